import { languages } from '../i18n/languages.ts'
import type { PaymentMethod } from '../model/payment.ts'
import { mostPhotos } from '../model/photo.ts'
import { debitCodeBounds, mostDebitDays } from '../rules/direct-debit.ts'
import { isCreditorId } from '../rules/iban.ts'
import { maximumSearchAge, minimumSearchAge } from '../rules/limits.ts'
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

/**
 * Violations of the law, the specification or arithmetic in a country's
 * data, one sentence each; a country with any of them does not start.
 */
export function countryProblems(country: Country): string[] {
  const claim = country.premiumClaim
  const campaign = country.welcomeCampaign
  const { minAge, maxAge } = country.searchAges
  const methods = country.paymentMethods.map((method) => paymentMethodFacts[method])
  const rules: [boolean, string][] = [
    [country.minimumAge < 18, 'the minimum age is below 18'],
    [
      !Number.isInteger(country.refundApprovalCents) || country.refundApprovalCents < 0,
      'the refund that needs an approval is no number of cents',
    ],
    [country.inEu && country.refundDays < 14, 'the refund days are below the 14 of the EU'],
    [claim !== null && claim.source.trim() === '', 'the premium claim has no source'],
    [
      claim !== null && !(Number.isFinite(claim.percentage) && claim.percentage > 0),
      'the premium claim has no percentage',
    ],
    // `true` would be a false statement on the pages: the site never passes profiles on, and asks
    // no member for consent to it (TRAP-16).
    [country.memberResell, 'profiles would be passed on, and no member was asked'],
    [country.languages.length === 0, 'there is no language'],
    [country.languages.some((language) => !languages.includes(language)), 'a language is unknown'],
    [
      country.domainLanguage.slice(0, 2) !== country.languages[0],
      'the language of a first visit is not the first offered',
    ],
    [
      country.inEu && advertisingTypes.some((type) => country.notificationDefaults[type]),
      'advertising is on before anybody agreed to it',
    ],
    [country.inEu && country.vatPercent === null, 'the prices contain no VAT, which the EU requires'],
    [country.vatPercent !== null && !(country.vatPercent > 0 && country.vatPercent < 100), 'the VAT is no percentage'],
    [country.bundles.length === 0, 'there is no bundle'],
    [
      country.bundles.some(({ credits, priceCents }) => !isPositiveInteger(credits) || !isPositiveInteger(priceCents)),
      'a bundle has no whole number of credits or cents',
    ],
    [new Set(country.bundles.map(({ id }) => id)).size !== country.bundles.length, 'two bundles have the same id'],
    [country.paymentMethods.length === 0, 'there is no payment method'],
    [methods.some(({ ended }) => ended !== null), 'an ended payment method is offered'],
    [!methods.every(({ amounts }) => amounts[country.currency]), 'a payment method does not take the currency'],
    [
      methodsAt(country, country).length < country.paymentMethods.length,
      'its payment provider does not take a payment method or the currency',
    ],
    [
      country.paymentMethods.some((method) => takesNoBundle(method, country)),
      'a payment method takes the price of no bundle',
    ],
    [
      methods.some(({ isDirectDebit }) => isDirectDebit) && country.directDebit === null,
      'direct debit is offered without its terms',
    ],
    [
      country.directDebit !== null && !hasDebitTerms(country.directDebit),
      'the terms of direct debit have no calling code, limits or notice, or a wrong creditor id',
    ],
    [
      country.directDebit !== null && !isDebitCode(country.directDebit.code),
      'the SMS code of direct debit has too few or too many digits, minutes, tries or sendings',
    ],
    [country.memberCountries[0] !== country.code, 'the first of the countries of members is not its own'],
    [!country.memberCountries.every(isCountryCode), 'a country of members is not one of the fifteen'],
    [country.domainLanguage.slice(3) !== country.code, 'the language of the site is not that of its country'],
    [new Set(country.languages).size !== country.languages.length, 'a language is offered twice'],
    [!isTimeZone(country.timeZone), 'the time zone does not exist'],
    [regionsOf(country.code).length === 0, 'there are no regions'],
    [country.company.country !== country.code, 'the company is in another country'],
    [
      [country.messageCredits, country.photoCredits, country.giftCredits].some((cost) => !isPositiveInteger(cost)),
      'a message, photo or gift has no whole price in credits',
    ],
    [
      country.signupCredits < 2 * country.messageCredits,
      'the credits of a new member do not pay for two first messages',
    ],
    [country.messageLength < 1, 'messages have no length'],
    [new Set(country.interests).size !== country.interests.length, 'an interest is offered twice'],
    [
      !(minimumSearchAge <= minAge && minAge <= maxAge && maxAge <= maximumSearchAge),
      'the ages of a search are out of order or beyond those of a search field',
    ],
    [!Object.values(country.ageDistance).every(isPositiveInteger), 'a difference in age is no whole number of years'],
    [
      !Object.values(country.pendingPaymentSeconds).every(isPositiveInteger),
      'the timeout of a payment is no whole number of seconds',
    ],
    // The site retries a charge until the order expires, but the provider recognises a retry only
    // within an hour. A later retry could charge twice.
    [country.pendingPaymentSeconds.online > 3_600, 'an online payment stays open for over an hour'],
    [!Object.values(country.popularLabel).every(isPositiveInteger), 'the popular label needs no sales'],
    [
      [country.freePhotos, country.freeConversations, country.freePhotoView].some((limit) => !isPositiveInteger(limit)),
      'a limit of free members is no whole number above 0',
    ],
    [
      !(country.premiumPhotos >= country.freePhotos && country.premiumPhotos <= mostPhotos),
      'premium has fewer photos than a free member, or more than can be put in order',
    ],
    [
      country.activationReminderHours.some((hours, at, all) => !(hours > (all[at - 1] ?? 0))),
      'the reminders of the activation are not in order of time',
    ],
    [
      [country.quietHours.from, country.quietHours.to].some((hour) => !isHour(hour)) ||
        country.quietHours.from === country.quietHours.to,
      'the quiet hours are no two hours of a day',
    ],
    [!isPositiveInteger(country.unreadReminderHours), 'the reminder of unread messages needs whole hours'],
    [!isWeekTime(country.weeklyUpdate), 'the weekly update has no day of the week or no whole hour'],
    [!isPositiveInteger(country.swipeLikesPerDay), 'the swipe game has no likes'],
    [
      country.deleteDiscount !== 0 && !(isPositiveInteger(country.deleteDiscount) && country.deleteDiscount < 100),
      'the discount at deletion is no whole percentage below 100',
    ],
    [
      country.deletePartner !== null && !country.deletePartner.url.startsWith('https://'),
      'the partner at deletion has no safe address',
    ],
    [!isPositiveInteger(country.deleteCountdown), 'the countdown at deletion has no whole seconds'],
    [
      campaign !== null && !(Date.parse(campaign.startsAt) < Date.parse(campaign.endsAt)),
      'the welcome campaign has no true begin and end',
    ],
    [
      campaign !== null && !(isPositiveInteger(campaign.percentage) && campaign.percentage < 100),
      'the welcome campaign has no whole percentage below 100',
    ],
    [
      campaign !== null && campaign.minimumOrderCents !== null && !isPositiveInteger(campaign.minimumOrderCents),
      'the minimum order of the welcome campaign is no whole number of cents',
    ],
    [campaign !== null && campaign.code !== campaign.code.trim().toUpperCase(), 'the welcome code is not in capitals'],
  ]
  return rules.filter(([broken]) => broken).map(([, problem]) => `${country.code}: ${problem}`)
}

/**
 * Problems of a site whose payment provider takes none of the payment methods of a payment country,
 * so that members could not pay; one sentence for each such country (PAY-61).
 */
export const payerProblems = (site: Country, find: (code: CountryCode) => Country): string[] =>
  site.memberCountries
    .filter((code) => methodsAt(site, find(code)).length === 0)
    .map((code) => `${site.code}: its payment provider takes no payment method of ${code}`)

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
  days <= mostDebitDays

const isDebitCode = (code: DirectDebit['code']): boolean =>
  Object.entries(debitCodeBounds).every(([part, [least, most]]) => {
    const value = code[part as keyof DirectDebit['code']]
    return Number.isSafeInteger(value) && value >= least && value <= most
  })

const isHour = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= 23
const isWeekTime = ({ weekday, hour }: Country['weeklyUpdate']): boolean =>
  isPositiveInteger(weekday) && weekday <= 7 && isHour(hour)

const isPositiveInteger = (value: number): boolean => Number.isSafeInteger(value) && value > 0
