import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore } from '#frontend/lib/store.ts'

/**
 * Completed payment that led back to the conversation at `path`. Kept until the member sends the
 * next message or dismisses the note.
 */
export type Landed = { path: string; payment: string; credits: number; isFirst: boolean }
export const landedPayment = createStore<Landed | null>(null)

export const forgetLanded = (): void => landedPayment.write(null)

onMemberGone(forgetLanded)
