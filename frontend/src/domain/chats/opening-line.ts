import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore } from '#frontend/lib/store.ts'

/**
 * First message that was chosen outside its conversation; null once it is in the conversation's
 * text field.
 */
export const openingLine = createStore<{ to: string; text: string } | null>(null)

onMemberGone(() => openingLine.write(null))
