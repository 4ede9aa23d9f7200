import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { env } from '#functions/platform/env.ts'
import { timeLimits } from '#functions/platform/time-limits.ts'
import type { Rendered } from './render.ts'

/** SES accepts a mail within a second; a hanging service must not delay the next mails. */
const ses = new SESClient({ requestHandler: timeLimits({ connect: 1_000, answer: 5_000, idle: 5_000 }) })

/**
 * Sends a mail through the mail service. Notifications have a URL to unsubscribe with one click
 * (RFC 8058), which mail clients show as a button; service mails have none.
 */
export async function send(
  to: string,
  { subject, text, html, language }: Rendered,
  unsubscribeUrl: string | null,
): Promise<void> {
  // Only nodemailer's composer: the rest of the package is an SMTP client.
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
 * Kind of a failure: `recipient` is permanent, `site` needs the operator, `passing` is temporary.
 * SES returns `MessageRejected` also for an unverified sender, in the sandbox and while sending is
 * suspended, so it never counts as permanent.
 */
export function failureOf(error: unknown): 'recipient' | 'site' | 'passing' {
  if (!(error instanceof Error)) return 'passing'
  if (error.name === 'InvalidParameterValue') return 'recipient'
  const { $metadata: { httpStatusCode: status = 0 } = {} } = error as { $metadata?: { httpStatusCode?: number } }
  return status >= 400 && status < 500 && !/Throttl|TooManyRequests/i.test(error.name) ? 'site' : 'passing'
}
