import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { endedSessionCookies } from '#functions/auth/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { keepSignupCredits } from '#functions/stores/account/addresses.ts'
import { addDeletion, finalAfter } from '#functions/stores/account/deletion.ts'
import { hideCard } from '#functions/stores/members/card-writes.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { leaveQueue } from '#functions/stores/photos/queue.ts'
import { endVerification } from '#functions/stores/photos/verification.ts'
import { leaveTextQueue } from '#functions/stores/profile/held.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as ownAccount from '#shared/contract/own-account.ts'

const consistent = { consistent: true } as const

export const handler = handle(ownAccount.remove, {
  load: ({ memberId }) => ({ own: findProfile(memberId, consistent), album: findAlbum(memberId, consistent) }),
  run: async ({ member, own, album, body = {}, site, now, setCookies }) => {
    const { country } = site
    const id = ulid(now.getTime())
    const finalAt = finalAfter(now)
    const final_at = await retryOnConflict(async (attempt) => {
      const existing = (attempt === 0 ? undefined : await findAccount(member.id, consistent)) ?? member
      if (existing.status !== 'active' && existing.status !== 'not_confirmed') {
        // Staff have banned the member meanwhile, which ended the session.
        if (!existing.deletionDueAt) throw new Refusal('authentication_required')
        // Another request has started the deletion meanwhile.
        return existing.deletionDueAt
      }
      const [photos, profile] =
        attempt === 0
          ? [album, own]
          : await Promise.all([findAlbum(member.id, consistent), findProfile(member.id, consistent)])
      const props = { name: profile?.name ?? '', deletion: id, finalAt: finalAt.toISOString() }
      await commit([
        // Leaving and signing up again gives no new credits.
        keepSignupCredits(existing.email, finalAt),
        ...addDeletion(existing, { id, at: now.toISOString(), ...body }, finalAt),
        ...(profile ? [hideCard(existing.id), ...leaveTextQueue(existing.id, profile)] : []),
        ...leaveQueue(photos),
        endVerification(existing.id),
        ...notify(existing, { event: 'deletionRequested', props }, now),
      ])
      return finalAt.toISOString()
    })
    setCookies(endedSessionCookies)
    return {
      final_at,
      partner: country.deletePartner && { ...country.deletePartner, countdown_seconds: country.deleteCountdown },
    }
  },
})
