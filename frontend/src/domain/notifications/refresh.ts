import { useEffect } from 'react'
import { useStore } from '#frontend/lib/store.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { pushState } from './push.ts'

/** Delay of the first refetch after sign-in or load (API-22). */
export const firstRefreshMs = 5000
/**
 * Intervals of the refetches after the first; longer with push, which announces changes (NOTIF-14).
 */
export const refreshMs = { withoutPush: minuteMs, withPush: 5 * minuteMs } as const

/** Calls `run` after 5 s and then at the interval; returns a cleanup function. */
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

/** Interval of refetches: 60 s, or 300 s once a push has arrived on this page (CHAT-29). */
export function useRefreshMs(): number {
  const { isSubscribed, lastMessage } = useStore(pushState)
  // A subscription alone does not prove that pushes arrive.
  return isSubscribed && lastMessage ? refreshMs.withPush : refreshMs.withoutPush
}

/**
 * While `isActive`, calls `run` at the interval at which user and chats are refetched (API-22,
 * API-23).
 */
export function useRefresh(run: () => void, isActive: boolean): void {
  const intervalMs = useRefreshMs()
  useEffect(() => {
    if (!isActive) return
    return startRefresh(run, intervalMs)
  }, [run, isActive, intervalMs])
}
