import { findPayment } from '#functions/stores/credits/payment.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { paymentFormats } from '../payment-facts.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Announcement of a direct debit, with amount and date. Not sent if the debit has failed by then.
 */
export const debitNotice = mail<MailProps['debitNotice']>({
  isWanted: async ({ id }, { payment }) => (await findPayment(id, payment))?.status !== 'failed',
  parts: async ({ language, locale, props, origin, siteName }) => {
    const { debitNotice: texts } = await mailTexts(locale)
    const formats = paymentFormats({ language, origin })
    const amount = formats.money(props.cents, props.currency)
    const day = formats.day(props.date)
    const { credits, ibanEnd: end, creditor, creditorId: id, payment, reference } = props
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview, { amount, day }),
      title: say(language, texts.title, { amount }),
      paragraphs: [
        say(language, texts.lead, { credits, day, amount, end }),
        say(language, texts.creditor, { creditor, id, reference }),
        say(language, texts.refund),
      ],
      action: { label: say(language, texts.action), url: origin + pathTo('transactions', { id: payment }) },
      note: say(language, texts.note),
    }
  },
})

/**
 * Notice that the bank did not pay a direct debit, or took the money back, and that direct debit is
 * now blocked (OPEN-54).
 */
export const debitReturned = mail<MailProps['debitReturned']>({
  parts: async ({ language, locale, props, origin, siteName }) => {
    const { debitReturned: texts } = await mailTexts(locale)
    const amount = paymentFormats({ language, origin }).money(props.cents, props.currency)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview, { amount }),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { amount }), say(language, texts.block)],
      action: { label: say(language, texts.action), url: origin + pathTo('transactions', { id: props.payment }) },
      note: say(language, texts.note),
    }
  },
})
