import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setCounts } from '#frontend/lib/counts.ts'
import { likesQuery } from '#frontend/lib/likes.ts'
import { useSession } from '#frontend/lib/session.ts'

/** Reads the likes once somebody is logged in (TRAP-41) and keeps the badge at the number of new ones (LIKE-06). */
export function useLikes(): void {
  const isMember = useSession().state === 'member'
  const { data: newLikes } = useQuery({ ...likesQuery, enabled: isMember, select: ({ new_likes }) => new_likes })
  useEffect(() => {
    if (newLikes !== undefined) setCounts({ newLikes })
  }, [newLikes])
}
