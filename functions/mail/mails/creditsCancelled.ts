import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { numberFormat } from '#shared/rules/intl.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { regionalLocale } from '../regional-locale.ts'
import { mailTexts, say } from '../texts.ts'

/** Confirmation of cancelled credits: the amount refunded, and how (TRAP-20). */
export const creditsCancelled = mail<MailProps['creditsCancelled']>({
  parts: async ({ language, locale, props, origin, siteName }) => {
    const { creditsCancelled: texts } = await mailTexts(locale)
    const money = numberFormat(regionalLocale({ language, origin }), {
      style: 'currency',
      currency: props.currency,
    })
    const amount = money.format(Number(props.cents) / 100)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview, { amount }),
      title: say(language, texts.title, { amount }),
      paragraphs: [say(language, texts.lead, { credits: props.credits, amount }), say(language, texts.how)],
      action: { label: say(language, texts.action), url: origin + pathTo('transactions') },
      note: say(language, texts.note),
    }
  },
})
