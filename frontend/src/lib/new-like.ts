import type { MemberCard } from '#shared/model/profile.ts'
import { createStore } from './store.ts'

/** Who liked the member this moment, for the full-screen "New like!"; null when there is nothing to tell. */
export const newLike = createStore<MemberCard | null>(null)
