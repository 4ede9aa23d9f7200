import { contextFor, type Load, loadTopicFunctions } from './functions.ts'

/** Feedback of the mail service about an accepted mail. */
export type MailFeedback = 'bounce' | 'complaint'

/**
 * Sends feedback about a mail to this address to the listening functions, like the mail service's
 * topic on AWS.
 */
export type TellFeedback = (address: string, feedback: MailFeedback) => Promise<void>

export const createMailFeedback =
  (load: Load): TellFeedback =>
  async (address, feedback) => {
    const event = { Records: [{ Sns: { Message: JSON.stringify(messageOf(address, feedback)) } }] }
    for (const { name, file, timeoutSeconds } of await loadTopicFunctions(load, 'mailFeedback')) {
      const { handler } = await load(file)
      await (handler as (event: unknown, context: unknown) => Promise<void>)(
        event,
        contextFor(name, timeoutSeconds * 1_000),
      )
    }
  }

const messageOf = (address: string, feedback: MailFeedback) => {
  const recipients = [{ emailAddress: address }]
  return feedback === 'bounce'
    ? { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: recipients } }
    : { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse', complainedRecipients: recipients } }
}
