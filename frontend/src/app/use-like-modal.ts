import { useCallback, useEffect, useState } from 'react'
import { useMember } from '#frontend/domain/account/session.ts'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useCached, useIsFirstFetch } from '#frontend/lib/use-cached.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { likeModalDelay } from '#shared/rules/like-modal.ts'

/**
 * Like modal requested by the URL parameter `t` (LIKE-09): shown after `t` seconds, once per page.
 * Shows only a like that exists (TRAP-03): the like of the member whose page is open, or else the
 * newest of a real member, or else the newest of a fictional profile (OPEN-36).
 */
export function useLikeModal(): [liker: MemberCard | null, onDismiss: () => void] {
  const { pathname, search, params } = usePage()
  const isMember = useMember() !== null
  const delay = likeModalDelay(search.t)
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts on each page
  useEffect(() => {
    setOpen(false)
    if (delay === null || !isMember) return
    const timer = setTimeout(() => setOpen(true), delay * 1000)
    return () => clearTimeout(timer)
  }, [pathname, delay, isMember])
  // Reads the cache by key only: MemberLife fetches the likes, and importing its query here would
  // load that code for visitors too.
  const known = useCached<Likes>(queryKeys.likes)
  // The like may be on a list page that is not loaded; the cached profile then tells whether it
  // exists.
  const profileKey = queryKeys.member(params.id ?? '')
  const profile = useCached<MemberProfile>(profileKey)
  const isProfileComing = useIsFirstFetch(profileKey)
  const ofPage = known?.liked_by.find(({ id }) => id === params.id)?.profile ?? (profile?.likes_me ? profile : null)
  const isOfPageKnown = known?.older.liked_by === null || !isProfileComing
  const newest = known?.liked_by.find((like) => !like.profile.fictional) ?? known?.liked_by[0]
  const liker = known && (ofPage ?? (isOfPageKnown ? newest?.profile : null))
  const onDismiss = useCallback(() => setOpen(false), [])
  return [isOpen && liker ? liker : null, onDismiss]
}
