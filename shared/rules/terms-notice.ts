import { dateAfter } from './age.ts'
import { campaignPace } from './limits.ts'

/** Days before new terms apply by which members must be notified, as the terms promise. */
export const termsNoticeDays = 30

/**
 * First day on which new terms can apply if they are announced on `today` to this number of
 * members. The days that the mails take are added, at least one, because they may take until
 * tomorrow.
 */
export const firstTermsDay = (today: string, members: number): string =>
  dateAfter(today, termsNoticeDays + Math.max(1, Math.ceil(members / (campaignPace.membersPerMinute * 24 * 60))))
