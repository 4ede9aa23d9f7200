import { handle } from '#functions/auth/staff-handle.ts'
import { claimItem, listClaims, mayClaim, releaseItem } from '#functions/stores/staff/queue-claims.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import * as queueClaims from '#shared/contract/queue-claims.ts'

export const handler = handle(queueClaims.claimItems, {
  isPolled: true,
  run: async ({ staff: own, body: { queue, items, released }, now }) => {
    const settled = (await listClaims(queue, now)).filter((claim) => !mayClaim(claim, own, now))
    const wanted = items.filter((item) => !settled.some((claim) => claim.item === item))
    const writes = [
      ...wanted.map((item) => claimItem(queue, item, own, now)),
      ...released.filter((item) => !items.includes(item)).map((item) => releaseItem(queue, item, own)),
    ]
    // Conflicts are ignored: a colleague was first, or there is no claim to release.
    await Promise.all(writes.map((write) => apply(write).catch(ignoreConflict)))
    const claims = await listClaims(queue, now)
    return { claims: claims.map(({ item, staff, name, until }) => ({ item, by: name, mine: staff === own.id, until })) }
  },
})
