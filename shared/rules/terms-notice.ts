import { dateAfter } from './age.ts'

/** Days before new terms apply by which members must be notified, as the terms promise. */
export const termsNoticeDays = 30

/**
 * First day on which new terms can apply if they are announced on `today`. One day is added,
 * because sending the mails may take until tomorrow.
 */
export const firstTermsDay = (today: string): string => dateAfter(today, termsNoticeDays + 1)
