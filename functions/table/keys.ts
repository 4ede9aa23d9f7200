import { hashed } from '#functions/platform/hash.ts'
import { shardOf } from './index-keys.ts'

/**
 * Every key in the table, and its readers. A new access pattern starts with a line here.
 *
 * All rows of a member share one partition, so that an export is one query and a purge misses
 * nothing. Payments have their own, because the law keeps them longer than the member (TRAP-46).
 */
export type Key = { PK: string; SK: string }

/**
 * Kinds of rows in a member's partition: the first word of the sort key. Declared in
 * functions/stores/rows/kinds.ts.
 */
export const memberRowKinds = [
  'ACCOUNT',
  'AGE_CHECK',
  'ARCHIVED_CHAT',
  'AUDIENCE',
  'BLOCK',
  'BLOCKED_BY',
  'CAMPAIGNS',
  'CARD',
  'CHAT',
  'CHATS',
  'COMPLAINT_ABOUT',
  'COMPLAINT_BY',
  'COMPLAINT_MAIL',
  'CONNECTION',
  'COPYING',
  'CREDITS_DAY',
  'DEBIT_CODE',
  'DECISION',
  'DELETION',
  'DIGEST',
  'DISCOUNT',
  'DISCOUNT_USE',
  'EXPORT',
  'FAVOURITE',
  'FAVOURITES',
  'FAVOURITE_OF',
  'FORMER_EMAIL',
  'FRAUD_WARNING',
  'HAND_REQUEST',
  'KEPT_CHAT',
  'KEPT_MESSAGES',
  'LEDGER',
  'LIKE',
  'LIKED_BY',
  'LOOK',
  'LOOKED_BY',
  'MESSAGE_PHOTO',
  'MESSAGE_PHOTOS',
  'MODERATION',
  'NOTIFICATIONS',
  'OPENED',
  'OPENED_BY',
  'OPENINGS',
  'OUTBOX',
  'PAID_FROM',
  'PAYMENT_CARD',
  'PHOTO',
  'PHOTOS',
  'PRESENCE',
  'PROFILE',
  'PUSH',
  'PUSHES',
  'RISK',
  'SESSION',
  'SIGNAL',
  'SIGNUP_MESSAGE',
  'SIGNUP_MESSAGE_FROM',
  'SOURCE',
  'SPENDING',
  'STAFF_NOTE',
  'SWIPE',
  'SWIPED_BY',
  'SWIPE_DAY',
  'VERIFICATION',
  'WEEKLY',
] as const
export type MemberRowKind = (typeof memberRowKinds)[number]

/** Kind of a row in a member's partition. */
export const memberRowKindOf = (SK: string): MemberRowKind => {
  const kind = memberRowKinds.find((one) => one === SK.split('#')[0])
  if (!kind) throw new Error(`Unknown kind of row ${SK}`)
  return kind
}

const member = (id: string) => `MEMBER#${id}`
/** All rows of a member. Read by an export and by the purge. */
export const allOfMember = (id: string) => ({ PK: member(id) })
/** Key of one row of a member. */
const own = (id: string, kind: MemberRowKind, ...rest: readonly string[]): Key => ({
  PK: member(id),
  SK: [kind, ...rest].join('#'),
})
/** Range of all rows of one kind of a member. */
const ownOf = (id: string, kind: MemberRowKind) => ({ PK: member(id), prefix: `${kind}#` })
/** Id of the member whose partition this is. */
export const memberIn = (PK: string): string => PK.slice('MEMBER#'.length)

export const keys = {
  /**
   * Status, credits, sign-in. Read by every call with a session; written by every movement of
   * credits.
   */
  account: (id: string): Key => own(id, 'ACCOUNT'),
  /** Profile. Read by the calls for a profile page and for the current user. */
  profile: (id: string): Key => own(id, 'PROFILE'),
  /** Card in the search indexes. Read by search; its changes feed counters and copies. */
  card: (id: string): Key => own(id, 'CARD'),
  /** Progress of refreshing the copies of a changed card. Read by the job that continues it. */
  copying: (id: string): Key => own(id, 'COPYING'),
  /**
   * Message written at signup, sent once the email address is confirmed and then removed. Read by
   * the confirmation (TRAP-17).
   */
  signupMessage: (id: string): Key => own(id, 'SIGNUP_MESSAGE'),
  /** Mirror of a signup message, by which the purge of its recipient finds it. */
  signupMessageFrom: (id: string, from: string): Key => own(id, 'SIGNUP_MESSAGE_FROM', from),
  /**
   * Traffic source of a member (LAND-05). A row of its own, as no call needs it; read by an export.
   */
  source: (id: string): Key => own(id, 'SOURCE'),
  /**
   * Pending deletion: reason, remarks and end of the grace period, in the due index. Read by the
   * link that cancels it and by the purge, which removes it last, so that a failed purge is
   * resumed. A cancelled deletion stays for some minutes, so that a repeated link succeeds.
   */
  deletion: (id: string): Key => own(id, 'DELETION'),
  /**
   * Data export of a member, from the request until its file is removed. Read by the jobs that
   * build and remove it and by its link.
   */
  export: (id: string): Key => own(id, 'EXPORT'),
  /**
   * Mark of a request by hand that was carried out (MOD-19), for idempotency; and the latest
   * request to erase the member, in a queue of staff until a second person decides. Both expire by
   * TTL. Read by the calls of requests by hand.
   */
  handRequest: (id: string, request: string): Key => own(id, 'HAND_REQUEST', request),
  erasure: (id: string): Key => own(id, 'HAND_REQUEST', 'ERASURE'),
  /** Session of one device. Read by every call with a session. */
  session: (id: string, session: string): Key => own(id, 'SESSION', session),
  sessions: (id: string) => ownOf(id, 'SESSION'),
  /**
   * Notification settings and the time of the consent to advertising. Read by the settings and by
   * every mail of a kind of notification.
   */
  notifications: (id: string): Key => own(id, 'NOTIFICATIONS'),
  /**
   * Mark that the member is in the audience of a kind of campaign, in the index `due`
   * (`inAudience`). The row is read by the reaction that updates it; the index by the call that
   * counts a segment and by the job that orders a campaign's mails.
   */
  audience: (id: string, kind: string): Key => own(id, 'AUDIENCE', kind),
  audiences: (id: string) => ownOf(id, 'AUDIENCE'),
  /** Campaigns that the member was notified of. Read before a campaign notifies them. */
  toldCampaigns: (id: string): Key => own(id, 'CAMPAIGNS'),
  /**
   * Events that wait for one later mail about all of them; in the due index. Read by the job that
   * sends this mail, and when a further event is added.
   */
  digest: (id: string): Key => own(id, 'DIGEST'),
  /**
   * Next weekly update of a member who agreed to it, in the due index. Read by the job that mails
   * it and when the member's settings change.
   */
  weekly: (id: string): Key => own(id, 'WEEKLY'),
  /**
   * Push subscription of a device, by the hash of its URL at the push service. Read by the
   * settings, when another is added, and by an export.
   */
  push: (id: string, endpoint: string): Key => keys.pushById(id, hashed(endpoint)),
  pushById: (id: string, device: string): Key => own(id, 'PUSH', device),
  pushOfMember: (id: string) => ownOf(id, 'PUSH'),
  /**
   * State of a member's pushes, in the due index: events that were pushed, events that wait, and
   * pushes that have not reached every device. Read by the function that decides about pushes.
   */
  pushes: (id: string): Key => own(id, 'PUSHES'),
  /**
   * Open live connection, by its id at the WebSocket API; expires by TTL. Read to send hints and to
   * close the connections of ended sessions.
   */
  connection: (id: string, connection: string): Key => own(id, 'CONNECTION', connection),
  connections: (id: string) => ownOf(id, 'CONNECTION'),
  /**
   * Time until which the last ping of a connection keeps the member online. Read by the open
   * conversation, the profile page and the call for online members of a list (LIVE-11).
   */
  presence: (id: string): Key => own(id, 'PRESENCE'),
  /** Reverse index: member and session of a connection. Read when it sends a frame or closes. */
  connectionMember: (connection: string): Key => ({ PK: `CONNECTION#${connection}`, SK: 'MEMBER' }),
  /**
   * Former email address, for as long as its change can be undone; expires by TTL. Read by the undo
   * link, by an export, and by the purge, which releases the claim on the address.
   */
  formerEmail: (id: string, change: string): Key => own(id, 'FORMER_EMAIL', change),
  formerEmails: (id: string) => ownOf(id, 'FORMER_EMAIL'),
  /**
   * Photo in any state. Its removal from the table removes its files from the bucket. Read by its
   * inspection and by staff.
   */
  photo: (id: string, photo: string): Key => own(id, 'PHOTO', photo),
  /**
   * Order of the photos that count towards the limit. One item, so that no race can exceed the
   * limit.
   */
  album: (id: string): Key => own(id, 'PHOTOS'),
  /**
   * Album and photos in one read. Read by the calls for the current user and for a profile page,
   * and by every change of a photo.
   */
  photos: (id: string) => ({ PK: member(id), prefix: 'PHOTO' }),
  /**
   * Photo verification under way or refused (MOD-22); in the due index until its picture arrived,
   * then in a queue of staff; a refused one expires by TTL. Read by its inspection, its member and
   * staff.
   */
  verification: (id: string): Key => own(id, 'VERIFICATION'),
  /**
   * Latest external age check of a member (TRAP-24), and the reverse row from the check's id to the
   * member, which expires by TTL. Read by the member, by the provider's report and by staff.
   */
  ageCheck: (id: string): Key => own(id, 'AGE_CHECK'),
  ageCheckMember: (check: string): Key => ({ PK: `AGE_CHECK_ID#${check}`, SK: 'MEMBER' }),
  /**
   * Permission for another member to see the private photos, and its mirror. Read by the profile
   * page.
   */
  opened: (id: string, viewer: string): Key => own(id, 'OPENED', viewer),
  openedBy: (id: string, owner: string): Key => own(id, 'OPENED_BY', owner),
  openedOfMember: (id: string) => ownOf(id, 'OPENED'),
  openedToMember: (id: string) => ownOf(id, 'OPENED_BY'),
  /**
   * Image hash of a refused photo, found by each quarter of the hash; anonymous and expiring. Read
   * by the inspection.
   */
  refusedHash: (quarter: string, hash: string): Key => ({ PK: `REFUSED#${quarter}`, SK: hash }),
  refusedHashes: (quarter: string) => ({ PK: `REFUSED#${quarter}` }),
  /**
   * Image hash of a photo (MOD-10), and of a photo of a banned account, anonymous and expiring by
   * TTL (MOD-09); each is found by any quarter of the hash. Read by the inspection and by staff.
   */
  picture: (quarter: string, hash: string, id: string, photo: string): Key => ({
    PK: `PICTURE#${quarter}`,
    SK: ['OF', hash, id, photo].join('#'),
  }),
  bannedPicture: (quarter: string, hash: string, mailbox: string): Key => ({
    PK: `PICTURE#${quarter}`,
    SK: ['BANNED', hash, mailbox].join('#'),
  }),
  pictures: (quarter: string) => ({ PK: `PICTURE#${quarter}` }),

  /**
   * Claims that make email addresses, profile names and member numbers unique, written in the
   * transaction that creates the account. Read by sign-in; numbers by complaints and by staff.
   */
  emailClaim: (email: string): Key => ({ PK: `EMAIL#${hashed(email)}`, SK: 'CLAIM' }),
  nameClaim: (claim: string): Key => ({ PK: `NAME#${claim}`, SK: 'CLAIM' }),
  /**
   * Further word of a claimed name, at this position, in the index `due` by the rest of the name
   * (`inNames`); the claim itself is there by the whole name. Read by staff who search by a part.
   */
  nameWord: (claim: string, at: number): Key => ({ PK: `NAME#${claim}`, SK: `WORD#${at}` }),
  numberClaim: (number: string): Key => ({ PK: `NUMBER#${number}`, SK: 'CLAIM' }),

  /**
   * Marks with a hash as key, which stay after the purge of the member and expire by TTL. Signup
   * reads three of them: banned device, by its cookie (functions/stores/throttle/device-signs.ts);
   * banned mailbox, and mailbox that got free credits (functions/stores/account/addresses.ts).
   * Banned payment sources are read after a payment (functions/stores/credits/payment-sources.ts).
   */
  bannedSource: (hash: string): Key => ({ PK: `BANNED_SOURCE#${hash}`, SK: 'MARK' }),
  bannedDevice: (account: string): Key => ({ PK: `BANNED_DEVICE#${account}`, SK: 'MARK' }),
  bannedAddress: (hash: string): Key => ({ PK: `BANNED#${hash}`, SK: 'MARK' }),
  signupCredits: (hash: string): Key => ({ PK: `SIGNUP_CREDITS#${hash}`, SK: 'MARK' }),
  /**
   * Mailbox that signed up with a birth date below the minimum age; expires after a day. Read by
   * signup.
   */
  minorAddress: (hash: string): Key => ({ PK: `MINOR#${hash}`, SK: 'MARK' }),

  /**
   * Likes of a member: one row per member whom they like, one per member who likes them. A shown
   * row is in a list of the index `lists`, a new one also in `due` (`newLikesOf`). Single rows are
   * read before every contact, pages by the likes screens.
   */
  like: (id: string, liked: string): Key => own(id, 'LIKE', liked),
  likedBy: (id: string, liker: string): Key => own(id, 'LIKED_BY', liker),
  likesOfMember: (id: string) => ({ PK: member(id), prefix: 'LIKE' }),
  likesGiven: (id: string) => ownOf(id, 'LIKE'),

  /**
   * Pass in the swipe game, for 90 days. Read by the game. The mirror is never shown: the purge of
   * the passed member finds the pass by it.
   */
  swipe: (id: string, passed: string): Key => own(id, 'SWIPE', passed),
  swipedBy: (id: string, by: string): Key => own(id, 'SWIPED_BY', by),
  swipesOfMember: (id: string) => ownOf(id, 'SWIPE'),
  /**
   * Number of likes given in the swipe game on a day (`2026-11-20`) in the country's time zone;
   * expires by TTL. Read by the game.
   */
  swipeDay: (id: string, day: string): Key => own(id, 'SWIPE_DAY', day),

  /**
   * Favourite, in a list of the index `lists`; pages are read by the member alone. The mirror is
   * never shown: the purge of the other member finds the favourite by it. `favourites` bounds
   * their number, and is read when one is added.
   */
  favourite: (id: string, other: string): Key => own(id, 'FAVOURITE', other),
  favouriteOf: (id: string, by: string): Key => own(id, 'FAVOURITE_OF', by),
  favourites: (id: string): Key => own(id, 'FAVOURITES'),
  favouritesOfMember: (id: string) => ownOf(id, 'FAVOURITE'),

  /**
   * Day on which a member last looked at the profile of another; both rows expire by TTL. Read when
   * the profile is opened again. The mirror, in a list of the index `lists`, is read by the other
   * member alone.
   */
  look: (id: string, other: string): Key => own(id, 'LOOK', other),
  lookedBy: (id: string, by: string): Key => own(id, 'LOOKED_BY', by),

  /** Block and its mirror. Read together by search and before every contact. */
  block: (id: string, blocked: string): Key => own(id, 'BLOCK', blocked),
  blockedBy: (id: string, blocker: string): Key => own(id, 'BLOCKED_BY', blocker),
  blocksOfMember: (id: string) => ({ PK: member(id), prefix: 'BLOCK' }),

  /**
   * Decision of staff or the inspection about a member, or an access by staff (TRAP-63). Read by
   * the staff's member view, an export and the purge, which removes the member's name from the
   * audit entry that `audit` refers to.
   */
  moderation: (id: string, entry: string): Key => own(id, 'MODERATION', entry),
  moderationOfMember: (id: string) => ownOf(id, 'MODERATION'),

  /**
   * Signal of a scam about a member (MOD-12) by its cause: a day, conversation, complaint or
   * signup; without content, expires by TTL. Read by the score.
   */
  signal: (id: string, kind: string, cause: string): Key => own(id, 'SIGNAL', kind, cause),
  signalsOfMember: (id: string) => ownOf(id, 'SIGNAL'),
  /**
   * Keyed hash of a payment source of a member (MOD-09), in the index `due` by that hash
   * (`paidFromBy`). Read by a ban, and by the staff's member view.
   */
  paidFrom: (id: string, hash: string): Key => own(id, 'PAID_FROM', hash),
  paidFromOfMember: (id: string) => ownOf(id, 'PAID_FROM'),
  /**
   * Note of staff about a member (MOD-08). Read by the staff's member view and by an export.
   */
  staffNote: (id: string, note: string): Key => own(id, 'STAFF_NOTE', note),
  staffNotesOf: (id: string) => ownOf(id, 'STAFF_NOTE'),
  /**
   * Warning of the members who exchanged messages with this one, banned for fraud (MOD-13), in the
   * due index until all are warned. Read by the job that warns them and by the purge, which waits.
   */
  fraudWarning: (id: string): Key => own(id, 'FRAUD_WARNING'),
  /**
   * Copy of a conversation with an account banned for fraud, and its messages in pieces, each keyed
   * by the decision and its oldest message. Both expire by TTL. Read by the member and by an
   * export.
   */
  keptChat: (id: string, conversation: string): Key => own(id, 'KEPT_CHAT', conversation),
  keptChatsOf: (id: string) => ownOf(id, 'KEPT_CHAT'),
  keptMessages: (id: string, conversation: string, number: string, oldest: string): Key =>
    own(id, 'KEPT_MESSAGES', conversation, number, oldest),
  keptMessagesOf: (id: string, conversation: string, number: string) => ({
    PK: member(id),
    prefix: `KEPT_MESSAGES#${conversation}#${number}#`,
  }),
  /** Score of a member's signals, in the queue `risk`; expires with the last one. Read by staff. */
  risk: (id: string): Key => own(id, 'RISK'),

  /**
   * Complaint, for as long as it is handled and half a year after; in the queue of staff while
   * open. Read by staff.
   *
   * Its evidence, with copies of photos below `<complaint>/` in the evidence bucket, is removed
   * half a year after the decision. The evidence contains no member's id, so a purge leaves it
   * (TRAP-62, MOD-03).
   */
  complaint: (complaint: string): Key => ({ PK: `COMPLAINT#${complaint}`, SK: 'COMPLAINT' }),
  evidence: (complaint: string): Key => ({ PK: `COMPLAINT#${complaint}`, SK: 'EVIDENCE' }),
  /** Trusted flagger (MOD-17). Read by its form, by each of its notices and by staff. */
  flagger: (flagger: string): Key => ({ PK: 'FLAGGERS', SK: `FLAGGER#${flagger}` }),
  flaggers: () => ({ PK: 'FLAGGERS', prefix: 'FLAGGER#' }),
  /**
   * Decision about a member, by staff or a machine, by its number; kept for an objection (MOD-03);
   * expires by TTL. Its evidence has the key of a complaint with this number. Read by staff, and by
   * the link in the mail.
   */
  decision: (number: string): Key => ({ PK: `DECISION#${number}`, SK: 'DECISION' }),
  /**
   * Number of a decision, by the id of the request that made it, so that a repeated request makes
   * no second decision. Staff read it too, for the answer to a complaint. By this row the purge
   * finds the decision and removes the member's id from it.
   */
  decisionOfMember: (id: string, request: string): Key => own(id, 'DECISION', request),
  /**
   * Decisions that staff made, by the time of the request (ULIDs begin with 0 to 7). Excludes those
   * by a machine about photos of messages (`message-...`): a member can cause any number of these,
   * and none answers a complaint.
   */
  answeringDecisionsOfMember: (id: string) => ({
    PK: member(id),
    between: [own(id, 'DECISION', '0').SK, own(id, 'DECISION', '8').SK] as const,
  }),
  /**
   * Role of a member in a complaint: complainer, subject, or owner of the email address that a
   * visitor gave. Read by an export (those filed) and by the purge, which removes the id or the
   * address from the complaint (`forgetInComplaint` in functions/stores/safety/complaint.ts).
   */
  complaintBy: (id: string, complaint: string): Key => own(id, 'COMPLAINT_BY', complaint),
  complaintAbout: (id: string, complaint: string): Key => own(id, 'COMPLAINT_ABOUT', complaint),
  complaintsAbout: (id: string) => ownOf(id, 'COMPLAINT_ABOUT'),
  complaintsBy: (id: string) => ownOf(id, 'COMPLAINT_BY'),
  complaintMail: (id: string, complaint: string): Key => own(id, 'COMPLAINT_MAIL', complaint),

  /**
   * Row of a conversation for one member: the other member, unread count, last message. Read for
   * every message, and by the overview, which reads and orders all such rows of a member. Their
   * number is limited to about fifty; the archive holds older conversations.
   */
  chat: (id: string, conversation: string): Key => own(id, 'CHAT', conversation),
  chatsOfMember: (id: string) => ownOf(id, 'CHAT'),
  /**
   * Row of a conversation in the archive, with the fields of `chat`; in the index `lists` while
   * shown. Read by the further pages of the overview.
   */
  archivedChat: (id: string, conversation: string): Key => own(id, 'ARCHIVED_CHAT', conversation),
  archivedChatsOfMember: (id: string) => ownOf(id, 'ARCHIVED_CHAT'),
  /**
   * Number of conversations shown from the archive, and of their unread messages; also the time at
   * which the last `keptChat` expires. Read by the overview with the recent rows.
   */
  chatArchive: (id: string): Key => own(id, 'CHATS'),
  recentChats: (id: string) => ({ PK: member(id), prefix: 'CHAT' }),
  /**
   * Times and text hashes of the first messages with which a member started conversations in the
   * last day; expires by TTL. Read before every message, to limit first messages (CHAT-39).
   */
  openings: (id: string): Key => own(id, 'OPENINGS'),
  /** Message, sorted by the server's time. Read in pages, newest first. */
  message: (conversation: string, sentAt: string, id: string): Key => ({
    PK: `CONVERSATION#${conversation}`,
    SK: `MESSAGE#${sentAt}#${id}`,
  }),
  messages: (conversation: string) => ({ PK: `CONVERSATION#${conversation}`, prefix: 'MESSAGE#' }),
  /**
   * Claim of a host on a conversation with a fictional profile, and notes of hosts about it
   * (CHAT-36). Read by the desk. In the partition of the messages, with which the purge of either
   * side removes them.
   */
  desk: (conversation: string): Key => ({ PK: `CONVERSATION#${conversation}`, SK: 'DESK' }),
  deskNote: (conversation: string, note: string): Key => ({
    PK: `CONVERSATION#${conversation}`,
    SK: `NOTE#${note}`,
  }),
  deskNotes: (conversation: string) => ({ PK: `CONVERSATION#${conversation}`, prefix: 'NOTE#' }),

  /**
   * Chat photo by the id of its message, before and after it is sent; names no other member. Read
   * by its inspection and its sender. `MESSAGE_PHOTOS` counts those on their way. A kind that
   * began with CHAT would be read with every overview (`recentChats`).
   */
  chatPhoto: (id: string, message: string): Key => own(id, 'MESSAGE_PHOTO', message),
  chatPhotos: (id: string): Key => own(id, 'MESSAGE_PHOTOS'),

  /** Movement of credits, keyed by its cause (message or payment id), which makes it idempotent. */
  ledger: (id: string, cause: string): Key => own(id, 'LEDGER', cause),
  ledgerOfMember: (id: string) => ownOf(id, 'LEDGER'),
  /**
   * Mark that credits of a member moved on a day (`2026-11-23`), in the index `due` (`movedOn`);
   * expires by TTL. Read by the nightly check of the ledger.
   */
  creditsDay: (id: string, day: string): Key => own(id, 'CREDITS_DAY', day),

  /**
   * Spending limits that a member set (PAY-65). Read by every order and by the overview of what was
   * spent.
   */
  spending: (id: string): Key => own(id, 'SPENDING'),

  /** Payment; outlives the purge of its member. Read by the payments list and the status page. */
  payment: (id: string, payment: string): Key => ({ PK: `PAYER#${id}`, SK: `PAYMENT#${payment}` }),
  payments: (id: string) => ({ PK: `PAYER#${id}`, prefix: 'PAYMENT#' }),
  /**
   * Refund of a payment, from the decision until the money arrived; in the due index while it has
   * to be sent or watched. Read by the job that sends it and by finance.
   */
  refund: (id: string, payment: string, refund: string): Key => ({
    PK: `PAYER#${id}`,
    SK: `REFUND#${payment}#${refund}`,
  }),
  refundsOfPayment: (id: string, payment: string) => ({ PK: `PAYER#${id}`, prefix: `REFUND#${payment}#` }),
  /**
   * Event of a payment in the books, in the index `due` by country and day (`bookedOn`). Read by
   * finance, and by the nightly comparison with the provider.
   */
  bookEntry: (id: string, payment: string, event: string): Key => ({
    PK: `PAYER#${id}`,
    SK: `BOOK#${payment}#${event}`,
  }),
  bookOfPayment: (id: string, payment: string) => ({ PK: `PAYER#${id}`, prefix: `BOOK#${payment}#` }),
  /**
   * Nightly check of a country's day: its progress, then its result; expires after two years. Each
   * difference contains the member's id. Read by the jobs that check and by finance.
   */
  night: (country: string, day: string, proof: string): Key => ({ PK: `NIGHTS#${country}`, SK: `${day}#${proof}` }),
  nightsOf: (country: string) => ({ PK: `NIGHTS#${country}` }),
  /** Payment by its reference on the receipt, or by the provider's id. Read by finance. */
  paymentReference: (reference: string): Key => ({ PK: `REFERENCE#${reference}`, SK: 'PAYMENT' }),

  /**
   * Direct debits of a payer: an item that locks their limits, and a mandate for each payment. Like
   * the payments, they stay after the purge. Read by an order; mandates also by an export and by
   * finance.
   */
  debits: (id: string): Key => ({ PK: `PAYER#${id}`, SK: 'DEBITS' }),
  mandate: (id: string, payment: string): Key => ({ PK: `PAYER#${id}`, SK: `MANDATE#${payment}` }),
  mandates: (id: string) => ({ PK: `PAYER#${id}`, prefix: 'MANDATE#' }),
  /** SMS code of a direct debit; expires by TTL. Read when it is sent, and by the order. */
  debitCode: (id: string): Key => own(id, 'DEBIT_CODE'),
  /**
   * Blocks of an account or phone number for direct debit, by its keyed hash. Read by an order and
   * by finance.
   */
  blockedIban: (hash: string): Key => ({ PK: `BLOCKED_IBAN#${hash}`, SK: 'BLOCK' }),
  blockedPhone: (hash: string): Key => ({ PK: `BLOCKED_PHONE#${hash}`, SK: 'BLOCK' }),

  /**
   * Card that a member stored (PAY-56), by the payment that stored it; in the due index until the
   * provider has sent its brand and last digits. Read by orders, by the list of cards and by the
   * job that asks the provider.
   */
  paymentCard: (id: string, card: string): Key => own(id, 'PAYMENT_CARD', card),
  paymentCards: (id: string) => ownOf(id, 'PAYMENT_CARD'),
  /**
   * Mandate of a removed card that the provider has to revoke, in the due index. Outlives the purge
   * until that is done. Read by the job that revokes it.
   */
  endedMandate: (id: string, card: string): Key => ({ PK: `PAYER#${id}`, SK: `ENDED_MANDATE#${card}` }),

  /**
   * Discount code with its limits, in the index `due` by its name (`listedDiscount`). Read whenever
   * a member enters a code; the index is read by the console.
   */
  discount: (code: string): Key => ({ PK: `DISCOUNT#${code}`, SK: 'DISCOUNT' }),
  /** Sums of the orders made with a discount code: numbers and amounts. Read by the console. */
  discountSums: (code: string): Key => ({ PK: `DISCOUNT#${code}`, SK: 'SUMS' }),
  /** Discount code for this member only, by which export and purge find it. */
  ownDiscount: (id: string, code: string): Key => own(id, 'DISCOUNT', code),
  /**
   * Use by a member of a discount code that can be used once: reserved by a payment, final when it
   * completes, and released when it fails. Read when a discount is chosen.
   */
  discountUse: (id: string, code: string): Key => own(id, 'DISCOUNT_USE', code),
  discountUses: (id: string) => ownOf(id, 'DISCOUNT_USE'),

  /**
   * Number of members whom search finds, per place, gender and age. Read by search for the total.
   */
  count: (place: string, gender: string, age: number): Key => ({
    PK: `COUNT#${place}#${gender}`,
    SK: String(age).padStart(3, '0'),
  }),
  counts: (place: string, gender: string) => ({ PK: `COUNT#${place}#${gender}` }),
  /** Progress of the nightly count of members. Read by the job itself. */
  countWalk: (): Key => ({ PK: 'COUNT_WALK', SK: 'COUNT_WALK' }),
  /** Bundles sold per country and day. Read by the bundles call for the popular label. */
  sales: (country: string, day: string): Key => ({ PK: `SALES#${country}`, SK: day }),
  salesOfCountry: (country: string) => ({ PK: `SALES#${country}` }),

  /**
   * Staff member: roles, password, second factor. Read by every call with a staff session, and by
   * the operator's command.
   */
  staff: (id: string): Key => ({ PK: `STAFF#${id}`, SK: 'STAFF' }),
  staffSession: (id: string, session: string): Key => ({ PK: `STAFF#${id}`, SK: `SESSION#${session}` }),
  /** Claim that makes a staff member's email address unique. Read by their sign-in. */
  staffClaim: (email: string): Key => ({ PK: `STAFF_EMAIL#${hashed(email)}`, SK: 'CLAIM' }),
  /**
   * Claim of a member of staff on an entry of a queue; expires by TTL. Read by the console, all of
   * a queue at once.
   */
  queueClaim: (queue: string, item: string): Key => ({ PK: `QUEUE_CLAIMS#${queue}`, SK: `ITEM#${item}` }),
  queueClaims: (queue: string) => ({ PK: `QUEUE_CLAIMS#${queue}`, prefix: 'ITEM#' }),
  /**
   * Audit trail of staff, a partition per month (`2026-11`); expires after two years. Read by the
   * console, newest first. An entry that names a member has a row in the member's partition
   * (`moderation`) that refers to it.
   */
  audit: (month: string, entry: string): Key => ({ PK: `AUDIT#${month}`, SK: `ENTRY#${entry}` }),
  auditOfMonth: (month: string) => ({ PK: `AUDIT#${month}`, prefix: 'ENTRY#' }),

  /** Campaign with its texts. Read by the console, and by every mail of it. */
  campaign: (id: string): Key => ({ PK: 'CAMPAIGNS', SK: `CAMPAIGN#${id}` }),
  campaigns: () => ({ PK: 'CAMPAIGNS', prefix: 'CAMPAIGN#' }),
  /** Progress of a started campaign, in the due index. Read by the job that orders its mails. */
  campaignRun: (id: string): Key => ({ PK: `CAMPAIGN#${id}`, SK: 'RUN' }),
  /**
   * Counts of the outcomes of a campaign's mails, spread over rows by member, as one row takes
   * 1,000 writes a second. Read by the console.
   */
  campaignCounts: (id: string, memberId: string): Key => ({
    PK: `CAMPAIGN#${id}`,
    SK: `COUNTS#${shardOf(memberId)}`,
  }),
  campaignCountsOf: (id: string) => ({ PK: `CAMPAIGN#${id}`, prefix: 'COUNTS#' }),

  /**
   * Announced change of the terms of a site, by the day from which they apply, with the progress of
   * its mails, in the due index. Read by the operator's command and by the job that orders the
   * mails.
   */
  termsChange: (site: string, from: string): Key => ({ PK: `TERMS_CHANGE#${site}#${from}`, SK: 'RUN' }),

  /**
   * Mail to send, written in the transaction of its cause. Read by the function that sends it and
   * then removes it. A member's mail is in the member's partition, so that the purge removes the
   * address.
   */
  outbox: (id: string, memberId?: string): Key =>
    memberId ? own(memberId, 'OUTBOX', id) : { PK: `OUTBOX#${id}`, SK: `OUTBOX#${id}` },
  /**
   * Counts of the outcomes of notifications on a day (`2026-11-20`), spread over rows, as one takes
   * 1,000 writes a second, and a write of more than 1 KB costs more; names nobody, expires by TTL.
   * Read by the console.
   */
  toldCounts: (day: string, part: string): Key => ({ PK: `TOLD#${day}`, SK: `COUNTS#${part}` }),
  toldCountsOf: (day: string) => ({ PK: `TOLD#${day}`, prefix: 'COUNTS#' }),
  /**
   * Paths to invalidate in the CDN. Read by the job that retries them; expires with the last cached
   * copy.
   */
  invalidation: (id: string): Key => ({ PK: `INVALIDATION#${id}`, SK: 'INVALIDATION' }),
  /**
   * Mark that a reaction has processed a change. Writing it again fails, so that a redelivered
   * change is not counted twice. Expires by TTL. Read if a part of a batch is redelivered.
   */
  reacted: (reaction: string, change: string): Key => ({ PK: `REACTED#${reaction}#${change}`, SK: 'REACTED' }),
  /**
   * Logged visit, a partition per day; anonymous, expires after 30 days (OPEN-76). Read by
   * operators, a day at a time.
   */
  bounce: (day: string, visit: string): Key => ({ PK: `BOUNCE#${day}`, SK: `VISIT#${visit}` }),
  /**
   * Number of attempts of one kind by one origin within a window; expires by TTL. Read and written
   * by the calls that limit attempts.
   */
  throttle: (kind: string, who: string): Key => ({ PK: `THROTTLE#${kind}#${hashed(who)}`, SK: 'THROTTLE' }),
}
