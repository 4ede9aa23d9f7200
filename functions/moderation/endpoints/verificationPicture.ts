import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findFile } from '#functions/platform/bucket.ts'
import { verificationKey } from '#functions/platform/bucket-paths.ts'
import { findVerification, markSeenBy } from '#functions/stores/photos/verification.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as verificationQueue from '#shared/contract/verification-queue.ts'
import { findOwner } from '../photo-queue.ts'
import { maxPictureBytes } from '../picture-size.ts'

export const handler = handle(verificationQueue.verificationPicture, {
  load: ({ query, now }) => ({
    owner: findOwner(query.member, now),
    found: findVerification(query.member, { consistent: true }),
  }),
  run: async ({ staff: own, owner, found, query: { member, id }, now, refuse }) => {
    if (!owner || found?.id !== id || found.stage !== 'waiting') return refuse('not_found')
    const file = (await findFile(verificationKey(member, id), maxPictureBytes)) ?? refuse('not_found')
    // The view is recorded before the picture is shown.
    await commit([
      ...(found.seenBy?.includes(own.id) ? [] : [markSeenBy(member, found, own.id)]),
      ...addAudit(own, { id: ulid(now.getTime()), action: 'verification_viewed', member, subject: id }, now),
    ])
    return { picture: file.body.toString('base64') }
  },
})
