import { ulid } from 'ulid'
import { commit, retryOnConflict } from '#functions/data/table.ts'
import { findListing, findProfile, moveCard } from '#functions/members/store.ts'
import { changeProfile } from '#functions/profile/store.ts'
import { staff } from '#shared/contract/staff.ts'
import { isPlaceOf } from '#shared/countries/regions.ts'
import { fictionChange, findFictional } from '../fictional.ts'
import { handle } from '../handle.ts'
import { addAudit } from '../store.ts'

const consistent = { consistent: true } as const

export const handler = handle(staff.changeFictional, {
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
      if (Object.keys(fields).length === 0) return
      await commit([
        changeProfile(body.id, fields, { seen: profile, resting: isMoving ? ['region', 'city'] : [] }),
        ...(isMoving ? [moveCard(listing, next)] : []),
        ...addAudit(own, { id: ulid(now.getTime()), action: 'fictional_changed', member: body.id }, now),
      ])
    })
    return { id: body.id }
  },
})
