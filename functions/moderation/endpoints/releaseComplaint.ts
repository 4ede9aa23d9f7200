import { handle } from '#functions/auth/staff-handle.ts'
import { releaseComplaint } from '#functions/stores/safety/complaint-owner.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { findGroup } from '../complaint-group.ts'

export const handler = handle(moderation.releaseComplaint, {
  run: async ({ staff, query, now }) => {
    const group = await findGroup(query.id, staff, now)
    const owned = group ? [group.named, ...group.others].filter(({ owner }) => owner?.id === staff.id) : []
    await Promise.all(owned.map(({ id }) => apply(releaseComplaint(id, staff)).catch(ignoreConflict)))
    return { owned: false as const }
  },
})
