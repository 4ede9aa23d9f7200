import { handle } from '#functions/auth/staff-handle.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { review } from '../review.ts'

export const handler = handle(moderation.answerObjection, {
  run: async ({ staff: own, body: { age_shown: ageShown, ...body }, site, now }) => {
    await review({ ...body, ageShown }, own, site, now)
    return { decided: true as const }
  },
})
