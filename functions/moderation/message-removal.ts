import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findMessageAt } from '#functions/stores/chats/message.ts'
import { removeMessage } from '#functions/stores/chats/removal.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'

type Removing = { member: string; complaint: string | undefined; number: string }

/**
 * Effect of a decision that removes a message which the member sent to the complainer (MOD-01). A
 * reaction moves the files of a photo. Refused with `not_found`, or `already_decided` for one that
 * is removed.
 */
export async function takeFromConversation(cursor: string, { member, complaint, number }: Removing, now: Date) {
  const from = complaint && (await findComplaint(complaint, { consistent: true }))?.from
  if (!from) throw new Refusal('not_found')
  const conversation = conversationOf(from, member)
  const message = await findMessageAt(conversation, cursor)
  if (message?.from !== member) throw new Refusal('not_found')
  if (message.removed) throw new Refusal('already_decided')
  const { id, sentAt, type, text } = message
  const photo = type === 'image' ? messagePhotoId(id) : undefined
  return {
    writes: await removeMessage(message, { members: [from, member], number }, now),
    more: { message: { conversation, id, sentAt, type, text }, ...(photo && { photo }) },
    photos: photo ? [photo] : [],
  }
}
