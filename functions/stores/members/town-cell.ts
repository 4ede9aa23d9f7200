import { townPosition } from '#functions/stores/profile/town-positions.ts'
import type { Card } from './card.ts'
import { type Cell, cellAt } from './cells.ts'

/** Cell of a card's town; undefined if the card has no town or the town is unknown. */
export function cellOfTown({ r, c }: Card): Cell | undefined {
  const position = c === undefined ? undefined : townPosition(r, c)
  return position && cellAt(position)
}
