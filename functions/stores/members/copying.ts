import * as z from 'zod/mini'
import { due, keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, commit, type Write } from '#functions/table/transaction.ts'
import { check, put, remove, update } from '#functions/table/write.ts'

/** Unfinished copying of a member's card to the rows of others. */
const Copying = z.object({
  /** Names the change that began it: a newer one begins anew, and the older one then stops. */
  revision: z.string(),
  /** The last own row whose other side was written. */
  after: z.string(),
})

export const findCopying = (id: string) => find(Copying, keys.copying(id), { consistent: true })

const superseded = () => new Conflict('a newer change began anew')

/** Leaves the rest to the job, in place of what an older change left; not for a member who was purged meanwhile. */
export const startCopying = (id: string, revision: string, after: string, now: Date): Promise<void> =>
  commit([
    check(keys.card(id), { condition: 'attribute_exists(PK)', onConflict: superseded }),
    put(keys.copying(id), { revision, after, ...due('copyCards', now, id) }),
  ])

const unlessSuperseded = (revision: string) => ({
  condition: 'revision = :revision',
  values: { ':revision': revision },
  onConflict: superseded,
})

export const saveCopying = (id: string, revision: string, after: string): Write => {
  const guard = unlessSuperseded(revision)
  return update(keys.copying(id), 'SET #after = :after', {
    ...guard,
    names: { '#after': 'after' },
    values: { ...guard.values, ':after': after },
  })
}

export const endCopying = (id: string, revision: string): Write => remove(keys.copying(id), unlessSuperseded(revision))
