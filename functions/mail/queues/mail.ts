import { queueHandler } from '#functions/platform/queue.ts'
import { MailMessage } from '#functions/stores/mail/outbox.ts'
import { deliver } from '../deliver.ts'

/** Sends mails that somebody waits for, such as the mail that confirms an address. */
export const handler = queueHandler(MailMessage, deliver)
