import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { findDecision, isInForce } from './decision.ts'

/** Progress of warning the members who exchanged messages with a banned account (MOD-13). */
const FraudWarning = z.object({
  /** Number of the decision to ban: a later ban starts the warning from the beginning. */
  number: z.string(),
  /** Sort key of the last conversation row that was processed. */
  after: z.optional(z.string()),
})
export type FraudWarning = z.infer<typeof FraudWarning>

export const findFraudWarning = (id: string) => find(FraudWarning, keys.fraudWarning(id), { consistent: true })

/** Whether members still have to be warned of a ban that is in force. */
export async function isWarningOpen(id: string): Promise<boolean> {
  const warning = await findFraudWarning(id)
  const decision = warning && (await findDecision(warning.number, { consistent: true }))
  return decision !== undefined && isInForce(decision)
}

export const startFraudWarning = (id: string, number: string, now: Date): Write =>
  put(keys.fraudWarning(id), { number, ...due('warnOfFraud', now, id) })

const unlessReplaced = (number: string) => ({
  condition: '#number = :number',
  names: { '#number': 'number' },
  values: { ':number': number },
  onConflict: () => new Conflict('a later ban has started another warning, or this one has ended'),
})

export const saveFraudWarning = (id: string, number: string, after: string): Write => {
  const guard = unlessReplaced(number)
  return update(keys.fraudWarning(id), 'SET #after = :after', {
    ...guard,
    names: { ...guard.names, '#after': 'after' },
    values: { ...guard.values, ':after': after },
  })
}

export const endFraudWarning = (id: string, number: string): Write =>
  remove(keys.fraudWarning(id), unlessReplaced(number))
