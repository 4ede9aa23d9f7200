import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { userQuery, useSession } from '#frontend/domain/account/session.ts'
import { useRefresh } from '#frontend/domain/notifications/refresh.ts'
import { useIsVisible } from '#frontend/lib/use-visible.ts'

/**
 * Polls the member (API-22), so that credits and states are current; a failure waits for the next
 * interval. A hidden page does not poll, as the call counts as the member's activity (NOTIF-16). It
 * refetches the member as soon as it is visible, because another member may have signed in
 * meanwhile.
 */
export function useUserRefresh(): void {
  const client = useQueryClient()
  const isMember = useSession().state === 'member'
  const isVisible = useIsVisible()
  const refresh = useCallback(() => {
    client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
  }, [client])
  useRefresh(refresh, isMember && isVisible)
  const wasHidden = useRef(false)
  useEffect(() => {
    if (isMember && isVisible && wasHidden.current) refresh()
    wasHidden.current = !isVisible
  }, [isMember, isVisible, refresh])
}
