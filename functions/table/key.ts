/**
 * Primary key of an item. All rows of a member share one partition, so that an export is one query
 * and a purge misses no row. Payments are in a partition of their own, because the law requires a
 * longer retention of payments than of other member data (TRAP-46).
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
  'REMOVED_NAME',
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

/** Kind of the row with this sort key in a member's partition; throws if the kind is unknown. */
export const memberRowKindOf = (SK: string): MemberRowKind => {
  const kind = memberRowKinds.find((one) => one === SK.split('#')[0])
  if (!kind) throw new Error(`Unknown kind of row ${SK}`)
  return kind
}

export const member = (id: string) => `MEMBER#${id}`
/** All rows of a member. Read by an export and by the purge. */
export const allOfMember = (id: string) => ({ PK: member(id) })
/** Key of one row of a member. */
export const own = (id: string, kind: MemberRowKind, ...rest: readonly string[]): Key => ({
  PK: member(id),
  SK: [kind, ...rest].join('#'),
})
/** Range of all rows of one kind of a member. */
export const ownOf = (id: string, kind: MemberRowKind) => ({ PK: member(id), prefix: `${kind}#` })
/** Id of the member whose partition this is. */
export const memberIn = (PK: string): string => PK.slice('MEMBER#'.length)
