import type { SNSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { readClock } from '#functions/platform/clock.ts'
import { guarded } from '#functions/platform/log.ts'
import { findMemberByEmail } from '#functions/stores/account/claims.ts'
import { countResult } from '#functions/stores/campaigns/run.ts'
import { apply } from '#functions/table/transaction.ts'
import type { disabledReasons } from '#shared/model/user.ts'
import { disableNotifications } from '../disabling.ts'

/** Tags of the mail; one tag names its campaign (functions/mail/send.ts). */
const Tagged = z.optional(z.object({ tags: z.optional(z.object({ campaign: z.optional(z.array(z.string())) })) }))

const Recipients = z.array(z.object({ emailAddress: z.string() }))

/** Fields read from the mail service's events; other kinds and fields are dropped. */
const Feedback = z.union([
  z.object({
    eventType: z.literal('Bounce'),
    mail: Tagged,
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: Tagged,
    complaint: z.object({
      complaintFeedbackType: z.optional(z.nullable(z.string())),
      complainedRecipients: Recipients,
    }),
  }),
])

type Marked = {
  reason: (typeof disabledReasons)[number]
  recipients: z.infer<typeof Recipients>
  campaign: string | undefined
}

/**
 * Reason and recipients of an event; null if the event disables nothing: a full mailbox is
 * temporary, and the feedback `not-spam` takes a mail out of the spam folder.
 */
function markedBy(message: string): Marked | null {
  const { data } = z.safeParse(Feedback, JSON.parse(message))
  if (!data) return null
  const campaign = data.mail?.tags?.campaign?.[0]
  if (data.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = data.bounce
    return bounceType === 'Permanent' ? { reason: 'bounce', recipients: bouncedRecipients, campaign } : null
  }
  const { complaintFeedbackType, complainedRecipients } = data.complaint
  return complaintFeedbackType === 'not-spam' ? null : { reason: 'fbl', recipients: complainedRecipients, campaign }
}

/** Address in `Name <a@b.nl>` or `a@b.nl`; stored addresses are in lower case. */
const addressIn = (text: string): string => (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase()

/**
 * Handles bounces and spam complaints: from then on, the affected addresses get service mails only
 * (NOTIF-09).
 */
export const handler = guarded(async ({ Records }: SNSEvent): Promise<void> => {
  for (const { Sns } of Records) {
    const marked = markedBy(Sns.Message)
    for (const { emailAddress } of marked?.recipients ?? []) await disable(addressIn(emailAddress), marked!)
  }
})

async function disable(address: string, { reason, campaign }: Marked): Promise<void> {
  const memberId = await findMemberByEmail(address, { consistent: true })
  const isNew =
    memberId && (await disableNotifications(memberId, ({ email }) => email === address, reason, readClock()))
  if (isNew && campaign) await apply(countResult(campaign, memberId, reason === 'bounce' ? 'bounced' : 'complained'))
}
