import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore } from '#frontend/lib/store.ts'

/** Order of a bundle in the conversation at `path`, to which its payment leads back (CHAT-34). */
export type ChatOrder = { bundle: string; path: string }

/** Order whose sheet is open. */
export const openOrder = createStore<ChatOrder | null>(null)

export const closeOrder = (): void => openOrder.write(null)

onMemberGone(closeOrder)
