import { lazy, Suspense } from 'react'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { WhenNear } from '#frontend/ui/WhenNear.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { PriceWords } from './PriceWords.tsx'
import { Reasons } from './Reasons.tsx'
import { Steps } from './Steps.tsx'
import { Trust } from './Trust.tsx'

const Questions = lazy(() => importGuarded(() => import('./Questions.tsx')))

/** Sections of the home page below the fold. */
export function HomeStory() {
  return (
    <>
      <Steps />
      <Reasons />
      <Trust />
      <PriceWords />
      <WhenNear className="min-h-[420px]">
        <Suspense>
          <Questions />
        </Suspense>
      </WhenNear>
      <ClosingCall />
    </>
  )
}
