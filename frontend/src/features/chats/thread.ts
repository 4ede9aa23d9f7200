import type * as chats from '#shared/contract/chats.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { Message } from '#shared/model/message.ts'

/**
 * Loaded part of a conversation: messages oldest first, `older` is the cursor of the previous page.
 */
export type Thread = Output<typeof chats.open> & {
  /**
   * Ids of messages that the member sent since the newest page was fetched; messages before them
   * may be missing (LIVE-06).
   */
  sent?: readonly string[]
}

/**
 * Merges a refetched newest page. Older pages are kept only if they adjoin the new page. If there
 * is a gap, or if the newest page is the whole conversation, whose older messages may have been
 * removed, only the newest page remains.
 */
export function mergeNewest(known: Thread | undefined, newest: Thread): Thread {
  const [first] = newest.messages
  const at = known && first ? known.messages.findIndex(({ id }) => id === first.id) : -1
  if (!known || !first || newest.older === null || at < 1 || known.sent?.includes(first.id)) return newest
  return {
    ...newest,
    messages: [...known.messages.slice(0, at), ...newest.messages],
    older: known.older,
    hidden_by_privacy_limit: known.hidden_by_privacy_limit,
  }
}

/**
 * Adds the page of older messages (CHAT-21). A page that does
 * not adjoin the thread arrived too late and is dropped.
 */
export function withOlder(known: Thread, page: Thread, before: string): Thread {
  if (known.older !== before) return known
  return {
    ...known,
    messages: [...page.messages, ...known.messages],
    older: page.older,
    hidden_by_privacy_limit: page.hidden_by_privacy_limit,
  }
}

/** Adds a delivered message of the member. Idempotent. */
export function withSent(known: Thread, message: Message, credits: number): Thread {
  const isKnown = known.messages.some(({ id }) => id === message.id)
  const messages = isKnown
    ? known.messages
    : [...known.messages, message].sort((a, b) => a.sent_at.localeCompare(b.sent_at))
  const sent = isKnown ? known.sent : [...(known.sent ?? []), message.id]
  return { ...known, started: true, messages, credits, ...(sent && { sent }) }
}

/** Replaces a message, such as a photo that was opened. */
export const withMessage = (known: Thread, message: Message): Thread => ({
  ...known,
  messages: known.messages.map((one) => (one.id === message.id ? message : one)),
})
