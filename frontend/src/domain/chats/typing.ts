import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'

/** Time for which typing is shown after the last hint (OPEN-43). */
export const typingShownMs = 5_000

/** Conversations whose other member is typing. */
export const typingIn = createStore<ReadonlySet<string>>(new Set())
const ends = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows the other member as typing (CHAT-20). */
export function noteTyping(conversation: string): void {
  clearTimeout(ends.get(conversation))
  ends.set(
    conversation,
    setTimeout(() => endTyping(conversation), typingShownMs),
  )
  if (!typingIn.read().has(conversation)) typingIn.write(new Set([...typingIn.read(), conversation]))
}

/** Stops showing the other member as typing: the time is over, or their message arrived. */
export function endTyping(conversation: string): void {
  clearTimeout(ends.get(conversation))
  ends.delete(conversation)
  if (typingIn.read().has(conversation))
    typingIn.write(new Set([...typingIn.read()].filter((each) => each !== conversation)))
}

onMemberGone(() => {
  for (const conversation of typingIn.read()) endTyping(conversation)
})

export const useIsPartnerTyping = (conversation: string): boolean => useStore(typingIn, (all) => all.has(conversation))
