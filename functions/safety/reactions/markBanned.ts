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
 * Photos of conversations that the ban is about: those that its complaints or its case name. Other
 * photos that the member sent are not marked, as many are not the member's own.
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
 * Marks the pictures and payment sources of a banned account, and removes the marks when the ban is
 * lifted (MOD-09). Not part of the decision's transaction, as there may be too many marks for it.
 * Idempotent, as the marks are derived from the account's current state. A suspension leaves no
 * marks. Marks of other accounts that share a picture or a source stay.
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
    // Never banned, so without marks; an objection that was upheld may be about another decision.
    if (account?.banMarkId === undefined) return
    const { banMarkId } = account
    const isBanned = account.status === 'banned' && !isSuspended(account)
    // Lifting the ban removes the decision from the account: then only the rows of the photos tell
    // which are marked.
    const sent = isBanned ? await listConcerned(account) : await listMarkedPhotos(memberId)
    const pictures = [...photos, ...sent]
    const notes = sent.map((photo) => noteMark(memberId, photo, isBanned))
    // The notes, which tell which photos are marked, are written before the marks and removed after
    // them, so that no mark is left without its note if a transaction fails.
    await commitEach(
      isBanned
        ? [...notes, ...addBannedPictures(banMarkId, pictures, now), ...addBannedSources(banMarkId, sources, now)]
        : [...removeBannedPictures(banMarkId, pictures), ...removeBannedSources(banMarkId, sources), ...notes],
    )
  },
}
