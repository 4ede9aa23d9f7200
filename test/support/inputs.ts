import type * as z from 'zod/mini'
import { cardConsentVersion } from '#shared/rules/stored-card.ts'
import { postbackOf } from './postback.ts'
import { discountForm, everyEndpoint, signupForm } from './samples.ts'

export type Part = 'body' | 'query'
// Each `Row` below is an input with every field of a call, one row per alternative; its last
// element lists the required fields.

/** How staff verified the identity of the person who asks for a member's data. */
const checked = { way: 'answers', note: 'Noemde de laatste drie betalingen.' }

type Row = readonly [name: string, input: Record<string, unknown>, required: string]

export const shapeOf = (name: string, part: Part): z.ZodMiniType =>
  everyEndpoint.find((one) => one.name === name)!.spec[part] as z.ZodMiniType

const id = '01JMEMBER0000000000000ANNA'
const token = 'x'.repeat(40)
const moment = `2026-11-20T20:00:00.000Z#${id}`
const sealed = 'x'.repeat(59)
const source = { network: 'net', ref: 'ref' }
const tracking = { ...source, sub1: 'a', sub2: 'b', sub3: 'c' }
const account = { iban: 'NL91ABNA0417164300', phone: '+31612345678' }
const password = 'een-goed-wachtwoord-24'
const email = 'kim@example.org'

const signup = {
  ...signupForm({ email, name: 'Kim', password }),
  signup_message: 'Hoi',
  signup_message_to: id,
  wanted_ages: { min_age: 30, max_age: 45 },
  details: { hair: 'red', eyes: null },
  interests: ['tea'],
  language: 'nl',
  tracking,
}
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
}
const facts = {
  reason: 'dating',
  hair: 'red',
  eyes: 'blue',
  body: 'slim',
  relationship: 'single',
  tattoos: 'none',
}
const place = { country: 'NL', region: 'NL-UT', city: 'Utrecht' }
const prompts = [{ prompt: 'sunday', answer: 'Pannenkoeken' }]
const fictional = { wanted_gender: 'male', ...place, about: 'Een verhaal.', facts, interests: ['tea'], prompts }

const segment = { language: 'nl', premium: true, visited: { within: true, days: 30 } }
const campaignText = { title: 'Nieuw', paragraphs: ['Kijk eens.'], button: 'Kijken', path: '/members' }

const named = { profile: id, conversation: '0'.repeat(26) }

export const bodies: readonly Row[] = [
  ['account.checkSignup', { email, name: 'Kim', password, date_of_birth: '1990-05-17', tracking }, ''],
  ['account.signup', signup, 'email name password date_of_birth gender wanted_gender country region consent'],
  ['account.activate', { token }, 'token'],
  ['account.activate', { resend: true }, 'resend'],
  ['account.login', { email, password }, 'email password'],
  ['account.login', { subscription }, 'subscription'],
  ['account.change', { language: 'nl', invisible: true, shown_to_visitors: true, password, old_password: 'x' }, ''],
  ['account.requestReset', { email }, 'email'],
  ['account.resetPassword', { token, password }, 'token password'],
  ['account.requestMailChange', { email, password }, 'email password'],
  ['account.confirmMailChange', { token }, 'token'],
  ['account.chooseName', { name: 'Kim' }, 'name'],
  ['account.endSessions', { id }, ''],
  ['account.remove', { reason: 'other', remarks: 'Tot ziens' }, ''],
  ['account.reactivate', { email, password }, 'email password'],
  ['account.reactivate', { token }, 'token'],
  [
    'profile.change',
    {
      ...facts,
      sexuality: 'bi',
      ...place,
      wanted_gender: 'male',
      wanted_ages: { min_age: 30, max_age: 45 },
      about: 'Hoi',
      interests: ['tea'],
      prompts,
      sensitive_consent: true,
    },
    '',
  ],
  ['photos.add', { id, type: 'image/png', bytes: 9, private: false }, 'id type bytes private'],
  ['photos.change', { order: [id] }, 'order'],
  ['photos.change', { id, private: true }, 'id private'],
  ['photos.remove', { id }, ''],
  ['photos.open', { id }, 'id'],
  ['photos.uploadVerification', { id, type: 'image/png', bytes: 9 }, 'id type bytes'],
  ['photos.close', { id }, ''],
  ['members.swipe', { id, verdict: 'like' }, 'id verdict'],
  ['likes.like', { id }, 'id'],
  ['likes.seeMatch', { id }, 'id'],
  ['likes.addFavourite', { id }, 'id'],
  ['likes.unlike', { id }, ''],
  ['chats.send', { member: id, id, text: 'Hoi' }, 'member id text'],
  ['chats.send', { member: id, id, gift: 'rose' }, 'member id gift'],
  ['chats.addPhoto', { member: id, id, type: 'image/png', bytes: 9 }, 'member id type bytes'],
  ['chats.cancelPhoto', { id }, ''],
  ['chats.openPhoto', { conversation: '0'.repeat(26), message: moment }, 'conversation message'],
  ['chats.remove', { conversation: '0'.repeat(26) }, ''],
  [
    'credits.startPayment',
    {
      ...{ id, bundle: 'c25', method: 'ideal', code: 'ZOMER', immediate_delivery: true },
      ...{ card: id, shown_cents: 999, store_card: cardConsentVersion },
    },
    'id bundle method immediate_delivery',
  ],
  ['credits.cancelPayment', { id }, 'id'],
  ['credits.cancel', { id }, 'id'],
  ['credits.removeCard', { id }, 'id'],
  ['credits.setSpendingLimit', { period: 'day', cents: 5000 }, 'period cents'],
  ['credits.setPaymentCountry', { country: 'BE' }, 'country'],
  ['account.ageCheckReport', { session_key: 'unknown', signature: 'x' }, ''],
  ['credits.providerReport', { id: 'tr_unknown123' }, 'id'],
  ['credits.sendDebitCode', { bundle: 'c25', code: 'ZOMER', ...account }, 'bundle iban phone'],
  [
    'credits.orderDebit',
    {
      ...{ id, bundle: 'c25', code: 'ZOMER', otp: '123456', account_holder: 'K. Jansen', ...account },
      ...{ street: 'Dorpsstraat', house_number: '1', zip: '1234 AB', city: 'Utrecht', mandate: 'x' },
      ...{ consent: true, immediate_delivery: true },
    },
    'id bundle otp account_holder iban phone street house_number zip city mandate consent immediate_delivery',
  ],
  ['credits.blockDebit', { action: 'block', reason: 'Misbruik', reference: 'VK7M-3RDN' }, 'action reason reference'],
  ['credits.blockDebit', { action: 'block', reason: 'Misbruik', iban: account.iban }, 'action reason iban'],
  ['credits.blockDebit', { action: 'unblock', reason: 'Vergissing', phone: account.phone }, 'action reason phone'],
  ['notifications.forgetDevice', { id: 'x'.repeat(32) }, 'id'],
  ['notifications.testPush', { id: 'x'.repeat(32) }, 'id'],
  [
    'notifications.change',
    { mail: { like: true }, push: { like: true }, enable: 'fbl', quiet_hours: { from: 22, to: 8 }, push_names: true },
    '',
  ],
  ['safety.block', { id }, 'id'],
  ['safety.unblock', { id }, ''],
  [
    'safety.complain',
    {
      ...{ id, kind: 'photo', category: 'minor', member: id, photo: id, message: moment, field: 'sunday' },
      ...{ text: 'Nee', email, flagger: token, name: 'Eva Jansen', good_faith: true },
    },
    'id kind text good_faith',
  ],
  ['safety.object', { token, text: 'Dat was ik niet.' }, 'token text'],
  ['site.bounce', { path: '/', seconds: 3, second_page: false }, 'path seconds second_page'],
  ['staff.invitation', { token }, 'token'],
  ['staff.enrol', { token, password, code: '123456' }, 'token password code'],
  ['staff.signIn', { email, password, code: '123456' }, 'email password code'],
  ['moderation.decidePhoto', { member: id, id, verdict: 'refused', reason: 'minor' }, 'member id verdict'],
  ['moderation.escalatePhoto', { member: id, id, suspicion: 'minor' }, 'member id suspicion'],
  ['moderation.suspectMember', { member: id, suspicion: 'child_abuse', complaint: id }, 'member suspicion'],
  ['moderation.decideVerification', { member: id, id, verdict: 'approved', photos: [id] }, 'member id verdict photos'],
  [
    'moderation.decideVerification',
    { member: id, id, verdict: 'refused', reason: 'other_pose' },
    'member id verdict reason',
  ],
  ['moderation.approveText', { member: id, field: 'about', text: id }, 'member field text'],
  [
    'moderation.answerComplaint',
    {
      ...{ id, outcome: 'upheld', answer: 'Dit klopt niet.', decision: 'WM7P-CNVH', ban: true },
      age_shown: 'Paspoort gezien',
    },
    'id outcome answer',
  ],
  ['moderation.claimItems', { queue: 'risks', items: [id], released: [id] }, 'queue items released'],
  ['moderation.ownComplaint', { id, from: 'STAFF1' }, 'id'],
  ['moderation.handOverComplaint', { id, note: id, to: 'STAFF1', text: 'Jij kent dit lid.' }, 'id note to text'],
  ['moderation.noteComplaint', { id, complaint: id, text: 'Belde over een klacht.' }, 'id complaint text'],
  ['moderation.clearRisk', { id, last_at: '2026-11-20T20:10:00.000Z' }, 'id last_at'],
  ['moderation.addNote', { id, member: id, text: 'Belde over een klacht.' }, 'id member text'],
  ['moderation.changeMember', { id, action: 'unban', reason: 'Vergissing' }, 'id action reason'],
  [
    'moderation.decide',
    { id, member: id, effect: { kind: 'warned' }, ground: 'spam', facts: 'Stuurde reclame.', source: 'own' },
    'id member effect ground facts source',
  ],
  [
    'moderation.decide',
    {
      id,
      member: id,
      effect: { kind: 'photo_removed', photo: id },
      ground: 'nudity',
      facts: 'Bloot te zien.',
      source: 'notice',
      complaint: id,
    },
    'id member effect ground facts source',
  ],
  [
    'moderation.decide',
    {
      ...{ id, member: id, effect: { kind: 'text_refused', field: 'about', text: id } },
      ...{ ground: 'contact_data', facts: 'Er staat een nummer in.', source: 'automatic' },
    },
    'id member effect ground facts source',
  ],
  [
    'moderation.answerObjection',
    { number: 'WM7P-CNVH', outcome: 'upheld', answer: 'Dit is wel een overtreding.', age_shown: 'Paspoort gezien' },
    'number outcome answer',
  ],
  ['moderation.changeMember', { id, action: 'end_sessions' }, 'id action'],
  ['moderation.exportMember', { id, member: id, ...checked, delivery: 'staff' }, 'id member way note delivery'],
  [
    'moderation.addFlagger',
    { id, name: 'Meldpunt', email: 'a@example.org', country: 'NL', language: 'nl', days: 365 },
    'id name email country language days',
  ],
  ['moderation.revokeFlagger', { id }, 'id'],
  ['safety.findFlagger', { token }, 'token'],
  ['moderation.downloadMember', { id, member: id }, 'id member'],
  [
    'moderation.correctMember',
    {
      ...{ id, member: id, ...checked, name: 'Kim', gender: 'female', date_of_birth: '1990-05-17' },
      ...{ email: 'kim@example.org', facts: 'Gaf zelf een andere datum.' },
    },
    'id member way note',
  ],
  ...(
    [
      ['export', 'others'],
      ['correction', 'correct'],
      ['erasure', 'legal_duty'],
    ] as const
  ).map(
    ([request, ground]) =>
      [
        'moderation.declineRequest',
        { id, member: id, request, ground, reason: 'Zie onze brief.' },
        'id member request ground reason',
      ] as const,
  ),
  ['moderation.requestErasure', { id, member: id, ...checked, timing: 'now' }, 'id member way note timing'],
  ['moderation.decideErasure', { id, member: id, action: 'approve' }, 'id member action'],
  [
    'moderation.decideErasure',
    { id, member: id, action: 'decline', reason: 'Niet te controleren.' },
    'id member action reason',
  ],
  [
    'fictional.add',
    { id, name: 'Kim', gender: 'female', date_of_birth: '1990-05-17', ...fictional },
    'id name gender date_of_birth wanted_gender country region',
  ],
  ['fictional.change', { id, ...fictional }, 'id'],
  ['desk.open', named, 'profile conversation'],
  ['desk.answer', { ...named, id, seen: id, text: 'Hoi' }, 'profile conversation id seen text'],
  ['desk.note', { ...named, id, text: 'Zeilt graag' }, 'profile conversation id text'],
  ['desk.openPhoto', { ...named, message: moment }, 'profile conversation message'],
  [
    'campaigns.save',
    { id, version: 0, kind: 'news', texts: { nl: campaignText }, segment },
    'id version kind texts segment',
  ],
  [
    'campaigns.decide',
    { id, version: 1, action: 'refuse', reason: 'Te lang', start_at: '2026-11-20T20:00:00.000Z' },
    'id version action',
  ],
  ['campaigns.test', { id, language: 'nl' }, 'id language'],
  [
    'finance.saveDiscount',
    discountForm({
      ...{ code: 'ZOMER20', country: 'NL', user_id: id, expires: '2027-01-01T00:00:00.000Z', currency: 'EUR' },
      ...{ minimum_order_value: 1000, paymentmethods: ['ideal'] },
    }),
    'code percentage status validity version country user_id expires currency minimum_order_value paymentmethods',
  ],
  ['finance.refund', { reference: 'VK7M-3RDN', id, cents: 100, reason: 'Dubbel betaald' }, 'reference id cents reason'],
  [
    'finance.decideRefund',
    { reference: 'VK7M-3RDN', id, action: 'decline', reason: 'Al terugbetaald' },
    'reference id action',
  ],
  ['fictional.addPhoto', { member: id, id, type: 'image/png', bytes: 9 }, 'member id type bytes'],
]

export const queries: readonly Row[] = [
  ['account.login', { push: '1' }, ''],
  ['account.endSessions', { id }, ''],
  ['account.downloadExport', { token }, 'token'],
  ['profile.towns', { country: 'NL', text: 'Utr' }, 'country text'],
  ['photos.remove', { id }, ''],
  ['photos.close', { id }, ''],
  [
    'members.search',
    {
      gender: 'male',
      country: 'NL',
      countryregion: 'NL-UT',
      min_age: 18,
      max_age: 99,
      ...{ distance: 25, active: '1', new: '1', photo: '1', mutual: '1', interests: 'tea,wine' },
      cursor: sealed,
      ...source,
    },
    '',
  ],
  ['members.profile', { id, ...source }, 'id'],
  ['members.similar', { id, cursor: sealed, ...source }, 'id'],
  ['members.matches', { cursor: sealed }, ''],
  ['members.nextSwipe', { cursor: sealed }, ''],
  [
    'members.matchFinder',
    {
      ...{ age_group: '35+', min_age: 18, max_age: 99, reason: 'dating', interests: 'hiking,wine' },
      ...{ distance: 25, cursor: sealed },
    },
    '',
  ],
  ['likes.listLooks', { before: sealed }, ''],
  ['members.online', { ids: `${id},${id}` }, 'ids'],
  ['likes.list', { of: 'matches', before: moment }, 'of before'],
  ['likes.listFavourites', { before: moment }, ''],
  ['likes.removeFavourite', { id }, 'id'],
  ['likes.liked', { ids: `${id},${id}` }, 'ids'],
  ['likes.unlike', { id }, ''],
  ['chats.list', { before: `2026-11-20T20:00:00.000Z#${'0'.repeat(26)}` }, ''],
  ['chats.open', { conversation: '0'.repeat(26), before: moment }, 'conversation'],
  ['chats.open', { member: id, before: moment }, 'member'],
  ['chats.photo', { id }, 'id'],
  ['chats.cancelPhoto', { id }, ''],
  ['chats.remove', { conversation: '0'.repeat(26) }, ''],
  ['credits.bundles', { code: 'ZOMER' }, ''],
  ['credits.payment', { id }, 'id'],
  ['credits.payments', { cursor: id }, ''],
  ['credits.returned', { cursor: id }, ''],
  ['credits.mandate', { bundle: 'c25', code: 'ZOMER' }, 'bundle'],
  ['credits.debit', { reference: 'VK7M-3RDN' }, 'reference'],
  ['credits.providerPostback', postbackOf({ referenceID: 'NL-00000-00000' }), 'shopID referenceID signature'],
  ['discounts.find', { welcome: 'true' }, 'welcome'],
  ['discounts.find', { code: 'ZOMER' }, 'code'],
  ['notifications.unsubscribe', { token }, 'token'],
  ['safety.findDecision', { token }, 'token'],
  ['safety.keptChat', { conversation: '0'.repeat(26), before: moment }, 'conversation'],
  ['safety.unblock', { id }, ''],
  ['site.settings', { language: 'nl' }, ''],
  ['site.showcase', { id }, ''],
  ['moderation.listComplaints', { status: 'open', cursor: moment }, ''],
  ['moderation.complaint', { id }, 'id'],
  ['moderation.decisionEvidence', { number: 'WM7P-CNVH' }, 'number'],
  ['moderation.evidencePicture', { id, photo: id, picture: 'clear' }, 'id photo picture'],
  ['moderation.verificationPicture', { member: id, id }, 'member id'],
  ['moderation.member', { q: 'kim' }, 'q'],
  ['moderation.findMembers', { q: 'kim' }, 'q'],
  ['moderation.findNumber', { q: 'WM7P-CNVH' }, 'q'],
  ['moderation.memberRequests', { member: id }, 'member'],
  ['fictional.list', { cursor: moment }, ''],
  ['fictional.remove', { id }, 'id'],
  ['desk.older', { ...named, before: moment }, 'profile conversation before'],
  ['moderation.releaseComplaint', { id }, 'id'],
  ['moderation.listColleagues', { id }, 'id'],
  ['desk.release', named, 'profile conversation'],
  ['campaigns.list', { cursor: id }, ''],
  ['campaigns.open', { id }, 'id'],
  ['campaigns.count', { id }, 'id'],
  ['finance.listDiscounts', { q: 'ZOMER', cursor: 'ZOMER20' }, ''],
  ['finance.discount', { code: 'ZOMER20' }, 'code'],
  ['finance.findPayments', { q: 'kim@example.org', cursor: id }, 'q'],
  [
    'finance.paymentsOfDay',
    { country: 'NL', day: '2026-11-20', amount_cents: 999, cursor: `${moment}#ordered` },
    'country day',
  ],
  ['finance.payment', { reference: 'VK7M-3RDN' }, 'reference'],
  ['finance.totals', { country: 'NL', day: '2026-11-20' }, 'country day'],
  ['finance.books', { country: 'NL', day: '2026-11-20', cursor: `${moment}#ordered` }, 'country day'],
  ['mail.previewCampaign', { id, language: 'nl' }, 'id language'],
  ['moderation.transparency', { month: '2026-11', cursor: id }, 'month'],
  ...(['staff.listAudit', 'staff.exportAudit'] as const).map(
    (call): Row => [
      call,
      {
        ...{ staff: 'Mo', member: 'kim', action: 'signed_in', from: '2026-11-01', to: '2026-11-30' },
        cursor: `2026-11#${id}`,
      },
      '',
    ],
  ),
]
