import { keys } from '#functions/table/keys.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { beginCopying } from '../copying.ts'

/** Attributes that a card shows. */
const shown = ['n', 'b', 'g', 'r', 'c', 'p', 'f', 'm'] as const

/** Refreshes the copies of a card in other members' conversations, likes and blocks. */
export const reaction: Reaction = {
  wants: ({ kind, SK, before, after }) =>
    kind === 'MODIFY' &&
    SK === keys.card('').SK &&
    shown.some((attribute) => before?.[attribute] !== after?.[attribute]),
  run: ({ id, after }, now) => beginCopying(after?.id as string, id, now),
}
