import { handle } from '#functions/auth/handle.ts'
import { findMessagePhoto } from '#functions/stores/chats/photo.ts'
import { chats } from '#shared/contract/chats.ts'
import { ownMessagePhoto } from '../view.ts'

export const handler = handle(chats.photo, {
  load: ({ memberId, query: { id } }) => ({ photo: findMessagePhoto(memberId, id) }),
  run: async ({ photo, refuse }) => ({ photo: photo ? ownMessagePhoto(photo) : refuse('not_found') }),
})
