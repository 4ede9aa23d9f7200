import { handle } from '#functions/auth/handle.ts'
import { logError } from '#functions/platform/log.ts'
import { findCard, findEndedMandateAt, removeCard } from '#functions/stores/credits/cards.ts'
import { keys } from '#functions/table/keys.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as cards from '#shared/contract/cards.ts'
import { refuseBusy } from '../card-charge.ts'
import { revokeMandate } from '../card-settling.ts'

/**
 * Removes the card at once. If the provider cannot revoke the card's mandate now, the job
 * `settleCards` retries.
 */
export const handler = handle(cards.removeCard, {
  run: async ({ member, body, now }) => {
    await retryOnConflict(async () => {
      const card = await findCard(member.id, body.id)
      if (!card) return
      await refuseBusy(card)
      await commit(removeCard(card, now))
    })
    const key = keys.endedMandate(member.id, body.id)
    const ended = await findEndedMandateAt(key)
    if (ended)
      await revokeMandate(key, ended, now).catch((error) => logError('mandate_not_revoked', error, { key: key.PK }))
    return { removed: true as const }
  },
})
