import { handle } from '#functions/auth/handle.ts'
import { nobody } from '#functions/platform/nobody.ts'
import { isPassword } from '#functions/platform/password.ts'
import { readToken } from '#functions/platform/token.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findMemberByEmail } from '#functions/stores/account/claims.ts'
import { findDeletion, mayComeBack, undoDeletion } from '#functions/stores/account/deletion.ts'
import { isRecent } from '#functions/stores/account/repeat.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { showCard } from '#functions/stores/members/card-writes.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { enterQueue } from '#functions/stores/photos/queue.ts'
import { enterTextQueue } from '#functions/stores/profile/held.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { blockedMinutes, clearTries, countTry, findTries, returnTry } from '#functions/stores/throttle/sign-ins.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { countAttempt } from '../throttle.ts'

/**
 * Deletion that a reactivation link names, with the member's current rows; undefined for a forged
 * or expired link.
 */
async function findLeaving(token: string, now: Date) {
  const { sub: id = '', deletion = '' } = (await readToken('reactivation', token, now))?.claims ?? {}
  if (!id || !deletion) return undefined
  const [found, card, request, profile, album] = await Promise.all([
    findAccount(id, { consistent: true }),
    findCard(id),
    findDeletion(id),
    findProfile(id, { consistent: true }),
    findAlbum(id, { consistent: true }),
  ])
  return { deletion, found, card, request, profile, album }
}

export const handler = handle(ownAccount.reactivate, {
  load: ({ body, now, ...origin }) => ({
    leaving: 'token' in body ? findLeaving(body.token, now) : Promise.resolve(undefined),
    memberId: 'email' in body ? findMemberByEmail(body.email) : Promise.resolve(undefined),
    tries: 'email' in body ? findTries('login', body.email, origin, now) : Promise.resolve(null),
  }),
  run: async ({ body, leaving, memberId = nobody, tries, now, refuse }) => {
    if ('token' in body) {
      await retryOnConflict(async (attempt) => {
        const existing = attempt === 0 ? leaving : await findLeaving(body.token, now)
        if (!existing) return refuse('link_invalid')
        const { deletion, found, card, request, profile, album } = existing
        if (!found || !mayComeBack(found, deletion, now)) {
          // A browser that lost the answer retries, so the same link succeeds again for a short
          // time.
          const isRepeat = request?.id === deletion && isRecent(request.undoneAt, now) && found?.status !== 'banned'
          return isRepeat ? undefined : refuse('link_invalid')
        }
        const isSeen = found.statusBefore === 'active' && !found.invisible
        await commit([
          ...undoDeletion(found, now),
          ...(isSeen && card ? [showCard(card, now)] : []),
          ...enterQueue(album),
          ...(profile ? enterTextQueue(found.id, profile) : []),
          ...notify(found, { event: 'reactivated', props: { name: profile?.name ?? '' } }, now),
        ])
      })
      return { status: 'reactivated' as const }
    }

    const minutes = tries ? blockedMinutes(tries, now) : 0
    if (!tries || minutes > 0) return refuse('login_blocked', { minutes })
    const [found, profile] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      findProfile(memberId),
      // Counts the attempt before its outcome is known, so that parallel attempts cannot exceed the
      // limit; a refused attempt costs no password hash.
      countTry(tries, now),
    ])
    const member = found && !isGone(found, now) ? found : undefined
    const isRight = await isPassword(body.password, member?.passwordHash)
    if (!member || !isRight) return refuse('login_failed')
    await returnTry(tries)
    const { status, deletionId: deletion, deletionDueAt: finalAt } = member
    // Already reactivated in another tab: no mail needed.
    if (status === 'active' || status === 'not_confirmed') return { status: 'reactivated' as const }
    if (!deletion || !finalAt || status !== 'deletion_pending') return refuse('link_invalid')
    await commit([
      clearTries(tries, now),
      countAttempt('reactivationMail', member.id, now),
      ...notify(
        member,
        { event: 'reactivationRequested', props: { name: profile?.name ?? '', deletion, finalAt } },
        now,
      ),
    ])
    return { status: 'mail_sent' as const }
  },
})
