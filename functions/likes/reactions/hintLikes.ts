import { otherIn } from '#functions/stores/likes/like.ts'
import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { memberIn } from '#functions/table/key.ts'

/**
 * Sends hints: to a member about a received like, and to both members about a match, as both have a
 * row of a received like. No hint is sent for a like that the same member gave again within
 * `likeHintDays` (`mayHint`).
 */
export const reaction = liveReaction(({ PK, SK, before, after }) => {
  if (!before && after!.isQuiet) return []
  const [to, about] = [memberIn(PK), otherIn({ SK })]
  if (after!.isMatch && !before?.isMatch) return [{ to, about, hint: { type: policy.matched.live, member: about } }]
  return before ? [] : [{ to, about, hint: { type: policy.likeReceived.live } }]
})
