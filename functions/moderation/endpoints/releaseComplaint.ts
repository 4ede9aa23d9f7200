import { handle } from '#functions/auth/staff-handle.ts'
import { releaseComplaint } from '#functions/stores/safety/complaint-owner.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'

export const handler = handle(moderation.releaseComplaint, {
  run: async ({ staff, query }) => {
    await apply(releaseComplaint(query.id, staff)).catch(ignoreConflict)
    return { owned: false as const }
  },
})
