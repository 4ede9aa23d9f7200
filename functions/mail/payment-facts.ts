import { regionalLocale } from '#functions/platform/regional-locale.ts'
import { credits as enUs } from '#shared/i18n/en-US.ts'
import { credits as esUs } from '#shared/i18n/es-US.ts'
import { credits as frCa } from '#shared/i18n/fr-CA.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import { localeTexts } from '#shared/i18n/locale-texts.ts'
import type { credits } from '#shared/i18n/nl/credits.ts'
import type { receipt } from '#shared/i18n/nl/receipt.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { dateTimeFormat, numberFormat } from '#shared/rules/intl.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import type { MailContext } from './mail.ts'
import { siteCountry } from './site-country.ts'
import { mailTexts, say } from './texts.ts'

type Credits = { credits: Translation<typeof credits> }
type Receipt = { receipt: Translation<typeof receipt> }

/** Texts of the payment's page, so that a mail about it has the same words. */
export async function paymentTexts(locale: TextLocale) {
  const [page, paper] = await Promise.all([
    localeTexts<Credits['credits']>(
      locale,
      async (language) => ((await import(`../../shared/i18n/${language}/credits.ts`)) as Credits).credits,
      { 'en-US': enUs, 'es-US': esUs, 'fr-CA': frCa },
    ),
    localeTexts<Receipt['receipt']>(
      locale,
      async (language) => ((await import(`../../shared/i18n/${language}/receipt.ts`)) as Receipt).receipt,
      { 'en-US': {}, 'es-US': {}, 'fr-CA': {} },
    ),
  ])
  return { credits: page as typeof credits, receipt: paper as typeof receipt }
}

/**
 * Text that says how money is returned: by the method that the member paid with, or by hand if that
 * method allows no refunds (PAY-60).
 */
export async function moneyBackText(locale: TextLocale, language: Language, method: PaymentMethod): Promise<string> {
  const [{ moneyBack }, { credits }] = await Promise.all([mailTexts(locale), paymentTexts(locale)])
  if (paymentMethodFacts[method].isRefundable) return say(language, moneyBack.how)
  return say(language, moneyBack.byHand, { method: credits.method.names[method] })
}

/**
 * Country of the sending site, and its formats of amounts, percentages, days and moments, in its
 * time zone.
 */
export function paymentFormats({ language, origin }: Pick<MailContext<unknown>, 'language' | 'origin'>) {
  const country = siteCountry(origin)
  const locale = regionalLocale({ language, origin })
  const { timeZone } = country
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const clock = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  return {
    country,
    money: (cents: string | number, currency: string) =>
      numberFormat(locale, { style: 'currency', currency }).format(Number(cents) / 100),
    percent: (percent: number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100),
    /** Formats a civil day, such as `2026-12-07`. */
    day: (date: string) => dateTimeFormat(locale, { ...day, timeZone: 'UTC' }).format(new Date(date)),
    moment: (at: Date) => dateTimeFormat(locale, { ...clock, timeZone }).format(at),
  }
}
