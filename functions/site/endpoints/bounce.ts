import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { addVisit } from '#functions/stores/site/visits.ts'
import { countUse, visitorOf } from '#functions/stores/throttle/throttle.ts'
import { commit } from '#functions/table/transaction.ts'
import * as site from '#shared/contract/site.ts'
import { hourSeconds } from '#shared/rules/durations.ts'

/** Limit per visitor: more visits than a person makes in an hour. */
const limit = { kind: 'bounce', most: 30, windowSeconds: hourSeconds } as const

export const handler = handle(site.bounce, {
  run: async ({ body: { path, seconds, second_page }, visitorAddress, now }) => {
    const visit = { path, seconds, secondPage: second_page }
    await commit([countUse(limit, visitorOf(visitorAddress), now), addVisit(ulid(now.getTime()), visit, now)])
    return undefined
  },
})
