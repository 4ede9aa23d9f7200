import { useQuery } from '@tanstack/react-query'
import { type Likes, likesQuery } from '#frontend/lib/likes.ts'

/** The kinds of likes, each an address of its own (LIKE-08, OPEN-18). */
export const likeTypes = ['received', 'sent', 'matches'] as const
export type LikeType = (typeof likeTypes)[number]

export type ShownLike = Likes['profiles'][number] & { isNew: boolean }

/** The likes of one kind, newest first; a match is a like of theirs that was returned. */
export function likesOf({ profiles, liked_by }: Likes, type: LikeType): ShownLike[] {
  if (type === 'sent') return profiles.map((like) => ({ ...like, isNew: false }))
  const received = liked_by.map(({ like_new, ...like }) => ({ ...like, isNew: like_new }))
  return type === 'matches' ? received.filter(({ match }) => match) : received
}

/** The likes, read again each time this screen opens (TRAP-41); what is known is shown meanwhile. */
export const useLikes = () => useQuery({ ...likesQuery, refetchOnMount: 'always' })
