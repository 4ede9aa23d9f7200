import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { closeNotices, pushState } from '#frontend/domain/notifications/push.ts'
import { checkPush } from '#frontend/domain/notifications/push-check.ts'
import { usePage } from '#frontend/lib/router.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { createRefetcher } from './refetcher.ts'

/** Queries that a push makes outdated, for a page whose live connection is down (TRAP-41). */
const outdatedBy: Readonly<Record<string, QueryKey>> = {
  like: likesQuery.queryKey,
  new_messages: chatsQuery.queryKey,
  new_conversations: chatsQuery.queryKey,
}

/** Handles pushes on an open page of a member. */
export function usePushes(): void {
  useRefetchByPush()
  useCloseNotices()
  usePushCheck()
}

function useRefetchByPush(): void {
  const client = useQueryClient()
  useEffect(() => {
    const refetcher = createRefetcher(client)
    const stopFollowing = pushState.subscribe(() => {
      const { lastMessage } = pushState.read()
      const key = lastMessage && outdatedBy[lastMessage.kind]
      if (key) refetcher.refetch([key])
    })
    return () => {
      stopFollowing()
      refetcher.stop()
    }
  }, [client])
}

/** Closes the notifications that lead to the page in view. */
function useCloseNotices(): void {
  const { pathname } = usePage()
  useEffect(() => {
    const close = () => {
      if (document.visibilityState === 'visible') void closeNotices((path) => path === pathname)
    }
    close()
    window.addEventListener('focus', close)
    document.addEventListener('visibilitychange', close)
    return () => {
      window.removeEventListener('focus', close)
      document.removeEventListener('visibilitychange', close)
    }
  }, [pathname])
}

function usePushCheck(): void {
  const memberId = useMember()?.id
  const { push_public_key: publicKey } = useSettings()
  useEffect(() => {
    // after a failure, the next page load checks again
    if (memberId && publicKey) void checkPush(memberId, publicKey, serverNow()).catch(() => {})
  }, [memberId, publicKey])
}
