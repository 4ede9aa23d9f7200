import { handle } from '#functions/auth/handle.ts'
import { shownUser } from '#functions/auth/shown-user.ts'
import { findListing } from '#functions/stores/members/card.ts'
import { moveCard } from '#functions/stores/members/place.ts'
import { cellOfTown } from '#functions/stores/members/town-cell.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { changeProfile, findProfile } from '#functions/stores/profile/profile.ts'
import { mayLiveIn } from '#functions/stores/profile/towns.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as profile from '#shared/contract/profile.ts'
import { isPlaceOf } from '#shared/countries/regions.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { aboutLength } from '#shared/rules/profile.ts'
import { changedProfile, changeOf } from '../change.ts'

/** Consistent reads: the answer must include a change made just before. */
const consistent = { consistent: true } as const

export const handler = handle(profile.change, {
  load: ({ memberId }) => ({
    own: findProfile(memberId, consistent),
    listing: findListing(memberId, consistent),
    photos: listPhotos(memberId),
  }),
  run: async ({ member, own, listing, photos, body, site, now, refuse }) => {
    if (visibleLength(body.about ?? '') > aboutLength) refuse('about_too_long')
    const changed = await retryOnConflict(async (attempt) => {
      const [existing, listed] =
        attempt === 0
          ? [own, listing]
          : await Promise.all([findProfile(member.id, consistent), findListing(member.id, consistent)])
      if (!existing || !listed) throw new Error(`Member ${member.id} has no profile or no card`)
      const change = changeOf(member.id, existing, body, site.country, now) ?? refuse('sensitive_consent_required')
      const next = changedProfile(existing, change)
      if (change.fields.region !== undefined && !isPlaceOf(site.country, next.country, next.region))
        refuse('unknown_region')
      const { city } = change.fields
      if (city && !mayLiveIn(city, next, existing)) refuse('unknown_town')
      if (Object.keys(change.fields).length === 0) return existing
      await commit([
        changeProfile(member.id, change.fields, { seen: existing, lockedFields: change.lockedFields }),
        ...(change.isMoving ? [moveCard(listed, next, cellOfTown)] : []),
      ])
      return next
    })
    return shownUser({ account: member, profile: changed, photos }, site, now)
  },
})
