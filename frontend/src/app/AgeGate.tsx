import { useEffect } from 'react'
import { navigate, usePage } from '#frontend/lib/router.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { isClosed } from './age-gate.ts'
import { useUserRefresh } from './use-user-refresh.ts'

/**
 * Mounted instead of the other background work for a member whose country requires an age check
 * that they have not passed (TRAP-24). Redirects to the check if the current page is closed to such
 * members, as when the country has just begun to require it; `ageGuard` prevents navigation to
 * closed pages.
 */
export default function AgeGate() {
  const { name } = usePage()
  useUserRefresh()
  useEffect(() => {
    if (isClosed(name)) navigate(pathTo('age-check'), { isReplacing: true })
  }, [name])
  return null
}
