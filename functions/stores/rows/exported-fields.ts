import * as z from 'zod/mini'
import { Account } from '#functions/stores/account/account.ts'
import { AgeCheck } from '#functions/stores/account/age-check.ts'
import { FormerEmail } from '#functions/stores/account/credentials.ts'
import { HandRequest } from '#functions/stores/account/hand-requests.ts'
import { RemovedName } from '#functions/stores/account/removed-names.ts'
import { Session } from '#functions/stores/account/sessions.ts'
import { SignupMessage, Source } from '#functions/stores/account/signup.ts'
import { Notified } from '#functions/stores/campaigns/run.ts'
import { ChatPhotoRow } from '#functions/stores/chats/photo.ts'
import { PaymentCard } from '#functions/stores/credits/cards.ts'
import { LedgerEntry } from '#functions/stores/credits/ledger.ts'
import { Mandate } from '#functions/stores/credits/mandate.ts'
import { StoredPayment } from '#functions/stores/credits/payment.ts'
import { PaidFrom } from '#functions/stores/credits/payment-sources.ts'
import { StoredSpending } from '#functions/stores/credits/spending.ts'
import { DiscountUse } from '#functions/stores/discounts/discount.ts'
import { Favourite } from '#functions/stores/likes/favourites.ts'
import { StoredLike } from '#functions/stores/likes/like.ts'
import { Look } from '#functions/stores/members/looks.ts'
import { PresenceRow } from '#functions/stores/members/presence.ts'
import { Day, Pass } from '#functions/stores/members/swipes.ts'
import { PushDevice } from '#functions/stores/notifications/devices.ts'
import { Choices } from '#functions/stores/notifications/preferences.ts'
import { Leave } from '#functions/stores/photos/opened.ts'
import { Photo } from '#functions/stores/photos/photo.ts'
import { Verification } from '#functions/stores/photos/verification.ts'
import { Profile } from '#functions/stores/profile/profile.ts'
import { BlockRow } from '#functions/stores/safety/block.ts'
import { Moderation } from '#functions/stores/safety/moderation.ts'
import { Note } from '#functions/stores/safety/notes.ts'
import { Signal } from '#functions/stores/safety/risk.ts'
import { factNames } from '#shared/model/profile-facts.ts'
import { fieldsOf } from './export-entry.ts'

const lock = 'It is an optimistic lock.'
const expiry = 'It is the time at which the row is removed.'
const progress = 'Work in progress.'
const link = 'It is the id of a mailed link, which gives access.'
const aboutOther = 'It is about the other member.'
const staffName = 'Names of staff are not exported.'

export const account = fieldsOf(
  Account,
  [
    ...(['id', 'email', 'newEmail', 'status', 'site', 'paymentCountry', 'language', 'signupDate'] as const),
    ...(['confirmationMailsAt', 'activationMailSentAt', 'confirmedAt', 'ageCheckedAt'] as const),
    ...(['credits', 'premium', 'purchases', 'startedConversations', 'invisible', 'shownToVisitors'] as const),
    ...(['hidesRead', 'hidesPresence', 'hidesLooks', 'notificationsDisabled'] as const),
    ...(['deletionDueAt', 'statusBefore', 'bannedFrom', 'bannedBy', 'banGround', 'suspendedUntil'] as const),
    ...(['bannedEmails', 'replacedSuspension', 'complaintPause'] as const),
  ],
  {
    passwordHash: 'It is a secret.',
    debts: lock,
    fictional: 'Nobody asks for the data of a fictional profile.',
    autoLikeDue: progress,
    consentAt: 'It is in the section `consents`.',
    consentVersion: 'It is in the section `consents`.',
    deletionId: link,
    newEmailLink: link,
    resetLink: link,
    credentialsChange: 'It has the id of a mailed link or of a session, which give access.',
    sessionVersion: 'It ends sessions, which have a section of their own.',
    banAuthor: staffName,
    banMarkId: 'It only links the marks of a ban (MOD-09); the ban is named by `bannedBy`.',
    suspendedFor: 'Cases are confidential (MOD-06); the decision is named by `bannedBy`.',
  },
)

export const ageCheck = fieldsOf(AgeCheck, ['reference', 'checker', 'session', 'state', 'startedAt', 'decidedAt'], {})

export const profile = fieldsOf(
  Profile,
  [
    ...factNames,
    ...(['number', 'name', 'gender', 'wantedGender', 'wantedAges', 'birthDate', 'country', 'region', 'city'] as const),
    ...(['about', 'interests', 'prompts', 'held', 'sensitiveConsentVersion', 'nameRemovedBy'] as const),
  ],
  {
    sensitiveConsentAt: 'It is in the section `consents`.',
    removedTexts: 'It has hashes, which recognise a removed text that is written again.',
    dueJob: progress,
    dueAt: progress,
  },
)

export const removedName = fieldsOf(RemovedName, ['name', 'number', 'at'], {})

export const signupMessage = fieldsOf(SignupMessage, ['to', 'text'], { id: 'It is the id of the later message.' })

export const source = fieldsOf(Source, ['network', 'ref', 'sub1', 'sub2', 'sub3'], {})

export const campaigns = fieldsOf(Notified, ['told'], { version: lock })

export const session = fieldsOf(Session, ['startedAt', 'lastUsedAt', 'leftAt', 'device'], {
  version: 'It ends sessions together.',
  ttl: expiry,
})

export const notifications = fieldsOf(Choices, ['mail', 'push', 'agreedAt', 'quietHours', 'namesInPush'], {
  version: lock,
})

export const push = fieldsOf(PushDevice, ['device', 'at'], {
  endpoint: 'It gives access to the device; the export names its host.',
  p256dh: 'It is a key of the device.',
  auth: 'It is a key of the device.',
  session: 'Sessions have a section of their own; their ids give access.',
})

export const paidFrom = fieldsOf(PaidFrom, ['at'], {})

export const signal = fieldsOf(Signal, ['kind', 'at'], { ttl: expiry, account: 'It is about another account.' })

export const presence = fieldsOf(PresenceRow, ['onlineUntil', 'seenAt'], {
  connection: lock,
  lookingUntil: 'It follows from `seenAt`.',
})

export const formerEmail = fieldsOf(FormerEmail, ['email', 'until'], {})

export const handRequest = fieldsOf(HandRequest, ['act', 'at', 'state', 'timing', 'way', 'note', 'finalAt'], {
  id: 'It is an id of the console.',
  by: staffName,
  byName: staffName,
})

export const photo = fieldsOf(
  Photo,
  [
    ...(['id', 'status', 'stage', 'isPrivate', 'isExplicit', 'type', 'uploadedAt', 'width', 'height'] as const),
    ...(['reason', 'findings', 'verifiedOn'] as const),
  ],
  {
    upload: 'It tells two uploads from each other.',
    imageHash: 'It would help to evade the comparison of pictures (MOD-10).',
    isAlike: 'It is about another account (MOD-10).',
    thumbhash: 'It is a preview of the picture, which the export has.',
    dueAt: progress,
  },
)

export const opened = fieldsOf(Leave, ['card', 'at'], { isGone: aboutOther })

export const like = fieldsOf(StoredLike, ['card', 'at'], {
  isNew: 'It only marks what is new.',
  isMatch: 'It follows from likes given and received.',
  isMatchNew: 'It only marks what is new.',
  isQuiet: 'It only says whether a hint was sent.',
  isGone: aboutOther,
})

export const swipe = fieldsOf(Pass, ['at'], { ttl: expiry, isUndone: 'A pass that was undone is not exported.' })

export const swipeDay = fieldsOf(Day, ['likes'], {})

export const favourite = fieldsOf(Favourite, ['at'], {})

export const look = fieldsOf(Look, ['day'], {})

export const block = fieldsOf(BlockRow, ['card', 'at'], { isHidden: aboutOther, isGone: aboutOther })

export const moderation = fieldsOf(Moderation, ['at', 'action', 'reason', 'subject', 'photo'], {
  id: 'It is the id of the audit entry.',
  by: staffName,
  audit: 'It is the key of the audit entry.',
})

export const chatPhoto = fieldsOf(ChatPhotoRow, ['id', 'conversation', 'stage', 'type', 'addedAt', 'reason'], {
  upload: 'It tells two uploads from each other.',
  imageHash: 'It would help to evade the comparison of pictures (MOD-10).',
  isMarked: 'It would help to evade the comparison of pictures (MOD-09).',
  dueAt: progress,
})

export const ledger = fieldsOf(LedgerEntry, ['credits', 'reason', 'at'], {
  debt: 'Only finance sees it (PAY-54).',
  conversation: 'It finds the message, which the entry names as its cause.',
})

/** The code of a discount for this member is in the key of its row, which has no fields. */
export const ownDiscount = fieldsOf(z.object({}), [], {})

export const discountUse = fieldsOf(DiscountUse, ['code', 'payment', 'state'], {})

/** The author is left out, as the form for notes promises. */
export const note = fieldsOf(Note, ['at', 'text'], { id: 'It is an id of the console.', by: staffName })

export const spending = fieldsOf(StoredSpending, ['currency', 'limits'], { version: lock })

export const paymentCard = fieldsOf(PaymentCard, ['id', 'face', 'consentAt', 'consentVersion'], {
  member: 'It is the member.',
  site: 'It is the site of the account.',
  providerId: 'It is an id at the provider, with which cards are charged.',
  provider: 'It follows from the payment that stored the card.',
  charging: progress,
  askedAt: progress,
  dueAt: progress,
})

export const verification = fieldsOf(
  Verification,
  ['id', 'pose', 'stage', 'startedAt', 'expiresAt', 'type', 'arrivedAt', 'reason'],
  { seenBy: staffName, upload: 'It tells two uploads from each other.', dueAt: progress },
)

export const payment = fieldsOf(
  StoredPayment,
  [
    ...(['id', 'reference', 'site', 'bundle', 'credits', 'priceCents', 'currency', 'discountCode'] as const),
    ...(['percentage', 'method', 'vatPercent', 'consentAt', 'termsVersion', 'termsAt'] as const),
    ...(['cardConsentVersion', 'status', 'provider', 'createdAt', 'completedAt', 'payableUntil'] as const),
    ...(['withdrawnAt', 'refundedAt', 'refundedCents', 'refundedCredits'] as const),
    ...(['chargedBackAt', 'chargedBackCents', 'returnCode'] as const),
  ],
  {
    member: 'It is the member.',
    holdsDiscount: 'It follows from the code.',
    card: 'It has ids with which the card is charged; the card has a section of its own.',
    chargeId: 'It is an id at the provider.',
    providerId: 'It is an id at the provider.',
    reported: 'Its sums are in the refunded and charged-back amounts.',
    checkoutUrl: 'It gives access to the page of the payment.',
    returnUrl: 'It is an address of the site.',
    isWithoutMember: 'The payment of an account that exists has none.',
    dueAt: progress,
  },
)

export const mandate = fieldsOf(
  Mandate,
  [
    ...(['text', 'language', 'signedAt', 'collectOn', 'accountHolder'] as const),
    ...(['street', 'houseNumber', 'zip', 'city', 'ibanEnd'] as const),
  ],
  {
    version: 'It is a hash of the text.',
    ibanHash: 'It is a keyed hash of what the member knows.',
    phoneHash: 'It is a keyed hash of what the member knows.',
  },
)
