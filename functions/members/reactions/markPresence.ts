import { findAccount, isPresent } from '#functions/account/store.ts'
import { keys } from '#functions/data/keys.ts'
import type { Write } from '#functions/data/table.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { applyEach, type CounterpartRow, listCounterpartRows, updateRow } from '../counterparts.ts'
import { findListing, hideCard, showCard } from '../store.ts'

/**
 * Who is banned or leaving vanishes from search, conversations and likes of others, and returns there with their account (TRAP-46); who is
 * invisible vanishes from search only (SEARCH-15). Decided by the account as it stands now, so repeated and late changes lead to the same.
 */
export const reaction: Reaction = {
  pace: 'projection',
  wants: ({ kind, SK, before, after }) =>
    kind === 'MODIFY' &&
    SK === keys.account('').SK &&
    (before?.status !== after?.status || before?.invisible !== after?.invisible),
  run: async ({ after }, now) => {
    const id = after?.id as string
    const [account, listing, rows] = await Promise.all([
      findAccount(id, { consistent: true }),
      findListing(id, { consistent: true }),
      listCounterpartRows(id),
    ])
    const isGone = !isPresent(account)
    const isHidden = isGone || account.invisible
    const writes = rows.map((row) => markRow(row, row.kind === 'block' ? isHidden : isGone))
    if (listing && listing.isFindable === isHidden) writes.push(isHidden ? hideCard(id) : showCard(listing.card, now))
    await applyEach(writes)
  },
}

function markRow(row: CounterpartRow, isAbsent: boolean): Write {
  const flag = row.kind === 'block' ? 'isHidden' : 'isGone'
  return isAbsent ? updateRow(row, `SET ${flag} = :true`, { ':true': true }) : updateRow(row, `REMOVE ${flag}`)
}
