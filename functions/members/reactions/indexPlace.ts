import { setPlace } from '#functions/stores/members/place.ts'
import { cellOfTown } from '#functions/stores/members/town-cell.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, retryOnConflict } from '#functions/table/transaction.ts'

/** Attributes of a card that decide its position in the indexes. */
const placing = ['r', 'c', 'sc'] as const

/**
 * Sets the cell of a card by its town, for searches by distance (SEARCH-25), if the write that
 * changed the card did not: after a card is shown again or corrected. A card without a cell gets a
 * cell at its next change, such as new activity. Reads the current card, so it is idempotent.
 */
export const reaction: Reaction = {
  wants: ({ before, after }) =>
    after?.k === undefined ||
    (before !== undefined && placing.some((attribute) => before[attribute] !== after[attribute])),
  run: ({ PK }) =>
    retryOnConflict(async () => {
      const write = await setPlace(memberIn(PK), cellOfTown)
      if (write) await apply(write)
    }),
}
