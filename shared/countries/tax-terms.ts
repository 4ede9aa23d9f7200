import type { Language } from '../i18n/languages.ts'
import type { Country } from './country.ts'

/**
 * Names of the tax in prices. Each name is translated into every language, because readers choose
 * their language.
 */
const taxTerms = {
  vat: { nl: 'btw', de: 'MwSt.', en: 'VAT', es: 'IVA', fr: 'TVA', it: 'IVA', pl: 'VAT' },
  gst: { nl: 'GST', de: 'GST', en: 'GST', es: 'GST', fr: 'TPS', it: 'GST', pl: 'GST' },
} satisfies Record<string, Record<Language, string>>

export type TaxTerm = keyof typeof taxTerms

export const taxTermOf = ({ taxTerm }: Pick<Country, 'taxTerm'>, language: Language): string =>
  taxTerms[taxTerm][language]
