import { useEffect } from 'react'
import { useStore } from '#frontend/lib/store.ts'
import { pushState } from './push.ts'

/** The first reading again after entering (API-22). */
export const firstRefreshMs = 5000
/** The rhythm from then on, and with push, when news arrives by itself (NOTIF-14). */
export const refreshMs = { withoutPush: 60_000, withPush: 300_000 } as const

/** Calls `run` after 5 s and then on the rhythm; gives the way to stop. */
export function startRefresh(run: () => void, intervalMs: number): () => void {
  let interval: ReturnType<typeof setInterval> | undefined
  const first = setTimeout(() => {
    run()
    interval = setInterval(run, intervalMs)
  }, firstRefreshMs)
  return () => {
    clearTimeout(first)
    clearInterval(interval)
  }
}

/** Reads something again on the rhythm of the user and the chats (API-22, API-23) while `isActive`. */
export function useRefresh(run: () => void, isActive: boolean): void {
  const { isSubscribed, lastMessage } = useStore(pushState)
  // A subscription alone does not prove that anything is sent to it.
  const intervalMs = isSubscribed && lastMessage ? refreshMs.withPush : refreshMs.withoutPush
  useEffect(() => {
    if (!isActive) return
    return startRefresh(run, intervalMs)
  }, [run, isActive, intervalMs])
}
