import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useMember } from '#frontend/domain/account/session.ts'
import { announce, isAnnounced } from '#frontend/domain/likes/announced.ts'
import type { Likes } from '#frontend/domain/likes/likes.ts'
import { newMatch } from '#frontend/domain/likes/new-match.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useStore } from '#frontend/lib/store.ts'
import { useCached } from '#frontend/lib/use-cached.ts'
import { useIsVisible } from '#frontend/lib/use-visible.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { mayOpenMatch, newestNewMatch } from '#shared/rules/like-modal.ts'
import { useIsTyping } from './use-is-typing.ts'

type NewMatch = {
  match: MemberCard | null
  /**
   * Whether a match moment is due or was shown on this page; no other popup about likes may then
   * open.
   */
  hasPage: boolean
  onDismiss: () => void
}

const receivedFrom = (known: Likes | undefined, id: string) =>
  known && [...known.liked_by, ...known.matches].find((like) => like.id === id)

/**
 * Id of the waiting match, once the server has confirmed it; null before. The cached likes may be
 * outdated, because no hint announces the end of a match. `id` is null while no match moment may
 * open.
 */
function useConfirmed(id: string | null, pathname: string): string | null {
  const client = useQueryClient()
  const [confirmed, setConfirmed] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page asks again
  useEffect(() => {
    setConfirmed(null)
    if (!id) return
    let isOutdated = false
    import('#frontend/domain/likes/likes.ts')
      .then(({ likesQuery }) => client.fetchQuery({ ...likesQuery, staleTime: 0 }))
      .then(
        () => !isOutdated && setConfirmed(id),
        () => {},
      )
    return () => {
      isOutdated = true
    }
  }, [client, id, pathname])
  return confirmed
}

/**
 * Match to show in the match moment (LIKE-19). A match that the member has just made is shown at
 * once; otherwise the newest unseen match, after the server has confirmed it. Shows at most one per
 * page, and only while the tab is visible.
 */
export function useNewMatch(): NewMatch {
  const client = useQueryClient()
  const { name: page, pathname } = usePage()
  const memberId = useMember()?.id
  const made = useStore(newMatch)
  const isDialogOpen = useStore(openDialogs) > 0
  const isTyping = useIsTyping()
  const isVisible = useIsVisible()
  const [match, setMatch] = useState<MemberCard | null>(null)
  const [shownOn, setShownOn] = useState<string | null>(null)
  // Reads the cache by key only: MemberLife fetches the likes, and a static import of
  // `likesQuery` would load its code for visitors too.
  const likes = useCached<Likes>(queryKeys.likes)
  const waiting =
    likes &&
    newestNewMatch(
      [...likes.liked_by, ...likes.matches].filter((like) => memberId && !isAnnounced(memberId, 'match', like)),
      likes.profiles,
    )
  const waitingHere = shownOn === pathname ? undefined : waiting
  const due = memberId ? (made ?? waitingHere?.profile ?? null) : null
  const mayOpen = match === null && due !== null && isVisible && mayOpenMatch({ page, isDialogOpen, isTyping })
  const awaited = mayOpen && !made && waitingHere ? waitingHere.id : null
  const confirmed = useConfirmed(awaited, pathname)
  const isOpening = mayOpen && (awaited === null || awaited === confirmed)
  useEffect(() => {
    if (!isOpening || !memberId) return
    // from the cache: the likes of this render can be older than the click that made the match
    const received = receivedFrom(client.getQueryData<Likes>(queryKeys.likes), due.id)
    if (received) announce(memberId, 'match', received)
    newMatch.write(null)
    setShownOn(pathname)
    setMatch(due)
  }, [isOpening, due, client, memberId, pathname])
  const onDismiss = useCallback(() => setMatch(null), [])
  const hasPage = match !== null || due !== null || shownOn === pathname
  return { match: memberId ? match : null, hasPage, onDismiss }
}
