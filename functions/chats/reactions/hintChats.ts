import { type ChatRow, conversationIn } from '#functions/stores/chats/conversation.ts'
import { type LiveOrder, liveReaction } from '#functions/stores/notifications/hints.ts'
import { keys, memberIn } from '#functions/table/keys.ts'

type Row = Pick<ChatRow, 'SK' | 'state' | 'unread' | 'partner' | 'last'>

const prefixes = [keys.chatsOfMember('').prefix, keys.archivedChatsOfMember('').prefix]

/** Tells a member of a new message, and both members that one of them has read the conversation. */
export const reaction = liveReaction(({ PK, SK, before, after }) => {
  if (!after || !prefixes.some((prefix) => SK.startsWith(prefix))) return []
  const [row, old] = [after as Row, before as Row | undefined]
  if (row.state !== 'open') return []
  const [to, other, conversation] = [memberIn(PK), row.partner.id, conversationIn(row)]
  const orders: LiveOrder[] = []
  if (row.last && row.last.id !== old?.last?.id) {
    const hint = { type: 'message', conversation, id: row.last.id } as const
    orders.push({ to, hint, ...(row.last.from !== to && { about: other }) })
  }
  if (old && old.unread > 0 && row.unread === 0) {
    const hint = { type: 'read', conversation } as const
    orders.push({ to, hint }, { to: other, hint, about: to })
  }
  return orders
})
