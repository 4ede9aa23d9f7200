import { handle } from '#functions/auth/staff-handle.ts'
import { countRisks } from '#functions/stores/staff/queues.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findRiskQueue } from '../risk-queue.ts'

export const handler = handle(moderation.listRisks, {
  load: ({ site, now }) => ({ risks: findRiskQueue(pageSize.staff, site, now), count: countRisks() }),
  run: async ({ risks, count }) => ({ risks, count }),
})
