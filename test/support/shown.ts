import type { Likes } from '#frontend/domain/likes/likes.ts'
import type { Thread } from '#frontend/features/chats/thread.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type * as moderation from '#shared/contract/moderation.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import type { CurrentUser } from '#shared/model/user.ts'

/** The Dutch site's settings as the API returns them. */
export const shownSettings = (more: Partial<Settings> = {}): Settings => ({
  countries: ['NL', 'BE'],
  name: 'Vonk',
  domain: 'localhost',
  domain_language: 'nl-NL',
  languages: ['nl'],
  index_title: 'Vonk: daten, flirten en chatten',
  description: '',
  cdn_prefix: '',
  visible_profile_fields: ['reason', 'hair', 'eyes', 'body', 'relationship', 'tattoos', 'interests'],
  visible_profile_notes: {},
  geoip_country: null,
  geoip_selected_country: null,
  message_credits: 1,
  signup_credits: 2,
  photo_credits: 2,
  gift_credits: 3,
  message_length: 1000,
  free_photos: 3,
  photo_verification: true,
  age_check: null,
  premium_photos: 25,
  free_conversations: 2,
  minimum_message_costs: { EUR: { costs: 25, currency: 'EUR' } },
  minimum_age: 18,
  support_email: 'hulp@example.org',
  support_phone: '',
  emergency_number: '112',
  company: { name: 'Vonk', address: '', kvk: '', city: '', country: 'NL', tradenames: [], vat_numbers: [] },
  repeat_order: true,
  delete_discount: 0,
  enable_site_entry_popup: true,
  site_entry_countries: null,
  push_public_key: null,
  wanted_ages: { min_age: 18, max_age: 99, distance: 7 },
  search_fields: ['gender', 'country', 'countryregion', 'min_age', 'max_age'],
  matchfinder_questions: ['age_group', 'appearance', 'race'],
  fictional_icon: 'mask',
  fictional_chat: 'desk',
  fictional_warning: '',
  fictional_singular: '',
  fictional_plural: '',
  refund_days: 14,
  lander_slugs: {},
  live_spread_seconds: 5,
  history_days: 90,
  in_eu: true,
  stores_cards: true,
  signups: 'all',
  logged_out_search: 'limited',
  logged_out_search_trafficsource: 'limited',
  interests: [],
  region_data: {
    NL: {
      term: 'provincie',
      regions: [
        { id: 'NL-GR', name: 'Groningen' },
        { id: 'NL-UT', name: 'Utrecht' },
      ],
    },
    BE: { term: 'provincie', regions: [{ id: 'BE-VAN', name: 'Antwerpen' }] },
  },
  member_resell: false,
  premium_claim: null,
  vat_percent: 21,
  tax_term: 'btw',
  email_domains: ['ziggo.nl'],
  ...more,
})

/** A newly signed-up member, as user.php returns it. */
export const shownUser = (more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  email: 'kim@example.org',
  status: 'not_confirmed',
  credits: 2,
  paid_user: false,
  has_purchased: false,
  payment_country: 'NL',
  signup_date: '2026-11-20T20:00:00.000Z',
  language: 'nl',
  fictional_icon: 'mask',
  notifications_disabled: [],
  invisible: false,
  shown_to_visitors: false,
  read_marks: true,
  shows_presence: true,
  shows_looks: true,
  name_removed: false,
  age_check: false,
  new_email: null,
  started_conversations: 0,
  activation_mail_sent: false,
  auto_like: false,
  server_time: '2026-11-20T20:00:00.000Z',
  profile: {
    name: 'Kim88',
    status: 'disabled',
    main_image: null,
    gender: 'female',
    wanted_gender: 'male',
    wanted_ages: null,
    date_of_birth: '1990-05-17',
    age: 36,
    country: 'NL',
    region: 'NL-UT',
    city: null,
    about: null,
    interests: [],
    prompts: [],
    held_texts: [],
    reason: null,
    hair: null,
    eyes: null,
    body: null,
    relationship: null,
    tattoos: null,
    sexuality: null,
    sensitive_consent: false,
  },
  ...more,
})

export const annaCard: MemberCard = {
  id: '01JMEMBER0000000000000ANNA',
  name: 'Anna',
  age: 34,
  gender: 'female',
  country: 'NL',
  region: 'NL-UT',
  city: 'Utrecht',
  main_image: null,
  fictional: false,
}

export const bramCard: MemberCard = {
  id: '01JMEMBER0000000000000BRAM',
  name: 'Bram',
  age: 34,
  gender: 'male',
  country: 'NL',
  region: 'NL-UT',
  city: 'Utrecht',
  main_image: null,
  fictional: false,
}

/**
 * All likes of a member on one page. Matches and the number of new likes are computed from the
 * likes received.
 */
export const shownLikes = ({
  profiles = [],
  liked_by = [],
}: Partial<Pick<Likes, 'profiles' | 'liked_by'>> = {}): Likes => ({
  profiles,
  liked_by,
  matches: liked_by.filter(({ match }) => match),
  older: { profiles: null, liked_by: null, matches: null },
  new_likes: liked_by.filter(({ like_new }) => like_new).length,
})

/** A profile without facts or photos, of a member with whom the viewer had no contact. */
export const shownProfile = (card: MemberCard, more: Partial<MemberProfile> = {}): MemberProfile => ({
  ...card,
  number: 'WM7P-CNVH',
  status: 'active',
  facts: {},
  interests: [],
  about: null,
  prompts: [],
  photos: [],
  liked: false,
  likes_me: false,
  favourite: false,
  blocked: false,
  private_photos_open: false,
  own_private_photos_open: false,
  conversation: null,
  presence: null,
  ...more,
})

/** Id of the conversation of `shownThread`. */
export const shownConversation = 'abcdefghijklmnopqrstuvwxyz'

/** A conversation with Bram without messages, as chat.php returns it. */
export const shownThread = (more: Partial<Thread> = {}): Thread => ({
  conversation: shownConversation,
  started: true,
  partner: bramCard,
  read_at: null,
  presence: null,
  closed: null,
  openers: null,
  messages: [],
  unread: 0,
  older: null,
  hidden_by_privacy_limit: false,
  credits: 9,
  ...more,
})

type MemberFile = Output<typeof moderation.member>

/** File of Anna as staff see it, without anything optional. */
export const shownFile = (more: Partial<MemberFile> = {}): MemberFile => ({
  card: annaCard,
  number: '8P84-77X6',
  email: 'anna@example.org',
  status: 'active',
  language: 'nl',
  signup_date: '2026-10-01T20:00:00.000Z',
  premium: false,
  credits: 0,
  invisible: false,
  suspended_until: null,
  complaints_paused_until: null,
  misuse_warned: false,
  suspended_for: null,
  may_lift: false,
  age_check: null,
  about: null,
  prompts: [],
  sessions: 0,
  devices: [],
  photos: [],
  fictional: null,
  decisions: [],
  signals: [],
  related: [],
  notes: [],
  complaints: { about: [], by: [] },
  payment_counts: [],
  payments: [],
  ...more,
})
