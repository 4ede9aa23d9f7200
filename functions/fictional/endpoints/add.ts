import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { drawNumber, findMemberByName } from '#functions/stores/account/claims.ts'
import { brandsOf, isReservedName } from '#functions/stores/account/reserved-name.ts'
import { isTownOf } from '#functions/stores/profile/towns.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as fictional from '#shared/contract/fictional.ts'
import { isPlaceOf } from '#shared/countries/regions.ts'
import { civilDate } from '#shared/rules/age.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { birthDateRefusal } from '#shared/rules/signup.ts'
import { findFictional, newFictional } from '../fictional.ts'

export const handler = handle(fictional.add, {
  load: ({ body }) => ({
    existing: findAccount(body.id),
    holderId: findMemberByName(nameClaim(body.name)),
    number: drawNumber(),
  }),
  run: async ({ staff: own, body, existing, holderId, number, site, now, refuse }) => {
    const { country } = site
    // A retry after a lost answer succeeds; an id in use by a real member is refused.
    if (existing?.fictional) return { id: body.id }
    if (existing || isReservedName(body.name, brandsOf(country))) refuse('name_taken')
    const unfit = birthDateRefusal(body.date_of_birth, civilDate(now, country.timeZone), country.minimumAge)
    if (unfit) refuse(unfit, unfit === 'minimum_age' ? { min_age: country.minimumAge } : {})
    if (!isPlaceOf(country, body.country, body.region)) refuse('unknown_region')
    if (body.city && !isTownOf(body.region, body.city)) refuse('unknown_town')
    const holder = holderId === undefined ? undefined : await findAccount(holderId, { consistent: true })
    // A parallel request with the same id was stored between the reads of account and name.
    if (holder?.fictional && holderId === body.id) return { id: body.id }
    if (holder && !isGone(holder, now)) refuse('name_taken')

    try {
      await commit([
        ...newFictional(body, site, { number, insteadOf: holderId }, now),
        ...addAudit(own, { id: ulid(now.getTime()), action: 'fictional_made', member: body.id }, now),
      ])
    } catch (error) {
      // The form was sent twice in parallel: the second request finds the profile of the first.
      if (!(await findFictional(body.id, now))) throw error
    }
    return { id: body.id }
  },
})
