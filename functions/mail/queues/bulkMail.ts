import { env } from '#functions/platform/env.ts'
import { queueHandler } from '#functions/platform/queue.ts'
import { MailMessage } from '#functions/stores/mail/outbox.ts'
import { deliver } from '../deliver.ts'

/**
 * Sends notifications, which may be thousands at a time. The rate leaves part of the mail service's
 * quota to mails that somebody waits for (NOTIF-24).
 */
export const handler = queueHandler(MailMessage, deliver, { perSecond: () => env.mailsPerSecond })
