import { findAccount, isSuspended } from '#functions/stores/account/account.ts'
import { addBannedSources, listSources, removeBannedSources } from '#functions/stores/credits/payment-sources.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { addBannedPictures, removeBannedPictures } from '#functions/stores/photos/pictures.ts'
import { keys, memberIn } from '#functions/table/keys.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { commitEach } from '#functions/table/transaction.ts'

const { prefix } = keys.moderationOfMember('')
const actions: readonly unknown[] = ['member_banned', 'member_unbanned', 'objection_upheld']

/**
 * Remembers pictures and payment sources of a banned account, and forgets them when the ban is
 * lifted (MOD-09). Not part of the decision's transaction, as they are too many for it. Follows the
 * account's state, so it is idempotent; a suspension leaves nothing.
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
