import type { Account } from './account.ts'

/**
 * Time for which a repeated use of a mailed link, signup form or password change gets the same
 * answer again, as the browser may not have received the first answer (OPEN-69). The browser's
 * retries end within a minute.
 */
export const repeatSeconds = 10 * 60

/** Whether a use at `moment` may still be repeated. */
export const isRecent = (moment: string | undefined, now: Date): boolean =>
  moment !== undefined && now.getTime() - Date.parse(moment) < repeatSeconds * 1000

/**
 * Whether this link or session made the last change of password or address, within the last
 * `repeatSeconds`.
 */
export const hasJustChanged = ({ credentialsChange: last }: Account, by: string, now: Date): boolean =>
  last?.by === by && isRecent(last.at, now)
