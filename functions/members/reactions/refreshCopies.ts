import type { Reaction } from '#functions/table/stream.ts'
import { beginCopying } from '../copying.ts'

/**
 * Attributes of a card that its copies contain; `sk`: key of its cell, which is copied into likes.
 */
const copied = ['n', 'b', 'g', 'r', 'c', 'p', 'f', 'm', 'i', 'sk'] as const

/** Refreshes the copies of a card in other members' conversations, likes and blocks. */
export const reaction: Reaction = {
  wants: ({ before, after }) => copied.some((attribute) => before?.[attribute] !== after?.[attribute]),
  run: ({ id, after }, now) => beginCopying(after?.id as string, id, now),
}
