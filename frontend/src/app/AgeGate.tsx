import { useEffect } from 'react'
import { navigate, usePage } from '#frontend/lib/router.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { routeOf } from './routes.ts'
import { useUserRefresh } from './use-user-refresh.ts'

/**
 * Mounted instead of the other background work for a member who has not passed the age check that
 * their country requires (TRAP-24). Redirects to the check if the current page is closed to such
 * members, because the requirement can begin while that page is shown. `ageGuard` prevents
 * navigation to closed pages.
 */
export default function AgeGate() {
  const { name } = usePage()
  useUserRefresh()
  useEffect(() => {
    if (routeOf(name)?.hasAgeGate) navigate(pathTo('age-check'), { isReplacing: true })
  }, [name])
  return null
}
