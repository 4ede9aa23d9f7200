import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useSession } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { useRefresh } from '#frontend/domain/notifications/refresh.ts'
import { setCounts } from '#frontend/domain/site/counts.ts'

/** Polls the conversations (API-23) and sets the unread total as the badge (CHAT-05). */
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
