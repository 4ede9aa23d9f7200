import { type ComponentType, lazy, Suspense } from 'react'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { useStore } from '#frontend/lib/store.ts'
import { isBounceAsked } from './bounce.ts'
import type { ConsentProps } from './ConsentQuestion.tsx'
import { consent, consentAsked, isConsentDue } from './consent.ts'
import { hasNewSource } from './tracking.ts'

// Few visits show the question, so it is not part of the first load. If it cannot be loaded, the
// page still works: no answer counts as a refusal.
const ConsentQuestion = lazy(
  (): Promise<{ default: ComponentType<ConsentProps> }> =>
    importGuarded(() => import('./ConsentQuestion.tsx')).catch(() => ({ default: () => null })),
)

/** Consent banner, shown only if there is something to consent to (TRAP-47). */
export function ConsentBanner({ isMember, isLander = false }: { isMember: boolean; isLander?: boolean }) {
  const said = useStore(consent)
  const isAsked = useStore(consentAsked)
  const isDue = isConsentDue({
    consent: said,
    hasSource: hasNewSource(),
    isBounceAsked: isBounceAsked(),
    isMember,
  })
  if (!isDue && !isAsked) return null
  return (
    <Suspense>
      <ConsentQuestion isMember={isMember} isLander={isLander} />
    </Suspense>
  )
}
