import * as z from 'zod/mini'
import { languages } from '../i18n/languages.ts'
import { MemberId } from '../model/ids.ts'
import { Currency } from '../model/money.ts'
import { MemberCard } from '../model/profile.ts'
import { daySeconds } from '../rules/durations.ts'
import { endpoint } from './endpoint.ts'

export const CompanyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
})

const Region = z.object({ id: z.string(), name: z.string() })
export const Regions = z.record(z.string(), z.object({ term: z.string(), regions: z.array(Region) }))
export const Interest = z.object({ tag: z.string(), label: z.string(), sensitive: z.boolean() })

/**
 * Settings for the browser. This list is the allow-list of TRAP-15: a field that
 * is not in it is not sent, so no secret or internal switch leaks by accident.
 */
export const Settings = z.object({
  countries: z.array(z.string()),
  name: z.string(),
  domain: z.string(),
  domain_language: z.string(),
  /** Languages that this country offers, its own first (I18N-06). */
  languages: z.array(z.enum(languages)),
  index_title: z.string(),
  description: z.string(),
  cdn_prefix: z.string(),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.record(z.string(), z.string()),
  geoip_country: z.nullable(z.string()),
  geoip_selected_country: z.nullable(z.string()),
  message_credits: z.int(),
  signup_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  message_length: z.int(),
  /**
   * Maximum number of a free member's photos; `premium_photos` is that of a premium member
   * (OPEN-47).
   */
  free_photos: z.int(),
  /** Whether members can have their photos verified (MOD-22). */
  photo_verification: z.boolean(),
  premium_photos: z.int(),
  /** Conversations that a free member may start (OPEN-47). */
  free_conversations: z.int(),
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.int(), currency: Currency })),
  minimum_age: z.int(),
  support_email: z.string(),
  support_phone: z.string(),
  emergency_number: z.string(),
  company: CompanyInfo,
  /** Whether members are offered their last order again (OPEN-52). */
  repeat_order: z.boolean(),
  delete_discount: z.number(),
  enable_site_entry_popup: z.boolean(),
  /**
   * Countries whose visitors get the entry warning on the default layout; null for all (OPEN-66).
   */
  site_entry_countries: z.nullable(z.array(z.string())),
  /** Name of the company that checks ages (TRAP-24); null if the country requires no check. */
  age_check: z.nullable(z.string()),
  push_public_key: z.nullable(z.string()),
  /**
   * Default ages that a member looks for (SEARCH-24): the member's own age plus and minus
   * `distance`, within `min_age` and `max_age`.
   */
  wanted_ages: z._default(z.object({ min_age: z.int(), max_age: z.int(), distance: z.int() }), {
    min_age: 18,
    max_age: 99,
    distance: 7,
  }),
  search_fields: z.array(z.enum(['gender', 'country', 'countryregion', 'min_age', 'max_age'])),
  /**
   * Questions of the match finder; the answers on
   * appearance and race stay in the browser (TRAP-22).
   */
  matchfinder_questions: z.array(z.enum(['age_group', 'appearance', 'race'])),
  fictional_icon: z.string(),
  /** `desk`: the site's team answers for fictional profiles. `off`: nobody can write to them. */
  fictional_chat: z.enum(['desk', 'off']),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  refund_days: z.int(),
  /**
   * Slug to use for a lander or entry page that is opened without a known slug, keyed by the page;
   * `default` for pages that are not listed (OPEN-75).
   */
  lander_slugs: z._default(z.record(z.string(), z.string()), {}),
  /**
   * Seconds over which browsers spread reconnecting after the service closed their connections
   * (LIVE-07).
   */
  live_spread_seconds: z._default(z.int(), 5),
  /** Days after which messages are hidden (OPEN-44). */
  history_days: z.int(),
  /** Whether EU law applies; the static pages then list further rights. */
  in_eu: z.boolean(),
  /** Whether members can store the card with which they pay (PAY-56). */
  stores_cards: z.boolean(),
  signups: z.string(),
  logged_out_search: z.string(),
  logged_out_search_trafficsource: z.string(),
  interests: z.array(Interest),
  region_data: Regions,
  member_resell: z.boolean(),
  /**
   * Percentage of VAT contained in the prices, or null for none; `tax_term` is the name of the tax
   * (PAY-58).
   */
  vat_percent: z._default(z.nullable(z.number()), null),
  tax_term: z._default(z.string(), ''),
  /**
   * Advertising claim: by how many percent premium raises the chance of a match, with the source of
   * the figure; null for no claim (TRAP-10).
   */
  premium_claim: z.nullable(z.object({ percentage: z.number(), source: z.string() })),
  email_domains: z.array(z.string()),
})
export type Settings = z.infer<typeof Settings>

// The page sends the query of its own URL (API-11); unknown keys are dropped (TRAP-40).
const SettingsQuery = z.object({ language: z.optional(z.enum(languages)) })

export const settings = endpoint({
  method: 'GET',
  path: '/api/settings.php',
  access: 'visitor',
  query: SettingsQuery,
  answer: Settings,
  refusals: [],
})

export const interests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  access: 'visitor',
  cache: 'release',
  answer: z.object({ interests: z.array(Interest) }),
  refusals: [],
})

export const regions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  access: 'public',
  cache: 'release',
  answer: z.object({ regions: Regions }),
  refusals: [],
})

export const companyInfo = endpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  access: 'public',
  cache: 'release',
  answer: CompanyInfo,
  refusals: [],
})

/**
 * Profiles that entry pages and landers show to visitors: only marked fictional profiles
 * (TRAP-68). With `id`: that profile, or none if it is not fictional. Without `id`: a small
 * selection.
 */
export const showcase = endpoint({
  method: 'GET',
  path: '/api/showcase.php',
  access: 'public',
  query: z.object({ id: z.optional(MemberId) }),
  answer: z.object({ members: z.array(MemberCard) }),
  refusals: [],
})

/**
 * Record of a visit with the `lb` parameter (LAND-07, OPEN-76):
 * no identity, kept 30 days, only after consent (TRAP-47).
 */
export const bounce = endpoint({
  method: 'POST',
  path: '/api/bounce.php',
  access: 'public',
  body: z.object({
    path: z.string().check(z.maxLength(200), z.regex(/^\/[\w\-./]*$/)),
    seconds: z.int().check(z.gte(0), z.lte(daySeconds)),
    second_page: z.boolean(),
  }),
  answer: z.undefined(),
  refusals: ['too_many_requests'],
})
