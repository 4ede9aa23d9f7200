import * as z from 'zod/mini'

/**
 * ULID: 26 characters of Crockford's base 32. Ids are
 * opaque; only their format is checked (TRAP-28).
 */
export const ulidForm = '[0-9A-HJKMNP-TV-Z]{26}'
const ulid = new RegExp(`^${ulidForm}$`)

export const MemberId = z.string().check(z.regex(ulid))
export const maxMemberIds = 50
/** Comma-separated member ids. */
export const MemberIds = z.string().check(z.regex(new RegExp(`^${ulidForm}(?:,${ulidForm}){0,${maxMemberIds - 1}}$`)))
export const MessageId = z.string().check(z.regex(ulid))
export const PaymentId = z.string().check(z.regex(ulid))
export const SessionId = z.string().check(z.regex(ulid))
/** Hash of a device's URL at its push service (functions/table/keys.ts). */
export const PushDeviceId = z.string().check(z.regex(/^[\w-]{32}$/))
export const ComplaintId = z.string().check(z.regex(ulid))

/**
 * Derived from the two member ids (functions/stores/chats/conversation.ts),
 * so that a pair has exactly one conversation.
 */
export const conversationIdForm = '[0-9a-z]{26}'
export const ConversationId = z.string().check(z.regex(new RegExp(`^${conversationIdForm}$`)))

/**
 * Symbols of a reference: capitals and digits without those that are mistaken for one another, such
 * as 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. They are 23, a prime, which the check symbol needs.
 */
export const referenceSymbols = '346789ACDEFHJKMNPRTVWXY'
const half = `[${referenceSymbols}]{4}`

/**
 * Reference on the receipt, which names a payment on every screen of finance: of eight symbols, or
 * of an older payment.
 */
export const PaymentReference = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(new RegExp(`^(${half}-${half}|[A-Z]{2}(-[0-9A-HJKMNP-TV-Z]{5}){2})$`)))
