import { handle } from '#functions/auth/handle.ts'
import { findChat, isShown, seesFrom } from '#functions/stores/chats/conversation.ts'
import { findMessageAt, markOpened } from '#functions/stores/chats/message.ts'
import { messageInChat } from '#functions/stores/chats/shown-message.ts'
import { apply } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'

export const handler = handle(chats.openPhoto, {
  load: ({ memberId, body: { conversation, message } }) => ({
    row: findChat(memberId, conversation),
    found: findMessageAt(conversation, message),
  }),
  run: async ({ member, row, found, body: { conversation }, site, now, refuse }) => {
    // The id of a conversation gives no access to it; only the caller's own row does.
    const isSeen = isShown(row) && found && found.sentAt > seesFrom(row, site.country.historyDays, now)
    if (!isSeen || found.type !== 'image' || found.removed) return refuse('not_found')
    const isOpened = found.openedAt !== undefined || found.from === member.id
    if (!isOpened) await apply(markOpened(conversation, found, now))
    return { message: messageInChat({ ...found, openedAt: found.openedAt ?? now.toISOString() }, member.id, now) }
  },
})
