import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { taxTermOf } from '#shared/countries/tax-terms.ts'
import { lastCancelDay } from '#shared/rules/cancel.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { containedVatCents } from '#shared/rules/vat.ts'
import { mail } from '../mail.ts'
import { paymentFormats, paymentTexts } from '../payment-facts.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Receipt of a completed payment, to keep (PAY-57): what was paid and to whom, what the member
 * agreed to and when, and how to withdraw. Queued in the transaction that completes the payment, so
 * its `createdAt` is the time of the completion.
 */
export const paymentReceipt = mail<MailProps['paymentReceipt']>({
  parts: async ({ language, locale, props, origin, siteName: site, createdAt }) => {
    const [{ paymentReceipt: texts }, { credits, receipt }] = await Promise.all([
      mailTexts(locale),
      paymentTexts(locale),
    ])
    const { country, money, percent, day, moment } = paymentFormats({ language, origin })
    const { company, inEu, refundDays, timeZone } = country
    const { cents, currency, vatPercent, consentAt, termsVersion, termsAt } = props
    const rate = Number(vatPercent)
    const button = inEu ? receipt.withdraw.button : credits.cancel.button
    const lastDay = day(lastCancelDay(createdAt.toISOString(), refundDays, timeZone))
    return {
      subject: say(language, texts.subject, { site }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [
        say(language, texts.lead),
        ...(consentAt ? [say(language, receipt.consent, { moment: moment(new Date(consentAt)) })] : []),
        ...(termsVersion
          ? [say(language, receipt.terms, { moment: moment(new Date(termsAt)), version: day(termsVersion) })]
          : []),
        say(language, inEu ? receipt.withdrawal : receipt.cancellation, { day: lastDay, site, button }),
      ],
      facts: [
        [credits.transaction.number, props.reference],
        [credits.transaction.date, moment(createdAt)],
        [credits.title, say(language, credits.amount, { count: Number(props.credits) })],
        [credits.transaction.price, money(cents, currency)],
        ...(vatPercent
          ? [
              [
                say(language, receipt.vat, { rate: percent(rate), tax: taxTermOf(country, language) }),
                money(containedVatCents(Number(cents), rate), currency),
              ] as const,
            ]
          : []),
        [credits.transaction.method, credits.method.names[props.method]],
        [
          receipt.seller,
          [
            `${company.name}, ${company.address}, ${company.city}`,
            say(language, receipt.register, { register: company.kvk }),
            ...(vatPercent ? [say(language, receipt.vatNumber, { numbers: company.vat_numbers.join(', ') })] : []),
          ].join(' · '),
        ],
      ],
      action: { label: say(language, texts.action), url: origin + pathTo('transactions', { id: props.payment }) },
      note: say(language, texts.note),
    }
  },
})
