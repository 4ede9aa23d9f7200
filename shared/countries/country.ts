import type { Language } from '../i18n/languages.ts'
import type { GiftKind } from '../model/message.ts'
import type { PaymentMethod } from '../model/payment.ts'
import type { NotificationType } from '../model/user.ts'
import type { RegionTerm } from './region-terms.ts'

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
  /** The country's own word for region (SET-22, OPEN-81); region-terms.ts has it in every language. */
  regionTerm: RegionTerm
  /** Mail domains that a typing error is compared with, besides the worldwide ones (OPEN-80). */
  emailDomains: readonly string[]
  /** Years; never below 18 (OPEN-03). */
  minimumAge: number
  messageCredits: number
  photoCredits: number
  giftCredits: number
  /** Kinds of gifts, in the order in which they are shown (OPEN-41). */
  gifts: readonly GiftKind[]
  /** Given to a new member; enough for two first messages (TRAP-18). */
  signupCredits: number
  /** Visible characters (OPEN-05). */
  messageLength: number
  /** Days in which unused credits can be cancelled; never below 14 in the EU (OPEN-12). */
  refundDays: number
  /** Older messages are hidden and not delivered (OPEN-44). */
  historyDays: number
  /** Which kinds of notification a member gets who never chose; in the EU no advertising (OPEN-60, TRAP-49). */
  notificationDefaults: Readonly<Record<NotificationType, boolean>>
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
  /** Whether a new member gets a like of a marked fictional profile in their first session (OPEN-37, TRAP-02). */
  autoLike: boolean
  /** The questions of the match finder; those on appearance and race stay in the browser and change nothing (OPEN-34, TRAP-22). */
  matchFinderQuestions: readonly ('age_group' | 'appearance' | 'race')[]
  /** Likes that a member may give in the swipe game on one day (OPEN-35). */
  swipeLikesPerDay: number
  /** Replaces "unknown address" and "already has an account" by neutral answers (TRAP-12). */
  hideAccountExistence: boolean
  /** A campaign's welcome code, with its own true begin and end; none by default (OPEN-56). */
  welcomeCampaign: { code: string; percentage: number; startsAt: string; endsAt: string } | null
  /** Percent offered beneath the delete button; 0: no offer (OPEN-57). */
  deleteDiscount: number
  /** Whom a member who deleted their account may be led to; named as advertising, no personal data goes along (OPEN-58, TRAP-45). */
  deletePartner: { name: string; url: string } | null
  /** Seconds before that happens by itself. */
  deleteCountdown: number
  /** Whether profiles are passed on to others: false, until members can agree to it and take that back (TRAP-16, OPEN-82). */
  memberResell: boolean
  /** "46% more chance" and the like: only with a noted source (TRAP-10). */
  premiumClaim: { percentage: number; source: string } | null
  supportPhone: string
  /** What to call when somebody is in danger now. */
  emergencyNumber: string
  company: Company
}
