import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { apply } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'

const Counts = z.record(z.string(), z.int())

/** Progress of the nightly count; absent while none is running. */
const CountWalk = z.object({
  /**
   * UTC day of the walk, and the index of its first unit (a gender in a country, `countUnits`). The
   * walk ends when it is back at that unit.
   */
  day: z.string(),
  first: z.int(),
  unit: z.int(),
  /**
   * Unit in progress: the counters before the count, the numbers so far, and the next position.
   * Absent until the first page of the unit is counted.
   */
  open: z.optional(z.object({ before: Counts, counted: Counts, band: z.int(), after: z.optional(z.string()) })),
})
export type CountWalk = z.infer<typeof CountWalk>
export type OpenUnit = NonNullable<CountWalk['open']>

export const findCountWalk = () => find(CountWalk, keys.countWalk(), { consistent: true })

/**
 * Saves the progress of the nightly count, without a condition. If a parallel run replaces it with
 * an earlier state, some members are counted again, without harm: each correction of a counter has
 * its own condition.
 */
export const saveCountWalk = (walk: CountWalk): Promise<void> => apply(put(keys.countWalk(), walk))

export const endCountWalk = (): Promise<void> => apply(remove(keys.countWalk()))
