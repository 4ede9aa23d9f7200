import { lazy, Suspense } from 'react'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'

// most conversations need no such line
const FictionalText = lazy(() => importGuarded(() => import('./FictionalText.tsx')))

/** Above the composer, before and after the first message; or the credits given back for one. */
export type FictionalLineProps = { isFirst: boolean } | { returned: number }

/** Line in a conversation with a fictional profile (CHAT-36). */
export const FictionalLine = (props: FictionalLineProps) => (
  <Suspense>
    <FictionalText {...props} />
  </Suspense>
)
