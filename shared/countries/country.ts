import type { Language } from '../i18n/languages.ts'
import type { AgeCheckProviderName } from '../model/age-check.ts'
import type { GiftKind } from '../model/message.ts'
import type { Currency } from '../model/money.ts'
import type { PaymentMethod, PaymentProviderName } from '../model/payment.ts'
import type { Interest } from '../model/profile.ts'
import type { NotificationType } from '../model/user.ts'
import type { RegionTerm } from './region-terms.ts'
import type { TaxTerm } from './tax-terms.ts'

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

/** Bundle of credits; the price is in cents of the country's currency, including tax (OPEN-13). */
export type Bundle = { id: string; credits: number; priceCents: number }

/** Hours in local time, from the start of hour `from` until the start of hour `to`. */
export type QuietHours = { from: number; to: number }

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
 * Terms of direct debit. `creditorId`: identifier that the creditor got from its bank.
 * `callingCode`: default for phone numbers without a calling code. `openCents`: maximum total per
 * member of orders that are not yet collected. `monthCents`: maximum total per member of all orders
 * within `days`. `noticeDays`: bank working days from the order to the announced collection.
 * `code`: settings of the SMS code: number of digits, validity in minutes, maximum number of tries
 * per code, and maximum number of codes sent within an hour (`sendings`).
 */
export type DirectDebit = {
  creditorId: string
  callingCode: string
  openCents: number
  monthCents: number
  days: number
  noticeDays: number
  code: { digits: number; minutes: number; tries: number; sendings: number }
}

/**
 * Everything that differs between countries, as data: code does not compare country codes, except
 * for the entry warning of HOME-07 (shared/rules/entry-warning.ts). The numbers come from the open
 * points (OPEN-...) of test/requirements.md; the comment of a field names its open point.
 */
export type Country = {
  code: CountryCode
  /** Languages offered, the site's own first (I18N-07 to 21). */
  languages: readonly [Language, ...Language[]]
  /**
   * BCP 47 tag of the site's own language, such as nl-NL; its
   * first two letters are the language of a first visit (I18N-23).
   */
  domainLanguage: string
  /**
   * IANA time zone of the capital, for rules in local time
   * such as "midnight" and "Monday 10:00" (OPEN-35, OPEN-61).
   */
  timeZone: string
  /**
   * Whether EU rules apply: right of withdrawal, advertising off until consent (OPEN-12, TRAP-49).
   */
  inEu: boolean
  currency: Currency
  bundles: readonly Bundle[]
  /**
   * Provider of the payments of this country's site. Orders made before a change of provider stay
   * with the earlier provider (infra/payments.md).
   */
  paymentProvider: PaymentProviderName
  /** Only methods that the provider takes (shared/rules/payment-providers.ts). */
  paymentMethods: readonly PaymentMethod[]
  /** Countries whose members can be searched and can sign up on this site; its own first. */
  memberCountries: readonly [CountryCode, ...CountryCode[]]
  /** The country's own term for region (SET-22, OPEN-81); region-terms.ts has its translations. */
  regionTerm: RegionTerm
  /** Mail domains that are suggested after a typing error, besides the worldwide ones (OPEN-80). */
  emailDomains: readonly string[]
  /** Years; never below 18 (OPEN-03). */
  minimumAge: number
  /**
   * Provider of the external age check that members must pass before they see others (TRAP-24);
   * null if the country requires no check.
   */
  ageCheck: AgeCheckProviderName | null
  messageCredits: number
  photoCredits: number
  giftCredits: number
  /** Gifts in display order (OPEN-41). */
  gifts: readonly GiftKind[]
  /** Credits of a new member: must be enough for two first messages (TRAP-18). */
  signupCredits: number
  /** Interests that members can choose (OPEN-27). */
  interests: readonly Interest[]
  /** Maximum length of a message in visible characters (OPEN-05). */
  messageLength: number
  /** Minimum sales within a number of days for the popular label (OPEN-49). */
  popularLabel: { days: number; sales: number }
  /** Maximum number of a member's photos, free and with premium (OPEN-47). */
  freePhotos: number
  premiumPhotos: number
  /** Conversations that a free member may start; premium has no limit (OPEN-47). */
  freeConversations: number
  /** Number of another member's photos that a free member sees unblurred (OPEN-38). */
  freePhotoView: number
  /**
   * Whether members can have their photos verified (MOD-22). If false, new verifications are
   * refused, and no site shows members of this site as verified.
   */
  photoVerification: boolean
  /** Days in which unused credits can be cancelled; never below 14 in the EU (OPEN-12). */
  refundDays: number
  /** Refunded cents per payment above which a second member of finance must approve (FIN-02). */
  refundApprovalCents: number
  /**
   * Seconds over which browsers spread reconnecting after the service closed their connections: at
   * least the number of concurrent connections divided by 400 (LIVE-07).
   */
  liveSpreadSeconds: number
  /** Days after which messages are hidden and not delivered (OPEN-44). */
  historyDays: number
  /** Default switches of the notification types; no advertising in the EU (OPEN-60, TRAP-49). */
  notificationDefaults: Readonly<Record<NotificationType, boolean>>
  /** Hours without pushes, unless the member chose otherwise (NOTIF-19). */
  quietHours: QuietHours
  /** Hours after signup at which an unconfirmed member is reminded (OPEN-61). */
  activationReminderHours: readonly [number, ...number[]]
  /** Hours after the oldest unread message at which the member is reminded (OPEN-61). */
  unreadReminderHours: number
  /**
   * Time of the weekly update in the country's local time: weekday, 1 for Monday, and hour
   * (OPEN-61).
   */
  weeklyUpdate: { weekday: number; hour: number }
  signups: 'all' | 'with_trafficsource' | 'closed'
  loggedOutSearch: 'off' | 'limited' | 'full'
  loggedOutSearchTrafficsource: 'off' | 'limited' | 'full'
  /** Default ages of a visitor's search (OPEN-28), and the bounds of a member's default ages. */
  searchAges: { minAge: number; maxAge: number }
  /**
   * Maximum difference in age, in years. `similar`: between similar members (OPEN-32). `match`:
   * between a member's own age and the ages that the member looks for by default (SEARCH-24).
   */
  ageDistance: { similar: number; match: number }
  searchFields: readonly ('gender' | 'country' | 'countryregion' | 'min_age' | 'max_age')[]
  visibleProfileFields: readonly string[]
  visibleProfileNotes: Readonly<Record<string, string>>
  enableSiteEntryPopup: boolean
  /** Countries with the entry warning on the default layout; null: all (OPEN-66). */
  siteEntryCountries: readonly CountryCode[] | null
  fictionalIcon: 'mask' | 'spark'
  /**
   * Whether a marked fictional profile likes each new member in their first session (OPEN-37,
   * TRAP-02).
   */
  autoLike: boolean
  /**
   * Whether members can write to fictional profiles (CHAT-36). desk: staff with the role `host`
   * answer, and messages are refunded after 24 hours without an answer. off: nothing can be sent,
   * for operators without such a team.
   */
  fictionalChat: 'desk' | 'off'
  /**
   * Optional questions of the match finder, besides the fixed ones (SEARCH-28). Answers on
   * appearance and race stay in the browser and have no effect (OPEN-34, TRAP-22).
   */
  matchFinderQuestions: readonly ('age_group' | 'appearance' | 'race')[]
  /**
   * Slug that selects the heading and pictures of a lander or entry page that is opened without a
   * known slug, keyed by the name of the page in its path, such as `gallery`; `default` for pages
   * that are not listed (OPEN-75).
   */
  landerSlugs: Readonly<Record<string, string>>
  /** Likes per member and day in the swipe game (OPEN-35). */
  swipeLikesPerDay: number
  /** Replaces "unknown address" and "already has an account" with neutral answers (TRAP-12). */
  hideAccountExistence: boolean
  /** Timeout of an open payment (OPEN-51). */
  pendingPaymentSeconds: { online: number; bankTransfer: number; directDebit: number }
  /** Terms of direct debit (OPEN-53); null if the country does not offer direct debit. */
  directDebit: DirectDebit | null
  /** Whether members are offered their last order again (OPEN-52). */
  repeatOrder: boolean
  /**
   * Welcome code of a campaign with its real start and end; null by default
   * (OPEN-56). The minimum order value is in cents, null for none (OPEN-15).
   */
  welcomeCampaign: {
    code: string
    percentage: number
    minOrderCents: number | null
    startsAt: string
    endsAt: string
  } | null
  /** Percentage offered below the delete button; 0 for none (OPEN-57). */
  deleteDiscount: number
  /**
   * Partner site offered after a deletion. The offer is labelled as advertising, and the partner
   * gets no personal data (OPEN-58, TRAP-45).
   */
  deletePartner: { name: string; url: string } | null
  /** Seconds before the automatic redirect to the partner site. */
  deleteCountdown: number
  /**
   * Whether profiles are passed on to other companies. Must be false, because members cannot give
   * or withdraw consent to that (TRAP-16, OPEN-82).
   */
  memberResell: boolean
  /** Claim such as "46% more chance", only with its source (TRAP-10). */
  premiumClaim: { percentage: number; source: string } | null
  /**
   * Percentage of VAT contained in the prices: the country's standard rate, which applies to
   * electronically supplied services (PAY-58). null: the prices contain no tax, and none is added.
   */
  vatPercent: number | null
  /** Name of the tax in the prices (tax-terms.ts). */
  taxTerm: TaxTerm
  supportPhone: string
  emergencyNumber: string
  company: Company
}
