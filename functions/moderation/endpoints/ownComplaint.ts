import { handle } from '#functions/auth/staff-handle.ts'
import { ownComplaint } from '#functions/stores/safety/complaint-owner.ts'
import { apply } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'

export const handler = handle(moderation.ownComplaint, {
  run: async ({ staff: { id, name }, body, now }) => {
    await apply(ownComplaint(body.id, { id, name }, body.from, now))
    return { owned: true as const }
  },
})
