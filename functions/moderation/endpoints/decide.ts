import { handle } from '#functions/auth/staff-handle.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { decide } from '../decide.ts'

export const handler = handle(moderation.decide, {
  run: async ({ staff: own, body, now }) => ({ number: await decide(body, own, now) }),
})
