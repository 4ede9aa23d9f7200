import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { userQuery, useSession } from '#frontend/domain/account/session.ts'
import { useRefresh } from '#frontend/domain/notifications/refresh.ts'

/**
 * Polls the member (API-22), so that credits and states
 * are current; a failure waits for the next interval.
 */
export function useUserRefresh(): void {
  const client = useQueryClient()
  const isMember = useSession().state === 'member'
  const refresh = useCallback(() => {
    client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
  }, [client])
  useRefresh(refresh, isMember)
}
