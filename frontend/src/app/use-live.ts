import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMember, userQuery, useSettings } from '#frontend/domain/account/session.ts'
import { hasSessionEnded } from '#frontend/domain/account/session-check.ts'
import { endTyping, noteTyping } from '#frontend/domain/chats/typing.ts'
import { isLive, setLiveSender } from '#frontend/domain/notifications/live.ts'
import { renewPush } from '#frontend/domain/notifications/push-check.ts'
import { shareSocket } from '#frontend/lib/live/shared-socket.ts'
import { type BrowserFrame, type Hint, hiddenQuery, livePath } from '#shared/contract/live.ts'
import { onlineGraceSeconds } from '#shared/rules/limits.ts'
import { keysToCatchUp, outdatedKeys, readHint, shownKeys } from './live-hints.ts'
import { createRefetcher } from './refetcher.ts'

/**
 * Delay before the page checks whether its session has ended: this browser may just have changed
 * the password, and the answer with its new session is still to come.
 */
export const sessionCheckMs = 1_000

/**
 * Delay after which presence is refetched: the grace period after the end of a connection, plus 15
 * seconds in which the server processes the end.
 */
export const presenceAgainMs = (onlineGraceSeconds + 15) * 1_000

/**
 * Live connection of the member, and the refetches that its hints cause (LIVE-01). Closed while the
 * page is in the back/forward cache: browsers do not keep a page with an open connection there.
 */
export function useLive(): void {
  const client = useQueryClient()
  const memberId = useMember()?.id
  const spreadMs = useSettings().live_spread_seconds * 1_000
  useEffect(() => {
    if (!memberId) return
    let stop = startLive(client, memberId, { spreadMs, isGap: false })
    const onHide = () => stop()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = startLive(client, memberId, { spreadMs, isGap: true })
    }
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      stop()
    }
  }, [client, memberId, spreadMs])
}

type Start = {
  spreadMs: number
  /**
   * Whether the page was restored from the back/forward cache, so that it may have missed hints.
   */
  isGap: boolean
}

function startLive(client: QueryClient, memberId: string, { spreadMs, isGap }: Start): () => void {
  const refetcher = createRefetcher(client)
  let sessionCheck: ReturnType<typeof setTimeout> | undefined
  const readings = new Map<string, ReturnType<typeof setTimeout>>()

  let mayHaveMissed = isGap
  let isStopped = false

  const onFrame = (text: string) => {
    const hint = readHint(text)
    if (!hint) return
    const keys = outdatedKeys(client, hint)
    if (hint.type === 'typing') noteTyping(hint.conversation)
    // If the hint makes no query outdated, the message is cached already: usually this browser sent
    // it, and the other member may still be typing.
    if (hint.type === 'message' && keys.length > 0) endTyping(hint.conversation)
    if (hint.type === 'presence') readAgain(hint)
    if (hint.type !== 'session_ended') return refetcher.refetch(keys)
    clearTimeout(sessionCheck)
    sessionCheck = setTimeout(checkSession, sessionCheckMs)
  }
  /**
   * Refetches presence later: a member who left counts as online for a grace period, and no hint
   * announces its end.
   */
  const readAgain = (hint: Extract<Hint, { type: 'presence' }>) => {
    clearTimeout(readings.get(hint.member))
    const read = () => refetcher.refetch(outdatedKeys(client, hint))
    readings.set(hint.member, setTimeout(read, presenceAgainMs))
  }
  const checkSession = async () => {
    if ((await hasSessionEnded()) || isStopped) return
    refetcher.refetch([userQuery.queryKey])
    // The member is signed in with a new session: reconnects at once if the connection was closed.
    connection.check()
    void renewPush(memberId).catch(() => {})
  }
  const connection = shareSocket({
    // The server identifies the member by the cookie; the name separates tabs of different members.
    name: `live:${memberId}`,
    url: (isHidden) => {
      const url = new URL(livePath, window.location.href.replace(/^http/, 'ws'))
      if (isHidden) url.searchParams.set(hiddenQuery, '1')
      return url.href
    },
    ping: (isHidden): BrowserFrame => ({ type: 'ping', ...(isHidden && { hidden: true }) }),
    spreadMs,
    onState: (isOpen) => {
      isLive.write(isOpen)
      if (!isOpen) return
      // The first connection refetches only what is shown: member and conversations are polled 5 s
      // after the page's load anyway (API-22).
      refetcher.refetch(mayHaveMissed ? keysToCatchUp(client) : shownKeys(client))
      mayHaveMissed = true
    },
    onFrame,
  })
  const onVisibility = () => {
    if (document.visibilityState === 'visible') connection.check()
    else connection.tellVisibility()
  }
  document.addEventListener('visibilitychange', onVisibility)
  setLiveSender(connection.send)
  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', onVisibility)
    setLiveSender(null)
    clearTimeout(sessionCheck)
    for (const reading of readings.values()) clearTimeout(reading)
    refetcher.stop()
    connection.stop()
    isLive.write(false)
  }
}
