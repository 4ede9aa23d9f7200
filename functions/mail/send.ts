import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { createTransport } from 'nodemailer'
import { env } from '#functions/lib/env.ts'
import type { Rendered } from './render.ts'

const ses = new SESClient({})
/** Writes the message and sends nothing. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** Hands a mail to the mail service. Notifications name an address to unsubscribe at, which mail programs show as a button. */
export async function send(
  to: string,
  { subject, text, html, language }: Rendered,
  { isNotification }: { isNotification: boolean },
): Promise<void> {
  const { message } = await composer.sendMail({
    from: env.mailFrom,
    replyTo: env.supportEmail,
    to,
    subject,
    text,
    html,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    ...(isNotification && { list: { unsubscribe: `${env.supportEmail}?subject=unsubscribe` } }),
  })
  await ses.send(
    new SendRawEmailCommand({ Source: env.mailFrom, Destinations: [to], RawMessage: { Data: message as Buffer } }),
  )
}

/** Whether the service will never take this mail, so that trying again is of no use; any other failure passes. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && ['MessageRejected', 'InvalidParameterValue'].includes(error.name)
