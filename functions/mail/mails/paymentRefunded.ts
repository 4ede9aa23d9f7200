import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { moneyBackText, paymentFormats } from '../payment-facts.ts'
import { mailTexts, say } from '../texts.ts'

/** Notice that finance refunds a payment, in part or in full (FIN-02). */
export const paymentRefunded = mail<MailProps['paymentRefunded']>({
  parts: async ({ language, locale, props, origin, siteName }) => {
    const [{ paymentRefunded: texts }, how] = await Promise.all([
      mailTexts(locale),
      moneyBackText(locale, language, props.method),
    ])
    const amount = paymentFormats({ language, origin }).money(props.cents, props.currency)
    return {
      subject: say(language, texts.subject, { amount, site: siteName }),
      preview: say(language, texts.preview, { amount }),
      title: say(language, texts.title, { amount }),
      paragraphs: [say(language, texts.lead, { amount, reference: props.reference }), how],
      action: { label: say(language, texts.action), url: origin + pathTo('transactions', { id: props.payment }) },
      note: say(language, texts.note),
    }
  },
})
