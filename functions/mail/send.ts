import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { env } from '#functions/platform/env.ts'
import type { MailKind } from '#functions/platform/resources.ts'
import { timeLimits } from '#functions/platform/time-limits.ts'
import type { Rendered } from './render.ts'

/**
 * SES usually accepts a mail within a second, and a hanging service must not delay the next mails.
 * One attempt only, because SES may have accepted a mail whose answer is late; the outbox retries
 * later (NOTIF-24).
 */
const ses = new SESClient({
  requestHandler: timeLimits({ connect: 1_000, answer: 3_000, idle: 3_000 }),
  maxAttempts: 1,
})

type Message = {
  kind: MailKind
  to: string
  rendered: Rendered
  /**
   * URL to unsubscribe with one click (RFC 8058), which mail clients show as a button; null in
   * service mails.
   */
  unsubscribeUrl: string | null
  /** Id of the mail, the same at each attempt. SES replaces it with its own. */
  id: string
  /** Campaign of the mail, returned with a bounce or complaint; the recipient does not see it. */
  campaign?: string | undefined
  /** Id of the thread that the mail belongs to; null without a thread. */
  thread: string | null
}

/** Address of the sender without its name. */
const addressIn = (from: string): string => /<(.+)>/.exec(from)?.[1] ?? from

/** Sends a mail by SES, with the sender of its kind. Throws errors of SES unchanged. */
export async function send({ kind, to, rendered, unsubscribeUrl, campaign, id, thread }: Message): Promise<void> {
  const { subject, text, html, language } = rendered
  const { from, configurationSet } = env.mailSenders[kind]
  const domain = addressIn(from).split('@')[1]
  const threadId = thread && `<${thread}@${domain}>`
  // Uses only nodemailer's composer: the rest of the package is an SMTP client.
  const message = new MailComposer({
    from,
    replyTo: env.supportEmail,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    // The thread has its own message id, so that a mail can refer to the thread without knowing the
    // ids of the other mails in it.
    ...(threadId && { inReplyTo: threadId, references: threadId }),
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
  await ses.send(
    new SendRawEmailCommand({
      Source: from,
      Destinations: [to],
      ConfigurationSetName: configurationSet,
      RawMessage: { Data },
      ...(campaign && { Tags: [{ Name: 'campaign', Value: campaign }] }),
    }),
  )
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
