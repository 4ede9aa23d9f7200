import { queueHandler } from '#functions/platform/queue.ts'
import { MailMessage } from '#functions/stores/mail/outbox.ts'
import { deliver } from '../deliver.ts'

/** Sends notifications, which may be thousands at a time. */
export const handler = queueHandler(MailMessage, deliver)
