import { lazy, Suspense } from 'react'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'

// lazy, as most conversations are not with a fictional profile
const FictionalText = lazy(() => importGuarded(() => import('./FictionalText.tsx')))

/**
 * `isFirst`: line above the composer, before the first message or after it. `returned`: line below
 * a message whose credits were given back.
 */
export type FictionalLineProps = { isFirst: boolean } | { returned: number }

/** Line in a conversation with a fictional profile (CHAT-36). */
export const FictionalLine = (props: FictionalLineProps) => (
  <Suspense>
    <FictionalText {...props} />
  </Suspense>
)
