import { findAccount, isPresent } from '#functions/account/store.ts'
import { keys } from '#functions/data/keys.ts'
import { apply, retryOnConflict, type Write } from '#functions/data/table.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { applyEach, type CounterpartRow, listCounterpartRows, updateRow } from '../counterparts.ts'
import { findListing, hideCard, showCard } from '../store.ts'

/**
 * Who is banned or leaving vanishes from search, conversations and likes of others, and returns there with their account (TRAP-46); who is
 * invisible vanishes from search only (SEARCH-15). Decided by the account as it stands now, so repeated and late changes lead to the same.
 */
export const reaction: Reaction = {
  wants: ({ kind, SK, before, after }) =>
    kind === 'MODIFY' &&
    SK === keys.account('').SK &&
    (before?.status !== after?.status || before?.invisible !== after?.invisible),
  run: async ({ after }, now) => {
    const id = after?.id as string
    const [account, rows] = await Promise.all([findAccount(id, { consistent: true }), listCounterpartRows(id)])
    const isGone = !isPresent(account)
    const isHidden = isGone || account.invisible
    const writes = rows.map((row) => markRow(row, { isGone, ...(row.kind === 'block' && { isHidden }) }))
    await Promise.all([applyEach(writes), placeCard(id, isHidden, now)])
  },
}

/** In the indexes or out of them; a card that moves to another region meanwhile is read again. */
const placeCard = (id: string, isHidden: boolean, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const listing = await findListing(id, { consistent: true })
    if (listing?.isFindable === isHidden) await apply(isHidden ? hideCard(id) : showCard(listing.card, now))
  })

/** A block tells search about the invisible as well, which it leaves out of its total. */
function markRow(row: CounterpartRow, flags: Record<string, boolean>): Write {
  const namesOf = (isSet: boolean) => Object.keys(flags).filter((name) => flags[name] === isSet)
  const [set, cleared] = [namesOf(true), namesOf(false)]
  const parts = [
    set.length > 0 && `SET ${set.map((name) => `${name} = :true`).join(', ')}`,
    cleared.length > 0 && `REMOVE ${cleared.join(', ')}`,
  ]
  return updateRow(row, parts.filter(Boolean).join(' '), set.length > 0 ? { ':true': true } : undefined)
}
