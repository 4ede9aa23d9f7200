import { handle } from '#functions/auth/staff-handle.ts'
import { findWaiting } from '#functions/stores/staff/queues.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { findTextQueue } from '../text-queue.ts'

export const handler = handle(moderation.listTexts, {
  load: ({ site, now }) => ({ texts: findTextQueue(pageSize.staff, site, now), waiting: findWaiting('texts') }),
  run: async ({ texts, waiting }) => ({ texts, waiting }),
})
