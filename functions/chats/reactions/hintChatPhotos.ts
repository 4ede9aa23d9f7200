import { chatPhotoIn } from '#functions/stores/chats/photo.ts'
import { liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'

/** Sends a member a hint when one of their chat photos was sent or refused. */
export const reaction = liveReaction((change) => {
  const { before, after } = change
  const hasEnded = after?.stage !== before?.stage && (after?.stage === 'sent' || after?.stage === 'refused')
  return hasEnded ? [{ to: chatPhotoIn(change).memberId, hint: { type: policy.chatPhotoDecided.live } }] : []
})
