import { isBannedSource, sourceIn } from '#functions/stores/credits/payment-sources.ts'
import { addSignal } from '#functions/stores/safety/risk.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'

/**
 * Adds a signal if a member paid from a source that a banned account used (MOD-09), once per
 * source.
 */
export const reaction: Reaction = {
  run: async ({ PK, SK }, now) => {
    const source = sourceIn(SK)
    if (await isBannedSource(source, now))
      await apply(addSignal(memberIn(PK), 'banned_payment', source, now)).catch(ignoreConflict)
  },
}
