import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { apply } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'

const Counts = z.record(z.string(), z.int())

/** How far the nightly count has come; absent while none is under way. */
const CountWalk = z.object({
  /** The UTC day that the walk belongs to, and the unit that it began with: a day's walk ends where it began. */
  day: z.string(),
  first: z.int(),
  unit: z.int(),
  /** A unit in progress: what the counters were before, what was counted since, and where to go on. Absent before its first page. */
  open: z.optional(z.object({ before: Counts, counted: Counts, band: z.int(), after: z.optional(z.string()) })),
})
export type CountWalk = z.infer<typeof CountWalk>
export type OpenUnit = NonNullable<CountWalk['open']>

export const findCountWalk = () => find(CountWalk, keys.countWalk(), { consistent: true })

/** Two runs at once both save; each correction has its own condition, so a walk that goes back a little only counts again. */
export const saveCountWalk = (walk: CountWalk): Promise<void> => apply(put(keys.countWalk(), walk))

export const endCountWalk = (): Promise<void> => apply(remove(keys.countWalk()))
