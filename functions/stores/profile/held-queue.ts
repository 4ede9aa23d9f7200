import * as z from 'zod/mini'
import { memberIn, queue } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { findProfiles, type Profile } from './profile.ts'

const Place = z.object({ PK: z.string(), dueAt: z.string() })

/** Up to `limit` profiles with a text that waits for staff, oldest first. */
export async function listWaitingProfiles(limit: number, after?: string) {
  const range = { PK: queue('texts', new Date(0), '').dueJob, limit, after }
  const { items, more } = await list(Place, range, { index: 'due' })
  const ids = items.map(({ PK }) => memberIn(PK))
  const found = await findProfiles(ids)
  const waiting = ids.flatMap((id): { id: string; profile: Profile }[] => {
    // The index is eventually consistent: a colleague may have decided meanwhile.
    const profile = found.get(id)
    return profile?.held ? [{ id, profile }] : []
  })
  return { waiting, after: more ? items.at(-1)?.dueAt : undefined }
}
