import { lazy, Suspense } from 'react'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'

// lazy, as most conversations are not with a fictional profile
const FictionalText = lazy(() => importGuarded(() => import('./FictionalText.tsx')))

/**
 * With `isFirst`, the line above the composer: true before the first message of the conversation,
 * false after it. With `returned`, the line below a message: the number of credits refunded for it.
 */
export type FictionalLineProps = { isFirst: boolean } | { returned: number }

/** Line in a conversation with a fictional profile (CHAT-36). */
export const FictionalLine = (props: FictionalLineProps) => (
  <Suspense>
    <FictionalText {...props} />
  </Suspense>
)
