import { userQuery } from '#frontend/domain/account/session.ts'
import type { PageLocation } from '#frontend/lib/router.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { queryClient } from './query-client.ts'
import { guardOf } from './router.ts'
import type { ScreenRoute } from './routes.ts'

/**
 * Guard of a page in a country that requires an age check (TRAP-24): first the guard for the page's
 * access, then the redirect to the check.
 */
export async function ageGuard({ access, hasAgeGate }: ScreenRoute, place: PageLocation): Promise<string | null> {
  const elsewhere = await guardOf(access)(place)
  if (elsewhere || !hasAgeGate) return elsewhere
  const user = await queryClient.ensureQueryData(userQuery)
  return user?.age_check ? pathTo('age-check') : null
}
