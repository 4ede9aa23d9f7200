import type { chats } from '#shared/contract/chats.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { Message } from '#shared/model/message.ts'

/** A conversation as far as it was read: messages oldest first, `older` where the next page back begins. */
export type Thread = Output<typeof chats.open>

/**
 * What is known after the newest page was read again. Pages read before stay only while they touch it: with a hole between them,
 * or where the newest page is everything there is (it may have been removed meanwhile), the newest page stands alone.
 */
export function mergeNewest(known: Thread | undefined, newest: Thread): Thread {
  const [first] = newest.messages
  const at = known && first ? known.messages.findIndex(({ id }) => id === first.id) : -1
  if (!known || newest.older === null || at < 1) return newest
  return {
    ...newest,
    messages: [...known.messages.slice(0, at), ...newest.messages],
    older: known.older,
    hidden_by_privacy_limit: known.hidden_by_privacy_limit,
  }
}

/** The thread with the page before it (CHAT-21). A page that does not end where the thread begins came too late and is left out. */
export function withOlder(known: Thread, page: Thread, before: string): Thread {
  if (known.older !== before) return known
  return {
    ...known,
    messages: [...page.messages, ...known.messages],
    older: page.older,
    hidden_by_privacy_limit: page.hidden_by_privacy_limit,
  }
}

/** The thread after a message of one's own was delivered; a repeated answer changes nothing. */
export function withSent(known: Thread, message: Message, credits: number): Thread {
  const isKnown = known.messages.some(({ id }) => id === message.id)
  const messages = isKnown
    ? known.messages
    : [...known.messages, message].sort((a, b) => a.sent_at.localeCompare(b.sent_at))
  return { ...known, started: true, messages, credits }
}
