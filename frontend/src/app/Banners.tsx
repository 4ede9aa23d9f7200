import { lazy, Suspense } from 'react'
import { needsActivation } from '#frontend/features/account/activation.ts'
import { useIsTimeBonusVisible } from '#frontend/features/credits/time-bonus.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useMember } from '#frontend/lib/session.ts'
import { isMembersArea } from '#shared/rules/paths.ts'

const ActivationReminder = lazy(() => importGuarded(() => import('#frontend/features/account/ActivationReminder.tsx')))
const TimeBonusBanner = lazy(() => importGuarded(() => import('#frontend/features/credits/TimeBonusBanner.tsx')))

/** The banners that are due on this page; what each needs is loaded only then. */
export function Banners() {
  const user = useMember()
  const hasTimeBonus = useIsTimeBonusVisible()
  const isInMembersArea = isMembersArea(usePage().name)
  return (
    <Suspense>
      {user && needsActivation(user) && <ActivationReminder email={user.email} />}
      {hasTimeBonus && isInMembersArea && <TimeBonusBanner />}
    </Suspense>
  )
}
