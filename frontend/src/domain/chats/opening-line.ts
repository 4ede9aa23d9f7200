import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore } from '#frontend/lib/store.ts'

/** First message chosen outside the conversation, until it is in the field there; else null. */
export const openingLine = createStore<{ to: string; text: string } | null>(null)

onMemberGone(() => openingLine.write(null))
