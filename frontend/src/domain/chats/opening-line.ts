import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore } from '#frontend/lib/store.ts'

/**
 * First message chosen outside its conversation; null once the conversation's text field has it.
 */
export const openingLine = createStore<{ to: string; text: string } | null>(null)

onMemberGone(() => openingLine.write(null))
