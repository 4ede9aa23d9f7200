import type { Endpoint, Output } from '#shared/contract/endpoint.ts'
import type { contract, Domain } from '#shared/contract/index.ts'
import type { ReasonedCard } from '#shared/contract/members.ts'
import type { OwnPhoto } from '#shared/model/photo.ts'
import type { OwnVerification } from '#shared/model/verification.ts'
import { annaCard, bramCard, shownSettings, shownUser } from './shown.ts'
import { shownDiscount, shownOffer, shownPayment } from './shown-credits.ts'

/**
 * Answers of a call: the first with all values, the others without some values that may be missing.
 */
type Answers<E> = E extends Endpoint ? readonly [Output<E>, ...Output<E>[]] : never
type EveryAnswer = { [D in Domain]: { [K in keyof (typeof contract)[D]]: Answers<(typeof contract)[D][K]> } }

const at = '2026-11-20T20:00:00.000Z'
const image = { filename: '/a.jpg', thumb_filename: '/a-thumb.jpg', status: 'active' } as const
const card = { ...annaCard, main_image: image }
const smallCard = { ...annaCard, main_image: { thumb_filename: '/a-thumb.jpg', status: 'active' } } as const
const user = shownUser({
  profile: { ...shownUser().profile, main_image: image, hair: 'red', wanted_ages: { min_age: 30, max_age: 45 } },
})
const session = { id: 'a', started_at: at, last_used_at: at, device: 'Firefox, Android', current: true }
const photo: OwnPhoto = {
  id: 'a',
  status: 'active',
  stage: 'done',
  reason: null,
  private: false,
  explicit: false,
  main: true,
  filename: '/a.jpg',
  thumb_filename: '/a-thumb.jpg',
  thumbhash: 'x',
}
const refusedPhoto: OwnPhoto = {
  id: 'b',
  status: 'rejected',
  stage: 'done',
  reason: 'minor',
  private: false,
  explicit: false,
  main: false,
  filename: null,
  thumb_filename: null,
  thumbhash: null,
}
const album = { photos: [photo, refusedPhoto], limit: 3, used: 1 }
const ownVerifications: [OwnVerification, ...OwnVerification[]] = [
  { state: 'none', id: null, pose: null, expires_at: null, reason: null, verified: true },
  { state: 'asked', id: 'a', pose: 'hand_up', expires_at: at, reason: null, verified: false },
  { state: 'refused', id: 'a', pose: 'hand_up', expires_at: null, reason: 'other_pose', verified: false },
]
const upload = { url: '/uploads', fields: { key: 'a' } }
const message = { id: 'a', mine: true, type: 'text', text: 'Hoi', sent_at: at } as const
const chatPhoto = { id: 'a', conversation: 'a', stage: 'uploading', reason: null } as const
const messagePhoto = { width: 640, height: 800, blurred: '/blurred.avif', sharp: '/sharp.avif' }
const payment = shownPayment({
  refund: { price_cents: 100, credits: 2, at },
  charge_back: { price_cents: 100, at },
  cancel: { price_cents: 100, credits: 2, last_day: '2026-12-04', ends_premium: true },
  consent_at: at,
  terms: { version: '2026-11-23', at },
})
const unpaid = shownPayment({
  vat_percent: null,
  vat_cents: null,
  completed_at: null,
  checkout_url: null,
  refund: null,
  charge_back: null,
  cancel: null,
})
const like = { id: 'a', profile: card, liked_at: at, match: true }
const receivedLike = { ...like, like_new: true, match_new: true }
const viewed = { ...image, id: 'a', locked: true, private: false, thumbhash: null }
const prompts = [{ prompt: 'sunday' as const, answer: 'Pannenkoeken' }]
const profile: EveryAnswer['members']['profile'][0] = {
  ...card,
  number: 'WM7P-CNVH',
  status: 'active',
  facts: { hair: 'red', eyes: null },
  interests: ['tea'],
  about: 'Hoi',
  prompts,
  photos: [viewed],
  liked: true,
  likes_me: false,
  favourite: true,
  blocked: false,
  private_photos_open: true,
  own_private_photos_open: false,
  conversation: 'a',
  presence: 'online',
}
const switches = {
  new_conversations: true,
  new_messages: true,
  like: true,
  unread_message_reminders: false,
  promotions: false,
  weekly_updates: false,
  news: false,
  reminders: true,
}
const preferences = {
  mail: switches,
  push: switches,
  disabled: ['bounce'],
  quiet_hours: { from: 22, to: 8 },
  usual_quiet_hours: { from: 23, to: 7 },
  unread_reminder_hours: 24,
  push_names: false,
  devices: [{ id: 'a', name: 'Firefox, Android', added_at: '2026-01-01T00:00:00.000Z', current: true }],
} satisfies EveryAnswer['notifications']['change'][0]
const staffUser = {
  id: 'a',
  email: 'a@example.org',
  name: 'Mo',
  roles: ['moderator', 'finance', 'host', 'editor', 'lead', 'legal'],
} satisfies EveryAnswer['staff']['current'][0]
type Complaint = EveryAnswer['moderation']['complaint'][0]['complaint']
const complaint: Complaint = {
  id: 'a',
  kind: 'photo',
  category: 'minor',
  priority: 1,
  created_at: at,
  text: 'Nee',
  language: 'nl',
  about_language: 'nl',
  about_left: false,
  escalated: { name: 'Mo', mine: true },
  from: smallCard,
  about: bramCard,
  status: 'answered',
  answered_at: at,
  owner: { id: 'a', name: 'Mo', mine: false, until: at, handed_by: 'Jo' },
  flagger: 'Meldpunt',
  notifier: null,
  good_faith: false,
}
const openComplaint: Complaint = {
  ...complaint,
  from: null,
  about: null,
  about_language: null,
  escalated: null,
  owner: null,
  flagger: null,
  notifier: 'Eva Jansen',
  good_faith: true,
  status: 'open',
  answered_at: null,
}
const debitBlock = { at, by: 'Mo', reason: 'Misbruik' }
const debit = {
  reference: 'a',
  account_holder: 'K. Jansen',
  iban_end: '4300',
  signed_at: at,
  collect_on: '2026-11-24',
  text: ['Incassant'],
  return_code: 'AM04',
  iban_block: debitBlock,
  phone_block: debitBlock,
} satisfies EveryAnswer['credits']['debit'][0]
const entry = { id: 'a', at, staff: 'Mo', action: 'photo_approved', member: 'b', reason: 'x' } as const
const facts = { reason: null, hair: 'red', eyes: null, body: null, relationship: null, tattoos: null } as const
const noFacts = { reason: null, hair: null, eyes: null, body: null, relationship: null, tattoos: null }
const hostNote = { id: 'a', at, by: 'Mo', text: 'Zeilt graag' }
const staffNote = { ...hostNote, complaint: null, handed_to: null }
const complaintNote = { ...hostNote, complaint: 'a', handed_to: 'Jo' }
const waitingConversation = {
  conversation: 'a',
  member: 'Kim',
  profile: smallCard,
  messages: 1,
  waiting_since: at,
  expires_at: at,
  claim: { by: 'Mo', mine: true, until: at },
} satisfies EveryAnswer['desk']['list'][0]['conversations'][number]
const openWaiting = {
  ...waitingConversation,
  about: 'Hoi',
  facts,
  interests: ['tea'],
  prompts,
  older: 'a',
  notes: [hostNote],
  messages: [{ ...message, returned: 1 }],
} satisfies EveryAnswer['desk']['open'][0]
const storedCard = {
  id: 'a',
  brand: 'Visa',
  last_four: '4242',
  expires_on: '2028-11',
  expired: false,
  stored_at: at,
} satisfies EveryAnswer['credits']['cards'][0]['cards'][number]
const spending = {
  currency: 'EUR',
  spent: [{ currency: 'EUR', month_cents: 999, total_cents: 2998 }],
  limits: [
    { period: 'day', limit_cents: 5000, used_cents: 999, ends_at: at, next: { limit_cents: 9000, starts_at: at } },
    { period: 'week', limit_cents: null, used_cents: 999, ends_at: at, next: null },
    { period: 'month', limit_cents: 5000, used_cents: 999, ends_at: at, next: { limit_cents: null, starts_at: at } },
  ],
} satisfies EveryAnswer['credits']['spending'][0]
const keptChat = { conversation: 'a', name: 'Anna', at, until: at, reversed: false } as const
const decision = { number: 'WM7P-CNVH', kind: 'warned', ground: 'spam', facts: 'Stuurde reclame.', at } as const
const flagger = {
  id: 'a',
  name: 'Meldpunt',
  email: 'a@example.org',
  country: 'NL',
  language: 'nl' as const,
  until: at,
  added_at: at,
  added_by: 'Mo',
  revoked_at: null,
}
const waitingErasure = {
  id: 'a',
  member: smallCard,
  timing: 'now' as const,
  way: 'document' as const,
  note: 'Liet een pas zien.',
  language: 'nl' as const,
  by: 'Kim',
  at,
  own: false,
  waits_for: null,
}
const heldErasure = { ...waitingErasure, waits_for: 'case_undecided' as const }
const objection = {
  ...decision,
  decided_by: 'Mo',
  own: false,
  may_decide: true,
  text: 'Dat was ik niet.',
  objected_at: at,
  language: 'nl',
} as const
const staffMember = {
  card: smallCard,
  number: 'WM7P-CNVH',
  email: 'a@example.org',
  status: 'active',
  signup_date: at,
  premium: true,
  credits: 3,
  invisible: false,
  suspended_until: at,
  complaints_paused_until: at,
  misuse_warned: true,
  suspended_for: 'a',
  may_lift: false,
  age_check: { state: 'passed', provider: 'Yoti', at },
  prompts,
  about: 'Hoi',
  sessions: 1,
  decisions: [{ ...entry, number: 'WM7P-CNVH' }],
  photos: [
    {
      id: 'a',
      status: 'active',
      private: false,
      explicit: false,
      full: '/a',
      blurred: '/b',
      withheld: false,
      uploaded_at: at,
      reason: null,
      history: [{ id: 'a', at, staff: 'Mo', action: 'photo_approved', reason: null }],
    },
  ],
  language: 'nl',
  devices: [{ device: 'Firefox, Android', first_seen: at, last_seen: at }],
  signals: [{ part: 'link', count: 1, points: 5, last_at: at }],
  related: [{ member: smallCard, status: 'banned', shares: ['device', 'picture'] }],
  notes: [staffNote, complaintNote],
  payment_counts: [{ status: 'completed', count: 2 }],
  complaints: { about: [openComplaint], by: [complaint] },
  fictional: { wanted_gender: 'male', facts, interests: ['tea'], prompts },
  payments: [{ id: 'a', at, status: 'completed', amount_cents: 999, currency: 'EUR', credits: 25 }],
} satisfies EveryAnswer['moderation']['member'][0]
const found = { results: [card], numResults: 2, numFictional: 1 }
const reasoned: ReasonedCard = {
  ...card,
  reasons: [
    { kind: 'interests', interests: ['tea'] },
    { kind: 'aim', aim: 'dating' },
  ],
}
const reasonedFound = { ...found, results: [reasoned, { ...reasoned, reasons: [{ kind: 'near' as const }] }] }
const filters = {
  ...({ gender: 'male', country: 'NL', countryregion: 'NL-UT', min_age: 18, max_age: 99 } as const),
  distance: 25 as const,
  active: true,
  new: true,
  photo: true,
  mutual: true,
  interests: ['tea' as const],
}
const waiting = { count: 1, oldest_at: at }

const cleanNight = {
  ...({ day: '2026-11-20', proof: 'payments', state: 'clean', checked: 3, foreign: 1, found: 0 } as const),
  differences: [],
  done_at: at,
}
const difference = {
  ...({ kind: 'refunded', member_id: 'a', payment_id: 'b', reference: 'VK7M-3RDN', provider_id: 'tr_1' } as const),
  ours: '0.00 EUR',
  theirs: '9.99 EUR',
}
const unknown = { member_id: null, payment_id: null, reference: null, provider_id: null, ours: null, theirs: null }
const differingNight = {
  ...({ proof: 'ledger', state: 'differs', found: 2, done_at: null } as const),
  differences: [difference, { ...difference, ...unknown }],
} satisfies Partial<EveryAnswer['proofs']['nights'][0]['nights'][number]>
const policyChannel = {
  channel: 'mail',
  when: 'later',
  after_minutes: 15,
  every_minutes: 60,
  counts: { sent: 2, failed: 1, dropped: { gone: 1 } },
} satisfies EveryAnswer['staff']['policy'][0]['events'][number]['channels'][number]
const campaignRow = {
  id: 'a',
  kind: 'news',
  state: 'running',
  version: 4,
  title: 'Nieuw',
  authors: ['Mo'],
  changed_at: at,
  approved_by: 'Bo',
  refused_because: 'Te lang',
  start_at: at,
  ended_at: at,
} satisfies EveryAnswer['campaigns']['list'][0]['campaigns'][number]
const draftRow = {
  ...campaignRow,
  state: 'draft' as const,
  approved_by: null,
  refused_because: null,
  start_at: null,
  ended_at: null,
} satisfies EveryAnswer['campaigns']['list'][0]['campaigns'][number]
const openCampaign = {
  ...campaignRow,
  texts: { nl: { title: 'Nieuw', paragraphs: ['Kijk eens.'], button: 'Kijken', path: '/members' } },
  segment: { language: 'nl', premium: true, visited: { within: true, days: 30 } },
  mine: true,
  results: {
    ordered: 3,
    skipped: 1,
    sent: 2,
    waiting: 0,
    bounced: 1,
    complained: 0,
    unsubscribed: 1,
    dropped: { gone: 1 },
  },
} satisfies EveryAnswer['campaigns']['open'][0]
const everybody = { language: null, premium: null, visited: null }
const draftCampaign = { ...draftRow, texts: {}, segment: everybody, mine: false, results: null }
const followedDiscount = {
  ...shownDiscount('ZOMER', 20, {
    expires: at,
    country: 'NL',
    user_id: 'b',
    currency: 'EUR',
    minimum_order_value: 1,
    paymentmethods: ['ideal'],
  }),
  version: 2,
  made_at: at,
  changed_at: at,
  changed_by: 'Mo',
  reserved: 1,
  spent: 2,
  paid: [{ currency: 'EUR', cents: 1598 }],
  returned: [{ currency: 'EUR', cents: 100 }],
} satisfies EveryAnswer['finance']['discount'][0]
const unlimitedDiscount = { ...followedDiscount, paid: [], returned: [] }
const paymentRow = {
  reference: 'VK7M-3RDN',
  member: 'b',
  site: 'NL',
  status: 'partially_refunded',
  method: 'ideal',
  currency: 'EUR',
  price_cents: 999,
  refunded_cents: 100,
  charged_back_cents: 0,
  credits: 25,
  created_at: at,
  completed_at: at,
  without_member: false,
} satisfies EveryAnswer['finance']['findPayments'][0]['payments'][number]
const bookedEvent = {
  at,
  event: 'refunded',
  cents: 100,
  credits: -2,
  debt: 1,
  refund: 'c',
  by: 'Mo',
  reason: 'Dubbel',
} satisfies EveryAnswer['finance']['payment'][0]['events'][number]
const bareEvent = { ...bookedEvent, refund: null, by: null, reason: null }
const bookedPayment = {
  reference: 'VK7M-3RDN',
  method: 'ideal',
  currency: 'EUR',
  price_cents: 999,
  vat_percent: 21,
  vat_cents: 17,
} satisfies Partial<EveryAnswer['finance']['books'][0]['entries'][number]>
const refundOfPayment = {
  id: 'c',
  cents: 100,
  state: 'failed',
  at,
  by: 'Mo',
  reason: 'Dubbel',
  approved_by: 'Bo',
  failure: 'x',
  provider_id: 're_1',
  mine: true,
} satisfies EveryAnswer['finance']['payment'][0]['refunds'][number]
const ownWithdrawal = {
  ...refundOfPayment,
  by: null,
  reason: null,
  approved_by: null,
  failure: null,
  provider_id: null,
}
const paymentStory = {
  ...paymentRow,
  email: 'a@example.org',
  provider_id: 'tr_1',
  bundle: 'c25',
  discount_code: 'ZOMER',
  percentage: 20,
  vat_percent: 21,
  refunded_credits: 2,
  debt: 1,
  refundable_cents: 899,
  approval_cents: 5000,
  events: [bookedEvent],
  refunds: [refundOfPayment],
  movements: [{ at, credits: -2, debt: 1, reason: 'refund' }],
  mails: [{ mail: 'paymentRefunded', at, waiting: true }],
} satisfies EveryAnswer['finance']['payment'][0]
const barePayment = {
  ...paymentStory,
  completed_at: null,
  email: null,
  provider_id: null,
  discount_code: null,
  percentage: null,
  vat_percent: null,
  events: [bareEvent],
  refunds: [ownWithdrawal],
}
const dayTotals = {
  method: 'ideal',
  vat_percent: 21,
  vat_cents: 329,
  currency: 'EUR',
  ordered: { count: 3, cents: 2997 },
  completed: { count: 2, cents: 1998 },
  failed: { count: 1, cents: 999 },
  refunded: { count: 1, cents: 100 },
  charged_back: { count: 0, cents: 0 },
} satisfies EveryAnswer['finance']['totals'][0]['rows'][number]

export const everyAnswer: EveryAnswer = {
  account: {
    checkSignup: [{ ok: true }],
    signup: [user, shownUser()],
    activate: [{ status: 'activated' }, { status: 'mail_sent' }],
    login: [user, { subscribed: true }],
    current: [user, shownUser({ new_email: 'b@example.org' })],
    change: [user],
    logout: [{ logged_out: true }],
    requestReset: [{ status: 'mail_sent' }],
    resetPassword: [{ status: 'changed' }],
    requestMailChange: [user],
    confirmMailChange: [
      { status: 'changed', email: 'b@example.org' },
      { status: 'taken_back', email: 'b@example.org' },
    ],
    listSessions: [{ sessions: [session] }],
    endSessions: [{ sessions: [session] }],
    remove: [
      { final_at: at, partner: { name: 'Vlam', url: 'https://example.org', countdown_seconds: 9 } },
      { final_at: at, partner: null },
    ],
    reactivate: [{ status: 'reactivated' }, { status: 'mail_sent' }],
    requestExport: [{ status: 'mail_sent' }],
    downloadExport: [{ url: '/export' }],
    removedName: [
      { name: 'Bel_mij', number: 'WM7P-CNVH', objection: 'token' },
      { name: 'Bel_mij', number: 'WM7P-CNVH', objection: null },
    ],
    chooseName: [user],
    ageCheck: [
      { state: 'open', provider: 'yoti' },
      { state: 'not_needed', provider: null },
    ],
    startAgeCheck: [{ url: 'https://age.example.org' }],
    ageCheckReport: [{ received: true }],
  },
  profile: {
    change: [user],
    geocode: [{ country: 'NL', region: 'NL-UT', region_name: 'Utrecht', city: 'Utrecht' }],
    towns: [{ towns: [{ name: 'Utrecht', region: 'NL-UT', region_name: 'Utrecht' }] }],
  },
  photos: {
    list: [album],
    add: [{ photo, upload }],
    change: [album],
    remove: [album],
    listOpened: [{ members: [smallCard] }],
    open: [{ opened: true }],
    close: [{ opened: false }],
    verification: ownVerifications,
    startVerification: ownVerifications,
    uploadVerification: [{ upload }],
    withdrawVerification: ownVerifications,
  },
  members: {
    search: [
      { ...found, isMinimum: true, next: 'a', hasPlace: true, filters },
      {
        ...found,
        isMinimum: false,
        next: null,
        hasPlace: false,
        filters: { ...filters, countryregion: null, distance: null },
      },
    ],
    profile: [
      profile,
      { ...profile, main_image: null, number: null, city: null, about: null, conversation: null, photos: [] },
      { ...profile, presence: 'today' },
      { ...profile, presence: null },
    ],
    similar: [
      { ...reasonedFound, isMinimum: true, next: 'a' },
      { ...reasonedFound, isMinimum: false, next: null },
    ],
    matches: [
      { results: [reasoned], next: 'a' },
      { results: [], next: null },
    ],
    matchFinder: [
      {
        ...reasonedFound,
        isMinimum: true,
        next: 'a',
        hasPlace: true,
        filters: { min_age: 18, max_age: 99, distance: 25, interests: ['tea'], reason: 'dating' },
      },
      {
        ...reasonedFound,
        isMinimum: false,
        next: null,
        hasPlace: false,
        filters: { min_age: 18, max_age: 99, distance: null, interests: [], reason: null },
      },
      { ...reasonedFound, isMinimum: false, next: null, hasPlace: false, filters: null },
    ],
    online: [{ ids: ['a'] }],
    nextSwipe: [
      {
        card: { ...card, num_photos: 2 },
        next: card,
        more: 'a',
        undoable: { ...card, num_photos: 2 },
        likes_left: 5,
        renewed_at: at,
      },
      { card: null, next: null, more: null, undoable: null, likes_left: 0, renewed_at: at },
    ],
    swipe: [{ match: true, likes_left: 4 }],
  },
  likes: {
    list: [
      {
        profiles: [like],
        liked_by: [receivedLike],
        matches: [receivedLike],
        older: { profiles: null, liked_by: 'a', matches: null },
        new_likes: 1,
      },
      {
        profiles: [],
        liked_by: [],
        matches: [{ ...receivedLike, like_new: false, match_new: false }],
        older: { profiles: 'a', liked_by: null, matches: 'a' },
        new_likes: null,
      },
    ],
    liked: [{ ids: ['a'] }],
    autoLike: [
      { profile: { ...card, main_image: { ...image, match: '/m.jpg' } } },
      { profile: { ...card, main_image: null } },
      { profile: null },
    ],
    like: [{ liked: true, match: false }],
    seeMatch: [{ seen: true }],
    unlike: [{ liked: false }],
    listFavourites: [
      { favourites: [{ id: 'a', profile: card, added_at: at }], older: 'a' },
      { favourites: [], older: null },
    ],
    listLooks: [
      { looks: [{ id: 'a', profile: card, day: '2026-11-20' }], older: 'a' },
      { looks: [], older: null },
    ],
    addFavourite: [{ favourite: true }],
    removeFavourite: [{ favourite: false }],
  },
  chats: {
    list: [
      {
        chats: [
          {
            conversation: 'a',
            profile: 'b',
            partner: smallCard,
            num_unread_messages: 1,
            last_message: message,
            last_at: at,
          },
          {
            conversation: 'a',
            profile: 'b',
            partner: smallCard,
            num_unread_messages: 0,
            last_message: null,
            last_at: at,
          },
        ],
        older: `${at}#${'0'.repeat(26)}`,
        unread: 4,
        kept_until: at,
      },
      { chats: [], older: null, unread: 0, kept_until: null },
    ],
    open: [
      {
        conversation: 'a',
        started: true,
        partner: smallCard,
        read_at: null,
        closed: 'free_conversation_limit',
        openers: null,
        messages: [message],
        presence: 'online',
        unread: 1,
        older: 'a',
        hidden_by_privacy_limit: true,
        credits: 3,
        moderated_at: 'a',
      },
      {
        conversation: 'a',
        started: false,
        partner: smallCard,
        read_at: null,
        closed: null,
        openers: { prompts, shared_interests: ['tea'] },
        messages: [],
        older: null,
        presence: null,
        unread: 0,
        hidden_by_privacy_limit: false,
        credits: 0,
      },
    ],
    send: [{ message, conversation: 'a', credits: 2 }],
    addPhoto: [{ photo: chatPhoto, upload }],
    photo: [{ photo: chatPhoto }, { photo: { ...chatPhoto, stage: 'refused', reason: 'inappropriate' } }],
    cancelPhoto: [{ cancelled: true }],
    openPhoto: [
      { message: { ...message, type: 'image', text: '', photo: messagePhoto } },
      { message: { ...message, type: 'image', text: '', photo: { ...messagePhoto, sharp: null } } },
    ],
    gifts: [{ gifts: ['rose', 'heart'], credits: 3 }],
    remove: [{ removed: true }],
  },
  credits: {
    bundles: [
      shownOffer({ credits: 3, discount_ends_at: at }),
      shownOffer({ credits: null, discount: null, discount_ends_at: null }),
    ],
    startPayment: [payment],
    payment: [payment, unpaid],
    payments: [
      { payments: [payment, unpaid], next: 'a' },
      { payments: [], next: null },
    ],
    returned: [
      { returned: [{ id: 'a', credits: 1, at }], next: 'a' },
      { returned: [], next: null },
    ],
    cancelPayment: [unpaid],
    cancel: [payment],
    spending: [spending],
    setSpendingLimit: [spending],
    setPaymentCountry: [{ payment_country: 'BE' }],
    providerReport: [{ received: true }],
    providerPostback: [{ text: 'OK' }],
    cards: [{ cards: [storedCard] }, { cards: [] }],
    removeCard: [{ removed: true }],
    mandate: [
      {
        text: ['Incassant'],
        version: 'x',
        price_cents: 999,
        currency: 'EUR',
        collect_on: '2026-11-24',
      },
    ],
    sendDebitCode: [{ phone_end: '78', expires_at: at, digits: 6 }],
    orderDebit: [unpaid],
    debit: [debit, { ...debit, return_code: null, iban_block: null, phone_block: null }],
    blockDebit: [{ blocked: true }],
  },
  discounts: { find: [shownDiscount('ZOMER', 10)] },
  notifications: {
    preferences: [preferences],
    change: [preferences],
    forgetDevice: [preferences],
    testPush: [{ sent: true }],
    unsubscribe: [{ unsubscribed: true }],
    pageHidden: [undefined],
  },
  safety: {
    listBlocked: [{ members: [smallCard] }],
    block: [{ blocked: true }],
    unblock: [{ blocked: false }],
    complain: [
      { receipt: '7K2M-9XQD', email: 'a@example.org' },
      { receipt: '7K2M-9XQD', email: null },
    ],
    keptChats: [{ chats: [keptChat] }, { chats: [] }],
    keptChat: [
      { chat: keptChat, messages: [message], older: `${at}#${'0'.repeat(26)}` },
      { chat: { ...keptChat, reversed: true }, messages: [], older: null },
    ],
    findFlagger: [{ name: 'Meldpunt', email: 'a@example.org', until: at }],
    findDecision: [
      { ...decision, until: null, state: 'made', objected_at: null, answer: null },
      { ...decision, until: at, state: 'upheld', objected_at: at, answer: 'Dit was reclame.' },
    ],
    object: [{ received: true }],
  },
  site: {
    settings: [
      shownSettings({
        geoip_country: 'NL',
        geoip_selected_country: 'NL',
        site_entry_countries: ['NL'],
        push_public_key: 'x',
        interests: [{ tag: 'tea', label: 'Thee', sensitive: false }],
        premium_claim: { percentage: 10, source: 'x' },
      }),
      shownSettings(),
    ],
    interests: [{ interests: [{ tag: 'tea', label: 'Thee', sensitive: false }] }],
    regions: [{ regions: shownSettings().region_data }],
    companyInfo: [{ ...shownSettings().company, tradenames: ['Vonk'], vat_numbers: ['NL1'] }],
    showcase: [{ members: [card] }],
    bounce: [undefined],
  },
  staff: {
    invitation: [{ email: 'a@example.org', name: 'Mo', secret: 'x', uri: 'otpauth://x' }],
    enrol: [staffUser],
    signIn: [staffUser],
    current: [staffUser],
    signOut: [{ signed_out: true }],
    policy: [{ events: [{ event: 'newsStarted', channels: [policyChannel] }] }, { events: [] }],
    listAudit: [
      { entries: [entry], next: 'a' },
      { entries: [{ ...entry, member: null, reason: null }], next: null },
    ],
    exportAudit: [
      { entries: [entry], next: 'a' },
      { entries: [{ ...entry, member: null, reason: null }], next: null },
    ],
  },
  moderation: {
    overview: [
      {
        photos: waiting,
        verifications: waiting,
        texts: waiting,
        complaints: { count: 0, oldest_at: null, urgent: 0, handed: 0 },
        case_complaints: { ...waiting, urgent: 1 },
        objections: waiting,
        case_objections: waiting,
        erasures: waiting,
        risks: { ...waiting, urgent: 1 },
      },
      {
        photos: waiting,
        verifications: waiting,
        texts: waiting,
        complaints: { count: 0, oldest_at: null, urgent: 0, handed: 0 },
        case_complaints: null,
        objections: waiting,
        case_objections: null,
        erasures: waiting,
        risks: { count: 0, oldest_at: null, urgent: 0 },
      },
    ],
    claimItems: [{ claims: [{ item: 'a', by: 'Mo', mine: false, until: at }] }, { claims: [] }],
    listPhotos: [
      {
        photos: ['/m', null].map((main) => ({
          id: 'a',
          member: smallCard,
          private: false,
          uploaded_at: at,
          full: '/a',
          blurred: '/b',
          findings: ['x'],
          alike: { photos: [{ member: smallCard, id: 'b', full: '/a', blurred: '/b' }], banned: true },
          others: [{ id: 'b', full: '/a', blurred: '/b', private: true, status: 'active' }],
          about: main,
          prompts,
          refusals: [
            { at, reason: 'minor' },
            { at, reason: null },
          ],
          main,
        })),
        waiting,
      },
    ],
    decidePhoto: [{ decided: true }],
    escalatePhoto: [{ case: 'a' }],
    suspectMember: [{ case: 'a' }],
    listVerifications: [
      {
        verifications: [
          { id: 'a', member: smallCard, pose: 'hand_up', arrived_at: at, photos: [{ id: 'b', full: '/b' }] },
        ],
        waiting,
      },
    ],
    verificationPicture: [{ picture: 'QQ==' }],
    decideVerification: [{ decided: true }],
    listTexts: [
      {
        texts: [
          {
            member: smallCard,
            language: 'nl',
            field: 'about',
            text: 'a',
            at,
            reasons: ['phone', 'email', 'link', 'age'],
            lines: [{ prompt: null, text: 'Hoi' }],
            seen: [{ prompt: null, text: 'Hallo' }],
          },
          {
            member: smallCard,
            language: 'nl',
            field: 'prompts',
            text: 'a',
            at,
            reasons: ['phone'],
            lines: [{ prompt: 'sunday', text: 'Hoi' }],
            seen: [],
          },
        ],
        waiting,
      },
      { texts: [], waiting },
    ],
    approveText: [{ approved: true }],
    listComplaints: [
      { complaints: [complaint, openComplaint], next: 'a' },
      { complaints: [], next: null },
    ],
    complaint: [
      {
        complaint,
        related: [openComplaint],
        evidence: {
          profile: { about: 'Hoi' },
          photos: [
            { id: 'a', reported: true },
            { id: 'b', reported: false, missing: true },
          ],
          withheld: 1,
          messages: [{ id: 'a', from: 'b', type: 'text', text: 'Hoi', sent_at: at, reported: true, removed: true }],
          reported_text: 'about',
        },
        outcome: 'upheld',
        answer: 'Dit klopt niet.',
        decisions: [{ number: 'WM7P-CNVH', kind: 'warned', at, tied: true, over: false }],
        notes: [complaintNote],
      },
      {
        complaint: openComplaint,
        related: [],
        evidence: { profile: null, photos: [], withheld: 0, messages: [], reported_text: null },
        outcome: null,
        answer: null,
        decisions: [],
        notes: [],
      },
      { complaint: openComplaint, related: [], evidence: null, outcome: null, answer: null, decisions: [], notes: [] },
    ],
    evidencePicture: [{ picture: 'QQ==' }],
    answerComplaint: [{ answered: true }],
    ownComplaint: [{ owned: true }],
    releaseComplaint: [{ owned: false }],
    listColleagues: [{ colleagues: [{ id: 'a', name: 'Mo' }] }, { colleagues: [] }],
    handOverComplaint: [{ handed: true }],
    noteComplaint: [complaintNote, { ...complaintNote, handed_to: null }],
    listRisks: [
      {
        risks: [
          {
            member: smallCard,
            signup_date: at,
            score: 30,
            last_at: at,
            parts: [{ part: 'copied_text', count: 1, points: 30, last_at: at }],
          },
        ],
        count: 1,
      },
      { risks: [], count: 0 },
    ],
    clearRisk: [{ cleared: true }],
    member: [
      staffMember,
      {
        ...staffMember,
        about: null,
        suspended_until: null,
        complaints_paused_until: null,
        misuse_warned: false,
        suspended_for: null,
        age_check: null,
        fictional: null,
        decisions: [],
        payments: [],
        devices: [{ device: null, first_seen: at, last_seen: at }],
        signals: [],
        related: [],
        notes: [],
        payment_counts: [],
        complaints: { about: [], by: [] },
        photos: [
          {
            id: 'a',
            status: 'removed',
            private: false,
            explicit: false,
            full: null,
            blurred: null,
            withheld: false,
            uploaded_at: null,
            reason: 'minor',
            history: [],
          },
        ],
      },
    ],
    findMembers: [
      { members: [{ member: smallCard, status: 'active' }], more: true },
      { members: [], more: false },
    ],
    findNumber: [
      {
        complaints: [openComplaint],
        decision: { number: 'WM7P-CNVH', kind: 'warned', at, objected: true, member: smallCard },
      },
      { complaints: [], decision: { number: 'WM7P-CNVH', kind: 'banned', at, objected: false, member: null } },
      { complaints: [], decision: null },
    ],
    addNote: [staffNote],
    changeMember: [{ status: 'active' }],
    decide: [{ number: 'WM7P-CNVH' }],
    listObjections: [
      {
        objections: [
          {
            ...objection,
            until: at,
            member: smallCard,
            removed_text: 'Hoi',
            photo: 'a',
            complaints: ['a'],
          },
          { ...objection, until: null, member: null, removed_text: null, photo: null, complaints: [] },
        ],
        waiting,
      },
    ],
    decisionEvidence: [
      { profile: { about: 'Hoi' }, message: 'Hoi' },
      { profile: { about: 'Hoi' }, message: null },
    ],
    answerObjection: [{ decided: true }],
    listFlaggers: [{ flaggers: [flagger, { ...flagger, revoked_at: at }] }, { flaggers: [] }],
    addFlagger: [{ flagger, url: '/a' }],
    revokeFlagger: [{ revoked: true }],
    memberRequests: [
      { export: { id: 'a', delivery: 'staff', state: 'ready', expires_at: at }, erasure: waitingErasure },
      { export: { id: 'a', delivery: 'mail', state: 'building', expires_at: null }, erasure: null },
      { export: null, erasure: null },
    ],
    exportMember: [{ requested: true }],
    downloadMember: [{ url: '/a' }],
    correctMember: [
      { changed: ['name'], banned: null },
      { changed: ['date_of_birth'], banned: 'WM7P-CNVH' },
    ],
    declineRequest: [{ declined: true }],
    listErasures: [{ erasures: [waitingErasure, heldErasure] }, { erasures: [] }],
    requestErasure: [{ requested: true }],
    decideErasure: [{ final_at: at }, { final_at: null }],
    transparency: [
      {
        rows: [
          {
            part: 'decisions',
            item: 'banned',
            ground: 'scam',
            source: 'notice',
            outcome: 'upheld',
            automatic: false,
            count: 2,
            minutes: [60],
          },
          {
            part: 'photos',
            item: 'refused_before',
            ground: null,
            source: null,
            outcome: null,
            automatic: true,
            count: 1,
            minutes: [],
          },
        ],
        next: 'a',
      },
      { rows: [], next: null },
    ],
  },
  fictional: {
    list: [
      { members: [smallCard], next: 'a' },
      { members: [], next: null },
    ],
    add: [{ id: 'a' }],
    change: [{ id: 'a' }],
    remove: [{ removed: true }],
    addPhoto: [{ upload }],
  },
  campaigns: {
    list: [
      { campaigns: [campaignRow], next: 'a' },
      { campaigns: [draftRow], next: null },
    ],
    open: [openCampaign, draftCampaign],
    save: [openCampaign, draftCampaign],
    decide: [openCampaign, draftCampaign],
    count: [{ members: 3 }],
    test: [{ to: 'mo@example.org' }],
  },
  finance: {
    listDiscounts: [
      { discounts: [followedDiscount], next: 'ZOMER' },
      { discounts: [unlimitedDiscount], next: null },
    ],
    discount: [followedDiscount, unlimitedDiscount],
    saveDiscount: [followedDiscount, unlimitedDiscount],
    findPayments: [
      { payments: [paymentRow], next: 'a' },
      { payments: [{ ...paymentRow, completed_at: null }], next: null },
    ],
    paymentsOfDay: [
      { payments: [paymentRow], next: 'a' },
      { payments: [{ ...paymentRow, completed_at: null }], next: null },
    ],
    payment: [paymentStory, barePayment],
    refund: [paymentStory, barePayment],
    decideRefund: [paymentStory, barePayment],
    openRefunds: [
      { open: [{ reference: 'VK7M-3RDN', kind: 'waiting', cents: 100, currency: 'EUR', since: at }], count: 1 },
    ],
    totals: [{ rows: [dayTotals] }, { rows: [{ ...dayTotals, vat_percent: null, vat_cents: null }] }],
    books: [
      { entries: [{ ...bookedEvent, ...bookedPayment }], next: 'a' },
      { entries: [{ ...bareEvent, ...bookedPayment, vat_percent: null, vat_cents: null }], next: null },
    ],
  },
  proofs: {
    nights: [{ nights: [cleanNight, { ...cleanNight, ...differingNight }] }, { nights: [] }],
  },
  mail: {
    previewCampaign: [{ html: '<p>Hoi</p>' }],
  },
  desk: {
    list: [
      { conversations: [waitingConversation], count: 1 },
      { conversations: [{ ...waitingConversation, claim: null }], count: 1 },
    ],
    open: [
      openWaiting,
      { ...openWaiting, claim: null, about: null, facts: noFacts, messages: [], older: null, notes: [] },
    ],
    older: [
      { messages: [message], older: 'a' },
      { messages: [], older: null },
    ],
    release: [{ released: true }],
    answer: [{ sent_at: at }],
    note: [hostNote],
    openPhoto: [
      { message: { ...message, mine: false, type: 'image', text: '', photo: messagePhoto } },
      { message: { ...message, mine: false, type: 'image', text: '', photo: { ...messagePhoto, sharp: null } } },
    ],
  },
}
