import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { type Card, type Listing, StoredCard } from './card.ts'
import { bandKeys } from './card-index.ts'
import { type Cell, cellKey, wideCellOf } from './cells.ts'

/**
 * Position of a card in the indexes by distance. `k`: cell of the town, empty if the town is
 * unknown; `sk` and `sw`: keys of cell and wide cell, absent while search does not find the card.
 * Signup and moves write the position together with the card. After any other change of the card,
 * the reaction `indexPlace` writes it.
 */
const Placed = z.object({ k: z.optional(z.string()), sk: z.optional(z.string()), sw: z.optional(z.string()) })

const PlacedCard = z.object({ ...StoredCard.shape, ...Placed.shape })

/**
 * Attributes for searches by distance that a card should have: its cell, and, while search finds
 * it, the keys of two indexes.
 */
export const placedAt = ({ r, g }: Card, cell: Cell | undefined, isFindable: boolean): z.infer<typeof Placed> => ({
  k: cell ?? '',
  ...(cell && isFindable && { sk: cellKey(r.slice(0, 2), g, cell), sw: cellKey(r.slice(0, 2), g, wideCellOf(cell)) }),
})

/** Cell of a member's town; undefined if the town is unknown. */
export const findCell = async (id: string): Promise<Cell | undefined> =>
  (await find(Placed, keys.card(id)))?.k || undefined

/**
 * Moves a card to another region and city, with its index keys. The member's own searches use the
 * new place at once; reactions then update the counters and the copies. Optimistic lock on whether
 * search finds the card, and on gender and birth date, which staff may correct.
 */
export function moveCard(
  { card: { c, ...before }, isFindable }: Listing,
  to: { region: string; city: string | null },
  cellOf: (card: Card) => Cell | undefined,
): Write {
  const card = { ...before, r: to.region, ...(to.city && { c: to.city }) }
  const set = {
    r: card.r,
    ...(card.c && { c: card.c }),
    ...(isFindable && bandKeys(card)),
    ...placedAt(card, cellOf(card), isFindable),
  }
  const removed = ['c', 'sk', 'sw'].filter((name) => !(name in set))
  return update(
    keys.card(card.id),
    `SET ${Object.keys(set).map((name) => `${name} = :${name}`)}${removed.length > 0 ? ` REMOVE ${removed}` : ''}`,
    {
      condition: `g = :g AND b = :b AND ${isFindable ? 'attribute_exists(sc)' : 'attribute_not_exists(sc)'}`,
      values: {
        ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
        ':g': card.g,
        ':b': card.b,
      },
      onConflict: () => new Conflict('the card changed meanwhile'),
    },
  )
}

/**
 * Write that sets the place of a card, by the cell of its town; null if nothing changes.
 * Optimistic lock on town, region, gender and whether search finds the card.
 */
export async function setPlace(id: string, cellOf: (card: Card) => Cell | undefined): Promise<Write | null> {
  const stored = await find(PlacedCard, keys.card(id), { consistent: true })
  if (!stored) return null
  const { sc, k, sk, sw, ...card } = stored
  const to = placedAt(card, cellOf(card), sc !== undefined)
  if (to.k === k && to.sk === sk && to.sw === sw) return null
  return update(keys.card(id), `SET k = :k${to.sk ? ', sk = :sk, sw = :sw' : ' REMOVE sk, sw'}`, {
    condition: [
      'r = :r AND g = :g',
      card.c ? 'c = :c' : 'attribute_not_exists(c)',
      sc ? 'attribute_exists(sc)' : 'attribute_not_exists(sc)',
    ].join(' AND '),
    values: {
      ':k': to.k,
      ':r': card.r,
      ':g': card.g,
      ...(card.c && { ':c': card.c }),
      ...(to.sk && { ':sk': to.sk, ':sw': to.sw }),
    },
    onConflict: () => new Conflict('the card changed meanwhile'),
  })
}
