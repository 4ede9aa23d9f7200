import { dateAfter } from './age.ts'
import { campaignPace } from './limits.ts'

/** Days before new terms apply by which members must be notified, as the terms promise. */
export const termsNoticeDays = 30

/**
 * First day on which new terms can apply if their announcement to `members` members starts on
 * `today`: the notice period plus the days needed to send the mails, at least one.
 */
export const firstTermsDay = (today: string, members: number): string =>
  dateAfter(today, termsNoticeDays + Math.max(1, Math.ceil(members / (campaignPace.membersPerMinute * 24 * 60))))
