import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { memberIn } from '#functions/table/key.ts'

/** Tells all open pages of a member, by a hint, that the address was confirmed (ACC-23). */
export const reaction = liveReaction(({ PK, before, after }) => {
  const isConfirmed = before!.status === 'not_confirmed' && after!.status === 'active'
  return isConfirmed ? [{ to: memberIn(PK), hint: { type: policy.addressConfirmed.live } }] : []
})
