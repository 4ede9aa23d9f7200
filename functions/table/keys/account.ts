import { hashed } from '#functions/platform/hash.ts'
import { type Key, own, ownOf } from '../key.ts'

/** Keys of accounts: profile, sessions, requests about the data, and what outlives the account. */
export const accountKeys = {
  /**
   * Account: status, credits and the data for signing in. Read by every call with a session;
   * written by every movement of credits.
   */
  account: (id: string): Key => own(id, 'ACCOUNT'),
  /** Profile. Read by the calls for a profile page and for the current user. */
  profile: (id: string): Key => own(id, 'PROFILE'),
  /** Card in the search indexes. Read by search; its changes feed counters and copies. */
  card: (id: string): Key => own(id, 'CARD'),
  /**
   * Progress of refreshing the copies of a changed card. Read by the job that continues the
   * refresh.
   */
  copying: (id: string): Key => own(id, 'COPYING'),
  /**
   * Message written at signup, sent once the email address is confirmed and then removed. Read by
   * the confirmation (TRAP-17).
   */
  signupMessage: (id: string): Key => own(id, 'SIGNUP_MESSAGE'),
  /** Mirror of a signup message, by which the purge of the recipient finds the message. */
  signupMessageFrom: (id: string, from: string): Key => own(id, 'SIGNUP_MESSAGE_FROM', from),
  /**
   * Traffic source of a member (LAND-05). Not part of another row, as no call needs it. Read by an
   * export.
   */
  source: (id: string): Key => own(id, 'SOURCE'),
  /**
   * Pending deletion: reason, remarks and end of the grace period, in the due index. Read by the
   * link that cancels the deletion, and by the purge. The purge removes this row last, so that a
   * failed purge is resumed. A cancelled deletion stays for some minutes, so that a repeated click
   * on the link succeeds.
   */
  deletion: (id: string): Key => own(id, 'DELETION'),
  /**
   * Data export of a member, from the request until the file is removed: one requested by the
   * member, and one by staff. Read by the jobs that build and remove the files, by the download
   * link and by the calls of requests by hand.
   */
  export: (id: string): Key => own(id, 'EXPORT'),
  exportByHand: (id: string): Key => own(id, 'EXPORT', 'BY_HAND'),
  /**
   * Result of a request by hand that was carried out or declined (MOD-19), for idempotency; and the
   * latest request to erase the member, in a queue of staff until a second person decides. The rows
   * expire by TTL. Read by the calls of requests by hand.
   */
  handRequest: (id: string, request: string): Key => own(id, 'HAND_REQUEST', request),
  erasure: (id: string): Key => own(id, 'HAND_REQUEST', 'ERASURE'),
  /** Session of one device. Read by every call with a session. */
  session: (id: string, session: string): Key => own(id, 'SESSION', session),
  sessions: (id: string) => ownOf(id, 'SESSION'),
  /**
   * Former email address, for as long as the change can be undone; expires by TTL. Read by the undo
   * link, by an export, and by the purge, which releases the claim on the address.
   */
  formerEmail: (id: string, change: string): Key => own(id, 'FORMER_EMAIL', change),
  formerEmails: (id: string) => ownOf(id, 'FORMER_EMAIL'),
  /**
   * Name that staff removed, keyed by the number of the decision. Read by its member and by the
   * purge, which releases the reservation of the name.
   */
  removedName: (id: string, number: string): Key => own(id, 'REMOVED_NAME', number),
  removedNames: (id: string) => ownOf(id, 'REMOVED_NAME'),
  /**
   * Latest external age check of a member (TRAP-24), and the reverse row from the check's id to the
   * member, which expires by TTL. Read by the member's calls, for a notification of the provider,
   * and by staff.
   */
  ageCheck: (id: string): Key => own(id, 'AGE_CHECK'),
  ageCheckMember: (check: string): Key => ({ PK: `AGE_CHECK_ID#${check}`, SK: 'MEMBER' }),
  /**
   * Claims that make email addresses, profile names and member numbers unique, written in the
   * transaction that creates the account. Signup reads the claims of addresses and names, sign-in
   * the claims of addresses, a complaint the claims of numbers, and the search by staff all three
   * kinds.
   */
  emailClaim: (email: string): Key => ({ PK: `EMAIL#${hashed(email)}`, SK: 'CLAIM' }),
  nameClaim: (claim: string): Key => ({ PK: `NAME#${claim}`, SK: 'CLAIM' }),
  /**
   * Second or later word of a claimed name, keyed by its position `at`. The row is listed in the
   * index `due` under the part of the name from this word on (`inNames`), the claim under the whole
   * name. Read when staff search for a part of a name.
   */
  nameWord: (claim: string, at: number): Key => ({ PK: `NAME#${claim}`, SK: `WORD#${at}` }),
  numberClaim: (number: string): Key => ({ PK: `NUMBER#${number}`, SK: 'CLAIM' }),
  /**
   * Marks with a hash as key, which stay after the purge of the member and expire by TTL. Read at
   * signup: banned device (by the device's cookie), banned mailbox, and mailbox that got free
   * credits (functions/stores/account/addresses.ts). The mark of a banned mailbox is also read at a
   * change of address, the mark of a banned device also at sign-in and password reset
   * (functions/stores/safety/device-signs.ts). Banned payment source: read after a payment
   * (functions/stores/credits/payment-sources.ts). Banned accounts may share a mailbox or a source:
   * each account has its own row, keyed by `banMarkId`, so that lifting one ban leaves the others.
   */
  bannedSource: (hash: string, banMarkId: string): Key => ({ PK: `BANNED_SOURCE#${hash}`, SK: banMarkId }),
  bannedSources: (hash: string) => ({ PK: `BANNED_SOURCE#${hash}` }),
  bannedDevice: (account: string): Key => ({ PK: `BANNED_DEVICE#${account}`, SK: 'MARK' }),
  bannedAddress: (hash: string, banMarkId: string): Key => ({ PK: `BANNED#${hash}`, SK: banMarkId }),
  bannedAddresses: (hash: string) => ({ PK: `BANNED#${hash}` }),
  signupCredits: (hash: string): Key => ({ PK: `SIGNUP_CREDITS#${hash}`, SK: 'MARK' }),
  /**
   * Mailbox that signed up with a birth date below the minimum age; expires after a day. Read by
   * signup.
   */
  minorAddress: (hash: string): Key => ({ PK: `MINOR#${hash}`, SK: 'MARK' }),
}
