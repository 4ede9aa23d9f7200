import { lazy, Suspense } from 'react'
import { useIsTimeBonusVisible } from '#frontend/features/credits/time-bonus.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { usePage } from '#frontend/lib/router.ts'
import { isMembersArea } from '#shared/rules/paths.ts'

const TimeBonusBanner = lazy(() => importGuarded(() => import('#frontend/features/credits/TimeBonusBanner.tsx')))

/** The banners that are due on this page; what each needs is loaded only then. */
export function Banners() {
  const hasTimeBonus = useIsTimeBonusVisible()
  const isInMembersArea = isMembersArea(usePage().name)
  return <Suspense>{hasTimeBonus && isInMembersArea && <TimeBonusBanner />}</Suspense>
}
