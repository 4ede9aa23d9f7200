import { handle } from '#functions/auth/handle.ts'
import { shownUser } from '#functions/auth/shown-user.ts'
import { moveName } from '#functions/stores/account/claims.ts'
import { listRemovedNames } from '#functions/stores/account/removed-names.ts'
import { isLookAlike, nameRefusal } from '#functions/stores/account/reserved-name.ts'
import { renameCard } from '#functions/stores/members/card-writes.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { changeProfile, findProfile } from '#functions/stores/profile/profile.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as ownName from '#shared/contract/own-name.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { findName } from '../holder.ts'

export const handler = handle(ownName.chooseName, {
  load: ({ memberId }) => ({ photos: listPhotos(memberId) }),
  run: async ({ member, photos, body: { name }, site, now, refuse }) => {
    const { id } = member
    const profile = await retryOnConflict(async () => {
      const seen = await findProfile(id, { consistent: true })
      if (!seen) throw new Error(`Member ${id} has no profile`)
      if (seen.nameRemovedBy === undefined) return seen.name === name ? seen : refuse('name_fixed')
      const refusal = nameRefusal(name, site.country)
      if (refusal) refuse(refusal)
      const removed = await listRemovedNames(id)
      if (removed.some((one) => isLookAlike(name, one))) refuse('name_taken')
      const { claimedBy, isTaken } = await findName(name, now)
      await commit([
        ...moveName(nameClaim(seen.name), nameClaim(name), id, isTaken ? undefined : claimedBy),
        changeProfile(id, { name, nameRemovedBy: undefined }, { seen, lockedFields: ['name', 'nameRemovedBy'] }),
        renameCard(id, name),
      ])
      const { nameRemovedBy: _, ...rest } = seen
      return { ...rest, name }
    })
    return shownUser({ account: member, profile, photos }, site, now)
  },
})
