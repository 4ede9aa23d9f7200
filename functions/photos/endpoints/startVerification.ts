import { randomInt } from 'node:crypto'
import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { changed, checkActive } from '#functions/stores/account/account.ts'
import { findAlbum, mainPhotoOf } from '#functions/stores/photos/photo.ts'
import { addVerification, findVerification, newVerification } from '#functions/stores/photos/verification.ts'
import { countUse } from '#functions/stores/throttle/throttle.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import { poses } from '#shared/model/verification.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { verificationLimits } from '#shared/rules/photo-limits.ts'
import { isVerificationOver, ownVerification } from '../verification-view.ts'

const drawn = { kind: 'verification', most: verificationLimits.posesPerDay, windowSeconds: daySeconds }

export const handler = handle(photoVerification.startVerification, {
  load: ({ memberId }) => ({ album: findAlbum(memberId) }),
  run: async ({ member, album, site, now, refuse }) => {
    // A fictional profile never gets the verification mark, as it shows no real person.
    if (!site.country.photoVerification || member.fictional) return refuse('verification_off')
    if (member.status !== 'active') return refuse('email_not_confirmed')
    if (!mainPhotoOf(album.photos)) return refuse('main_photo_missing')
    const asked = await retryOnConflict(async () => {
      const found = await findVerification(member.id, { consistent: true })
      // A repeated call returns the same pose, so that nobody can repeat the call until they get a
      // pose that suits them.
      if (found && found.stage !== 'refused' && !isVerificationOver(found, now)) return found
      const next = newVerification(ulid(now.getTime()), poses[randomInt(poses.length)]!, now)
      await commit([
        addVerification(member.id, next, found),
        countUse(drawn, member.id, now),
        checkActive(member.id, changed),
      ])
      return next
    })
    return ownVerification(asked, album, now)
  },
})
