import { createHash } from 'node:crypto'

/**
 * Every key in the table, and who reads it. A new access pattern starts with a line here.
 *
 * All that belongs to one member lies in one partition, so that an export is one query and a purge misses nothing. Payments lie
 * apart, because the law keeps them longer than the member (TRAP-46).
 */
export type Key = { PK: string; SK: string }

const member = (id: string) => `MEMBER#${id}`
/** Whose partition it is. */
export const memberIn = (PK: string): string => PK.slice('MEMBER#'.length)

/** Addresses never stand in a key: keys get into logs. */
export const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32)

export const keys = {
  /** Status, credits, sign-in. Read by every call with a session; written by everything that moves credits. */
  account: (id: string): Key => ({ PK: member(id), SK: 'ACCOUNT' }),
  /** What a member tells of themselves. Read by the profile page and the current user. */
  profile: (id: string): Key => ({ PK: member(id), SK: 'PROFILE' }),
  /** The card in the search indexes. Read by search; its changes feed counters and copies. */
  card: (id: string): Key => ({ PK: member(id), SK: 'CARD' }),
  /** What a new member wants to say to somebody once their address is confirmed. Read, and taken away, when it is (TRAP-17). */
  signupMessage: (id: string): Key => ({ PK: member(id), SK: 'SIGNUP_MESSAGE' }),
  /** Where a member came from (LAND-05). Kept apart, as no call of theirs needs it; read by an export. */
  source: (id: string): Key => ({ PK: member(id), SK: 'SOURCE' }),
  /** One device. Read by every call with a session. */
  session: (id: string, session: string): Key => ({ PK: member(id), SK: `SESSION#${session}` }),
  photo: (id: string, photo: string): Key => ({ PK: member(id), SK: `PHOTO#${photo}` }),
  photos: (id: string) => ({ PK: member(id), prefix: 'PHOTO#' }),

  /** Uniqueness of an address and of a profile name: taken in the transaction that makes the account. Read by sign-in. */
  emailClaim: (email: string): Key => ({ PK: `EMAIL#${hashed(email)}`, SK: 'CLAIM' }),
  nameClaim: (claim: string): Key => ({ PK: `NAME#${claim}`, SK: 'CLAIM' }),

  /** Whom a member likes, and who likes them: the two sides of one like. Read together by the likes page. */
  like: (id: string, liked: string): Key => ({ PK: member(id), SK: `LIKE#${liked}` }),
  likedBy: (id: string, liker: string): Key => ({ PK: member(id), SK: `LIKED_BY#${liker}` }),
  likesOfMember: (id: string) => ({ PK: member(id), prefix: 'LIKE' }),

  /** Whom a member blocked, and by whom they are blocked. Read together by search and by every contact. */
  block: (id: string, blocked: string): Key => ({ PK: member(id), SK: `BLOCK#${blocked}` }),
  blockedBy: (id: string, blocker: string): Key => ({ PK: member(id), SK: `BLOCKED_BY#${blocker}` }),
  blocksOfMember: (id: string) => ({ PK: member(id), prefix: 'BLOCK' }),

  /** A member's own row of a conversation: partner, unread count, last line. Read by the overview and by every message. */
  chat: (id: string, conversation: string): Key => ({ PK: member(id), SK: `CHAT#${conversation}` }),
  chatsOfMember: (id: string) => ({ PK: member(id), prefix: 'CHAT#' }),
  /** Sorted by the server's time. Read page by page, newest first. */
  message: (conversation: string, sentAt: string, id: string): Key => ({
    PK: `CONVERSATION#${conversation}`,
    SK: `MESSAGE#${sentAt}#${id}`,
  }),
  messages: (conversation: string) => ({ PK: `CONVERSATION#${conversation}`, prefix: 'MESSAGE#' }),

  /** Every movement of credits, keyed by its cause (message or payment id), which makes a repeated cause harmless. */
  ledger: (id: string, cause: string): Key => ({ PK: member(id), SK: `LEDGER#${cause}` }),
  ledgerOfMember: (id: string) => ({ PK: member(id), prefix: 'LEDGER#' }),

  /** Kept when the member is purged. Read by the payments list and the status page. */
  payment: (id: string, payment: string): Key => ({ PK: `PAYER#${id}`, SK: `PAYMENT#${payment}` }),
  payments: (id: string) => ({ PK: `PAYER#${id}`, prefix: 'PAYMENT#' }),

  discount: (code: string): Key => ({ PK: `DISCOUNT#${code}`, SK: 'DISCOUNT' }),
  /** A member's one use of a code: reserved by a payment, kept when it completes, given back when it fails. */
  discountUse: (id: string, code: string): Key => ({ PK: member(id), SK: `DISCOUNT_USE#${code}` }),
  discountUses: (id: string) => ({ PK: member(id), prefix: 'DISCOUNT_USE#' }),

  /** Members who may be found, per place, gender and age. Read by search for the total. */
  count: (place: string, gender: string, age: number): Key => ({
    PK: `COUNT#${place}#${gender}`,
    SK: String(age).padStart(3, '0'),
  }),
  counts: (place: string, gender: string) => ({ PK: `COUNT#${place}#${gender}` }),
  /** Bundles sold per country and day. Read by the bundles call for the popular label. */
  sales: (country: string, day: string): Key => ({ PK: `SALES#${country}`, SK: day }),
  salesOfCountry: (country: string) => ({ PK: `SALES#${country}` }),

  /** A mail to send, written in the transaction of what it tells. Read from the stream, and taken away once it has left. */
  outbox: (id: string): Key => ({ PK: `OUTBOX#${id}`, SK: 'OUTBOX' }),
  /** That a reaction has acted on a change of the table; expires by itself. Read by nobody: a second one is refused. */
  reacted: (reaction: string, change: string): Key => ({ PK: `REACTED#${reaction}#${change}`, SK: 'REACTED' }),
  /** Attempts of one kind by one origin within a window; expires by itself. */
  throttle: (kind: string, who: string): Key => ({ PK: `THROTTLE#${kind}#${hashed(who)}`, SK: 'THROTTLE' }),
}

export type DueJob = 'expirePayments' | 'remindActivation' | 'remindUnread' | 'retryMail'

/** Puts an item into the sparse index of what waits for its hour; `id` keeps two items of one second apart. */
export const due = (job: DueJob, at: Date, id: string) => ({ dueJob: `DUE#${job}`, dueAt: `${at.toISOString()}#${id}` })
