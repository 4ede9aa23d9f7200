import type { Input } from '#shared/contract/endpoint.ts'
import type { members } from '#shared/contract/members.ts'

export type Verdict = Input<typeof members.swipe>['body']['verdict']

/** How far a card must be moved aside to decide, as a part of its width, and at least and at most in pixels. */
const decidingPart = 0.3
const decidingPx = { least: 70, most: 160 } as const

/** How decided a move is, from -1 (passed) to 1 (liked); letting go at either end decides. */
export function decidedness(dx: number, width: number): number {
  const enough = Math.min(decidingPx.most, Math.max(decidingPx.least, width * decidingPart))
  return Math.max(-1, Math.min(1, dx / enough))
}

/** What letting go of a card there means; null puts it back. */
export function verdictOf(dx: number, width: number): Verdict | null {
  const share = decidedness(dx, width)
  if (share >= 1) return 'like'
  return share <= -1 ? 'pass' : null
}

/** The arrows decide too; not with other keys held, as these belong to the browser. */
export function verdictOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Verdict | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'ArrowRight') return 'like'
  return key === 'ArrowLeft' ? 'pass' : null
}
