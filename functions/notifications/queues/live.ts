import { queueHandler } from '#functions/platform/queue.ts'
import { LiveMessage } from '#functions/stores/notifications/hints.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { sendLive } from '../live.ts'

/**
 * Sends hints to live connections. The hint of a late message is dropped, as pages have polled
 * since; the message still closes the connections of ended sessions.
 */
export const handler = queueHandler(LiveMessage, async ({ at, hint, ...message }, now) => {
  const isLate = now.getTime() - Date.parse(at) > liveConnection.hintSeconds * 1_000
  await sendLive({ ...message, ...(!isLate && { hint }) }, now)
})
