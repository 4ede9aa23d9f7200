import { type Load, listFunctionsOf } from '#infra/inventory.ts'
import { invoke } from './functions.ts'
import type { Mailbox } from './ses.ts'

/** Feedback of the mail service about an accepted mail. */
export type MailFeedback = 'bounce' | 'complaint'

/**
 * Sends feedback to the functions that listen for it, like the mail service's topic on AWS. The
 * feedback is about the last mail to `address`.
 */
export type TellFeedback = (address: string, feedback: MailFeedback) => Promise<void>

export const createMailFeedback =
  (load: Load, mailbox: Pick<Mailbox, 'list'>): TellFeedback =>
  async (address, feedback) => {
    const event = {
      Records: [{ Sns: { Message: JSON.stringify(messageOf(address, feedback, mailbox.list(address)[0]?.tags)) } }],
    }
    for (const entry of await listFunctionsOf('topic', load))
      if (entry.topic === 'mailFeedback') await invoke(load, entry, event)
  }

const messageOf = (address: string, feedback: MailFeedback, tags: Readonly<Record<string, string>> = {}) => {
  const mail = { tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])) }
  const recipients = [{ emailAddress: address }]
  return feedback === 'bounce'
    ? { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent', bouncedRecipients: recipients } }
    : { eventType: 'Complaint', mail, complaint: { complaintFeedbackType: 'abuse', complainedRecipients: recipients } }
}
