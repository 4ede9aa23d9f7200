import { userQuery } from '#frontend/domain/account/session.ts'
import type { PageLocation } from '#frontend/lib/router.ts'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import { queryClient } from './query-client.ts'
import { guardOf } from './router.ts'
import type { ScreenRoute } from './routes.ts'

/**
 * Pages that show other members or sell something. The server refuses the calls of these pages
 * before the age check.
 */
const closed: readonly (PageName | null)[] = [
  ...(['index', 'members', 'members-id', 'members-id-chat', 'chats', 'chats-id', 'kept-chats'] as const),
  ...(['likes', 'likes-type', 'likes-m-id', 'likes-favourites', 'likes-looks'] as const),
  ...(['signup-matches', 'match-finder', 'swipe-game'] as const),
  ...(['credits', 'credits-repeat-order', 'credits-id-paymentmethod', 'directdebit'] as const),
]

/** Whether a page is closed to a member who has yet to pass the external age check (TRAP-24). */
export const isClosed = (name: PageName | null): boolean => closed.includes(name)

/**
 * Guard of a page in a country that requires an age check: first the guard for the page's access,
 * then the redirect to the check.
 */
export async function ageGuard({ access, name }: ScreenRoute, place: PageLocation): Promise<string | null> {
  const elsewhere = await guardOf(access)(place)
  if (elsewhere || !isClosed(name)) return elsewhere
  const user = await queryClient.ensureQueryData(userQuery)
  return user?.age_check ? pathTo('age-check') : null
}
