import { useEffect } from 'react'
import { onMemberGone } from '#frontend/domain/account/member-gone.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/**
 * Last opened profile and its time in ISO format (CHAT-04).
 * In memory only, so that nothing is stored on the device.
 */
type LastOpened = { profile: MemberCard; at: string }

const store = createStore<LastOpened | null>(null)
onMemberGone(() => store.write(null))

/**
 * Records the profile on the screen, once each time it is opened. Does nothing while `profile` is
 * undefined.
 */
export function useKeepOpened(profile: MemberCard | undefined): void {
  const id = profile?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetch is no opening
  useEffect(() => {
    if (profile) store.write({ profile, at: serverNow().toISOString() })
  }, [id])
}

/**
 * Deletes the recorded profile if it is this member's profile. Called after a block, so that no
 * link leads to the blocked member.
 */
export function forgetOpened(id: string): void {
  if (store.read()?.profile.id === id) store.write(null)
}

export const useLastOpened = (): LastOpened | null => useStore(store)
