import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { env } from '#functions/platform/env.ts'
import { timeLimits } from '#functions/platform/time-limits.ts'
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

/**
 * Why a mail was not taken: `recipient` never will be, `site` is for the operator to mend, `passing` mends itself. SES answers `MessageRejected` also for a
 * sender that is not verified, in the sandbox and while sending is suspended, so it never counts as final.
 */
export function failureOf(error: unknown): 'recipient' | 'site' | 'passing' {
  if (!(error instanceof Error)) return 'passing'
  if (error.name === 'InvalidParameterValue') return 'recipient'
  const { $metadata: { httpStatusCode: status = 0 } = {} } = error as { $metadata?: { httpStatusCode?: number } }
  return status >= 400 && status < 500 && !/Throttl|TooManyRequests/i.test(error.name) ? 'site' : 'passing'
}
