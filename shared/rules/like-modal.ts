import { dayMs, minuteMs } from './durations.ts'
import type { PageName } from './paths.ts'

/**
 * Delay in seconds before the like modal opens, given by the query parameter `t`; null unless `t`
 * is an integer from 0 to 600 (TRAP-03).
 */
export const likeModalDelay = (t: string | undefined): number | null =>
  t !== undefined && /^\d{1,3}$/.test(t) && Number(t) <= 600 ? Number(t) : null

/**
 * Delay from the first page in the members area to the auto-like, a like from a fictional profile
 * (LIKE-18).
 */
export const autoLikeAfterMs = minuteMs

/** Minimum interval between two "New like!" dialogs (LIKE-18). */
const newLikeEveryMs = dayMs

/**
 * Pages that "New like!" and the match moment must not interrupt: signup, activation and payment
 * (LIKE-18), and single-task pages that ask for a password.
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

/**
 * Whether "New like!" and the match moment may open on a page; `page` is null on the error page.
 */
export const isInterruptible = (page: PageName | null): boolean => page !== null && !uninterrupted.includes(page)

export type PopupMoment = { page: PageName | null; isDialogOpen: boolean; isTyping: boolean }

/** Whether the match moment may open now (LIKE-19). */
export const mayOpenMatch = ({ page, isDialogOpen, isTyping }: PopupMoment): boolean =>
  isInterruptible(page) && !isDialogOpen && !isTyping

export type NewLikeMoment = PopupMoment & {
  /** Last opening of "New like!"; null if never. */
  openedAt: Date | null
  now: Date
}

/** Whether "New like!" may open now (LIKE-18). */
export const mayOpenNewLike = ({ openedAt, now, ...moment }: NewLikeMoment): boolean =>
  mayOpenMatch(moment) && (openedAt === null || now.getTime() - openedAt.getTime() >= newLikeEveryMs)

type ReceivedLike = { like_new: boolean; match: boolean; liked_at: string; profile: { fictional: boolean } }

/**
 * Newest like of a real member after `since` whose profile was not opened yet, for "New like!"
 * (LIKE-18) and the toast (LIVE-12). Likes of fictional profiles are left out: the only one that is
 * announced is the auto-like, once. Matches are left out, because the match moment announces them.
 */
export const newestRealLike = <Like extends ReceivedLike>(
  likes: readonly Like[],
  since: Date | null,
): Like | undefined =>
  likes
    .filter(({ like_new, match, profile }) => like_new && !match && !profile.fictional)
    .filter(({ liked_at }) => since === null || new Date(liked_at) > since)
    .sort((a, b) => b.liked_at.localeCompare(a.liked_at))[0]

type TimedLike = { id: string; liked_at: string }

/**
 * Match for the next match moment (LIKE-19): the newest match that the member has not seen. The
 * time of a match is the time of the later like.
 */
export function newestNewMatch<Like extends TimedLike & { match_new: boolean }>(
  received: readonly Like[],
  given: readonly TimedLike[],
): Like | undefined {
  const givenAt = new Map(given.map(({ id, liked_at }) => [id, liked_at]))
  const startOf = ({ id, liked_at }: Like) => [liked_at, givenAt.get(id) ?? ''].sort()[1]!
  return received.filter(({ match_new }) => match_new).sort((a, b) => startOf(b).localeCompare(startOf(a)))[0]
}
