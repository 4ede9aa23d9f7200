import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { keepReturnPath } from '#frontend/domain/account/return-path.ts'
import { createStore } from '#frontend/lib/store.ts'

/** Bundle that is ordered in the sheet over a conversation, else null. */
export const orderedBundle = createStore<string | null>(null)

/** Opens the order of a bundle over the page; the paid order leads back to `path` (CHAT-34). */
export function openOrder(bundle: string, path: string): void {
  keepReturnPath(path, { isLanding: true })
  orderedBundle.write(bundle)
}

export const closeOrder = (): void => orderedBundle.write(null)

onMemberGone(closeOrder)
