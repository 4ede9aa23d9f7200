import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { keys, memberIn } from '#functions/table/keys.ts'

const { SK: prefix } = keys.photo('', '')

/** Tells a member that a photo of theirs was approved or refused. */
export const reaction = liveReaction(({ PK, SK, before, after }) =>
  before && after && SK.startsWith(prefix) && before.status !== after.status
    ? [{ to: memberIn(PK), hint: { type: policy[after.status === 'refused' ? 'photoRefused' : 'photoApproved'].live } }]
    : [],
)
