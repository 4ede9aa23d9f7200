import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { env } from '#functions/lib/env.ts'
import { timeLimits } from '#functions/lib/time-limits.ts'
import type { Rendered } from './render.ts'

/** A mail is taken within a second; a service that hangs must not hold up the mails behind it. */
const ses = new SESClient({ requestHandler: timeLimits({ connect: 1_000, answer: 5_000, idle: 5_000 }) })

/**
 * Hands a mail to the mail service. Notifications name an address to unsubscribe at with one click (RFC 8058), which mail programs show as a button; a
 * service mail has none.
 */
export async function send(
  to: string,
  { subject, text, html, language }: Rendered,
  unsubscribeUrl: string | null,
): Promise<void> {
  // The composer alone: the rest of the package speaks SMTP, which nobody needs here.
  const message = new MailComposer({
    from: env.mailFrom,
    replyTo: env.supportEmail,
    to,
    subject,
    text,
    html,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  })
  const Data = await message.compile().build()
  await ses.send(new SendRawEmailCommand({ Source: env.mailFrom, Destinations: [to], RawMessage: { Data } }))
}

/** Whether the service will never take this mail, so that trying again is of no use; any other failure passes. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && ['MessageRejected', 'InvalidParameterValue'].includes(error.name)
