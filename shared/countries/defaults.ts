import { giftKinds } from '../model/message.ts'
import type { PaymentMethod } from '../model/payment.ts'
import { interests, sexInterests } from '../model/profile.ts'
import { daySeconds } from '../rules/durations.ts'
import type { Company, Country, CountryCode, DirectDebit } from './country.ts'

/**
 * Placeholder of missing company data, such as `[company name]`:
 * recognisable on the page, and refused by the start check (OPEN-83).
 */
const placeholder = (field: string): string => `[${field}]`
export const isPlaceholder = (value: string): boolean => value.trim() === '' || /^\[.*\]$/.test(value)

export const companyToFillIn = (country: CountryCode): Company => ({
  name: placeholder('company name'),
  address: placeholder('street and number'),
  kvk: placeholder('register number'),
  city: placeholder('postal code and city'),
  country,
  tradenames: [placeholder('trade name')],
  vat_numbers: [placeholder('VAT number')],
})

export const worldwideMethods = [
  'paypal',
  'creditcard',
  'visa',
  'mastercard',
  'applepay',
] as const satisfies PaymentMethod[]
export const euroMethods = [...worldwideMethods, 'sdd', 'sct', 'paysafecard'] as const satisfies PaymentMethod[]

/** Terms of direct debit of a country with this calling code (OPEN-53). */
export const directDebitAt = (callingCode: string): DirectDebit => ({
  creditorId: placeholder('creditor id'),
  callingCode,
  openCents: 10_000,
  monthCents: 20_000,
  days: 30,
  noticeDays: 1,
  code: { digits: 6, minutes: 10, tries: 3, sendings: 3 },
})

/**
 * The four bundles with these prices in cents, smallest first (OPEN-13). An id contains the number
 * of credits, not the price, so that prices can change.
 */
export const bundlesAt = (...prices: [number, number, number, number]): Country['bundles'] => [
  { id: 'c25', credits: 25, priceCents: prices[0] },
  { id: 'c60', credits: 60, priceCents: prices[1] },
  { id: 'c150', credits: 150, priceCents: prices[2] },
  { id: 'c400', credits: 400, priceCents: prices[3] },
]

export const inEuros = {
  inEu: true,
  currency: 'EUR',
  bundles: bundlesAt(999, 1999, 4499, 9999),
  paymentMethods: euroMethods,
} as const satisfies Partial<Country>

/**
 * Defaults of every country; minimum age, refund days and advertising have the strictest values
 * (TRAP-77).
 */
export const defaults = {
  minimumAge: 18,
  ageCheck: null,
  messageCredits: 1,
  photoCredits: 2,
  giftCredits: 3,
  gifts: giftKinds,
  signupCredits: 2,
  interests: [...interests, ...sexInterests],
  messageLength: 1000,
  popularLabel: { days: 30, sales: 100 },
  freePhotos: 3,
  premiumPhotos: 25,
  freeConversations: 2,
  freePhotoView: 1,
  photoVerification: true,
  refundDays: 14,
  refundApprovalCents: 5_000,
  liveSpreadSeconds: 5,
  historyDays: 90,
  notificationDefaults: {
    new_conversations: true,
    new_messages: true,
    like: true,
    unread_message_reminders: true,
    promotions: false,
    weekly_updates: false,
    news: false,
    reminders: true,
  },
  quietHours: { from: 22, to: 8 },
  activationReminderHours: [24, 3 * 24],
  unreadReminderHours: 24,
  weeklyUpdate: { weekday: 1, hour: 10 },
  signups: 'all',
  loggedOutSearch: 'limited',
  loggedOutSearchTrafficsource: 'limited',
  searchAges: { minAge: 18, maxAge: 99 },
  ageDistance: { similar: 5, match: 7 },
  searchFields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
  // all except the date of birth: others see only the age (OPEN-31)
  visibleProfileFields: [
    'name',
    'age',
    'gender',
    'country',
    'region',
    'city',
    'sexuality',
    'reason',
    'hair',
    'eyes',
    'body',
    'relationship',
    'tattoos',
    'interests',
  ],
  visibleProfileNotes: {},
  enableSiteEntryPopup: true,
  siteEntryCountries: null,
  fictionalIcon: 'mask',
  autoLike: true,
  fictionalChat: 'desk',
  matchFinderQuestions: ['age_group'],
  landerSlugs: {},
  swipeLikesPerDay: 4,
  hideAccountExistence: false,
  paymentProvider: 'mollie',
  pendingPaymentSeconds: { online: 30 * 60, bankTransfer: 10 * daySeconds, directDebit: 14 * daySeconds },
  directDebit: null,
  repeatOrder: true,
  welcomeCampaign: null,
  deleteDiscount: 0,
  deletePartner: null,
  deleteCountdown: 10,
  memberResell: false,
  premiumClaim: null,
  taxTerm: 'vat',
  supportPhone: placeholder('support phone'),
  emergencyNumber: '112',
} as const satisfies Partial<Country>
