import { type Load, listFunctionsOf } from '#infra/inventory.ts'
import { invoke } from './functions.ts'

/** What the mail service can learn about a mail that it took. */
export type MailFeedback = 'bounce' | 'complaint'

/** Tells the functions that listen what became of a mail to this address, as the mail service's topic does on AWS. */
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
