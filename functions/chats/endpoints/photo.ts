import { handle } from '#functions/auth/handle.ts'
import { findChatPhoto } from '#functions/stores/chats/photo.ts'
import * as chats from '#shared/contract/chats.ts'
import { ownChatPhoto } from '../view.ts'

export const handler = handle(chats.photo, {
  load: ({ memberId, query: { id } }) => ({ photo: findChatPhoto(memberId, id) }),
  run: async ({ photo, refuse }) => ({ photo: photo ? ownChatPhoto(photo) : refuse('not_found') }),
})
