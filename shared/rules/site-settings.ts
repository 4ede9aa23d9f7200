import type { Answer } from '../contract/endpoint.ts'
import type * as site from '../contract/site.ts'
import { countries } from '../countries/all.ts'
import type { Country } from '../countries/country.ts'
import { regionsOf, regionTermOf } from '../countries/regions.ts'
import { taxTermOf } from '../countries/tax-terms.ts'
import type { Language } from '../i18n/languages.ts'
import type { settings as nlTexts } from '../i18n/nl/settings.ts'
import { ageCheckNames } from '../model/age-check.ts'
import { storesCards } from './payment-providers.ts'
import { minMessageCostCents } from './price.ts'
import { ageDefaultsOf } from './wanted-ages.ts'

type Settings = Answer<typeof site.settings>

/** Settings that the deployment provides. */
type Surroundings = Pick<Settings, 'name' | 'support_email' | 'push_public_key'> & { host: string }
/** Settings that depend on the request. */
type Asked = { interests: Settings['interests']; viewerCountry: string | null }

/** Minimum price of a message in every country (SET-08). */
const minMessageCosts = Object.fromEntries(
  Object.values(countries).map((country) => [
    country.code,
    { costs: minMessageCostCents(country), currency: country.currency },
  ]),
)

/**
 * Regions of every country whose members the site accepts, the site's own country first, with the
 * term for region in this language.
 */
export const shownRegions = ({ memberCountries }: Country, language: Language): Settings['region_data'] =>
  Object.fromEntries(
    memberCountries.map((code) => [code, { term: regionTermOf(countries[code], language), regions: regionsOf(code) }]),
  )

/** Settings of a site in a language: the answer of settings.php and the input of prerendering. */
export const siteSettings = (
  country: Country,
  language: Language,
  texts: Record<keyof typeof nlTexts, string>,
  { name, host, support_email, push_public_key }: Surroundings,
  { interests, viewerCountry }: Asked,
): Settings => ({
  countries: country.memberCountries,
  name,
  domain: host,
  domain_language: country.domainLanguage,
  languages: country.languages,
  index_title: texts.indexTitle.replace('{name}', name),
  description: texts.description,
  // All files are on the site's own origin.
  cdn_prefix: '',
  visible_profile_fields: country.visibleProfileFields,
  visible_profile_notes: country.visibleProfileNotes,
  geoip_country: viewerCountry,
  geoip_selected_country: country.memberCountries.find((code) => code === viewerCountry) ?? null,
  message_credits: country.messageCredits,
  signup_credits: country.signupCredits,
  photo_credits: country.photoCredits,
  gift_credits: country.giftCredits,
  message_length: country.messageLength,
  free_photos: country.freePhotos,
  photo_verification: country.photoVerification,
  age_check: country.ageCheck && ageCheckNames[country.ageCheck],
  premium_photos: country.premiumPhotos,
  free_conversations: country.freeConversations,
  minimum_message_costs: minMessageCosts,
  minimum_age: country.minimumAge,
  support_email,
  support_phone: country.supportPhone,
  emergency_number: country.emergencyNumber,
  company: country.company,
  repeat_order: country.repeatOrder,
  delete_discount: country.deleteDiscount,
  enable_site_entry_popup: country.enableSiteEntryPopup,
  site_entry_countries: country.siteEntryCountries,
  push_public_key,
  wanted_ages: ageDefaultsOf(country),
  search_fields: country.searchFields,
  matchfinder_questions: country.matchFinderQuestions,
  fictional_icon: country.fictionalIcon,
  fictional_chat: country.fictionalChat,
  fictional_warning: texts.fictionalWarning,
  fictional_singular: texts.fictionalSingular,
  fictional_plural: texts.fictionalPlural,
  refund_days: country.refundDays,
  lander_slugs: country.landerSlugs,
  live_spread_seconds: country.liveSpreadSeconds,
  history_days: country.historyDays,
  in_eu: country.inEu,
  stores_cards: storesCards(country),
  signups: country.signups,
  logged_out_search: country.loggedOutSearch,
  logged_out_search_trafficsource: country.loggedOutSearchTrafficsource,
  interests,
  region_data: shownRegions(country, language),
  member_resell: country.memberResell,
  vat_percent: country.vatPercent,
  tax_term: taxTermOf(country, language),
  premium_claim: country.premiumClaim,
  email_domains: country.emailDomains,
})
