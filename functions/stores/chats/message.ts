import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { putNew, update } from '#functions/table/write.ts'
import { messageTypes } from '#shared/model/message.ts'

export const StoredMessage = z.object({
  id: z.string(),
  from: z.string(),
  type: z.enum(messageTypes),
  text: z.string(),
  sentAt: z.string(),
  /** Width and height of the message's photo; the photo's id is `messagePhotoId(id)`. */
  photo: z.optional(z.object({ width: z.int(), height: z.int() })),
  /**
   * When the recipient opened the photo. Copies of the message in the chat rows lack this field.
   */
  openedAt: z.optional(z.string()),
  /**
   * Credits refunded because a fictional profile did not answer. Copies of the message in the chat
   * rows lack this field.
   */
  returned: z.optional(z.int()),
  /** Number of the decision that removed the message, whose text is then empty (MOD-01). */
  removed: z.optional(z.string()),
})
export type StoredMessage = z.infer<typeof StoredMessage>

/** Page of messages, newest first, older than `before` (a MomentCursor). */
export async function listMessages(
  conversation: string,
  { before, limit }: { before: string | undefined; limit: number },
) {
  const { PK, prefix } = keys.messages(conversation)
  const { items, more } = await list(StoredMessage, {
    PK,
    prefix,
    after: before && prefix + before,
    limit,
    newestFirst: true,
  })
  return { messages: items, more }
}

/** Cursor of the messages older than this one. */
export const messageCursor = ({ sentAt, id }: StoredMessage): string => `${sentAt}#${id}`

export const findMessage = (conversation: string, sentAt: string, id: string) =>
  find(StoredMessage, keys.message(conversation, sentAt, id), { consistent: true })

export const findMessageAt = (conversation: string, cursor: string) => {
  const [sentAt = '', id = ''] = cursor.split('#')
  return findMessage(conversation, sentAt, id)
}

/** Id of a message's conversation, from the partition key of the message. */
export const conversationOfMessage = (PK: string): string => PK.slice(keys.messages('').PK.length)

/** Marks a photo as opened by its recipient. A repeated call does not change the stored time. */
export const markOpened = (conversation: string, { sentAt, id }: StoredMessage, now: Date): Write =>
  update(keys.message(conversation, sentAt, id), 'SET openedAt = if_not_exists(openedAt, :now)', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: refusing('not_found'),
  })

/**
 * Up to `limit` messages that `isWanted` accepts, from `since` (inclusive) on, oldest first. Reads
 * further pages until `limit` is reached.
 */
export async function listMessagesFrom(
  conversation: string,
  since: string,
  limit: number,
  isWanted: (message: StoredMessage) => boolean,
): Promise<StoredMessage[]> {
  const { PK, prefix } = keys.messages(conversation)
  const found: StoredMessage[] = []
  let start = prefix + since
  for (;;) {
    const between = [start, `${prefix}~`] as const
    const { items, more } = await list(StoredMessage, { PK, between, limit }, { consistent: true })
    found.push(...items.filter(isWanted))
    const last = items.at(-1)
    if (!more || !last || found.length >= limit) return found.slice(0, limit)
    start = `${prefix}${messageCursor(last)}#`
  }
}

/** Stores on a message the number of credits refunded for it. */
export const markReturned = (conversation: string, { sentAt, id }: StoredMessage, credits: number): Write =>
  update(keys.message(conversation, sentAt, id), 'SET returned = :credits', {
    condition: 'attribute_exists(PK)',
    values: { ':credits': credits },
    onConflict: () => new Conflict('the message was removed meanwhile'),
  })

export const addMessage = (conversation: string, message: StoredMessage): Write =>
  putNew(keys.message(conversation, message.sentAt, message.id), message, undefined)
