import { memberIn } from '#functions/table/key.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import { findProfile } from './profile.ts'

/** Page of the profiles with a text that waits for staff, oldest first. */
export const listWaitingProfiles = (page: { limit: number; after?: string | undefined }) =>
  listQueued('texts', page, async ({ PK }) => {
    const id = memberIn(PK)
    const profile = await findProfile(id)
    return profile?.held ? { id, profile } : undefined
  })
