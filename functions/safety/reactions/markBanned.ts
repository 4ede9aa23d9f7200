import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import { addBannedSources, listSources, removeBannedSources } from '#functions/stores/credits/payment-sources.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { addBannedPictures, removeBannedPictures } from '#functions/stores/photos/pictures.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listMarkedPhotos, listSentPhotos, noteMark, type SentPhoto } from '#functions/stores/safety/sent-photos.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { commitEach } from '#functions/table/transaction.ts'

const actions: readonly unknown[] = ['member_banned', 'member_unbanned', 'objection_upheld']

/**
 * Photos of conversations that the ban is about, as named in its complaints or its case. Other
 * photos that the member sent get no ban mark, as many are photos of other people.
 */
async function listConcerned({ bannedBy }: Account): Promise<SentPhoto[]> {
  const decision = bannedBy === undefined ? undefined : await findDecision(bannedBy, { consistent: true })
  const found = await Promise.all(
    (decision?.complaints ?? []).map(async (id) => {
      const complaint = await findComplaint(id, { consistent: true })
      return complaint ? listSentPhotos(complaint) : []
    }),
  )
  // Several complaints may name the same photo.
  return [...new Map(found.flat().map((photo) => [photo.id, photo])).values()]
}

/**
 * Adds ban marks for the pictures and payment sources of a banned account, and removes them when
 * the ban is lifted (MOD-09). Not part of the decision's transaction, which could not contain so
 * many writes. Idempotent, as the marks are derived from the account's current state. A suspension
 * adds no marks. Marks of other accounts that share a picture or a source stay.
 */
export const reaction: Reaction = {
  wants: ({ after }) => actions.includes(after?.action),
  run: async ({ PK }, now) => {
    const memberId = memberIn(PK)
    const [account, photos, sources] = await Promise.all([
      findAccount(memberId, { consistent: true }),
      listPhotos(memberId),
      listSources(memberId),
    ])
    // Never banned, so without ban marks; an objection that was upheld may be about another
    // decision.
    if (account?.banMarkId === undefined) return
    const { banMarkId } = account
    const isBanned = account.status === 'banned' && !isSuspended(account)
    // Lifting the ban removes the decision from the account: then only the rows of the photos show
    // which of them have a ban mark.
    const sent = isBanned ? await listConcerned(account) : await listMarkedPhotos(memberId)
    const pictures = [...photos, ...sent]
    const notes = sent.map((photo) => noteMark(memberId, photo, isBanned))
    // `isMarked` on the row of a photo is written before the ban mark and removed after it, so that
    // no mark is left that no row names if a transaction fails.
    await commitEach(
      isBanned
        ? [...notes, ...addBannedPictures(banMarkId, pictures, now), ...addBannedSources(banMarkId, sources, now)]
        : [...removeBannedPictures(banMarkId, pictures), ...removeBannedSources(banMarkId, sources), ...notes],
    )
  },
}
