import { messageHandler } from '#functions/platform/socket.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findConnectionMember } from '#functions/stores/notifications/connections.ts'
import { BrowserFrame } from '#shared/contract/live.ts'
import { sendLive } from '../live.ts'

/**
 * Answers a ping, which keeps the connection open (LIVE-07), and passes on that a member is typing,
 * without a write (OPEN-43).
 */
export const handler = messageHandler(BrowserFrame, async (frame, connectionId, now) => {
  if (frame.type === 'ping') return { type: 'pong' }
  const from = await findConnectionMember(connectionId)
  if (!from || from === frame.member) return undefined
  const conversation = conversationOf(from, frame.member)
  await sendLive({ to: frame.member, hint: { type: 'typing', conversation }, about: from }, now)
  return undefined
})
