import type { Mail } from './mail.ts'
import { activation } from './mails/activation.ts'
import { activationReminder } from './mails/activationReminder.ts'
import { existingAccount } from './mails/existingAccount.ts'

/** Every mail of the site by its key. */
export const mails = { activation, activationReminder, existingAccount }

export type MailKey = keyof typeof mails
export type MailProps<Key extends MailKey> = (typeof mails)[Key] extends Mail<infer Props> ? Props : never

/** A mail whose props are what its key asks for, as `addMail` made sure of when it was stored. */
export const mailOf = (key: MailKey) => mails[key] as Mail<Record<string, string>>
