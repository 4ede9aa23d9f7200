import * as z from 'zod/mini'
import { CampaignId, CampaignText, Segment } from '../model/campaign.ts'
import {
  BookCursor,
  CivilMonth,
  ConversationCursor,
  MomentCursor,
  MonthCursor,
  SealedCursor,
  UlidCursor,
} from '../model/cursor.ts'
import {
  ComplaintId,
  ConversationId,
  MemberId,
  MemberIds,
  MessageId,
  PaymentId,
  PaymentReference,
  PushDeviceId,
  SessionId,
} from '../model/ids.ts'
import { BirthDate, Email, Token } from '../model/input.ts'
import { ChatPhoto, Conversation, Message, MessageText } from '../model/message.ts'
import { DiscountCode, OfferedBundle, Payment } from '../model/money.ts'
import { EvidencePhotoId, OwnPhoto, PhotoId, Upload } from '../model/photo.ts'
import { MainImage, MemberCard, type Prompts, SmallCard } from '../model/profile.ts'
import { AuditEntry, StaffUser } from '../model/staff.ts'
import { CurrentUser, OwnProfile } from '../model/user.ts'
import { OwnVerification } from '../model/verification.ts'
import * as account from './account.ts'
import { Password, ProfileName, PushSubscription, SignupForm, Tracking } from './account.ts'
import * as ageCheck from './age-check.ts'
import * as campaigns from './campaigns.ts'
import * as cards from './cards.ts'
import * as chats from './chats.ts'
import * as credits from './credits.ts'
import { DiscountText } from './credits.ts'
import * as debitBlocks from './debit-blocks.ts'
import * as desk from './desk.ts'
import * as directDebit from './direct-debit.ts'
import { Iban, Phone } from './direct-debit.ts'
import * as fictional from './fictional.ts'
import * as finance from './finance.ts'
import { BookDay, DiscountCursor, DiscountName, RefundId } from './finance.ts'
import * as flaggers from './flaggers.ts'
import { Flagger } from './flaggers.ts'
import * as handRequests from './hand-requests.ts'
import { WaitingErasure } from './hand-requests.ts'
import * as keptChats from './kept-chats.ts'
import * as likes from './likes.ts'
import * as mail from './mail.ts'
import * as members from './members.ts'
import { FitReason, MemberProfile, ReasonedCard, SearchQuery, SwipeCard, ViewedPhoto } from './members.ts'
import * as moderation from './moderation.ts'
import { Complaint, Evidence, WaitingPhoto } from './moderation-items.ts'
import * as notifications from './notifications.ts'
import * as ownAccount from './own-account.ts'
import { NewEmail } from './own-account.ts'
import * as ownName from './own-name.ts'
import * as photos from './photos.ts'
import * as profile from './profile.ts'
import { Place, ProfileChange } from './profile.ts'
import * as proofs from './proofs.ts'
import * as queueClaims from './queue-claims.ts'
import * as safety from './safety.ts'
import { MadeDecision } from './safety.ts'
import * as site from './site.ts'
import { CompanyInfo, Interest, Regions, Settings } from './site.ts'
import * as staff from './staff.ts'
import * as verificationQueue from './verification-queue.ts'
import { WaitingVerification } from './verification-queue.ts'

/**
 * Example values of the contract's shapes, for its OpenAPI document. Separate from the shapes, so
 * that functions and pages do not include them. A shape with an `id` becomes a named component of
 * the document.
 */
export const examples = z.registry<{ id?: string; examples: unknown[] }>()

const example = <S extends z.core.$ZodType>(shape: S, value: z.input<S>) => examples.add(shape, { examples: [value] })
const named = <S extends z.core.$ZodType>(id: string, shape: S, value: z.input<S>) =>
  examples.add(shape, { id, examples: [value] })

const member = '01KAFM5Q8R2T6V9XB3DHJNPSWY'
const other = '01KAFM7C4E8GAKNQSVXZ1357BD'
const conversation = '4k7m2p9q3r8s5t6v1w0x2y4z6a'
const at = '2026-11-20T20:00:00.000Z'
const device = 'RnEkYB3zwRPbXxqLb0N3zwRPbXxqLb0N'
const email = 'kim@example.org'
const password = 'correct-horse-battery'
const photoUrl = '/photos/01KAFM9F6H2JM5PR8TWYB3E7GK/card.avif'
const place = { country: 'NL', region: 'NL-UT', city: 'Utrecht' }
const region = { id: 'NL-UT', name: 'Utrecht' }

// Inputs that several calls share.

example(MemberId, other)
example(MemberIds, `${member},${other}`)
example(MessageId, '01KAFMB2D4F6HKMPRTVXZ0246C')
example(PaymentId, '01KAFMC3E5G7JMNQSVWY1357AD')
example(SessionId, '01KAFMD4F6H8KNPRTWXZ2468BE')
example(ComplaintId, '01KAFME5G7J9MPQSVXY03579CF')
example(EvidencePhotoId, '01KAFM9F6H2JM5PR8TWYB3E7GK')
example(PhotoId, '01KAFM9F6H2JM5PR8TWYB3E7GK')
example(ConversationId, conversation)
/** Example of a sealed cursor: 44 random bytes, the length of a search's cursor. */
const sealed = 'gGBW27GihBQYjBDIkfuLQ6tWazHt9YkMlrlJZpBmV3zSzVPlDrr_yfsZEfA'
example(MomentCursor, `${at}#${other}`)
example(ConversationCursor, `${at}#${conversation}`)
example(MonthCursor, `2026-11#${other}`)
example(CampaignId, '01KAFMF7H9KBNQRTWXZ146ADEG')
example(UlidCursor, other)
example(SealedCursor, sealed)
example(Email, email)
example(NewEmail, 'kim.new@example.org')
example(Password, password)
example(ProfileName, 'Kim_88')
example(BirthDate, '1990-05-17')
example(Token, 'a3f1c9e07b5d42868f0a')
example(DiscountText, 'SUMMER25')
example(MessageText, 'Hello, how are you?')
example(Tracking, { network: 'partner', ref: 'banner-7' })
example(PushSubscription, {
  endpoint: 'https://fcm.googleapis.com/fcm/send/c1KrmpTuRm8',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
})

// Inputs that belong to one call only, and some answers of the same calls.

const signup = SignupForm.shape
example(signup.country, place.country)
example(signup.region, place.region)
example(signup.city, place.city)
example(ownAccount.requestMailChange.body.shape.password, password)
example(account.login.body.def.options[0], { email, password })
example(ownAccount.reactivate.body.def.options[1], { email, password })
example(account.change.body, {
  language: 'en',
  invisible: false,
  shown_to_visitors: true,
  read_marks: true,
  shows_presence: true,
  shows_looks: true,
  password: 'another-good-password',
  old_password: password,
})
example(ownAccount.remove.body, { reason: 'found_someone', remarks: 'Thank you.' })
example(ownName.removedName.answer, { name: 'Call_me_88', number: 'WM7P-CNVH', objection: 'a3f1c9e07b5d42868f0a' })
const prompts: z.input<typeof Prompts> = [{ prompt: 'sunday', answer: 'Pancakes, and then nothing at all.' }]
example(ProfileChange, {
  hair: 'red',
  wanted_gender: 'male',
  wanted_ages: { min_age: 30, max_age: 45 },
  ...place,
  about: 'I like long walks.',
  interests: ['hiking', 'tea'],
  prompts,
})
// Set on the inner string: on a transformed schema zod would take the example as the output.
example(profile.geocode.query.shape.lat.def.in.def.in, '52.09')
example(profile.geocode.query.shape.lon.def.in.def.in, '5.12')
example(photos.add.body, { id: '01KAFM9F6H2JM5PR8TWYB3E7GK', type: 'image/jpeg', bytes: 250_000, private: false })
example(profile.towns.query, { country: place.country, text: 'Utr' })
example(SearchQuery.shape.country, place.country)
example(SearchQuery.shape.countryregion, place.region)
example(chats.send.body, { member: other, id: '01KAFMB2D4F6HKMPRTVXZ0246C', text: 'Hello, how are you?' })
example(credits.startPayment.body.shape.bundle, 'c25')
example(directDebit.mandate.query.shape.bundle, 'c25')
const debitor = { iban: 'NL91ABNA0417164300', phone: '+31612345678' }
example(Iban, debitor.iban)
example(Phone, debitor.phone)
example(directDebit.orderDebit.body, {
  id: '01KAFMC3E5G7JMNQSVWY1357AD',
  bundle: 'c25',
  otp: '402917',
  account_holder: 'K. Jansen',
  ...debitor,
  street: 'Dorpsstraat',
  house_number: '1',
  zip: '1234 AB',
  city: 'Utrecht',
  immediate_delivery: true,
  mandate: 'Jq0n2r8bN4wqB0m3J6h0c9T1d5yXk7Za',
  consent: true,
})
example(debitBlocks.blockDebit.body, { action: 'block', reason: 'Paid back twice.', iban: debitor.iban })
example(ageCheck.ageCheckReport.body, {
  method: 'AGE_ESTIMATION',
  session_key: '479f57aa-9c98-407d-8854-49768c143564',
  state: 'COMPLETE',
  reference_id: '01KAFM9F6H2JM5PR8TWYB3E7GK',
  timestamp: 1_787_752_834,
  signature: 'c2lnbmVk',
})
example(credits.providerReport.body, { id: 'tr_7UhSN1zuXS' })
example(credits.providerPostback.query, {
  shopID: '115790',
  type: 'purchase',
  saleID: '456789',
  referenceID: 'VK7M-3RDN',
  priceAmount: '9.99',
  priceCurrency: 'EUR',
  signature: 'a'.repeat(64),
})
example(notifications.change.body, {
  mail: { like: false, promotions: true },
  push: { like: true },
  quiet_hours: { from: 22, to: 8 },
})
example(PushDeviceId, device)
const switches = {
  new_conversations: true,
  new_messages: true,
  like: false,
  unread_message_reminders: true,
  promotions: false,
  weekly_updates: true,
  news: false,
  reminders: true,
}
const preferences = {
  mail: switches,
  push: switches,
  disabled: [],
  quiet_hours: null,
  push_names: false,
  usual_quiet_hours: { from: 22, to: 8 },
  unread_reminder_hours: 24,
  devices: [{ id: device, name: 'Firefox, Android', added_at: at, current: true }],
}
for (const { answer } of [notifications.preferences, notifications.change, notifications.forgetDevice])
  example(answer, preferences)
example(safety.complain.body, {
  id: '01KAFME5G7J9MPQSVXY03579CF',
  kind: 'profile',
  category: 'fake',
  member: other,
  text: 'The photos are of somebody else.',
  name: 'Kim Jansen',
  email,
  good_faith: true,
})
example(site.bounce.body, { path: '/members', seconds: 12, second_page: false })
example(staff.enrol.body.shape.password, password)
example(staff.enrol.body.shape.code, '123456')
example(staff.signIn.body.shape.password, password)
example(moderation.answerComplaint.body.shape.answer, 'The photos were removed, as they show somebody else.')
example(moderation.approveText.body, { member: other, field: 'about', text: '01KAFME5G7J9MPQSVXY03579CF' })
example(moderation.clearRisk.body, { id: other, last_at: at })
example(moderation.member.query, { q: email })
example(moderation.escalatePhoto.body, { member: other, id: other, suspicion: 'minor' })
example(moderation.escalatePhoto.answer, { case: other })
example(moderation.suspectMember.body, { member: other, suspicion: 'child_abuse', photo: other, complaint: other })
example(moderation.suspectMember.answer, { case: other })
example(moderation.handOverComplaint.body, {
  id: other,
  note: other,
  to: other,
  text: 'You know this member from an earlier complaint.',
})
example(moderation.listColleagues.answer, { colleagues: [{ id: other, name: 'Jo' }] })
example(moderation.noteComplaint.body, {
  id: other,
  complaint: other,
  text: 'Asked for the original of the photo.',
})
example(moderation.findMembers.query, { q: 'ann' })
example(moderation.findNumber.query, { q: 'wm7p cnvh' })
example(queueClaims.claimItems.body, { queue: 'photos', items: [other], released: [] })
example(queueClaims.claimItems.answer, { claims: [{ item: other, by: 'Mo', mine: true, until: at }] })
example(moderation.addNote.body, {
  id: other,
  member: other,
  text: 'Wrote that a friend uses the same phone.',
})
example(moderation.changeMember.body.def.options[0], { id: other, action: 'unban', reason: 'A mix-up' })
example(moderation.decide.body, {
  id: other,
  member: other,
  effect: { kind: 'suspended', days: 7 },
  ground: 'fake',
  source: 'notice',
  facts: 'The photos show somebody else.',
})
example(CivilMonth, '2026-11')
example(moderation.transparency.answer, {
  rows: [
    {
      part: 'notices',
      item: 'scam',
      ground: null,
      source: null,
      outcome: 'upheld',
      automatic: false,
      count: 2,
      minutes: [45, 130],
    },
  ],
  next: null,
})
example(flaggers.addFlagger.body, {
  id: other,
  name: 'Example Hotline',
  email: 'notices@example.org',
  country: 'NL',
  language: 'nl',
  days: 365,
})
example(flaggers.revokeFlagger.body, { id: other })
const checked = { way: 'answers', note: 'Knew the dates of the last three payments.' } as const
const asked = { id: other, member: other, ...checked }
example(handRequests.exportMember.body, { ...asked, delivery: 'mail' })
example(handRequests.downloadMember.body, { id: other, member: other })
example(handRequests.correctMember.body, { ...asked, date_of_birth: '1990-04-12' })
example(handRequests.declineRequest.body.def.options[0], {
  id: other,
  member: other,
  request: 'export',
  ground: 'unidentified',
  reason: 'The letter has no name that we know.',
})
example(handRequests.requestErasure.body, { ...asked, timing: 'grace' })
example(handRequests.decideErasure.body.def.options[0], { id: other, member: other, action: 'approve' })
example(moderation.answerObjection.body, {
  number: 'WM7P-CNVH',
  outcome: 'reversed',
  answer: 'The photos are of the member, as their answer shows.',
  age_shown: 'Passport in a video call',
})
example(safety.object.body.shape.text, 'The photos are of me.')
example(fictional.add.body.shape.country, place.country)
example(fictional.add.body.shape.region, place.region)
example(fictional.change.body, { id: other, about: 'I like long walks.' })

// Answers that several calls share.

const image = { filename: photoUrl, thumb_filename: photoUrl, status: 'active' } as const
const card = {
  id: other,
  name: 'Anna',
  age: 34,
  gender: 'female',
  ...place,
  main_image: image,
  fictional: false,
} as const
named('MainImage', MainImage, image)
named('MemberCard', MemberCard, card)
const smallCard = { ...card, main_image: { thumb_filename: photoUrl, status: 'active' } } as const
named('SmallCard', SmallCard, smallCard)
const ownProfile: z.input<typeof OwnProfile> = {
  name: 'Kim_88',
  status: 'active',
  main_image: image,
  gender: 'female',
  wanted_gender: 'male',
  date_of_birth: '1990-05-17',
  age: 36,
  ...place,
  about: 'I like long walks.',
  interests: ['hiking', 'tea'],
  reason: 'dating',
  hair: 'red',
  eyes: null,
  body: null,
  relationship: 'single',
  tattoos: null,
  sexuality: null,
  sensitive_consent: false,
  prompts,
  held_texts: [],
  wanted_ages: { min_age: 30, max_age: 45 },
}
named('OwnProfile', OwnProfile, ownProfile)
named('CurrentUser', CurrentUser, {
  id: member,
  email,
  status: 'active',
  credits: 25,
  paid_user: true,
  has_purchased: true,
  payment_country: 'NL',
  signup_date: at,
  language: 'en',
  fictional_icon: 'mask',
  notifications_disabled: [],
  invisible: false,
  shown_to_visitors: false,
  read_marks: true,
  shows_presence: true,
  shows_looks: true,
  new_email: null,
  started_conversations: 3,
  name_removed: false,
  age_check: false,
  activation_mail_sent: true,
  auto_like: false,
  server_time: at,
  profile: ownProfile,
})
named('OwnPhoto', OwnPhoto, {
  id: '01KAFM9F6H2JM5PR8TWYB3E7GK',
  status: 'active',
  stage: 'done',
  reason: null,
  private: false,
  explicit: false,
  main: true,
  filename: photoUrl,
  thumb_filename: photoUrl,
  thumbhash: 'YhgGDQQ3iHh4d3iIh3d4d0A=',
})
named('Upload', Upload, { url: '/uploads', fields: { key: 'incoming/01KAFM9F6H2JM5PR8TWYB3E7GK' } })
const message = { id: '01KAFMB2D4F6HKMPRTVXZ0246C', mine: true, type: 'text', text: 'Hello!', sent_at: at } as const
named('Message', Message, message)
named('ChatPhoto', ChatPhoto, { id: '01KAFMB2D4F6HKMPRTVXZ0246C', conversation, stage: 'inspecting', reason: null })
named('Conversation', Conversation, {
  conversation,
  profile: other,
  partner: smallCard,
  num_unread_messages: 1,
  last_message: message,
  last_at: at,
})
named('OfferedBundle', OfferedBundle, {
  id: 'c25',
  credits: 25,
  currency: 'EUR',
  full_price_cents: 2500,
  price_cents: 1875,
  price_per_credit_cents: 75,
  popular: true,
  discount: 25,
})
named('DiscountCode', DiscountCode, {
  code: 'SUMMER25',
  value_percentage: 25,
  percentage: 25,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  expires: '2026-12-31T23:00:00.000Z',
  country: 'NL',
  user_id: null,
  currency: 'EUR',
  minimum_order_value: 1000,
  paymentmethods: null,
})
named('Payment', Payment, {
  payment_id: '01KAFMC3E5G7JMNQSVWY1357AD',
  id: '01KAFMC3E5G7JMNQSVWY1357AD',
  bundle: 'c25',
  credits: 25,
  reference: 'VK7M-3RDN',
  vat_percent: 21,
  vat_cents: 325,
  stored_card: false,
  currency: 'EUR',
  price_cents: 1875,
  discount_code: 'SUMMER25',
  method: 'ideal',
  status: 'completed',
  created_at: at,
  completed_at: '2026-11-20T20:01:10.000Z',
  checkout_url: null,
  refund: null,
  charge_back: null,
  cancel: { price_cents: 1875, credits: 25, last_day: '2026-12-04', ends_premium: true },
  consent_at: at,
  terms: { version: '2026-11-23', at },
})
named('StaffUser', StaffUser, { id: member, email: 'mo@example.org', name: 'Mo', roles: ['moderator'] })
const entry = {
  id: `2026-11#${member}`,
  at,
  staff: 'Mo',
  action: 'member_viewed',
  member: other,
  reason: null,
} as const
named('AuditEntry', AuditEntry, entry)
const company = {
  name: 'Example B.V.',
  address: 'Oudegracht 1',
  kvk: '12345678',
  city: 'Utrecht',
  country: 'NL',
  tradenames: ['Vonk'],
  vat_numbers: ['NL123456789B01'],
}
named('CompanyInfo', CompanyInfo, company)
const interest = { tag: 'hiking', label: 'Hiking', sensitive: false }
const regions = { NL: { term: 'province', regions: [region] } }
named('Interest', Interest, interest)
named('Regions', Regions, regions)
named('Place', Place, { ...place, region_name: region.name })
named('OwnVerification', OwnVerification, {
  state: 'asked',
  id: '01KAFM9F6H2JM5PR8TWYB3E7GK',
  pose: 'hand_on_head',
  expires_at: at,
  reason: null,
  verified: false,
})
named('WaitingVerification', WaitingVerification, {
  id: '01KAFM9F6H2JM5PR8TWYB3E7GK',
  member: smallCard,
  pose: 'hand_on_head',
  arrived_at: at,
  photos: [{ id: '01KAFM9F6H2JM5PR8TWYB3E7GK', full: photoUrl }],
})
example(moderation.evidencePicture.answer, { picture: 'UklGRiIAAABXRUJQVlA4IBYAAAAw' })
example(verificationQueue.verificationPicture.answer, { picture: '/9j/4AAQSkZJRgABAQAAAQABAAD' })
example(verificationQueue.listVerifications.answer.shape.waiting, { count: 1, oldest_at: at })
example(chats.list.answer.shape.kept_until, null)
const keptChat = { conversation, name: 'Kim', at, until: '2026-12-20T20:00:00.000Z', reversed: false }
named('KeptChat', keptChats.keptChat.answer.shape.chat, keptChat)
example(keptChats.keptChat.answer.shape.older, null)
named('WaitingPhoto', WaitingPhoto, {
  id: '01KAFM9F6H2JM5PR8TWYB3E7GK',
  member: smallCard,
  private: false,
  uploaded_at: at,
  full: photoUrl,
  blurred: photoUrl,
  findings: ['explicit nudity 0.93'],
  main: photoUrl,
  alike: { photos: [], banned: false },
  others: [],
  about: 'I like long walks.',
  prompts,
  refusals: [{ at, reason: 'quality' }],
})
named('Complaint', Complaint, {
  id: '01KAFME5G7J9MPQSVXY03579CF',
  kind: 'photo',
  category: 'fake',
  priority: 3,
  created_at: at,
  text: 'The photos are of somebody else.',
  language: 'en',
  from: smallCard,
  about: smallCard,
  about_language: 'en',
  about_left: false,
  status: 'answered',
  answered_at: at,
  owner: null,
  escalated: null,
  flagger: null,
  notifier: null,
  good_faith: true,
})
named('Evidence', Evidence, {
  profile: { name: 'Anna', about: 'I like long walks.' },
  photos: [{ id: '01KAFM9F6H2JM5PR8TWYB3E7GK', reported: true }],
  withheld: 0,
  messages: [{ id: message.id, from: other, type: 'text', text: 'Hello!', sent_at: at, reported: true }],
  reported_text: null,
})

// Answers of one call each.

example(ownAccount.confirmMailChange.answer, { status: 'changed', email })
const session = { id: '01KAFMD4F6H8KNPRTWXZ2468BE', started_at: at, last_used_at: at, device: 'Firefox, Android' }
example(ownAccount.listSessions.answer, { sessions: [{ ...session, current: true }] })
example(ownAccount.endSessions.answer, { sessions: [{ ...session, current: true }] })
example(ownAccount.remove.answer, { final_at: '2026-12-04T20:00:00.000Z', partner: null })
example(ageCheck.startAgeCheck.answer, { url: 'https://age.example.org/?sessionId=01KAFM9F6H2JM5PR8TWYB3E7GK' })
example(ownAccount.downloadExport.answer, { url: 'https://files.example.org/export.zip' })
example(profile.towns.answer, { towns: [{ name: place.city, region: region.id, region_name: region.name }] })
const viewed: z.input<typeof ViewedPhoto> = {
  ...image,
  id: '01KAFM9F6H2JM5PR8TWYB3E7GK',
  locked: false,
  private: false,
  thumbhash: null,
}
named('ViewedPhoto', ViewedPhoto, viewed)
named('MemberProfile', MemberProfile, {
  ...card,
  number: 'WM7P-CNVH',
  status: 'active',
  facts: { hair: 'red', eyes: null },
  interests: ['hiking'],
  about: 'I like long walks.',
  prompts,
  photos: [viewed],
  liked: true,
  likes_me: false,
  favourite: true,
  blocked: false,
  private_photos_open: false,
  own_private_photos_open: false,
  conversation,
  presence: 'today',
})
example(members.search.answer.shape.filters, {
  gender: 'female',
  country: 'NL',
  countryregion: null,
  min_age: 25,
  max_age: 40,
  distance: 25,
  active: true,
  new: false,
  photo: true,
  mutual: true,
  interests: ['hiking'],
})
example(members.search.answer.shape.next, sealed)
example(members.similar.answer.shape.next, sealed)
example(members.matches.answer.shape.next, sealed)
example(members.matchFinder.answer.shape.next, sealed)
example(members.matchFinder.answer.shape.filters, {
  min_age: 25,
  max_age: 40,
  distance: 25,
  interests: ['hiking'],
  reason: 'relationship',
})
named('FitReason', FitReason, { kind: 'interests', interests: ['hiking'] })
named('ReasonedCard', ReasonedCard, {
  ...card,
  reasons: [{ kind: 'interests', interests: ['hiking'] }, { kind: 'near' }],
})
example(members.online.answer, { ids: [other] })
example(likes.listLooks.answer, {
  looks: [{ id: other, profile: card, day: '2026-11-20' }],
  older: sealed,
})
named('SwipeCard', SwipeCard, { ...card, num_photos: 3 })
example(members.nextSwipe.answer.shape.more, sealed)
example(members.nextSwipe.answer.shape.renewed_at, at)
const like = { id: other, profile: { ...card, shared_interests: ['hiking' as const] }, liked_at: at, match: true }
const receivedLike = { ...like, like_new: true, match_new: true }
example(likes.list.answer, {
  profiles: [like],
  liked_by: [receivedLike],
  matches: [receivedLike],
  older: { profiles: `${at}#${other}`, liked_by: null, matches: null },
  new_likes: 1,
})
example(likes.listFavourites.answer, {
  favourites: [{ id: other, profile: card, added_at: at }],
  older: `${at}#${other}`,
})
example(likes.liked.answer, { ids: [other] })
example(likes.autoLike.answer, { profile: { ...card, main_image: { ...image, match: photoUrl } } })
example(chats.list.answer.shape.older, null)
example(chats.open.answer, {
  conversation,
  started: true,
  partner: smallCard,
  read_at: null,
  closed: null,
  messages: [message],
  older: null,
  openers: null,
  presence: 'online',
  unread: 1,
  hidden_by_privacy_limit: false,
  credits: 24,
})
example(chats.send.answer.shape.conversation, conversation)
example(credits.bundles.answer.shape.discount_ends_at, '2026-12-31T23:00:00.000Z')
example(credits.payments.answer.shape.next, null)
const mandateText = ['Creditor: Example Ltd. Creditor ID: NL98ZZZ999999990000.', 'One debit of €9.99.']
example(directDebit.mandate.answer, {
  text: mandateText,
  version: 'Jq0n2r8bN4wqB0m3J6h0c9T1d5yXk7Za',
  price_cents: 999,
  currency: 'EUR',
  collect_on: '2026-11-24',
})
example(directDebit.sendDebitCode.answer, { phone_end: '78', expires_at: '2026-11-21T20:10:00.000Z', digits: 6 })
example(debitBlocks.debit.answer, {
  reference: 'NL-7K2M9-XQD4R',
  account_holder: 'K. Jansen',
  iban_end: '4300',
  text: mandateText,
  signed_at: at,
  collect_on: '2026-11-24',
  return_code: 'AM04',
  phone_block: null,
  iban_block: { at, by: 'bank', reason: 'AM04' },
})
example(credits.returned.answer, {
  returned: [{ id: message.id, credits: 1, at: '2026-11-21T20:00:00.000Z' }],
  next: null,
})
example(cards.cards.answer, {
  cards: [
    {
      id: '01KAFMC3E5G7JMNQSVWY1357AD',
      brand: 'Visa',
      last_four: '4242',
      expires_on: '2028-11',
      expired: false,
      stored_at: at,
    },
  ],
})
example(credits.spending.answer, {
  currency: 'EUR',
  spent: [{ currency: 'EUR', month_cents: 1999, total_cents: 4997 }],
  limits: [{ period: 'day', limit_cents: 5000, used_cents: 1999, ends_at: '2026-11-21T23:00:00.000Z', next: null }],
})
example(safety.complain.answer, { receipt: '7K2M-9XQD', email })
example(Settings, {
  countries: ['NL', 'BE'],
  name: 'Vonk',
  domain: 'www.example.org',
  domain_language: 'nl-NL',
  languages: ['nl', 'en'],
  index_title: 'Vonk',
  description: 'Meet people near you.',
  cdn_prefix: '',
  visible_profile_fields: ['hair', 'eyes'],
  visible_profile_notes: {},
  geoip_country: 'NL',
  geoip_selected_country: 'NL',
  message_credits: 1,
  signup_credits: 2,
  photo_credits: 2,
  gift_credits: 3,
  message_length: 1000,
  minimum_message_costs: { NL: { costs: 25, currency: 'EUR' } },
  minimum_age: 18,
  photo_verification: true,
  age_check: null,
  free_photos: 3,
  premium_photos: 25,
  free_conversations: 2,
  repeat_order: true,
  support_email: 'support@example.org',
  support_phone: '',
  emergency_number: '112',
  company,
  delete_discount: 0,
  enable_site_entry_popup: true,
  site_entry_countries: null,
  push_public_key: null,
  wanted_ages: { min_age: 18, max_age: 99, distance: 7 },
  search_fields: ['gender', 'country'],
  matchfinder_questions: ['age_group'],
  fictional_icon: 'mask',
  fictional_chat: 'desk',
  fictional_warning: 'This profile is fictional.',
  fictional_singular: 'fictional profile',
  fictional_plural: 'fictional profiles',
  refund_days: 14,
  lander_slugs: {},
  live_spread_seconds: 5,
  history_days: 90,
  in_eu: true,
  stores_cards: true,
  signups: 'all',
  logged_out_search: 'limited',
  logged_out_search_trafficsource: 'limited',
  interests: [interest],
  region_data: regions,
  vat_percent: 21,
  tax_term: 'VAT',
  member_resell: false,
  premium_claim: null,
  email_domains: ['example.org'],
})
example(staff.invitation.answer, {
  email: 'mo@example.org',
  name: 'Mo',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Vonk:mo@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Vonk',
})
example(staff.policy.answer, {
  events: [
    {
      event: 'messageReceived',
      channels: [
        {
          channel: 'mail',
          when: 'later',
          after_minutes: 15,
          every_minutes: 240,
          counts: { sent: 812, failed: 3, dropped: { outdated: 24 } },
        },
      ],
    },
  ],
})
for (const { answer, query } of [staff.listAudit, staff.exportAudit]) {
  example(answer.shape.next, null)
  example(query, { staff: 'Mo', member: '8P84-77X6', action: 'member_viewed', from: '2026-11-01', to: '2026-11-30' })
}
example(proofs.nights.answer, {
  nights: [
    {
      ...({ day: '2026-11-19', proof: 'payments', state: 'differs', checked: 412, foreign: 0, found: 1 } as const),
      differences: [
        {
          ...({
            kind: 'refunded',
            member_id: '01KAFMF7H9KBNQRTWXZ146ADEG',
            payment_id: '01KAFMF7H9KBNQRTWXZ146ADEG',
          } as const),
          reference: 'VK7M-3RDN',
          provider_id: 'tr_WDqYK6vllg',
          ours: '0.00 EUR',
          theirs: '9.99 EUR',
        },
      ],
      done_at: at,
    },
  ],
})
const waiting = { count: 1, oldest_at: at }
example(moderation.overview.answer, {
  photos: waiting,
  verifications: waiting,
  texts: waiting,
  complaints: { ...waiting, urgent: 1, handed: 0 },
  case_complaints: { ...waiting, urgent: 1 },
  objections: waiting,
  case_objections: null,
  erasures: waiting,
  risks: { ...waiting, urgent: 1 },
})
example(moderation.listTexts.answer, {
  texts: [
    {
      member: smallCard,
      language: 'en',
      field: 'about',
      text: '01KAFME5G7J9MPQSVXY03579CF',
      at,
      reasons: ['phone'],
      lines: [{ prompt: null, text: 'Call me on 07700 900123.' }],
      seen: [{ prompt: null, text: 'I like long walks.' }],
    },
  ],
  waiting,
})
example(moderation.listRisks.answer, {
  risks: [
    {
      member: smallCard,
      signup_date: at,
      score: 40,
      last_at: at,
      parts: [
        { part: 'copied_text', count: 1, points: 30, last_at: at },
        { part: 'new_account', count: 1, points: 10, last_at: at },
      ],
    },
  ],
  count: 1,
})
example(moderation.listPhotos.answer.shape.waiting, waiting)
example(moderation.listComplaints.answer.shape.next, null)
example(moderation.complaint.answer.shape.answer, 'The photos were removed, as they show somebody else.')
example(moderation.complaint.answer.shape.decisions, [
  { number: 'WM7P-CNVH', kind: 'photo_removed', at, tied: true, over: false },
])
example(moderation.decisionEvidence.query, { number: 'WM7P-CNVH' })
example(moderation.decisionEvidence.answer, {
  profile: { name: 'Kim', about: 'I like long walks.' },
  message: null,
})
const staffNote = {
  id: other,
  at,
  by: 'Mo',
  text: 'Wrote that a friend uses the same phone.',
  complaint: null,
  handed_to: null,
}
example(moderation.member.answer, {
  card: smallCard,
  number: 'WM7P-CNVH',
  email: 'anna@example.org',
  status: 'active',
  signup_date: at,
  premium: true,
  credits: 24,
  suspended_until: null,
  suspended_for: null,
  may_lift: false,
  prompts,
  complaints_paused_until: null,
  misuse_warned: false,
  age_check: { state: 'passed', provider: 'Yoti', at },
  invisible: false,
  about: 'I like long walks.',
  sessions: 1,
  fictional: null,
  payments: [],
  decisions: [{ ...entry, number: 'WM7P-CNVH' }],
  photos: [
    {
      id: '01KAFM9F6H2JM5PR8TWYB3E7GK',
      status: 'active',
      private: false,
      explicit: false,
      full: photoUrl,
      blurred: photoUrl,
      withheld: false,
      uploaded_at: at,
      reason: null,
      history: [{ id: member, at, staff: 'Mo', action: 'photo_approved', reason: null }],
    },
  ],
  language: 'en',
  devices: [{ device: 'Firefox, Android', first_seen: at, last_seen: at }],
  signals: [{ part: 'shared_device', count: 1, points: 5, last_at: at }],
  related: [{ member: smallCard, status: 'active', shares: ['device'] }],
  notes: [staffNote],
  payment_counts: [{ status: 'completed', count: 2 }],
  complaints: { about: [], by: [] },
})
example(moderation.addNote.answer, staffNote)
example(moderation.findMembers.answer, { members: [{ member: smallCard, status: 'active' }], more: false })
example(moderation.findNumber.answer, {
  complaints: [],
  decision: { number: 'WM7P-CNVH', kind: 'suspended', at, objected: false, member: smallCard },
})
example(moderation.noteComplaint.answer, { ...staffNote, complaint: other })
example(moderation.changeMember.answer, { status: 'active' })
example(moderation.decide.answer, { number: 'WM7P-CNVH' })
const decided: Omit<z.input<typeof MadeDecision>, 'state' | 'objected_at' | 'answer'> = {
  number: 'WM7P-CNVH',
  kind: 'suspended',
  ground: 'fake',
  facts: 'The photos show somebody else.',
  at,
  until: '2026-11-27T20:00:00.000Z',
}
example(moderation.listObjections.answer, {
  objections: [
    {
      ...decided,
      member: smallCard,
      language: 'en',
      decided_by: 'Mo',
      own: false,
      may_decide: true,
      text: 'The photos are of me.',
      objected_at: at,
      removed_text: null,
      photo: null,
      complaints: [],
    },
  ],
  waiting,
})
const flagger: z.input<typeof Flagger> = {
  id: other,
  name: 'Example Hotline',
  email: 'notices@example.org',
  country: 'NL',
  language: 'nl',
  until: '2027-11-20T20:00:00.000Z',
  added_at: at,
  added_by: 'Mo',
  revoked_at: null,
}
named('Flagger', Flagger, flagger)
const flaggerLink = `https://www.example.nl/complaints#flagger=${other}.x`
example(flaggers.addFlagger.answer, { flagger, url: flaggerLink })
example(safety.findFlagger.answer, { name: flagger.name, email: flagger.email, until: flagger.until })
const erasure = {
  ...({ id: other, member: smallCard, language: 'en', timing: 'grace', ...checked, by: 'Mo', at, own: false } as const),
  waits_for: null,
}
named('WaitingErasure', WaitingErasure, erasure)
example(handRequests.memberRequests.answer, {
  export: { id: other, delivery: 'staff', state: 'ready', expires_at: '2026-11-23T20:00:00.000Z' },
  erasure: null,
})
example(handRequests.downloadMember.answer, { url: 'https://photos.s3.eu-central-1.amazonaws.com/exports/a.zip' })
example(handRequests.correctMember.answer, { changed: ['date_of_birth'], banned: null })
example(handRequests.decideErasure.answer, { final_at: '2026-12-04T20:00:00.000Z' })
named('MadeDecision', MadeDecision, { ...decided, state: 'objected', objected_at: at, answer: null })
example(fictional.list.answer.shape.next, null)
example(fictional.add.answer, { id: other })
example(fictional.change.answer, { id: other })
const claim = { by: 'Mo', mine: true, until: '2026-11-20T20:10:00.000Z' }
const waits = {
  conversation,
  member: 'Kim_88',
  profile: { ...smallCard, fictional: true },
  messages: 1,
  waiting_since: at,
  expires_at: '2026-11-21T20:00:00.000Z',
  claim,
}
const note = { id: '01KAFMB2D4F6HKMPRTVXZ0246D', at, by: 'Mo', text: 'Likes sailing.' }
example(desk.list.answer, { conversations: [waits], count: 1 })
example(desk.open.answer, {
  ...waits,
  about: 'I like long walks.',
  interests: ['hiking'],
  prompts,
  older: null,
  notes: [note],
  facts: { reason: 'dating', hair: 'red', eyes: null, body: null, relationship: 'single', tattoos: null },
  messages: [{ ...message, mine: false }],
})
example(desk.older.answer.shape.older, null)
example(desk.answer.answer, { sent_at: '2026-11-20T20:05:00.000Z' })
example(desk.note.body.shape.text, note.text)
example(desk.note.answer, note)

const text = { title: 'New: the swipe game', paragraphs: ['Have a look.'], button: 'Play', path: '/swipe-game' }
const segment = { language: null, premium: true, visited: { within: true, days: 30 } }
example(CampaignText, text)
example(Segment, segment)
const campaign = {
  ...({ id: '01KAFMF7H9KBNQRTWXZ146ADEG', kind: 'news', state: 'running', version: 4, title: text.title } as const),
  authors: ['Mo'],
  changed_at: at,
  approved_by: 'Bo',
  refused_because: null,
  start_at: at,
  ended_at: null,
}
const results = {
  ordered: 900,
  skipped: 12,
  sent: 870,
  waiting: 29,
  dropped: { gone: 1 },
  bounced: 2,
  complained: 0,
  unsubscribed: 3,
}
const opened = { ...campaign, texts: { en: text }, segment, mine: true, results }
example(campaigns.list.answer, { campaigns: [campaign], next: null })
example(campaigns.open.answer, opened)
example(campaigns.save.body.shape.texts, { en: text })
example(campaigns.decide.body.shape.start_at, at)
example(campaigns.count.answer, { members: 12_400 })
example(campaigns.test.answer, { to: 'mo@example.org' })

const followed = {
  ...({ code: 'SUMMER25', value_percentage: 25, percentage: 25, status: 'active' } as const),
  ...({ validity: 'once-per-user', expired: false, expires: '2026-12-31T23:00:00.000Z' } as const),
  ...({ country: 'NL', user_id: null, currency: 'EUR' } as const),
  minimum_order_value: 1000,
  paymentmethods: null,
  version: 2,
  made_at: at,
  changed_at: at,
  changed_by: 'Mo',
  reserved: 3,
  spent: 140,
  returned: [],
  paid: [{ currency: 'EUR' as const, cents: 210_000 }],
}
example(DiscountName, 'SUMMER25')
example(DiscountCursor, 'SUMMER25')
example(finance.saveDiscount.body.shape.expires, followed.expires)
example(finance.listDiscounts.answer, { discounts: [followed], next: null })
example(finance.discount.answer, followed)

example(PaymentReference, 'VK7M-3RDN')
example(RefundId, '01KAFMG8J0MCRSVXYZ257BFHKN')
example(BookDay, '2026-11-20')
example(BookCursor, `${at}#01KAFMC3E5G7JMNQSVWY1357AD#completed`)
const booked = {
  ...({ at, event: 'refunded', cents: 100, credits: -2, debt: 0 } as const),
  refund: '01KAFMG8J0MCRSVXYZ257BFHKN',
  by: 'Mo',
  reason: 'Paid twice',
}
const paid = {
  ...({ reference: 'VK7M-3RDN', member, site: 'NL', status: 'partially_refunded', method: 'ideal' } as const),
  ...({ currency: 'EUR', price_cents: 1875, refunded_cents: 100, charged_back_cents: 0, credits: 25 } as const),
  created_at: at,
  completed_at: at,
  without_member: false,
}
const refunded = {
  ...({ id: booked.refund, cents: 100, state: 'sent', at, by: 'Mo', reason: 'Paid twice' } as const),
  approved_by: null,
  failure: null,
  provider_id: 're_4qqhO89gsT',
  mine: true,
}
const story = {
  ...paid,
  email,
  provider_id: 'tr_7UhSN1zuXS',
  bundle: 'c25',
  discount_code: null,
  percentage: null,
  vat_percent: 21,
  refunded_credits: 2,
  debt: 0,
  refundable_cents: 1775,
  approval_cents: 5000,
  events: [booked],
  refunds: [refunded],
  mails: [{ mail: 'paymentRefunded' as const, at, waiting: false }],
  movements: [{ at, credits: -2, debt: 0, reason: 'refund' as const }],
}
const none = { count: 0, cents: 0 }
const dayTotals = {
  ...({
    method: 'ideal',
    vat_percent: 21,
    vat_cents: 633,
    currency: 'EUR',
    ordered: { count: 3, cents: 5625 },
  } as const),
  completed: { count: 2, cents: 3750 },
  failed: none,
  refunded: { count: 1, cents: 100 },
  charged_back: none,
}
example(finance.findPayments.query.shape.q, 'VK7M-3RDN')
example(finance.findPayments.answer, { payments: [paid], next: null })
example(finance.paymentsOfDay.answer, { payments: [paid], next: null })
example(finance.payment.answer, story)
example(finance.refund.body.shape.reason, 'Paid twice')
example(finance.openRefunds.answer, {
  open: [{ reference: paid.reference, kind: 'waiting', cents: 7500, currency: 'EUR', since: at }],
  count: 1,
})
example(finance.totals.answer, { rows: [dayTotals] })
example(finance.books.answer, {
  entries: [
    {
      ...booked,
      reference: paid.reference,
      method: 'ideal',
      currency: 'EUR',
      price_cents: 1875,
      vat_percent: 21,
      vat_cents: 17,
    },
  ],
  next: null,
})
example(mail.previewCampaign.answer, { html: '<!doctype html><title>New: the swipe game</title>' })
