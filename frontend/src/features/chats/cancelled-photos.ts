import { useMemo, useSyncExternalStore } from 'react'
import { keepText, keptKey, keptText, subscribeKeptTexts } from '#frontend/lib/kept-texts.ts'

// Photos that the member cancelled (CHAT-32). Stored on this device: the server may send a photo
// whose cancellation did not reach it, so a reload must not forget the cancellation. Answered
// cancellations stay in the list, so that a conversation that is opened later, or in another tab,
// knows them.

/**
 * asked: the server has not answered yet. done: it removed the photo. failed: it had sent the photo
 * before, or refused the call.
 */
export type Cancellation = 'asked' | 'done' | 'failed'

/** More than the photos that can be on their way at a time. */
const maxKept = 50

const keyOf = (memberId: string): string => keptKey(memberId, 'cancelled-photos')
const read = (text: string | null): ReadonlyMap<string, Cancellation> =>
  new Map(text?.split(' ').map((entry) => entry.split(':') as [string, Cancellation]))
const askedIn = (text: string | null): readonly string[] =>
  [...read(text)].filter(([, state]) => state === 'asked').map(([id]) => id)

/** Ids of the photos whose cancellation has no answer yet. */
export const askedPhotos = (memberId: string): readonly string[] => askedIn(keptText(keyOf(memberId)))

export function setCancellation(memberId: string, id: string, state: Cancellation): void {
  const others = [...read(keptText(keyOf(memberId)))].filter(([other]) => other !== id)
  const entries = [...others, [id, state]].slice(-maxKept)
  keepText(keyOf(memberId), entries.map((entry) => entry.join(':')).join(' '))
}

/** Stored list; re-renders when the list changes, in another tab too. Null for a visitor. */
const useText = (memberId: string | undefined): string | null =>
  useSyncExternalStore(subscribeKeptTexts, () => (memberId ? keptText(keyOf(memberId)) : null))

export function useAskedPhotos(memberId: string | undefined): readonly string[] {
  const text = useText(memberId)
  return useMemo(() => askedIn(text), [text])
}

/** State of a photo's cancellation; undefined if it was not cancelled. */
export const useCancellation = (memberId: string | undefined, id: string): Cancellation | undefined =>
  read(useText(memberId)).get(id)
