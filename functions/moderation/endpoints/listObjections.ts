import { handle } from '#functions/auth/staff-handle.ts'
import { listObjections } from '#functions/stores/safety/decision.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownObjection } from '../objections.ts'

export const handler = handle(moderation.listObjections, {
  load: () => ({ decisions: listObjections(pageSize.staff), waiting: findWaiting('objections') }),
  run: async ({ staff: own, decisions, waiting, site, now }) => ({
    objections: await Promise.all(decisions.map((decision) => shownObjection(decision, own, site, now))),
    waiting,
  }),
})
