import { createStore } from '#frontend/lib/store.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/** The fictional profile of the auto-like, for "New like!"; null when there is none to tell of. Real likes come from the likes themselves. */
export const newLike = createStore<MemberCard | null>(null)
