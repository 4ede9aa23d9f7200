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

/** Reference on the receipt, which names a payment on every screen of finance. */
export const PaymentReference = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/))
