import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore } from '#frontend/lib/store.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/**
 * Match that the member's own like has just made, whose moment opens at once; else null. Other
 * matches come from the likes query, whose loaded pages may not contain this one.
 */
export const newMatch = createStore<MemberCard | null>(null)

onMemberGone(() => newMatch.write(null))
