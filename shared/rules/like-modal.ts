import type { PageName } from './paths.ts'

/** Delay in seconds from `t`, or null: an integer from 0 to 600 (TRAP-03). */
export const likeModalDelay = (t: string | undefined): number | null =>
  t !== undefined && /^\d{1,3}$/.test(t) && Number(t) <= 600 ? Number(t) : null

/**
 * Delay from the first page in the members area to the auto-like, a like from a fictional profile
 * (LIKE-18).
 */
export const autoLikeAfterMs = 60_000

/** Minimum interval between two "New like!" dialogs (LIKE-18). */
const newLikeEveryMs = 24 * 60 * 60_000

/**
 * Pages that "New like!" must not interrupt: signup, activation and payment (LIKE-18), and
 * single-task pages that ask for a password.
 */
const uninterrupted: readonly PageName[] = [
  'login',
  'signup',
  'complete-signup',
  'signup-matches',
  'members-id-signup',
  'reset-password',
  'reset-password-do',
  'activate-done',
  'activate-error',
  'mail-change-do',
  'account-deleted',
  'credits',
  'credits-repeat-order',
  'credits-id-paymentmethod',
  'directdebit',
  'premium',
  'transactions',
]

export type NewLikeMoment = {
  /** Null on the error page. */
  page: PageName | null
  isDialogOpen: boolean
  isTyping: boolean
  /** Last opening of "New like!"; null if never. */
  openedAt: Date | null
  now: Date
}

/** Whether "New like!" may open now (LIKE-18). */
export const mayOpenNewLike = ({ page, isDialogOpen, isTyping, openedAt, now }: NewLikeMoment): boolean =>
  page !== null &&
  !uninterrupted.includes(page) &&
  !isDialogOpen &&
  !isTyping &&
  (openedAt === null || now.getTime() - openedAt.getTime() >= newLikeEveryMs)

type ReceivedLike = { like_new: boolean; liked_at: string; profile: { fictional: boolean } }

/**
 * Like for "New like!": the newest from a real member whose profile was not opened yet, given after
 * the dialog last opened. The auto-like alone announces likes from fictional profiles, once.
 */
export const newestRealLike = <Like extends ReceivedLike>(
  likes: readonly Like[],
  openedAt: Date | null,
): Like | undefined =>
  likes
    .filter(({ like_new, profile }) => like_new && !profile.fictional)
    .filter(({ liked_at }) => openedAt === null || new Date(liked_at) > openedAt)
    .sort((a, b) => b.liked_at.localeCompare(a.liked_at))[0]
