import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { keepText, keptKey, keptText, subscribeKeptTexts } from '#frontend/lib/kept-texts.ts'
import { type Outbox, readOutbox, withoutConversation } from './outbox.ts'

const useKept = (key: string): string | null => useSyncExternalStore(subscribeKeptTexts, () => keptText(key))

const draftKey = (memberId: string, conversation: string): string => keptKey(memberId, 'draft', conversation)

/** Draft of a conversation; survives reloads and visits. */
export function useConversationDraft(
  memberId: string,
  conversation: string,
): readonly [string, (text: string) => void] {
  const key = draftKey(memberId, conversation)
  return [useKept(key) ?? '', useCallback((text) => keepText(key, text), [key])]
}

/**
 * Access to a member's unsent messages in storage. They are read again before each change, as
 * another tab may have changed them.
 */
export const outboxOf = (memberId: string) => {
  const key = keptKey(memberId, 'outbox')
  const read = (): Outbox => readOutbox(keptText(key))
  return {
    read,
    change: (next: (outbox: Outbox) => Outbox): void => {
      const changed = next(read())
      keepText(key, changed.length > 0 ? JSON.stringify(changed) : null)
    },
  }
}

export function forgetUnsent(memberId: string, conversation: string): void {
  keepText(draftKey(memberId, conversation), null)
  outboxOf(memberId).change((outbox) => withoutConversation(outbox, conversation))
}

export function useOutbox(memberId: string, conversation: string): Outbox {
  const kept = useKept(keptKey(memberId, 'outbox'))
  return useMemo(() => readOutbox(kept).filter((item) => item.conversation === conversation), [kept, conversation])
}
