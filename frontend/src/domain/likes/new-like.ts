import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore } from '#frontend/lib/store.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/**
 * Fictional profile of the auto-like, for the "New like!"
 * dialog, or null. Real likes come from the likes query.
 */
export const newLike = createStore<MemberCard | null>(null)

onMemberGone(() => newLike.write(null))
