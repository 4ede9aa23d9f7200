import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'

const { SK: verification } = keys.verification('')

/** Sends a hint that a photo or the photo verification of a member was approved or refused. */
export const reaction = liveReaction(({ PK, SK, before, after }) => {
  if (SK === verification) return before?.stage === after?.stage ? [] : [order(PK, 'verificationDecided')]
  return before!.status === after!.status ? [] : [order(PK, 'photoDecided')]
})

const order = (PK: string, event: 'verificationDecided' | 'photoDecided') => ({
  to: memberIn(PK),
  hint: { type: policy[event].live },
})
