import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useChangeUser, useMember, userQuery } from '#frontend/domain/account/session.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { newLike } from '#frontend/domain/likes/new-like.ts'
import { call } from '#frontend/lib/call.ts'
import { usePage } from '#frontend/lib/router.ts'
import * as likes from '#shared/contract/likes.ts'
import { autoLikeAfterMs } from '#shared/rules/like-modal.ts'
import { isMembersArea } from '#shared/rules/paths.ts'

/** Delay before the likes are refetched (LIKE-16). */
const reloadMs = 500

/** Requests the auto-like and refetches the likes half a second later. */
async function askForLike(client: QueryClient): Promise<void> {
  const memberOf = () => client.getQueryData(userQuery.queryKey)?.id
  const memberId = memberOf()
  const { profile } = await call(likes.autoLike, {})
  // the next member on this device must not see the like
  if (memberOf() !== memberId) return
  setTimeout(() => void client.invalidateQueries({ queryKey: likesQuery.queryKey }), reloadMs)
  if (profile) newLike.write(profile)
}

/**
 * Requests the auto-like, a like from a fictional profile: once per member, in the first session
 * after confirmation (OPEN-37), a minute after the first page in the members area (LIKE-18). The
 * server decides when it is due and gives it once.
 */
export function useAutoLike(): void {
  const client = useQueryClient()
  const isDue = useMember()?.auto_like === true
  const changeUser = useChangeUser()
  const isInside = isMembersArea(usePage().name)
  const [hasEntered, setEntered] = useState(isInside)
  if (isInside && !hasEntered) setEntered(true)
  useEffect(() => {
    if (!isDue || !hasEntered) return
    const timer = setTimeout(() => {
      changeUser({ auto_like: false })
      // after a failure, the server's next answer with the member makes it due again
      askForLike(client).catch(() => {})
    }, autoLikeAfterMs)
    return () => clearTimeout(timer)
  }, [isDue, hasEntered, client, changeUser])
}
