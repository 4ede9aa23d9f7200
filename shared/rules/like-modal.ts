import type { PageName } from './paths.ts'

/** The delay that `t` asks for in seconds, or null: whole numbers from 0 to 600 (TRAP-03). */
export const likeModalDelay = (t: string | undefined): number | null =>
  t !== undefined && /^\d{1,3}$/.test(t) && Number(t) <= 600 ? Number(t) : null

/** From the member's first page in the members area to the auto-like of a fictional profile (LIKE-18). */
export const autoLikeAfterMs = 60_000

/** "New like!" opens at most once in this time (LIKE-18). */
const newLikeEveryMs = 24 * 60 * 60_000

/** Signup, activation and payment, which nothing interrupts (LIKE-18), and pages for one task with the password. */
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
  /** When "New like!" opened last; null where it never did. */
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
 * The newest like that "New like!" tells of: of a real person, whose profile was not opened yet, and given after it opened last. Likes of
 * fictional profiles are told once, by the auto-like.
 */
export const newestRealLike = <Like extends ReceivedLike>(
  likes: readonly Like[],
  openedAt: Date | null,
): Like | undefined =>
  likes
    .filter(({ like_new, profile }) => like_new && !profile.fictional)
    .filter(({ liked_at }) => openedAt === null || new Date(liked_at) > openedAt)
    .sort((a, b) => b.liked_at.localeCompare(a.liked_at))[0]
