import { skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useMember } from '#frontend/domain/account/session.ts'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { usePage } from '#frontend/lib/router.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { likeModalDelay } from '#shared/rules/like-modal.ts'

/**
 * Like modal requested by the URL parameter `t` (LIKE-09): after that many seconds, once per
 * page. Shows an existing like only (TRAP-03): of the page's member, else the newest (OPEN-36).
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
  const { data: known } = useQuery({
    // Reads the cache by key only: MemberLife fetches the likes, and importing its query here would
    // load that code for visitors too.
    queryKey: queryKeys.likes,
    queryFn: skipToken,
    select: ({ liked_by, older }: Likes) => ({
      ofPage: liked_by.find(({ id }) => id === params.id),
      newest: liked_by[0],
      isAllLoaded: older.liked_by === null,
    }),
  })
  // The like may be on a list page that is not loaded; then the cached profile shows it.
  const { data: profile, isLoading } = useQuery({
    queryKey: queryKeys.member(params.id ?? ''),
    queryFn: skipToken,
    select: (shown: MemberProfile) => (shown.likes_me ? shown : null),
  })
  const isOfPageKnown = known?.isAllLoaded || !isLoading
  const liker = known && (known.ofPage?.profile ?? profile ?? (isOfPageKnown ? known.newest?.profile : null))
  const onDismiss = useCallback(() => setOpen(false), [])
  return [isOpen && liker ? liker : null, onDismiss]
}
