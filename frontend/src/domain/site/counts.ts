import { createStore, useStore } from '#frontend/lib/store.ts'

/** Unread messages and new likes, set by their queries; read by bars, tab title and app badge. */
export type Counts = { unread: number; newLikes: number }

const none: Counts = { unread: 0, newLikes: 0 }
const store = createStore<Counts>(none)

/** Changes the given counts. The chats query and the likes query each set their own count. */
export function setCounts(change: Partial<Counts>): void {
  const next = { ...store.read(), ...change }
  const now = store.read()
  if (next.unread !== now.unread || next.newLikes !== now.newLikes) store.write(next)
}

/**
 * Sets the counts of messages and likes to 0, on sign-out and when another member has signed in.
 */
export const clearCounts = (): void => store.write(none)

export const useCounts = (): Counts => useStore(store)
