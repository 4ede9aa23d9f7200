import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { chatsQuery } from '#frontend/lib/chats.ts'
import { setCounts } from '#frontend/lib/counts.ts'
import { useRefresh } from '#frontend/lib/refresh.ts'
import { useSession } from '#frontend/lib/session.ts'

/** Polling of the conversations (API-23), with the unread total as the badge (CHAT-05). */
export function useChats(): void {
  const client = useQueryClient()
  const isMember = useSession().state === 'member'
  const { data: unread } = useQuery({ ...chatsQuery, enabled: isMember, select: (known) => known.unread })
  useEffect(() => {
    if (unread !== undefined) setCounts({ unread })
  }, [unread])
  const refresh = useCallback(() => {
    client.fetchQuery({ ...chatsQuery, staleTime: 0 }).catch(() => {})
  }, [client])
  useRefresh(refresh, isMember)
}
