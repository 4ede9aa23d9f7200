import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'

const { SK: verification } = keys.verification('')

/**
 * Sends a hint to a member when one of their photos was approved or refused, and at each new stage
 * or the end of their photo verification.
 */
export const reaction = liveReaction(({ PK, SK, before, after }) => {
  if (SK === verification) return before?.stage === after?.stage ? [] : [order(PK, 'verificationDecided')]
  return before!.status === after!.status ? [] : [order(PK, 'photoDecided')]
})

const order = (PK: string, event: 'verificationDecided' | 'photoDecided') => ({
  to: memberIn(PK),
  hint: { type: policy[event].live },
})
