import { queueHandler } from '#functions/platform/queue.ts'
import { PushMessage } from '#functions/stores/notifications/pushes.ts'
import { sendPushes } from '../push.ts'

/** Decides about a member's pushes and sends them. */
export const handler = queueHandler(PushMessage, sendPushes)
