import { handle } from '#functions/auth/handle.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { claimCardQuery, listCards, type PaymentCard } from '#functions/stores/credits/cards.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import * as cards from '#shared/contract/cards.ts'
import { countryOf } from '#shared/countries/all.ts'
import { isCardExpired } from '#shared/rules/stored-card.ts'
import { settleCard } from '../card-settling.ts'
import { isAtPresentProvider } from '../provider/provider.ts'

/**
 * Lists stored cards. Asks the provider for the details of a card that was just stored, instead of
 * waiting for the job.
 */
export const handler = handle(cards.cards, {
  load: ({ memberId }) => ({ stored: listCards(memberId) }),
  run: async ({ member, stored, now }) => {
    const unnamed = stored.filter(({ face }) => !face)
    for (const card of unnamed)
      await apply(claimCardQuery(card, now))
        .then(() => settleCard(card, now))
        .catch(ignoreUnavailable)
    const known = unnamed.length > 0 ? await listCards(member.id) : stored
    return { cards: known.filter(isAtPresentProvider).flatMap((card) => shownCard(card, now)) }
  },
})

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof Refusal)) ignoreConflict(error)
}

function shownCard({ id, site, face, consentAt }: PaymentCard, now: Date) {
  if (!face) return []
  const { brand, lastFour, expiresOn } = face
  const expired = isCardExpired(expiresOn, now, countryOf(site).timeZone)
  return [{ id, brand, last_four: lastFour, expires_on: expiresOn, expired, stored_at: consentAt }]
}
