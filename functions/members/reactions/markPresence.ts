import { findAccount, isPresent } from '#functions/stores/account/account.ts'
import { findListing, hideCard, showCard } from '#functions/stores/members/card.ts'
import { keys } from '#functions/table/keys.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, retryOnConflict } from '#functions/table/transaction.ts'
import { beginCopying } from '../copying.ts'

/**
 * Who is banned or leaving vanishes from search, conversations and likes of others, and returns there with their account (TRAP-46); who is
 * invisible vanishes from search only (SEARCH-15). Decided by the account as it stands now, so repeated and late changes lead to the same.
 */
export const reaction: Reaction = {
  wants: ({ kind, SK, before, after }) =>
    kind === 'MODIFY' &&
    SK === keys.account('').SK &&
    (before?.status !== after?.status || before?.invisible !== after?.invisible),
  run: async ({ id: change, after }, now) => {
    const id = after?.id as string
    const account = await findAccount(id, { consistent: true })
    await Promise.all([beginCopying(id, change, now), placeCard(id, !isPresent(account) || account.invisible, now)])
  },
}

/** In the indexes or out of them; a card that moves to another region meanwhile is read again. */
const placeCard = (id: string, isHidden: boolean, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const listing = await findListing(id, { consistent: true })
    if (listing?.isFindable === isHidden) await apply(isHidden ? hideCard(id) : showCard(listing.card, now))
  })
