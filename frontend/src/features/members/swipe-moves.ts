import type { Input } from '#shared/contract/endpoint.ts'
import type * as members from '#shared/contract/members.ts'
import type { SwipeCard } from '#shared/contract/members.ts'

export type Verdict = Exclude<Input<typeof members.swipe>['body']['verdict'], 'undo'>

/**
 * Top card and the card behind it: the first two undecided cards, as a pending answer may still
 * contain decided ones.
 */
export function cardsOf(
  cards: readonly (SwipeCard | null)[],
  decided: ReadonlySet<string>,
): { card: SwipeCard | null; next: SwipeCard | null } {
  const left = new Map(cards.flatMap((card) => (card && !decided.has(card.id) ? [[card.id, card] as const] : [])))
  const [card = null, next = null] = left.values()
  return { card, next }
}

/** Drag distance that decides: a share of the card's width, within limits in pixels. */
const decidingPart = 0.3
const decidingPx = { least: 70, most: 160 } as const

/** Progress of a drag from -1 (pass) to 1 (like); releasing at either end decides. */
export function decidedness(dx: number, width: number): number {
  const enough = Math.min(decidingPx.most, Math.max(decidingPx.least, width * decidingPart))
  return Math.max(-1, Math.min(1, dx / enough))
}

/** Offset from which a press is a drag, not a click. */
const dragPx = 6
export const isDrag = (dx: number): boolean => Math.abs(dx) >= dragPx

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
