import { messageHandler } from '#functions/platform/socket.ts'
import { BrowserFrame } from '#shared/contract/live.ts'

/** Answers a ping, which keeps the connection open (LIVE-07) and renews nothing. */
export const handler = messageHandler(BrowserFrame, async ({ type }) =>
  type === 'ping' ? { type: 'pong' } : undefined,
)
