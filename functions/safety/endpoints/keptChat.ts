import { handle } from '#functions/auth/handle.ts'
import { findKeptChat, listKeptMessages } from '#functions/stores/safety/kept-chats.ts'
import * as keptChats from '#shared/contract/kept-chats.ts'
import { shownKept } from '../kept-chats.ts'

export const handler = handle(keptChats.keptChat, {
  load: ({ memberId, query, now }) => ({ kept: findKeptChat(memberId, query.conversation, now) }),
  run: async ({ member, kept, query: { conversation, before }, refuse }) => {
    if (!kept) return refuse('not_found')
    const [chat, { messages, older }] = await Promise.all([
      shownKept(kept),
      listKeptMessages(member.id, { conversation, number: kept.number }, before),
    ])
    return { chat, messages: messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt })), older }
  },
})
