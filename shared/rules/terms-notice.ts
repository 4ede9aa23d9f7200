import { dateAfter } from './age.ts'

/** Days before their start on which members are told of new terms, as the terms promise. */
export const termsNoticeDays = 30

/**
 * First day on which new terms can apply that are announced on `today`: sending may take until the
 * day after.
 */
export const firstTermsDay = (today: string): string => dateAfter(today, termsNoticeDays + 1)
