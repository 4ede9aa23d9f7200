import { ulid } from 'ulid'
import { commit } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { countUse, visitorOf } from '#functions/lib/throttle.ts'
import { site } from '#shared/contract/site.ts'
import { addVisit } from '../store.ts'

/** More visits of one visitor within an hour than anybody makes by hand. */
const limit = { kind: 'bounce', most: 30, windowSeconds: 3_600 } as const

export const handler = handle(site.bounce, {
  run: async ({ body: { path, seconds, second_page }, visitorAddress, now }) => {
    const visit = { path, seconds, secondPage: second_page }
    await commit([countUse(limit, visitorOf(visitorAddress), now), addVisit(ulid(now.getTime()), visit, now)])
    return undefined
  },
})
