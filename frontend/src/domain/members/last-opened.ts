import { useEffect } from 'react'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/** Whose profile was opened last, and when, as an ISO text (CHAT-04). For this visit only: nothing of it lies on the device. */
type LastOpened = { profile: MemberCard; at: string }

const store = createStore<LastOpened | null>(null)
onMemberGone(() => store.write(null))

/** Remembers a profile while it is on the screen; undefined for one that is not to be remembered. Opening it again is a new moment. */
export function useKeepOpened(profile: MemberCard | undefined): void {
  const id = profile?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same profile read again behind the screen was not opened again
  useEffect(() => {
    if (profile) store.write({ profile, at: serverNow().toISOString() })
  }, [id])
}

/** After a block nobody is led to them any more. */
export function forgetOpened(id: string): void {
  if (store.read()?.profile.id === id) store.write(null)
}

export const useLastOpened = (): LastOpened | null => useStore(store)
