import { handle } from '#functions/auth/handle.ts'
import { listKeptChats } from '#functions/stores/safety/kept-chats.ts'
import * as keptChats from '#shared/contract/kept-chats.ts'
import { shownKept } from '../kept-chats.ts'

export const handler = handle(keptChats.keptChats, {
  load: ({ memberId, now }) => ({ kept: listKeptChats(memberId, now) }),
  run: async ({ kept }) => ({ chats: await Promise.all(kept.map(shownKept)) }),
})
