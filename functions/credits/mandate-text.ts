import { createHash } from 'node:crypto'
import type { Country } from '#shared/countries/country.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import type { mandate as source } from '#shared/i18n/nl/mandate.ts'
import type { Currency } from '#shared/model/money.ts'
import { bankDayAfter } from '#shared/rules/bank-day.ts'
import { dateTimeFormat, numberFormat } from '#shared/rules/intl.ts'

type Texts = Translation<typeof source>

const textsOf = async (language: Language): Promise<Texts> =>
  ((await import(`../../shared/i18n/${language}/mandate.ts`)) as { mandate: Texts }).mandate

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** Text message with a code that is valid for `minutes`. */
export const codeMessage = async (language: Language, site: string, code: string, minutes: number): Promise<string> =>
  filled((await textsOf(language)).sms, { site, code, minutes: String(minutes) })

type Debit = { credits: number; priceCents: number; currency: Currency }

/**
 * Text of the mandate for a debit that is ordered now, with its version (TRAP-64). It names
 * creditor, amount, date, authority, notice and refund. The version changes with every change of
 * the text, so that a member signs only what was shown.
 */
export async function mandateOf(
  { credits, priceCents, currency }: Debit,
  { country, language, now }: { country: Country; language: Language; now: Date },
) {
  const { company, directDebit } = country
  if (!directDebit) throw new Error(`${country.code} has no direct debit`)
  const locale = `${language}-${country.code}`
  const collectOn = bankDayAfter(now, directDebit.noticeDays, country.timeZone)
  const texts = await textsOf(language)
  const values = {
    creditor: company.name,
    address: `${company.address}, ${company.city}`,
    id: directDebit.creditorId,
    amount: numberFormat(locale, { style: 'currency', currency }).format(priceCents / 100),
    credits: String(credits),
    date: dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(collectOn)),
  }
  const { creditor, debit, authority, notice, refund } = texts
  const text = [creditor, debit, authority, notice, refund].map((paragraph) => filled(paragraph, values))
  return { text, version: createHash('sha256').update(text.join('\n')).digest('base64url').slice(0, 32), collectOn }
}
