import { findAccount, isSuspended } from '#functions/stores/account/account.ts'
import { addBannedSources, listSources, removeBannedSources } from '#functions/stores/credits/payment-sources.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { addBannedPictures, removeBannedPictures } from '#functions/stores/photos/pictures.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { commitEach } from '#functions/table/transaction.ts'

const { prefix } = keys.moderationOfMember('')
const actions: readonly unknown[] = ['member_banned', 'member_unbanned', 'objection_upheld']

/**
 * Marks the pictures and payment sources of a banned account, and removes the marks when the ban is
 * lifted (MOD-09). Not part of the decision's transaction, as there may be too many marks for it.
 * Idempotent, as the marks are derived from the account's current state. A suspension leaves no
 * marks.
 */
export const reaction: Reaction = {
  wants: ({ kind, SK, after }) => kind === 'INSERT' && SK.startsWith(prefix) && actions.includes(after?.action),
  run: async ({ PK }, now) => {
    const memberId = memberIn(PK)
    const [account, photos, sources] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      listPhotos(memberId),
      listSources(memberId),
    ])
    if (!account) return
    const isBanned = account.status === 'banned' && !isSuspended(account)
    await commitEach(
      isBanned
        ? [...addBannedPictures(account.email, photos, now), ...addBannedSources(sources, now)]
        : [...removeBannedPictures(account.email, photos), ...removeBannedSources(sources)],
    )
  },
}
