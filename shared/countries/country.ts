import type { Language } from '../i18n/languages.ts'
import type { PaymentMethod } from '../model/payment.ts'

export const countryCodes = [
  'NL',
  'BE',
  'DE',
  'AT',
  'FR',
  'IT',
  'ES',
  'IE',
  'PL',
  'GB',
  'CH',
  'US',
  'CA',
  'AU',
  'NZ',
] as const
export type CountryCode = (typeof countryCodes)[number]

export const isCountryCode = (value: unknown): value is CountryCode => countryCodes.includes(value as CountryCode)

export type Currency = 'EUR' | 'GBP' | 'CHF' | 'PLN' | 'USD' | 'CAD' | 'AUD' | 'NZD'

/** A bundle of credits; the price is in cents of the country's currency, tax included (OPEN-13). */
export type Bundle = { id: string; credits: number; priceCents: number }

export type Company = {
  name: string
  address: string
  kvk: string
  city: string
  country: CountryCode
  tradenames: readonly string[]
  vat_numbers: readonly string[]
}

/**
 * Everything in which one country's site behaves differently from another's. It is data: no code asks for a country by name.
 * Numbers come from the open points of test/requirements.md, named at each field.
 */
export type Country = {
  code: CountryCode
  /** The languages offered, the first is the site's own (I18N-07 to 21). */
  languages: readonly [Language, ...Language[]]
  /** BCP 47 tag of the site's own language, e.g. nl-NL; its first two letters choose the language of a first visit (I18N-23). */
  domainLanguage: string
  /** IANA name of the capital's time zone: where "midnight" and "Monday 10:00" are meant in the country's own time (OPEN-35, OPEN-61). */
  timeZone: string
  /** In the EU: right of withdrawal, advertising off until agreed (OPEN-12, TRAP-49). */
  inEu: boolean
  currency: Currency
  bundles: readonly Bundle[]
  paymentMethods: readonly PaymentMethod[]
  /** Countries whose members may be searched and chosen at signup on this site; its own first. */
  memberCountries: readonly [CountryCode, ...CountryCode[]]
  /** The word for region in the country's own language (SET-22, OPEN-81). */
  regionTerm: string
  /** Mail domains that a typing error is compared with, besides the worldwide ones (OPEN-80). */
  emailDomains: readonly string[]
  /** Years; never below 18 (OPEN-03). */
  minimumAge: number
  messageCredits: number
  photoCredits: number
  giftCredits: number
  /** Given to a new member; enough for two first messages (TRAP-18). */
  signupCredits: number
  /** Visible characters (OPEN-05). */
  messageLength: number
  /** Days in which unused credits can be cancelled; never below 14 in the EU (OPEN-12). */
  refundDays: number
  /** Older messages are hidden and not delivered (OPEN-44). */
  historyDays: number
  signups: 'all' | 'with_trafficsource' | 'closed'
  loggedOutSearch: 'off' | 'limited' | 'full'
  loggedOutSearchTrafficsource: 'off' | 'limited' | 'full'
  searchFields: readonly ('gender' | 'country' | 'countryregion' | 'min_age' | 'max_age')[]
  visibleProfileFields: readonly string[]
  visibleProfileNotes: Readonly<Record<string, string>>
  enableSiteEntryPopup: boolean
  /** Where the entry warning is shown on the default layout; null: everywhere (OPEN-66). */
  siteEntryCountries: readonly CountryCode[] | null
  fictionalIcon: 'mask' | 'spark'
  /** Replaces "unknown address" and "already has an account" by neutral answers (TRAP-12). */
  hideAccountExistence: boolean
  /** A campaign's welcome code, with its own true begin and end; none by default (OPEN-56). */
  welcomeCampaign: { code: string; percentage: number; startsAt: string; endsAt: string } | null
  /** Percent offered beneath the delete button; 0: no offer (OPEN-57). */
  deleteDiscount: number
  memberResell: boolean
  /** "46% more chance" and the like: only with a noted source (TRAP-10). */
  premiumClaim: { percentage: number; source: string } | null
  supportPhone: string
  company: Company
}
