import { countChanges } from '#functions/stores/members/counts.ts'
import { type BatchReaction, commitOnce } from '#functions/table/stream.ts'

/**
 * Attributes of a card that decide where it is counted. Activity changes only `at`, which affects
 * no count.
 */
const counting = ['sc', 'sr', 'b'] as const

/** Updates the counters of search when cards enter, leave or move within the indexes. */
export const reaction: BatchReaction = {
  wants: ({ before, after }) => counting.some((attribute) => before?.[attribute] !== after?.[attribute]),
  // The order of changes does not affect the sums, so a batch is added up; only repeated deliveries
  // are left out.
  runAll: async (changes, now) => {
    const moving = changes.filter((change) => countChanges([change], now).length > 0)
    await commitOnce('countMembers', moving, now, (some) => countChanges(some, now))
  },
}
