import { handle } from '#functions/auth/staff-handle.ts'
import { findNotifiedCounts } from '#functions/stores/notifications/counts.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import * as staff from '#shared/contract/staff.ts'
import { shownPolicy } from '../policy-view.ts'

export const handler = handle(staff.policy, {
  load: ({ now }) => ({ counts: findNotifiedCounts(now) }),
  run: async ({ counts, site }) => ({ events: shownPolicy(policy, counts, site.country) }),
})
