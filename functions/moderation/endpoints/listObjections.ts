import { handle } from '#functions/auth/staff-handle.ts'
import { listObjections } from '#functions/stores/safety/decision.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import { showQueue } from '#functions/table/staff-queue.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { seesCases } from '../case-pictures.ts'
import { shownObjection } from '../objections.ts'

export const handler = handle(moderation.listObjections, {
  load: () => ({ waiting: findWaiting('objections'), forCases: findWaiting('caseObjections') }),
  run: async ({ staff: own, waiting, forCases, site, now }) => {
    const forOthers: Awaited<ReturnType<typeof shownObjection>>[] = []
    // Objections that only colleagues may decide come last, so that they never displace objections
    // that this person may decide.
    const decidable = await showQueue(pageSize.staff, listObjections, async (decision) => {
      const objection = await shownObjection(decision, { staff: own, site, now })
      if (objection.may_decide && !objection.own) return [objection]
      forOthers.push(objection)
      return []
    })
    // Objections in cases are not counted for staff who may not decide on them.
    const counted = seesCases(own) ? [waiting, forCases] : [waiting]
    return {
      objections: [...decidable, ...forOthers].slice(0, pageSize.staff),
      waiting: {
        count: counted.reduce((sum, { count }) => sum + count, 0),
        oldest_at: counted.flatMap(({ oldest_at }) => oldest_at ?? []).toSorted()[0] ?? null,
      },
    }
  },
})
