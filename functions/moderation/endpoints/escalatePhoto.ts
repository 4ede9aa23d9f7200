import { handle } from '#functions/auth/staff-handle.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { escalate } from '../escalate.ts'

export const handler = handle(moderation.escalatePhoto, {
  run: async ({ staff: own, body, site, now }) => ({ case: await escalate(body, own, site, now) }),
})
