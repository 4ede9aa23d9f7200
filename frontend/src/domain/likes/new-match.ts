import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore } from '#frontend/lib/store.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/**
 * Match that the member's own like has just made, for the moment at once, or null. All others come
 * from the likes query, whose loaded pages need not contain this one.
 */
export const newMatch = createStore<MemberCard | null>(null)

onMemberGone(() => newMatch.write(null))
