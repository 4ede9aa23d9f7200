import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#frontend/lib/call.ts'
import { likesQuery } from '#frontend/lib/likes.ts'
import { newLike } from '#frontend/lib/new-like.ts'
import { useChangeUser, useMember } from '#frontend/lib/session.ts'
import { likes } from '#shared/contract/likes.ts'

/** How long after the call the likes are read again (LIKE-16). */
const reloadMs = 500

/** Asks for the like of a fictional profile and tells of it; the likes are read again half a second later. */
async function askForLike(client: QueryClient): Promise<void> {
  const { profile } = await call(likes.autoLike, {})
  setTimeout(() => void client.invalidateQueries({ queryKey: likesQuery.queryKey }), reloadMs)
  if (profile) newLike.write(profile)
}

/** Once per member, in the first session after confirmation (OPEN-37): the server says when it is due and gives it once. */
export function useAutoLike(): void {
  const client = useQueryClient()
  const isDue = useMember()?.auto_like === true
  const changeUser = useChangeUser()
  useEffect(() => {
    if (!isDue) return
    changeUser({ auto_like: false })
    // one that failed is due again with the next answer about the member
    askForLike(client).catch(() => {})
  }, [isDue, client, changeUser])
}
