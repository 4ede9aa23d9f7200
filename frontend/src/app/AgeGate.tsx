import { useEffect } from 'react'
import { navigate, usePage } from '#frontend/lib/router.ts'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import { useUserRefresh } from './use-user-refresh.ts'

/** Pages that show other members, or sell: the server refuses their calls before the age check. */
const closed: readonly (PageName | null)[] = [
  ...(['index', 'members', 'members-id', 'members-id-chat', 'chats', 'chats-id', 'kept-chats'] as const),
  ...(['likes', 'likes-type', 'likes-m-id', 'likes-favourites', 'likes-looks'] as const),
  ...(['signup-matches', 'match-finder', 'swipe-game'] as const),
  ...(['credits', 'credits-repeat-order', 'credits-id-paymentmethod', 'directdebit'] as const),
]

/**
 * Replaces the background work of a member whose country requires an age check that they have not
 * passed (TRAP-24): leads from closed pages to the check. All others stay reachable.
 */
export default function AgeGate() {
  const { name } = usePage()
  useUserRefresh()
  useEffect(() => {
    if (closed.includes(name)) navigate(pathTo('age-check'), { isReplacing: true })
  }, [name])
  return null
}
