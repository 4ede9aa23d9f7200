import { languages } from '../i18n/languages.ts'
import type { PaymentMethod } from '../model/payment.ts'
import { maxPhotos } from '../model/photo.ts'
import { debitCodeBounds, maxDebitDays } from '../rules/direct-debit.ts'
import { hourSeconds } from '../rules/durations.ts'
import { isCreditorId } from '../rules/iban.ts'
import { maxSearchAge, minSearchAge } from '../rules/limits.ts'
import { advertisingTypes } from '../rules/notifications.ts'
import { canPay, paymentMethodFacts } from '../rules/payment-methods.ts'
import { methodsAt } from '../rules/payment-providers.ts'
import { type Country, type CountryCode, type DirectDebit, isCountryCode } from './country.ts'
import { isPlaceholder } from './defaults.ts'
import { regionsOf } from './regions.ts'

/**
 * Missing company data, one sentence each. A country cannot open without
 * it: the start check refuses placeholders outside development (OPEN-83).
 */
export function companyProblems(country: Country): string[] {
  const { company } = country
  const values = {
    'company name': [company.name],
    'company address': [company.address],
    'register number': [company.kvk],
    'company city': [company.city],
    'trade name': company.tradenames,
    'VAT number': company.vat_numbers,
    'support phone': [country.supportPhone],
    ...(country.directDebit && { 'creditor id': [country.directDebit.creditorId] }),
  }
  return Object.entries(values)
    .filter(([, filled]) => filled.length === 0 || filled.some(isPlaceholder))
    .map(([field]) => `${country.code}: fill in the ${field}`)
}

/** Rule for a country's data. */
type Rule = { problem: string; isBroken: (country: Country) => boolean }

/** What the law or the specification requires of the country and of its pages. */
const legalRules: readonly Rule[] = [
  { problem: 'the minimum age is below 18', isBroken: (country) => country.minimumAge < 18 },
  {
    problem: 'the refund days are below the 14 of the EU',
    isBroken: (country) => country.inEu && country.refundDays < 14,
  },
  {
    problem: 'the premium claim has no source',
    isBroken: ({ premiumClaim: claim }) => claim !== null && claim.source.trim() === '',
  },
  {
    problem: 'the premium claim has no percentage',
    isBroken: ({ premiumClaim: claim }) =>
      claim !== null && !(Number.isFinite(claim.percentage) && claim.percentage > 0),
  },
  // `true` would be a false statement on the pages: the site never passes profiles on to others,
  // and asks no member for consent to that (TRAP-16).
  { problem: 'profiles would be passed on, and no member was asked', isBroken: (country) => country.memberResell },
  { problem: 'there is no language', isBroken: (country) => country.languages.length === 0 },
  {
    problem: 'a language is unknown',
    isBroken: (country) => country.languages.some((language) => !languages.includes(language)),
  },
  {
    problem: 'the language of a first visit is not the first offered',
    isBroken: (country) => country.domainLanguage.slice(0, 2) !== country.languages[0],
  },
  {
    problem: 'advertising is on before anybody agreed to it',
    isBroken: (country) => country.inEu && advertisingTypes.some((type) => country.notificationDefaults[type]),
  },
  {
    problem: 'the prices contain no VAT, which the EU requires',
    isBroken: (country) => country.inEu && country.vatPercent === null,
  },
  {
    problem: 'the VAT is no percentage',
    isBroken: (country) => country.vatPercent !== null && !(country.vatPercent > 0 && country.vatPercent < 100),
  },
]

/** Bundles, payment methods and the terms of direct debit. */
const paymentRules: readonly Rule[] = [
  { problem: 'there is no bundle', isBroken: (country) => country.bundles.length === 0 },
  {
    problem: 'the refund that needs an approval is no number of cents',
    isBroken: (country) => !Number.isInteger(country.refundApprovalCents) || country.refundApprovalCents < 0,
  },
  {
    problem: 'a bundle has no whole number of credits or cents',
    isBroken: (country) =>
      country.bundles.some(({ credits, priceCents }) => !isPositiveInteger(credits) || !isPositiveInteger(priceCents)),
  },
  {
    problem: 'two bundles have the same id',
    isBroken: (country) => new Set(country.bundles.map(({ id }) => id)).size !== country.bundles.length,
  },
  { problem: 'there is no payment method', isBroken: (country) => country.paymentMethods.length === 0 },
  {
    problem: 'an ended payment method is offered',
    isBroken: (country) => factsOf(country).some(({ ended }) => ended !== null),
  },
  {
    problem: 'a payment method does not take the currency',
    isBroken: (country) => !factsOf(country).every(({ amounts }) => amounts[country.currency]),
  },
  {
    problem: 'its payment provider does not take a payment method or the currency',
    isBroken: (country) => methodsAt(country, country).length < country.paymentMethods.length,
  },
  {
    problem: 'a payment method takes the price of no bundle',
    isBroken: (country) => country.paymentMethods.some((method) => takesNoBundle(method, country)),
  },
  {
    problem: 'direct debit is offered without its terms',
    isBroken: (country) => factsOf(country).some(({ isDirectDebit }) => isDirectDebit) && country.directDebit === null,
  },
  {
    problem: 'the terms of direct debit have no calling code, limits or notice, or a wrong creditor id',
    isBroken: (country) => country.directDebit !== null && !hasDebitTerms(country.directDebit),
  },
  {
    problem: 'the SMS code of direct debit has too few or too many digits, minutes, tries or sendings',
    isBroken: (country) => country.directDebit !== null && !isDebitCode(country.directDebit.code),
  },
]

/** Countries, languages, time zone and regions of the site. */
const siteRules: readonly Rule[] = [
  {
    problem: 'the first of the countries of members is not its own',
    isBroken: (country) => country.memberCountries[0] !== country.code,
  },
  {
    problem: 'a country of members is not one of the fifteen',
    isBroken: (country) => !country.memberCountries.every(isCountryCode),
  },
  {
    problem: 'the language of the site is not that of its country',
    isBroken: (country) => country.domainLanguage.slice(3) !== country.code,
  },
  {
    problem: 'a language is offered twice',
    isBroken: (country) => new Set(country.languages).size !== country.languages.length,
  },
  { problem: 'the time zone does not exist', isBroken: (country) => !isTimeZone(country.timeZone) },
  { problem: 'there are no regions', isBroken: (country) => regionsOf(country.code).length === 0 },
  { problem: 'the company is in another country', isBroken: (country) => country.company.country !== country.code },
]

/** Prices in credits, limits and times. */
const limitRules: readonly Rule[] = [
  {
    problem: 'a message, photo or gift has no whole price in credits',
    isBroken: (country) =>
      [country.messageCredits, country.photoCredits, country.giftCredits].some((cost) => !isPositiveInteger(cost)),
  },
  {
    problem: 'the credits of a new member do not pay for two first messages',
    isBroken: (country) => country.signupCredits < 2 * country.messageCredits,
  },
  { problem: 'messages have no length', isBroken: (country) => country.messageLength < 1 },
  {
    problem: 'an interest is offered twice',
    isBroken: (country) => new Set(country.interests).size !== country.interests.length,
  },
  {
    problem: 'the ages of a search are out of order or beyond those of a search field',
    isBroken: ({ searchAges: { minAge, maxAge } }) =>
      !(minSearchAge <= minAge && minAge <= maxAge && maxAge <= maxSearchAge),
  },
  {
    problem: 'a difference in age is no whole number of years',
    isBroken: (country) => !Object.values(country.ageDistance).every(isPositiveInteger),
  },
  {
    problem: 'the timeout of a payment is no whole number of seconds',
    isBroken: (country) => !Object.values(country.pendingPaymentSeconds).every(isPositiveInteger),
  },
  // The site retries a charge until the order expires, but the provider recognises a retry only
  // within an hour. A later retry could charge twice.
  {
    problem: 'an online payment stays open for over an hour',
    isBroken: (country) => country.pendingPaymentSeconds.online > hourSeconds,
  },
  {
    problem: 'the popular label needs no sales',
    isBroken: (country) => !Object.values(country.popularLabel).every(isPositiveInteger),
  },
  {
    problem: 'a limit of free members is no whole number above 0',
    isBroken: (country) =>
      [country.freePhotos, country.freeConversations, country.freePhotoView].some((limit) => !isPositiveInteger(limit)),
  },
  {
    problem: 'premium has fewer photos than a free member, or more than can be put in order',
    isBroken: (country) => !(country.premiumPhotos >= country.freePhotos && country.premiumPhotos <= maxPhotos),
  },
  {
    problem: 'the reminders of the activation are not in order of time',
    isBroken: (country) => country.activationReminderHours.some((hours, at, all) => !(hours > (all[at - 1] ?? 0))),
  },
  {
    problem: 'the quiet hours are no two hours of a day',
    isBroken: (country) =>
      [country.quietHours.from, country.quietHours.to].some((hour) => !isHour(hour)) ||
      country.quietHours.from === country.quietHours.to,
  },
  {
    problem: 'the reminder of unread messages needs whole hours',
    isBroken: (country) => !isPositiveInteger(country.unreadReminderHours),
  },
  {
    problem: 'the weekly update has no day of the week or no whole hour',
    isBroken: (country) => !isWeekTime(country.weeklyUpdate),
  },
  { problem: 'the swipe game has no likes', isBroken: (country) => !isPositiveInteger(country.swipeLikesPerDay) },
]

/** Discount and partner site that are offered at deletion, and the welcome campaign. */
const campaignRules: readonly Rule[] = [
  {
    problem: 'the discount at deletion is no whole percentage below 100',
    isBroken: (country) =>
      country.deleteDiscount !== 0 && !(isPositiveInteger(country.deleteDiscount) && country.deleteDiscount < 100),
  },
  {
    problem: 'the partner at deletion has no safe address',
    isBroken: (country) => country.deletePartner !== null && !country.deletePartner.url.startsWith('https://'),
  },
  {
    problem: 'the countdown at deletion has no whole seconds',
    isBroken: (country) => !isPositiveInteger(country.deleteCountdown),
  },
  {
    problem: 'the welcome campaign has no true begin and end',
    isBroken: ({ welcomeCampaign: campaign }) =>
      campaign !== null && !(Date.parse(campaign.startsAt) < Date.parse(campaign.endsAt)),
  },
  {
    problem: 'the welcome campaign has no whole percentage below 100',
    isBroken: ({ welcomeCampaign: campaign }) =>
      campaign !== null && !(isPositiveInteger(campaign.percentage) && campaign.percentage < 100),
  },
  {
    problem: 'the minimum order of the welcome campaign is no whole number of cents',
    isBroken: ({ welcomeCampaign: campaign }) =>
      campaign !== null && campaign.minOrderCents !== null && !isPositiveInteger(campaign.minOrderCents),
  },
  {
    problem: 'the welcome code is not in capitals',
    isBroken: ({ welcomeCampaign: campaign }) =>
      campaign !== null && campaign.code !== campaign.code.trim().toUpperCase(),
  },
]

/**
 * Violations of the law, the specification or arithmetic in a country's
 * data, one sentence each; a country with any of them does not start.
 */
export const countryProblems = (country: Country): string[] =>
  [...legalRules, ...paymentRules, ...siteRules, ...limitRules, ...campaignRules].flatMap(({ problem, isBroken }) =>
    isBroken(country) ? [`${country.code}: ${problem}`] : [],
  )

/**
 * Problems of a site whose payment provider supports no payment method of a payment country, so
 * that members there could not pay; one sentence for each such country (PAY-61).
 */
export const payerProblems = (site: Country, find: (code: CountryCode) => Country): string[] =>
  site.memberCountries
    .filter((code) => methodsAt(site, find(code)).length === 0)
    .map((code) => `${site.code}: its payment provider takes no payment method of ${code}`)

const factsOf = ({ paymentMethods }: Country) => paymentMethods.map((method) => paymentMethodFacts[method])

/** Whether a method takes the currency, but every bundle's price is out of range (PAY-60). */
function takesNoBundle(method: PaymentMethod, { bundles, currency }: Country): boolean {
  const { amounts, ended } = paymentMethodFacts[method]
  if (bundles.length === 0 || ended !== null || !amounts[currency]) return false
  return !bundles.some(({ priceCents }) => canPay(method, priceCents, currency))
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const hasDebitTerms = ({ creditorId, callingCode, openCents, monthCents, days, noticeDays }: DirectDebit): boolean =>
  (isPlaceholder(creditorId) || isCreditorId(creditorId)) &&
  /^[1-9]\d{0,2}$/.test(callingCode) &&
  [openCents, monthCents, days, noticeDays].every(isPositiveInteger) &&
  days <= maxDebitDays

const isDebitCode = (code: DirectDebit['code']): boolean =>
  Object.entries(debitCodeBounds).every(([part, [least, most]]) => {
    const value = code[part as keyof DirectDebit['code']]
    return Number.isSafeInteger(value) && value >= least && value <= most
  })

const isHour = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= 23
const isWeekTime = ({ weekday, hour }: Country['weeklyUpdate']): boolean =>
  isPositiveInteger(weekday) && weekday <= 7 && isHour(hour)

const isPositiveInteger = (value: number): boolean => Number.isSafeInteger(value) && value > 0
