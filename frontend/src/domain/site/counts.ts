import { createStore, useStore } from '#frontend/lib/store.ts'

/** Unread messages and new likes, told by the queries that know them; bars, tab title and the app's badge read them. */
export type Counts = { unread: number; newLikes: number }

const none: Counts = { unread: 0, newLikes: 0 }
const store = createStore<Counts>(none)

/** Told by the chats query and the likes query, each its own part. */
export function setCounts(change: Partial<Counts>): void {
  const next = { ...store.read(), ...change }
  const now = store.read()
  if (next.unread !== now.unread || next.newLikes !== now.newLikes) store.write(next)
}

/** After logging out nothing of the member is left in the bars. */
export const clearCounts = (): void => store.write(none)

export const useCounts = (): Counts => useStore(store)
