import { type Load, listFunctionsOf } from '#infra/inventory.ts'
import { invoke } from './functions.ts'

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
    for (const entry of await listFunctionsOf('topic', load))
      if (entry.topic === 'mailFeedback') await invoke(load, entry, event)
  }

const messageOf = (address: string, feedback: MailFeedback) => {
  const recipients = [{ emailAddress: address }]
  return feedback === 'bounce'
    ? { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients: recipients } }
    : { eventType: 'Complaint', complaint: { complaintFeedbackType: 'abuse', complainedRecipients: recipients } }
}
