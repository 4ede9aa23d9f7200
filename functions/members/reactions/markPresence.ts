import { findAccount, isPresent } from '#functions/stores/account/account.ts'
import { findListing } from '#functions/stores/members/card.ts'
import { hideCard, showCard } from '#functions/stores/members/card-writes.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, retryOnConflict } from '#functions/table/transaction.ts'
import { beginCopying } from '../copying.ts'

/**
 * Hides banned and leaving members in search and in other members' conversations and likes, and
 * shows them again once their account is restored (TRAP-46). Invisible members are hidden in search
 * only (SEARCH-15). Reads the current account, so it is idempotent.
 */
export const reaction: Reaction = {
  wants: ({ before, after }) => before?.status !== after?.status || before?.invisible !== after?.invisible,
  run: async ({ id: change, after }, now) => {
    const id = after?.id as string
    const account = await findAccount(id, { consistent: true })
    await Promise.all([beginCopying(id, change, now), placeCard(id, !isPresent(account) || account.invisible, now)])
  },
}

/**
 * Adds the card to the indexes or removes it; a Conflict, for example with a change of region, is
 * retried.
 */
const placeCard = (id: string, isHidden: boolean, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const listing = await findListing(id, { consistent: true })
    if (listing?.isFindable === isHidden) await apply(isHidden ? hideCard(id) : showCard(listing.card, now))
  })
