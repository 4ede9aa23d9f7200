import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { setLiked } from './liked.ts'
import { changeLikes, withLike, withoutLike } from './likes.ts'
import { newMatch } from './new-match.ts'

const setCachedLiked = (client: QueryClient, id: string, liked: boolean): void => {
  setLiked(client, id, liked)
  client.setQueryData<MemberProfile>(queryKeys.member(id), (shown) => shown && { ...shown, liked })
}

/**
 * Updates all cached answers after a like was given. If it makes a match, the match moment opens
 * (LIKE-19).
 */
export function addGivenLike(client: QueryClient, card: MemberCard, match: boolean): void {
  setCachedLiked(client, card.id, true)
  // after sign-out, the next member must not see the match
  if (match && client.getQueryData(queryKeys.user) !== null) newMatch.write(card)
  changeLikes(client, (all) => withLike(all, card, match, serverNow()), match ? card.id : undefined)
}

/** Updates all cached answers after a like was removed. */
export function removeGivenLike(client: QueryClient, id: string): void {
  setCachedLiked(client, id, false)
  if (newMatch.read()?.id === id) newMatch.write(null)
  changeLikes(client, (all) => withoutLike(all, id))
}
