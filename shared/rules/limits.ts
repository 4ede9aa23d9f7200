/** Seconds; specification section 9 unless an open point is named. */
export const timeBonusSeconds = 14_400
export const timeBonusPercentage = 25
export const timeBonusCode = 'TIMEBONUS25'

export const freePhotos = 3
export const premiumPhotos = 25
export const freeConversations = 2
export const deletionGraceDays = 14

/** Photos of another member that a free member sees sharp (OPEN-38). */
export const freePhotoView = 1

/** Page sizes (OPEN-29). */
export const pageSize = { search: 24, loggedOutSearch: 12, similar: 12, likes: 24, messages: 30, payments: 20 } as const

export const minimumSearchAge = 18
export const maximumSearchAge = 99

/** Failed sign-ins (OPEN-21): this many within the window block for as long, per account and visitor; far more per account alone (TRAP-43). */
export const login = { attempts: 5, attemptsPerAccount: 50, windowSeconds: 15 * 60, blockSeconds: 15 * 60 } as const

/** Lives of mailed links in seconds (OPEN-22). */
export const linkLife = {
  activation: 7 * 86_400,
  passwordReset: 60 * 60,
  mailChange: 24 * 3_600,
  reactivation: deletionGraceDays * 86_400,
} as const

/** New confirmation mails: at most 1 per minute and 5 per day (OPEN-22). */
export const confirmationMails = { secondsBetween: 60, perDay: 5 } as const

export const sessionDays = 30
export const languageCookieDays = 365

/** When an unfinished payment counts as failed (OPEN-51). */
export const pendingPaymentSeconds = { online: 30 * 60, bankTransfer: 10 * 86_400 } as const

/** A member's place among the last active moves at most this often, so that being online does not write every minute. */
export const activityStepSeconds = 15 * 60

/** Seconds after which a signed photo address stops working; rounded so that a browser can keep the picture. */
export const photoUrlSeconds = 24 * 3_600

/** The popular label needs so many sales within so many days (OPEN-49). */
export const popularLabel = { days: 30, sales: 100 } as const
