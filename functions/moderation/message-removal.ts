import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findMessageAt } from '#functions/stores/chats/message.ts'
import { findChatPhoto } from '#functions/stores/chats/photo.ts'
import { removeMessage } from '#functions/stores/chats/removal.ts'
import { rememberHash } from '#functions/stores/photos/refused.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { DecisionGround } from '#shared/model/decision.ts'
import { seesCases } from './case-pictures.ts'
import { isWithheld } from './complaints.ts'

type Removing = {
  member: string
  complaint: string | undefined
  number: string
  ground: DecisionGround
  staff: Pick<Staff, 'roles'>
}

/**
 * Effect of a decision that removes a message which the member sent to the complainant (MOD-01). If
 * the message is a photo, a reaction moves its files, and its image is recognised if it is uploaded
 * or sent again, as with a photo taken down from a profile. Refused with `not_found`, with
 * `already_decided` if the message is already removed, or with `role_required` for a photo that
 * staff may not see (MOD-06, MOD-07). `isWithheld` of the decision stores that only roles for cases
 * may see the photo, as this need not follow from the decision's ground.
 */
export async function takeFromConversation(
  cursor: string,
  { member, complaint, number, ground, staff }: Removing,
  now: Date,
) {
  const found = complaint === undefined ? undefined : await findComplaint(complaint, { consistent: true })
  const from = found?.from
  if (!from) throw new Refusal('not_found')
  const conversation = conversationOf(from, member)
  const message = await findMessageAt(conversation, cursor)
  if (message?.from !== member) throw new Refusal('not_found')
  if (message.removed) throw new Refusal('already_decided')
  const { id, sentAt, type, text } = message
  const photo = type === 'image' ? messagePhotoId(id) : undefined
  const needsRole = photo !== undefined && (await isWithheld(found))
  if (needsRole && !seesCases(staff)) throw new Refusal('role_required')
  const photoHash = photo && (await findChatPhoto(member, id, { consistent: true }))?.imageHash
  return {
    writes: [
      ...(await removeMessage(message, { members: [from, member], number }, now)),
      ...(photoHash ? rememberHash(photoHash, ground, now, { isWithheld: needsRole }) : []),
    ],
    more: {
      message: { conversation, id, sentAt },
      ...(photo && { photo }),
      ...(photoHash && { photoHash }),
      ...(needsRole && { isWithheld: true }),
    },
    photos: photo ? [photo] : [],
    messages: [{ id, from: 'about' as const, type, text, sentAt }],
  }
}
