import { createYoti } from '#infra/local/yoti.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { contract, type Domain } from '#shared/contract/index.ts'
import { debitForm } from './debits.ts'
import type { Member } from './people.ts'
import { postbackOf } from './postback.ts'
import { newId, newName } from './visitor.ts'

type Sample = { query?: Record<string, string>; body?: Record<string, unknown> }
type Samples = { [D in Domain]: { [K in keyof (typeof contract)[D]]: (partner: Member) => Sample } }

/** How staff verified the identity of the person who asks for a member's data. */
export const checked = { way: 'answers', note: 'Noemde de laatste drie betalingen.' }

export const signupForm = (more: Record<string, unknown> = {}) => ({
  email: `nieuw.${newId().toLowerCase()}@example.org`,
  name: newName('Nieuw_'),
  password: 'een-goed-wachtwoord-24',
  date_of_birth: '1990-05-17',
  gender: 'female',
  wanted_gender: 'male',
  country: 'NL',
  region: 'NL-UT',
  city: 'Utrecht',
  consent: true,
  ...more,
})

/** New discount code without limits. */
export const discountForm = (more: Record<string, unknown> = {}) => ({
  code: `ZOMER${newId().slice(-8)}`,
  percentage: 20,
  status: 'active',
  validity: 'once-per-user',
  version: 0,
  country: null,
  user_id: null,
  expires: null,
  currency: null,
  minimum_order_value: null,
  paymentmethods: null,
  ...more,
})

/**
 * One well-formed call of every endpoint, for the generic tests. An endpoint without a sample does
 * not compile.
 */
export const samples: Samples = {
  account: {
    checkSignup: () => ({ body: { name: newName('Vrij_') } }),
    signup: () => ({ body: signupForm() }),
    activate: () => ({ body: { token: 'x'.repeat(40) } }),
    login: () => ({ query: {}, body: { email: 'niemand@example.org', password: 'fout-wachtwoord' } }),
    current: () => ({}),
    change: () => ({ body: { language: 'nl' } }),
    logout: () => ({}),
    requestReset: () => ({ body: { email: 'niemand@example.org' } }),
    resetPassword: () => ({ body: { token: 'x'.repeat(40), password: 'een-heel-nieuw-wachtwoord' } }),
    requestMailChange: () => ({ body: { email: 'nieuw@example.org', password: 'fout-wachtwoord' } }),
    confirmMailChange: () => ({ body: { token: 'x'.repeat(40) } }),
    listSessions: () => ({}),
    endSessions: () => ({ query: {}, body: { id: newId() } }),
    remove: () => ({ body: { reason: 'other' } }),
    reactivate: () => ({ body: { token: 'x'.repeat(40) } }),
    requestExport: () => ({ body: {} }),
    downloadExport: () => ({ query: { token: 'x'.repeat(40) } }),
    removedName: () => ({}),
    chooseName: () => ({ body: { name: newName('Nieuw_') } }),
    ageCheck: () => ({}),
    startAgeCheck: () => ({}),
    ageCheckReport: () => ({ body: createYoti({}).signed({ session_key: 'unknown', state: 'COMPLETE' }) }),
  },
  profile: {
    change: () => ({ body: { about: 'Graag een wandeling.' } }),
    geocode: () => ({ query: { lat: '52.09', lon: '5.12' } }),
    towns: () => ({ query: { country: 'NL', text: 'Utrecht' } }),
  },
  photos: {
    list: () => ({}),
    add: () => ({ body: { id: newId(), type: 'image/jpeg', bytes: 90_000, private: false } }),
    change: () => ({ body: { order: [] } }),
    remove: () => ({ query: {}, body: { id: newId() } }),
    listOpened: () => ({}),
    open: ({ id }) => ({ body: { id } }),
    close: ({ id }) => ({ query: {}, body: { id } }),
    verification: () => ({}),
    startVerification: () => ({}),
    uploadVerification: () => ({ body: { id: newId(), type: 'image/jpeg', bytes: 90_000 } }),
    withdrawVerification: () => ({}),
  },
  members: {
    search: () => ({ query: { gender: 'male' } }),
    profile: ({ id }) => ({ query: { id } }),
    similar: ({ id }) => ({ query: { id } }),
    matches: () => ({}),
    matchFinder: () => ({ query: { age_group: '18-35' } }),
    online: ({ id }) => ({ query: { ids: `${id},${newId()}` } }),
    nextSwipe: () => ({}),
    swipe: ({ id }) => ({ body: { id, verdict: 'pass' } }),
  },
  likes: {
    autoLike: () => ({}),
    list: ({ id }) => ({ query: { of: 'liked_by', before: `2026-11-20T20:00:00.000Z#${id}` } }),
    liked: ({ id }) => ({ query: { ids: `${id},${newId()}` } }),
    like: ({ id }) => ({ body: { id } }),
    seeMatch: ({ id }) => ({ body: { id } }),
    unlike: ({ id }) => ({ body: { id } }),
    listFavourites: ({ id }) => ({ query: { before: `2026-11-20T20:00:00.000Z#${id}` } }),
    addFavourite: ({ id }) => ({ body: { id } }),
    listLooks: () => ({}),
    removeFavourite: ({ id }) => ({ query: { id } }),
  },
  chats: {
    list: () => ({}),
    open: ({ id }) => ({ query: { member: id } }),
    send: ({ id }) => ({ body: { member: id, id: newId(), text: 'Hoi' } }),
    addPhoto: ({ id }) => ({ body: { member: id, id: newId(), type: 'image/jpeg', bytes: 90_000 } }),
    photo: () => ({ query: { id: newId() } }),
    cancelPhoto: () => ({ query: {}, body: { id: newId() } }),
    openPhoto: ({ id }) => ({
      body: { conversation: '0'.repeat(26), message: `2026-11-20T20:00:00.000Z#${id}` },
    }),
    gifts: () => ({}),
    remove: () => ({ query: {}, body: { conversation: '0'.repeat(26) } }),
  },
  credits: {
    bundles: () => ({ query: {} }),
    startPayment: () => ({ body: { id: newId(), bundle: 'c25', method: 'ideal', immediate_delivery: true } }),
    payment: () => ({ query: { id: newId() } }),
    payments: () => ({ query: {} }),
    returned: () => ({ query: {} }),
    cancelPayment: () => ({ body: { id: newId() } }),
    cancel: () => ({ body: { id: newId() } }),
    spending: () => ({}),
    setSpendingLimit: () => ({ body: { period: 'day', cents: 5000 } }),
    setPaymentCountry: () => ({ body: { country: 'BE' } }),
    providerReport: () => ({ body: { id: 'tr_unknown123' } }),
    providerPostback: () => ({ query: postbackOf({ referenceID: 'NL-00000-00000', saleID: '1' }) }),
    cards: () => ({}),
    removeCard: () => ({ body: { id: newId() } }),
    mandate: () => ({ query: { bundle: 'c25' } }),
    sendDebitCode: () => ({ body: { bundle: 'c25', iban: 'NL91ABNA0417164300', phone: '+31612345678' } }),
    orderDebit: () => ({ body: debitForm({ mandate: 'x', otp: '123456' }) }),
    debit: () => ({ query: { reference: 'NL-00000-00000' } }),
    blockDebit: () => ({ body: { action: 'block', reason: 'Misbruik', iban: 'NL91ABNA0417164300' } }),
  },
  discounts: { find: () => ({ query: { code: 'ONBEKEND' } }) },
  safety: {
    listBlocked: () => ({}),
    block: ({ id }) => ({ body: { id } }),
    unblock: ({ id }) => ({ body: { id } }),
    complain: ({ id }) => ({
      body: { id: newId(), kind: 'profile', category: 'fake', member: id, text: 'Dit klopt niet.', good_faith: true },
    }),
    keptChats: () => ({}),
    keptChat: ({ id }) => ({ query: { conversation: '0'.repeat(26), before: `2026-11-20T00:00:00.000Z#${id}` } }),
    findFlagger: () => ({ body: { token: 'x'.repeat(40) } }),
    findDecision: () => ({ query: { token: 'x'.repeat(40) } }),
    object: () => ({ body: { token: 'x'.repeat(40), text: 'Dat was ik niet.' } }),
  },
  site: {
    settings: () => ({ query: {} }),
    interests: () => ({}),
    regions: () => ({}),
    companyInfo: () => ({}),
    showcase: () => ({ query: {} }),
    bounce: () => ({ body: { path: '/', seconds: 3, second_page: false } }),
  },
  notifications: {
    preferences: () => ({}),
    change: () => ({ body: { mail: { like: true } } }),
    forgetDevice: () => ({ body: { id: 'x'.repeat(32) } }),
    testPush: () => ({ body: { id: 'x'.repeat(32) } }),
    unsubscribe: () => ({ query: { token: 'x'.repeat(40) } }),
    pageHidden: () => ({ body: {} }),
  },
  staff: {
    invitation: () => ({ body: { token: 'x'.repeat(40) } }),
    enrol: () => ({ body: { token: 'x'.repeat(40), password: 'een-heel-lang-wachtwoord', code: '123456' } }),
    signIn: () => ({ body: { email: 'niemand@example.org', password: 'fout-wachtwoord', code: '123456' } }),
    current: () => ({}),
    signOut: () => ({}),
    listAudit: () => ({ query: {} }),
    exportAudit: () => ({ query: {} }),
    policy: () => ({}),
  },
  moderation: {
    overview: () => ({}),
    claimItems: () => ({ body: { queue: 'photos', items: [newId()], released: [] } }),
    listPhotos: () => ({}),
    decidePhoto: ({ id }) => ({ body: { member: id, id: newId(), verdict: 'main' } }),
    escalatePhoto: ({ id }) => ({ body: { member: id, id: newId(), suspicion: 'minor' } }),
    suspectMember: ({ id }) => ({ body: { member: id, suspicion: 'minor', complaint: newId() } }),
    listVerifications: () => ({}),
    evidencePicture: () => ({ query: { id: newId(), photo: newId(), picture: 'clear' } }),
    verificationPicture: ({ id }) => ({ query: { member: id, id: newId() } }),
    decideVerification: ({ id }) => ({
      body: { member: id, id: newId(), verdict: 'refused', reason: 'other_pose' },
    }),
    listTexts: () => ({}),
    approveText: ({ id }) => ({ body: { member: id, field: 'about', text: newId() } }),
    listComplaints: () => ({ query: {} }),
    complaint: () => ({ query: { id: newId() } }),
    answerComplaint: () => ({ body: { id: newId(), outcome: 'dismissed', answer: 'Dit is geen overtreding.' } }),
    ownComplaint: () => ({ body: { id: newId() } }),
    releaseComplaint: () => ({ query: { id: newId() } }),
    listColleagues: () => ({ query: { id: newId() } }),
    handOverComplaint: () => ({ body: { id: newId(), note: newId(), to: null, text: 'Jij kent dit lid.' } }),
    noteComplaint: () => ({ body: { id: newId(), complaint: newId(), text: 'Belde over deze klacht.' } }),
    listRisks: () => ({}),
    clearRisk: ({ id }) => ({ body: { id, last_at: '2026-11-20T20:10:00.000Z' } }),
    member: ({ id }) => ({ query: { q: id } }),
    findMembers: () => ({ query: { q: 'an' } }),
    findNumber: () => ({ query: { q: 'WM7P-CNVH' } }),
    addNote: ({ id }) => ({ body: { id: newId(), member: id, text: 'Belde over een oude klacht.' } }),
    changeMember: ({ id }) => ({ body: { id, action: 'end_sessions' } }),
    decide: ({ id: member }) => ({
      body: {
        id: newId(),
        member,
        effect: { kind: 'warned' },
        ground: 'spam',
        facts: 'Stuurde reclame.',
        source: 'own',
      },
    }),
    decisionEvidence: () => ({ query: { number: 'WM7P-CNVH' } }),
    listObjections: () => ({}),
    transparency: () => ({ query: { month: '2026-11' } }),
    listFlaggers: () => ({}),
    addFlagger: () => ({
      body: { id: newId(), name: 'Meldpunt', email: 'a@example.org', country: 'NL', language: 'nl', days: 365 },
    }),
    revokeFlagger: () => ({ body: { id: newId() } }),
    memberRequests: ({ id: member }) => ({ query: { member } }),
    exportMember: ({ id: member }) => ({ body: { id: newId(), member, ...checked, delivery: 'staff' } }),
    downloadMember: ({ id: member }) => ({ body: { id: newId(), member } }),
    correctMember: ({ id: member }) => ({ body: { id: newId(), member, ...checked, gender: 'male' } }),
    declineRequest: ({ id: member }) => ({
      body: { id: newId(), member, request: 'export', ground: 'excessive', reason: 'Al drie keer gestuurd.' },
    }),
    listErasures: () => ({}),
    requestErasure: ({ id: member }) => ({ body: { id: newId(), member, ...checked, timing: 'grace' } }),
    decideErasure: ({ id: member }) => ({ body: { id: newId(), member, action: 'approve' } }),
    answerObjection: () => ({
      body: { number: 'WM7P-CNVH', outcome: 'upheld', answer: 'Dit is wel een overtreding.' },
    }),
  },
  fictional: {
    list: () => ({ query: {} }),
    add: () => ({
      body: {
        id: newId(),
        name: newName('Fictief_'),
        gender: 'female',
        wanted_gender: 'male',
        date_of_birth: '1990-05-17',
        country: 'NL',
        region: 'NL-UT',
      },
    }),
    change: ({ id }) => ({ body: { id, about: 'Een ander verhaal.' } }),
    remove: ({ id }) => ({ query: { id } }),
    addPhoto: ({ id }) => ({ body: { member: id, id: newId(), type: 'image/jpeg', bytes: 90_000 } }),
  },
  campaigns: {
    list: () => ({ query: {} }),
    open: () => ({ query: { id: newId() } }),
    save: () => ({
      body: {
        id: newId(),
        version: 0,
        kind: 'news',
        texts: {},
        segment: { language: null, premium: null, visited: null },
      },
    }),
    decide: () => ({ body: { id: newId(), version: 1, action: 'submit' } }),
    count: () => ({ query: { id: newId() } }),
    test: () => ({ body: { id: newId(), language: 'nl' } }),
  },
  finance: {
    listDiscounts: () => ({ query: {} }),
    discount: () => ({ query: { code: 'ONBEKEND' } }),
    saveDiscount: () => ({ body: discountForm() }),
    findPayments: () => ({ query: { q: 'NL-00000-00000' } }),
    paymentsOfDay: () => ({ query: { country: 'NL', day: '2026-11-20' } }),
    payment: () => ({ query: { reference: 'NL-00000-00000' } }),
    refund: () => ({ body: { reference: 'NL-00000-00000', id: newId(), cents: 100, reason: 'Dubbel betaald' } }),
    decideRefund: () => ({ body: { reference: 'NL-00000-00000', id: newId(), action: 'approve' } }),
    openRefunds: () => ({}),
    totals: () => ({ query: { country: 'NL', day: '2026-11-20' } }),
    books: () => ({ query: { country: 'NL', day: '2026-11-20' } }),
  },
  proofs: {
    nights: () => ({}),
  },
  mail: {
    previewCampaign: () => ({ query: { id: newId(), language: 'nl' } }),
  },
  desk: {
    list: () => ({}),
    open: ({ id }) => ({ body: { profile: id, conversation: '0'.repeat(26) } }),
    older: ({ id }) => ({
      query: { profile: id, conversation: '0'.repeat(26), before: `2026-11-20T20:00:00.000Z#${id}` },
    }),
    release: ({ id }) => ({ query: { profile: id, conversation: '0'.repeat(26) } }),
    answer: ({ id }) => ({
      body: { profile: id, conversation: '0'.repeat(26), id: newId(), seen: newId(), text: 'Hoi' },
    }),
    note: ({ id }) => ({ body: { profile: id, conversation: '0'.repeat(26), id: newId(), text: 'Zeilt graag' } }),
    openPhoto: ({ id }) => ({
      body: { profile: id, conversation: '0'.repeat(26), message: `2026-11-20T20:00:00.000Z#${id}` },
    }),
  },
}

export type Sampled = { name: string; domain: Domain; key: string; spec: Endpoint; sample: (partner: Member) => Sample }

export const everyEndpoint: Sampled[] = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls).map(([key, spec]) => ({
    name: `${domain}.${key}`,
    domain: domain as Domain,
    key,
    spec,
    sample: (samples as Record<string, Record<string, Sampled['sample']>>)[domain]![key]!,
  })),
)

/** Calls after which the caller's session is no longer valid. */
export const callsThatEndTheSession: readonly string[] = [
  'account.logout',
  'account.remove',
  'account.endSessions',
  'staff.signOut',
]

/** The path of a sample, including the query. */
export const pathOf = (spec: Endpoint, { query }: Sample): string =>
  query && Object.keys(query).length > 0 ? `${spec.path}?${new URLSearchParams(query)}` : spec.path
