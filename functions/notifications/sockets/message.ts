import { findCaller } from '#functions/auth/session.ts'
import { closeConnection } from '#functions/platform/live-api.ts'
import { logError } from '#functions/platform/log.ts'
import { messageHandler } from '#functions/platform/socket.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findConnectionCaller } from '#functions/stores/notifications/connections.ts'
import { followPing } from '#functions/stores/notifications/looking.ts'
import { BrowserFrame } from '#shared/contract/live.ts'
import { sendLive } from '../live.ts'
import { mayPassTyping } from '../typing-rate.ts'

/**
 * Handles the frames of browsers. A ping keeps the connection open (LIVE-07) and the member online
 * (LIVE-11), and tells whether a page is visible (NOTIF-16); it is answered. A frame that a member
 * is typing is passed on to the other member, without a write (OPEN-43).
 */
export const handler = messageHandler(BrowserFrame, async (frame, connectionId, now) => {
  if (frame.type === 'ping') {
    // A failure of the table must not prevent the answer, without which the page would reconnect.
    await keepOnline(connectionId, frame.hidden === true, now).catch((error: unknown) =>
      logError('presence_not_extended', error),
    )
    return { type: 'pong' }
  }
  const from = mayPassTyping(connectionId, now) && (await findSender(connectionId, now))
  if (!from || from === frame.member) return undefined
  const conversation = conversationOf(from, frame.member)
  await sendLive({ to: frame.member, hint: { type: 'typing', conversation }, about: from }, now)
  return undefined
})

async function keepOnline(connectionId: string, isHidden: boolean, now: Date): Promise<void> {
  const memberId = await findSender(connectionId, now)
  if (memberId) return followPing(memberId, connectionId, isHidden, now)
  // An open connection without a row gets no hints; closing it makes the page reconnect.
  if (!(await findConnectionCaller(connectionId, { consistent: true }))) await closeConnection(connectionId)
}

/**
 * Member who sent a frame, if their session is still valid. If the session has ended, the queued
 * message that should have closed the connection was lost, so the connection is closed now
 * (LIVE-08).
 */
async function findSender(connectionId: string, now: Date): Promise<string | undefined> {
  const caller = await findConnectionCaller(connectionId)
  if (!caller) return undefined
  if (await findCaller(caller, now)) return caller.memberId
  await sendLive({ to: caller.memberId }, now)
  return undefined
}
