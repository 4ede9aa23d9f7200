import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#frontend/domain/account/session.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { setCounts } from '#frontend/domain/site/counts.ts'

/**
 * Fetches the likes after sign-in (TRAP-41) and sets the badge to the number of new ones (LIKE-06).
 */
export function useLikes(): void {
  const isMember = useSession().state === 'member'
  const { data: newLikes } = useQuery({ ...likesQuery, enabled: isMember, select: ({ new_likes }) => new_likes })
  useEffect(() => {
    if (newLikes !== undefined) setCounts({ newLikes })
  }, [newLikes])
}
