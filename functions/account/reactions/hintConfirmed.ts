import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'

const { SK: accountKey } = keys.account('')

/** Sends a hint to all open pages of a member that the address was confirmed (ACC-23). */
export const reaction = liveReaction(({ kind, PK, SK, before, after }) => {
  if (kind !== 'MODIFY' || SK !== accountKey) return []
  const isConfirmed = before!.status === 'not_confirmed' && after!.status === 'active'
  return isConfirmed ? [{ to: memberIn(PK), hint: { type: policy.addressConfirmed.live } }] : []
})
