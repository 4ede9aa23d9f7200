import { handle } from '#functions/auth/handle.ts'
import { checkPhotoSize } from '#functions/platform/presign.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { addChatPhoto, chatPhotoForm, findChatPhoto } from '#functions/stores/chats/photo.ts'
import { countUse } from '#functions/stores/throttle/throttle.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import type { ChatPhoto } from '#shared/model/message.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { chatPhotos } from '#shared/rules/photo-limits.ts'
import { checkSending, findSides } from '../sending.ts'
import { ownChatPhoto } from '../view.ts'

const uploads = { kind: 'chatPhoto', most: chatPhotos.perDay, windowSeconds: daySeconds }

export const handler = handle(chats.addPhoto, {
  load: ({ memberId, body }) => ({ sides: findSides(memberId, body.member) }),
  run: async ({ member, sides, body: { id, type, bytes, member: partnerId }, site, now, refuse }) => {
    checkPhotoSize(bytes)
    checkSending(member, sides, 'image', site.country)
    const conversation = conversationOf(member.id, partnerId)
    const photo = await retryOnConflict(async (attempt): Promise<ChatPhoto> => {
      // The first attempt does not look for an existing photo: only a repeated request has one, and
      // its write causes a Conflict.
      const existing = attempt > 0 ? await findChatPhoto(member.id, id, { consistent: true }) : undefined
      if (existing) return existing.conversation === conversation ? ownChatPhoto(existing) : refuse('invalid_input')
      await commit([...addChatPhoto(member.id, { id, conversation, type }, now), countUse(uploads, member.id, now)])
      return { id, conversation, stage: 'uploading', reason: null }
    })
    return { photo, upload: chatPhotoForm({ memberId: member.id, partnerId, id }, type, now) }
  },
})
