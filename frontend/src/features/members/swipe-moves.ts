import type { Input } from '#shared/contract/endpoint.ts'
import type { members } from '#shared/contract/members.ts'

export type Verdict = Input<typeof members.swipe>['body']['verdict']

/** Drag distance that decides: a share of the card's width, within limits in pixels. */
const decidingPart = 0.3
const decidingPx = { least: 70, most: 160 } as const

/** Progress of a drag from -1 (pass) to 1 (like); releasing at either end decides. */
export function decidedness(dx: number, width: number): number {
  const enough = Math.min(decidingPx.most, Math.max(decidingPx.least, width * decidingPart))
  return Math.max(-1, Math.min(1, dx / enough))
}

/** Verdict if the card is released at this offset; null if the card returns. */
export function verdictOf(dx: number, width: number): Verdict | null {
  const share = decidedness(dx, width)
  if (share >= 1) return 'like'
  return share <= -1 ? 'pass' : null
}

/** Verdict of an arrow key; none with modifier keys, which belong to the browser. */
export function verdictOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Verdict | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null
  if (key === 'ArrowRight') return 'like'
  return key === 'ArrowLeft' ? 'pass' : null
}
