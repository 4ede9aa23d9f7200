import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { moneyBackText, paymentFormats, paymentTexts } from '../payment-facts.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Confirmation of cancelled credits: the amount refunded, and how (TRAP-20). In the EU the mail is
 * the acknowledgement of a withdrawal, which must state the content, date and time of the
 * withdrawal (Directive 2011/83/EU, article 11a). Queued in the transaction of the cancellation, so
 * `createdAt` is the time of the withdrawal.
 */
export const creditsCancelled = mail<MailProps['creditsCancelled']>({
  parts: async ({ language, locale, props, origin, siteName, createdAt }) => {
    const [{ creditsCancelled: texts }, { credits }, how] = await Promise.all([
      mailTexts(locale),
      paymentTexts(locale),
      moneyBackText(locale, language, props.method),
    ])
    const { country, money, moment } = paymentFormats({ language, origin })
    const amount = money(props.cents, props.currency)
    const [subject, lead] = country.inEu ? [texts.withdrawnSubject, texts.withdrawnLead] : [texts.subject, texts.lead]
    return {
      subject: say(language, subject, { site: siteName }),
      preview: say(language, texts.preview, { amount }),
      title: say(language, texts.title, { amount }),
      paragraphs: [say(language, lead, { credits: props.credits, amount }), how],
      facts: [
        [credits.transaction.number, props.reference],
        [credits.transaction.date, moment(createdAt)],
        [credits.transaction.refund, amount],
      ],
      action: { label: say(language, texts.action), url: origin + pathTo('transactions', { id: props.payment }) },
      note: say(language, texts.note),
    }
  },
})
