import { handle } from '#functions/auth/staff-handle.ts'
import { listObjections } from '#functions/stores/safety/decision.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import { showQueue } from '#functions/table/staff-queue.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownObjection } from '../objections.ts'

export const handler = handle(moderation.listObjections, {
  load: () => ({ waiting: findWaiting('objections') }),
  run: async ({ staff: own, waiting, site, now }) => {
    const forOthers: Awaited<ReturnType<typeof shownObjection>>[] = []
    // Objections that only colleagues may decide come last, so that they never displace the others.
    const decidable = await showQueue(pageSize.staff, listObjections, async (decision) => {
      const objection = await shownObjection(decision, own, site, now)
      if (objection.may_decide && !objection.own) return [objection]
      forOthers.push(objection)
      return []
    })
    return { objections: [...decidable, ...forOthers].slice(0, pageSize.staff), waiting }
  },
})
