import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findListing } from '#functions/stores/members/card.ts'
import { moveCard } from '#functions/stores/members/place.ts'
import { cellOfTown } from '#functions/stores/members/town-cell.ts'
import { changeProfile, findProfile } from '#functions/stores/profile/profile.ts'
import { mayLiveIn } from '#functions/stores/profile/towns.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as fictional from '#shared/contract/fictional.ts'
import { isPlaceOf } from '#shared/countries/regions.ts'
import { fictionChange, findFictional } from '../fictional.ts'

const consistent = { consistent: true } as const

export const handler = handle(fictional.change, {
  run: async ({ staff: own, body, site, now, refuse }) => {
    await retryOnConflict(async () => {
      const [account, profile, listing] = await Promise.all([
        findFictional(body.id, now),
        findProfile(body.id, consistent),
        findListing(body.id, consistent),
      ])
      if (!account || !profile || !listing) return refuse('not_found')
      const { fields, isMoving } = fictionChange(body, profile)
      const next = { ...profile, ...fields }
      if (isMoving && !isPlaceOf(site.country, next.country, next.region)) refuse('unknown_region')
      if (isMoving && next.city && !mayLiveIn(next.city, next, profile)) refuse('unknown_town')
      if (Object.keys(fields).length === 0) return
      await commit([
        changeProfile(body.id, fields, { seen: profile, lockedFields: isMoving ? ['region', 'city'] : [] }),
        ...(isMoving ? [moveCard(listing, next, cellOfTown)] : []),
        ...addAudit(own, { id: ulid(now.getTime()), action: 'fictional_changed', member: body.id }, now),
      ])
    })
    return { id: body.id }
  },
})
