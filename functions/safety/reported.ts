import type { Account } from '#functions/stores/account/account.ts'
import type { ChatRow } from '#functions/stores/chats/conversation.ts'
import { findMessageAt, listMessages, messageCursor, type StoredMessage } from '#functions/stores/chats/message.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import { contactRefusal, findBlock } from '#functions/stores/safety/block.ts'
import type { Evidence } from '#functions/stores/safety/complaint-shape.ts'
import type { ReportableText } from '#shared/model/complaint.ts'

/** What a complaint names: a photo, a message by its cursor, or a text of the profile (MOD-05). */
export type Named = {
  photo?: string | undefined
  message?: string | undefined
  field?: ReportableText | undefined
}

/**
 * Maximum number of messages that are kept from before a reported message, if the reported message
 * is not among the latest.
 */
const maxBefore = 20

/** The message that a complaint names, if its subject sent it in their conversation. */
export async function findReported(
  conversation: string,
  member: string,
  message: string,
): Promise<StoredMessage | undefined> {
  const found = await findMessageAt(conversation, message)
  return found?.from === member ? found : undefined
}

/** The latest messages, newest first, and the reported one with some before it. */
export async function withReported(
  latest: readonly StoredMessage[],
  conversation: string,
  reported: StoredMessage,
): Promise<readonly StoredMessage[]> {
  if (latest.some(({ id }) => id === reported.id)) return latest
  const { messages } = await listMessages(conversation, { before: messageCursor(reported), limit: maxBefore })
  return [...latest, reported, ...messages]
}

/**
 * Rows that decide, besides account and conversation, whether one member sees another's profile.
 */
export async function readBetween(memberId: string, member: string) {
  const [block, likedMe] = await Promise.all([findBlock(memberId, member), findLikedBy(memberId, member)])
  return { block, likedMe }
}

/**
 * Whether the complainant sees the profile: an answer about its texts must not reveal more than the
 * profile itself (BLOCK-06, TRAP-61).
 */
export const isProfileSeen = (
  account: Account | undefined,
  row: ChatRow | undefined,
  { block, likedMe }: Awaited<ReturnType<typeof readBetween>>,
): boolean =>
  contactRefusal(account, {
    isBlocked: block.isTheirs,
    hasContactedMe: row?.hasTheirs === true || likedMe !== undefined,
  }) === null

type Found = { reported: StoredMessage | undefined; seesTexts: boolean; profile: Profile | undefined }

/**
 * Whether the evidence has the message and the text that the complaint names, so that no complaint
 * is about something that staff cannot see (MOD-05).
 */
export function hasNamed(
  { reported, seesTexts, profile }: Found,
  evidence: Evidence,
  { message, field }: Named,
): boolean {
  const text = field === 'about' ? profile?.about : profile?.prompts?.find(({ prompt }) => prompt === field)?.answer
  return (
    (message === undefined || evidence.messages.some(({ id }) => id === reported?.id)) &&
    (field === undefined || (seesTexts && Boolean(text)))
  )
}
