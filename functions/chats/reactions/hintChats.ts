import { type ChatRow, conversationIn, newMessageOf } from '#functions/stores/chats/conversation.ts'
import { type LiveOrder, liveReaction } from '#functions/stores/notifications/hints.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { memberIn } from '#functions/table/key.ts'

type Row = Pick<ChatRow, 'SK' | 'state' | 'unread' | 'partner' | 'last' | 'moderatedAt'> & { isRestored?: true }

/**
 * Sends hints to a member about a new message and about a message that staff removed or restored,
 * and to both members when one of them has read the conversation.
 */
export const reaction = liveReaction(({ PK, before, after }) => {
  const [row, old] = [after as Row, before as Row | undefined]
  if (row.state !== 'open') return []
  const [to, other, conversation] = [memberIn(PK), row.partner.id, conversationIn(row)]
  const orders: LiveOrder[] = []
  const message = newMessageOf(row, old)
  const { live: type } = policy[old ? 'messageReceived' : 'conversationStarted']
  if (message) orders.push({ to, about: other, hint: { type, conversation, id: message.id } })
  if (old && old.unread > 0 && row.unread === 0) {
    const hint = { type: 'read', conversation } as const
    orders.push({ to, hint: { ...hint, mine: true } }, { to: other, about: to, hint: { ...hint, mine: false } })
  }
  if (old && row.moderatedAt !== old.moderatedAt)
    for (const mine of [true, false]) orders.push({ to, hint: { type: 'read', conversation, mine } })
  return orders
})
