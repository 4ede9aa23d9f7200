import type { MemberCard } from '#shared/model/profile.ts'
import { createStore } from './store.ts'

/** The fictional profile of the auto-like, for "New like!"; null when there is none to tell of. Real likes come from the likes themselves. */
export const newLike = createStore<MemberCard | null>(null)
