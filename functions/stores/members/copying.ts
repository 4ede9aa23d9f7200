import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, commit, type Write } from '#functions/table/transaction.ts'
import { check, put, remove, update } from '#functions/table/write.ts'

/** Unfinished refresh of the copies of a card in other members' rows. */
const Copying = z.object({
  /**
   * Id of the change that started the refresh. A newer change starts a new refresh and stops this
   * one.
   */
  revision: z.string(),
  /** Sort key of the member's last row whose mirror was updated. */
  after: z.string(),
})

export const findCopying = (id: string) => find(Copying, keys.copying(id), { consistent: true })

const superseded = () => new Conflict('a newer change has started another refresh')

/**
 * Leaves the remaining copies of a changed card to the job `copyCards`. Replaces an unfinished
 * refresh of an earlier change. Conflict if the member was purged.
 */
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
