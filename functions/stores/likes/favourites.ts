import * as z from 'zod/mini'
import { listed, listOf } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, commit, refusing, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { put, putNew, remove, update } from '#functions/table/write.ts'
import { maxFavourites } from '#shared/rules/limits.ts'

/**
 * Row of a favourite. It has no copy of the other member's card: a change of the card is not copied
 * to favourites. The cards are read when a page of favourites is shown.
 */
export const Favourite = z.object({ SK: z.string(), at: z.string() })
type Favourite = { id: string; at: string }

const favouriteIn = ({ SK, at }: z.infer<typeof Favourite>): Favourite => ({
  id: SK.slice(SK.indexOf('#') + 1),
  at,
})

export const isFavouriteOf = async (memberId: string, id: string, reading?: { consistent?: boolean }) =>
  (await find(Favourite, keys.favourite(memberId, id), reading)) !== undefined

type PageRequest = { before: string | undefined; limit: number }

/** Page of favourites, latest first; `older` is the cursor of the next page, null at the end. */
export async function listFavourites(memberId: string, { before, limit }: PageRequest) {
  const range = { ...listOf('FAVOURITES', memberId), after: before, newestFirst: true, limit: limit + 1 }
  const found = (await list(Favourite, range, { index: 'lists' })).items.map(favouriteIn)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return { page, older: last && found.length > limit ? `${last.at}#${last.id}` : null }
}

/**
 * Upper bound of the number of a member's favourites: the number at the last count, plus the
 * favourites added since.
 */
const Bound = z.object({ most: z.int() })

const boundConflict = () => new Conflict('another favourite was added meanwhile')

/**
 * Write that counts one more favourite. Refused with `favourite_limit` beyond `maxFavourites`, also
 * if calls run concurrently. Removals do not lower the bound, as purges and blocks remove
 * favourites too; instead, the favourites are counted again when the bound reaches the limit.
 */
async function boundFavourites(memberId: string): Promise<Write> {
  // The bound is read before the favourites: if another call adds a favourite after the count, it
  // also changes the bound, and the lock detects this.
  const bound = (await find(Bound, keys.favourites(memberId), { consistent: true }))?.most
  const known = bound ?? 0
  const count =
    known < maxFavourites
      ? known
      : (await list(Favourite, keys.favouritesOfMember(memberId), { consistent: true })).items.length
  if (count >= maxFavourites) throw refusing('favourite_limit', { max: maxFavourites })()
  return update(keys.favourites(memberId), 'SET most = :next', {
    condition: bound === undefined ? 'attribute_not_exists(PK)' : 'most = :bound',
    values: { ':next': count + 1, ...(bound !== undefined && { ':bound': bound }) },
    onConflict: boundConflict,
  })
}

/** Adds a favourite and its mirror, in one transaction with `checks`; idempotent. */
export function addFavourite(memberId: string, id: string, checks: readonly Write[], now: Date): Promise<void> {
  return retryOnConflict(async () => {
    if (await isFavouriteOf(memberId, id, { consistent: true })) return
    const at = now.toISOString()
    await commit([
      ...checks,
      await boundFavourites(memberId),
      putNew(keys.favourite(memberId, id), { at, ...listed('FAVOURITES', memberId, at, id) }, boundConflict),
      put(keys.favouriteOf(id, memberId), { at }),
    ])
  })
}

/** Removes a favourite and its mirror; idempotent. */
export const removeFavourite = (memberId: string, id: string): Write[] => [
  remove(keys.favourite(memberId, id)),
  remove(keys.favouriteOf(id, memberId)),
]
