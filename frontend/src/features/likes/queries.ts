import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  changeLikes,
  type LikeListName,
  type Likes,
  likesQuery,
  readOlderLikes,
  withMatchSeen,
} from '#frontend/domain/likes/likes.ts'
import { call } from '#frontend/lib/call.ts'
import * as likes from '#shared/contract/likes.ts'

/** Tabs of likes, each with its own URL (LIKE-08, OPEN-18). */
export const likeTypes = ['received', 'sent', 'matches'] as const
export type LikeType = (typeof likeTypes)[number]

const listNames: Record<LikeType, LikeListName> = { received: 'liked_by', sent: 'profiles', matches: 'matches' }

export type ShownLike = Likes['profiles'][number] & { isNew: boolean }

/** Loaded likes of one tab, newest first, and the cursor of its next page. */
export function likesOf(known: Likes, type: LikeType): { likes: ShownLike[]; older: string | null } {
  const older = known.older[listNames[type]]
  if (type === 'sent') return { likes: known.profiles.map((like) => ({ ...like, isNew: false })), older }
  const received = known[type === 'matches' ? 'matches' : 'liked_by']
  return { likes: received.map(({ like_new, ...like }) => ({ ...like, isNew: like_new })), older }
}

/**
 * Likes. They are refetched whenever this screen opens (TRAP-41); cached likes are shown until the
 * answer arrives.
 */
export const useLikes = () => useQuery({ ...likesQuery, refetchOnMount: 'always' })

/** Loads the next page of one tab (CHAT-35). */
export function useOlderLikes(type: LikeType) {
  const client = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (before: string) => readOlderLikes(client, listNames[type], before),
  })
  return { onOlder: mutate, isPending, isError }
}

/** Tells the server that the match moment was seen, once it is on the screen (LIKE-19). */
export function useSeenMatch(id: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const markSeen = () => changeLikes(client, (known) => withMatchSeen(known, id))
    markSeen()
    // Marked again after the answer, as a fetch that ended earlier may have restored the old state.
    // If the call fails, another device shows the moment too.
    call(likes.seeMatch, { body: { id } })
      .then(markSeen)
      .catch(() => {})
  }, [client, id])
}
