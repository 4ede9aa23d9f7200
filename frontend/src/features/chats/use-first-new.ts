import { useState } from 'react'
import type { Message } from '#shared/model/message.ts'
import type { Thread } from './thread.ts'

/** State when the conversation was opened: number of unread messages, id of the newest message. */
type Opening = { unread: number; newest: string | undefined }

/**
 * Id of the oldest message that was unread when the conversation was opened; undefined while the
 * page that contains it is not loaded.
 */
export function firstNewOf(messages: readonly Message[], { unread, newest }: Opening): string | undefined {
  const end = messages.findLastIndex(({ id }) => id === newest) + 1
  const received = messages.slice(0, end).filter(({ mine }) => !mine)
  return unread > 0 ? received.at(-unread)?.id : undefined
}

/**
 * First message that was unread when the conversation was opened (CHAT-23). Messages that arrive
 * later do not change the result. `isFresh`: whether the thread was fetched since the opening;
 * until then, the cached thread is of an earlier opening.
 */
export function useFirstNew({ unread, messages }: Thread, isFresh: boolean): string | undefined {
  const [opening, setOpening] = useState<Opening | null>(null)
  if (!opening && isFresh) setOpening({ unread, newest: messages.at(-1)?.id })
  return opening ? firstNewOf(messages, opening) : undefined
}
