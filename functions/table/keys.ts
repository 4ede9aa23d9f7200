import { hashed } from '#functions/platform/hash.ts'

/**
 * Every key in the table, and who reads it. A new access pattern starts with a line here.
 *
 * All that belongs to one member lies in one partition, so that an export is one query and a purge misses nothing. Payments lie
 * apart, because the law keeps them longer than the member (TRAP-46).
 */
export type Key = { PK: string; SK: string }

/** Kinds of rows in a member's partition: the first word of the sort key. Declared in stores/rows/kinds.ts. */
export const memberRowKinds = [
  'ACCOUNT',
  'ARCHIVED_CHAT',
  'BLOCK',
  'BLOCKED_BY',
  'CARD',
  'CHAT',
  'CHATS',
  'COMPLAINT_ABOUT',
  'COMPLAINT_BY',
  'COMPLAINT_MAIL',
  'COPYING',
  'DELETION',
  'DISCOUNT_USE',
  'EXPORT',
  'FORMER_EMAIL',
  'LEDGER',
  'LIKE',
  'LIKED_BY',
  'MODERATION',
  'NOTIFICATIONS',
  'OPENED',
  'OPENED_BY',
  'OUTBOX',
  'PHOTO',
  'PHOTOS',
  'PROFILE',
  'PUSH',
  'SESSION',
  'SIGNUP_MESSAGE',
  'SIGNUP_MESSAGE_FROM',
  'SOURCE',
  'SWIPE',
  'SWIPED_BY',
  'SWIPE_DAY',
] as const
export type MemberRowKind = (typeof memberRowKinds)[number]

/** Kind of a row in a member's partition. */
export const memberRowKindOf = (SK: string): MemberRowKind => {
  const kind = memberRowKinds.find((one) => one === SK.split('#')[0])
  if (!kind) throw new Error(`Unknown kind of row ${SK}`)
  return kind
}

const member = (id: string) => `MEMBER#${id}`
/** All that belongs to one member. Read by an export and by the purge. */
export const allOfMember = (id: string) => ({ PK: member(id) })
/** Key of one row of a member. */
const own = (id: string, kind: MemberRowKind, ...rest: readonly string[]): Key => ({
  PK: member(id),
  SK: [kind, ...rest].join('#'),
})
/** Range of all rows of one kind of a member. */
const ownOf = (id: string, kind: MemberRowKind) => ({ PK: member(id), prefix: `${kind}#` })
/** Whose partition it is. */
export const memberIn = (PK: string): string => PK.slice('MEMBER#'.length)

export const keys = {
  /** Status, credits, sign-in. Read by every call with a session; written by everything that moves credits. */
  account: (id: string): Key => own(id, 'ACCOUNT'),
  /** What a member tells of themselves. Read by the profile page and the current user. */
  profile: (id: string): Key => own(id, 'PROFILE'),
  /** The card in the search indexes. Read by search; its changes feed counters and copies. */
  card: (id: string): Key => own(id, 'CARD'),
  /** How far the copying of a changed card to the rows of others has come. Read by the job that goes on with it. */
  copying: (id: string): Key => own(id, 'COPYING'),
  /** What a new member wants to say to somebody once their address is confirmed. Read, and taken away, when it is (TRAP-17). */
  signupMessage: (id: string): Key => own(id, 'SIGNUP_MESSAGE'),
  /** To whom somebody wants to say that: the pointer by which a purge of the recipient finds it. */
  signupMessageFrom: (id: string, from: string): Key => own(id, 'SIGNUP_MESSAGE_FROM', from),
  /** Where a member came from (LAND-05). Kept apart, as no call of theirs needs it; read by an export. */
  source: (id: string): Key => own(id, 'SOURCE'),
  /**
   * A wish to be gone: reason, remarks, and when it becomes final, in the due index. Read by the link that takes it back and by the purge, of which it
   * is the last to go: while it stands, a purge that died is taken up again. Once taken back it says so for some minutes.
   */
  deletion: (id: string): Key => own(id, 'DELETION'),
  /** The file with everything about a member, from the wish for it until it is removed. Read by the jobs that make and remove it and by its link. */
  export: (id: string): Key => own(id, 'EXPORT'),
  /** One device. Read by every call with a session. */
  session: (id: string, session: string): Key => own(id, 'SESSION', session),
  sessions: (id: string) => ownOf(id, 'SESSION'),
  /** Which notifications a member chose, and when they agreed to advertising. Read by the settings and by every mail of a kind of notification. */
  notifications: (id: string): Key => own(id, 'NOTIFICATIONS'),
  /** A device that pushes go to, by the hash of its address at the push service. Read when another is added, and by an export. */
  push: (id: string, endpoint: string): Key => own(id, 'PUSH', hashed(endpoint)),
  pushOfMember: (id: string) => ownOf(id, 'PUSH'),
  /**
   * An address that a member gave up, for as long as they can take it back; expires by itself. Read by the link that does so, by an export, and by
   * the purge, as its `email` is the pointer to a claim that still names the member.
   */
  formerEmail: (id: string, change: string): Key => own(id, 'FORMER_EMAIL', change),
  formerEmails: (id: string) => ownOf(id, 'FORMER_EMAIL'),
  /** One photo, in whatever state. Its removal from the table takes its files out of the bucket. Read by its inspection and by staff. */
  photo: (id: string, photo: string): Key => own(id, 'PHOTO', photo),
  /** The order of the photos that count, which is what holds their limit under a race. */
  album: (id: string): Key => own(id, 'PHOTOS'),
  /** Album and photos in one read. Read by the current user, the profile page and everything that changes a photo. */
  photos: (id: string) => ({ PK: member(id), prefix: 'PHOTO' }),
  /** To whom a member opened their private photos, and who opened theirs to them: the two sides of one leave. Read by the profile page. */
  opened: (id: string, viewer: string): Key => own(id, 'OPENED', viewer),
  openedBy: (id: string, owner: string): Key => own(id, 'OPENED_BY', owner),
  openedOfMember: (id: string) => ownOf(id, 'OPENED'),
  openedToMember: (id: string) => ownOf(id, 'OPENED_BY'),
  /** What a refused photo looked like, found by each quarter of its hash; names nobody and expires. Read by the inspection. */
  refusedHash: (quarter: string, hash: string): Key => ({ PK: `REFUSED#${quarter}`, SK: hash }),
  refusedHashes: (quarter: string) => ({ PK: `REFUSED#${quarter}` }),

  /** Uniqueness of an address and of a profile name: taken in the transaction that makes the account. Read by sign-in. */
  emailClaim: (email: string): Key => ({ PK: `EMAIL#${hashed(email)}`, SK: 'CLAIM' }),
  nameClaim: (claim: string): Key => ({ PK: `NAME#${claim}`, SK: 'CLAIM' }),

  /**
   * Marks on the hash of a mailbox (functions/stores/account/addresses.ts), which outlive the member and expire by themselves: banned, and given free credits.
   * Read by signup.
   */
  bannedAddress: (hash: string): Key => ({ PK: `BANNED#${hash}`, SK: 'MARK' }),
  signupCredits: (hash: string): Key => ({ PK: `SIGNUP_CREDITS#${hash}`, SK: 'MARK' }),
  /** A birth date below the minimum age was given with this mailbox; expires after a day. Read by signup. */
  minorAddress: (hash: string): Key => ({ PK: `MINOR#${hash}`, SK: 'MARK' }),

  /**
   * Likes of a member: one row for whom they like, one for who likes them. A shown row is in a list
   * of the index `lists`, a new one also in `due` (`newLikesOf`). Contacts read single rows, the
   * likes screens read pages.
   */
  like: (id: string, liked: string): Key => own(id, 'LIKE', liked),
  likedBy: (id: string, liker: string): Key => own(id, 'LIKED_BY', liker),
  likesOfMember: (id: string) => ({ PK: member(id), prefix: 'LIKE' }),
  likesGiven: (id: string) => ownOf(id, 'LIKE'),

  /**
   * Whom a member passed in the swipe game, for 90 days. Read by the game. With the other lies by whom they were passed, which nobody is told: the
   * pointer by which a purge of the other finds it.
   */
  swipe: (id: string, passed: string): Key => own(id, 'SWIPE', passed),
  swipedBy: (id: string, by: string): Key => own(id, 'SWIPED_BY', by),
  swipesOfMember: (id: string) => ownOf(id, 'SWIPE'),
  /** Likes given in the swipe game on a day of the country (`2026-11-20`); expires by itself. Read by the game. */
  swipeDay: (id: string, day: string): Key => own(id, 'SWIPE_DAY', day),

  /** Whom a member blocked, and by whom they are blocked. Read together by search and by every contact. */
  block: (id: string, blocked: string): Key => own(id, 'BLOCK', blocked),
  blockedBy: (id: string, blocker: string): Key => own(id, 'BLOCKED_BY', blocker),
  blocksOfMember: (id: string) => ({ PK: member(id), prefix: 'BLOCK' }),

  /**
   * What staff or the inspection decided about a member, or looked at (TRAP-63). Read by the staff's member view, an export and the purge: `audit`
   * in it is the key of the audit trail's entry that names the member, so that the name can be taken out of there.
   */
  moderation: (id: string, entry: string): Key => own(id, 'MODERATION', entry),
  moderationOfMember: (id: string) => ownOf(id, 'MODERATION'),

  /**
   * A complaint, for as long as it is handled and half a year after; while it is open it stands in the queue of staff. Read by staff.
   * Its evidence lies beside it, with copies of photos below `photos/evidence-<complaint>/` in the bucket, and goes half a year after the decision; it
   * names no member by id, so a purge leaves it (TRAP-62, MOD-03).
   */
  complaint: (complaint: string): Key => ({ PK: `COMPLAINT#${complaint}`, SK: 'COMPLAINT' }),
  evidence: (complaint: string): Key => ({ PK: `COMPLAINT#${complaint}`, SK: 'EVIDENCE' }),
  /**
   * Where a member stands in a complaint: who filed it, whom it is about, and whose address a visitor gave with it. Read by an export (those filed)
   * and by the purge, which takes the id or the address out of the complaint (`forgetInComplaint` in functions/stores/safety/complaint.ts).
   */
  complaintBy: (id: string, complaint: string): Key => own(id, 'COMPLAINT_BY', complaint),
  complaintAbout: (id: string, complaint: string): Key => own(id, 'COMPLAINT_ABOUT', complaint),
  complaintMail: (id: string, complaint: string): Key => own(id, 'COMPLAINT_MAIL', complaint),

  /**
   * A member's own row of a conversation: partner, unread count, last line. Read by the overview and by every message. The
   * overview reads all of them to order them, so they are kept to about fifty: the rest is in the archive.
   */
  chat: (id: string, conversation: string): Key => own(id, 'CHAT', conversation),
  chatsOfMember: (id: string) => ownOf(id, 'CHAT'),
  /** The same row in the archive, in the index `lists` while it is shown. Read by the overview's further pages. */
  archivedChat: (id: string, conversation: string): Key => own(id, 'ARCHIVED_CHAT', conversation),
  archivedChatsOfMember: (id: string) => ownOf(id, 'ARCHIVED_CHAT'),
  /** Number and unread messages of the conversations shown from the archive. Read by the overview with the recent rows. */
  chatArchive: (id: string): Key => own(id, 'CHATS'),
  recentChats: (id: string) => ({ PK: member(id), prefix: 'CHAT' }),
  /** Sorted by the server's time. Read page by page, newest first. */
  message: (conversation: string, sentAt: string, id: string): Key => ({
    PK: `CONVERSATION#${conversation}`,
    SK: `MESSAGE#${sentAt}#${id}`,
  }),
  messages: (conversation: string) => ({ PK: `CONVERSATION#${conversation}`, prefix: 'MESSAGE#' }),

  /** Every movement of credits, keyed by its cause (message or payment id), which makes a repeated cause harmless. */
  ledger: (id: string, cause: string): Key => own(id, 'LEDGER', cause),
  ledgerOfMember: (id: string) => ownOf(id, 'LEDGER'),

  /** Kept when the member is purged. Read by the payments list and the status page. */
  payment: (id: string, payment: string): Key => ({ PK: `PAYER#${id}`, SK: `PAYMENT#${payment}` }),
  payments: (id: string) => ({ PK: `PAYER#${id}`, prefix: 'PAYMENT#' }),

  discount: (code: string): Key => ({ PK: `DISCOUNT#${code}`, SK: 'DISCOUNT' }),
  /** A member's one use of a code: reserved by a payment, kept when it completes, given back when it fails. */
  discountUse: (id: string, code: string): Key => own(id, 'DISCOUNT_USE', code),
  discountUses: (id: string) => ownOf(id, 'DISCOUNT_USE'),

  /** Members who may be found, per place, gender and age. Read by search for the total. */
  count: (place: string, gender: string, age: number): Key => ({
    PK: `COUNT#${place}#${gender}`,
    SK: String(age).padStart(3, '0'),
  }),
  counts: (place: string, gender: string) => ({ PK: `COUNT#${place}#${gender}` }),
  /** How far the nightly count of members has come. Read by the job itself. */
  countWalk: (): Key => ({ PK: 'COUNT_WALK', SK: 'COUNT_WALK' }),
  /** Bundles sold per country and day. Read by the bundles call for the popular label. */
  sales: (country: string, day: string): Key => ({ PK: `SALES#${country}`, SK: day }),
  salesOfCountry: (country: string) => ({ PK: `SALES#${country}` }),

  /** Somebody of the staff: roles, password, second factor. Read by every call with a staff session, and by the operator's command. */
  staff: (id: string): Key => ({ PK: `STAFF#${id}`, SK: 'STAFF' }),
  staffSession: (id: string, session: string): Key => ({ PK: `STAFF#${id}`, SK: `SESSION#${session}` }),
  /** Uniqueness of a staff member's address. Read by their sign-in. */
  staffClaim: (email: string): Key => ({ PK: `STAFF_EMAIL#${hashed(email)}`, SK: 'CLAIM' }),
  /**
   * What staff did, a partition per month (`2026-11`); expires after two years. Read by the console, newest first. An entry that names a member has
   * a row in their partition (`moderation`) that points here.
   */
  audit: (month: string, entry: string): Key => ({ PK: `AUDIT#${month}`, SK: `ENTRY#${entry}` }),
  auditOfMonth: (month: string) => ({ PK: `AUDIT#${month}`, prefix: 'ENTRY#' }),

  /**
   * A mail to send, written in the transaction of what it tells. Read from the stream, and taken away once it has left. A member's lies with the
   * member, so that no address of theirs outlives them here.
   */
  outbox: (id: string, memberId?: string): Key =>
    memberId ? own(memberId, 'OUTBOX', id) : { PK: `OUTBOX#${id}`, SK: `OUTBOX#${id}` },
  /** Paths that the edge still has to invalidate. Read by the job that tries again; expires with the last copy. */
  invalidation: (id: string): Key => ({ PK: `INVALIDATION#${id}`, SK: 'INVALIDATION' }),
  /** That a reaction has acted on a change of the table; expires by itself. Read by nobody: a second one is refused. */
  reacted: (reaction: string, change: string): Key => ({ PK: `REACTED#${reaction}#${change}`, SK: 'REACTED' }),
  /**
   * How a visit that was asked to be logged went, a partition per day; names nobody and expires after 30 days (OPEN-76). Read by whoever runs the
   * site, a day at a time.
   */
  bounce: (day: string, visit: string): Key => ({ PK: `BOUNCE#${day}`, SK: `VISIT#${visit}` }),
  /** Attempts of one kind by one origin within a window; expires by itself. */
  throttle: (kind: string, who: string): Key => ({ PK: `THROTTLE#${kind}#${hashed(who)}`, SK: 'THROTTLE' }),
}

export type DueJob =
  | 'expirePayments'
  | 'refundPayments'
  | 'remindActivation'
  | 'remindUnread'
  | 'retryMail'
  | 'purgeMembers'
  | 'buildExports'
  | 'removeExports'
  | 'settleEvidence'
  | 'expirePhotos'
  | 'copyCards'
  | 'retryInvalidations'

/**
 * Number of partitions of each job in the index `due`. A partition takes 1,000 writes a second; a job handles its
 * partitions side by side.
 */
export const dueShards = 4

const shardOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % dueShards

/** Partition of a job's due items in the index `due`. */
export const dueItemsOf = (job: DueJob, shard: number) => ({ PK: shard === 0 ? `DUE#${job}` : `DUE#${job}#${shard}` })

/** Makes an item due at `at`. `id` spreads the items over the partitions, and keeps those of one moment apart. */
export const due = (job: DueJob, at: Date, id: string) => ({
  dueJob: dueItemsOf(job, shardOf(id)).PK,
  dueAt: `${at.toISOString()}#${id}`,
})

/**
 * Lists of a member's rows in the index `lists`, ordered by time. `RETURNED_LIKES` are received likes of people whom the member
 * likes too: the matches. `LIKES_RECEIVED` holds the others.
 */
export type MemberList = 'ARCHIVED_CHATS' | 'LIKES_GIVEN' | 'LIKES_RECEIVED' | 'RETURNED_LIKES'

/** The partition of a member's list in the index `lists`. */
export const listOf = (name: MemberList, memberId: string) => ({ PK: `${name}#${memberId}` })

/** Puts a row into a member's list at `at`; `id` keeps two rows of one moment apart. */
export const listed = (name: MemberList, memberId: string, at: string, id: string) => ({
  li: listOf(name, memberId).PK,
  la: `${at}#${id}`,
})

/** Partition of a member's new likes in the index `due`, whose rows hold keys only: cheap to count. */
export const newLikesOf = (memberId: string) => ({ PK: `NEW_LIKES#${memberId}` })

/** Adds a received like to the new ones. */
export const listedAsNew = (memberId: string, at: string, likerId: string) => ({
  dueJob: newLikesOf(memberId).PK,
  dueAt: `${at}#${likerId}`,
})

/** What waits for staff, was handled or (`fictional`: the accounts of fictional profiles) made by them, in the order of its age; in the index `due`. */
export type Queue = 'photos' | 'complaints' | 'answeredComplaints' | 'fictional'

/** Puts an item into a queue of staff at `since`; `id` keeps two items of one moment apart. */
export const queue = (name: Queue, since: Date, id: string) => ({
  dueJob: `QUEUE#${name}`,
  dueAt: `${since.toISOString()}#${id}`,
})
