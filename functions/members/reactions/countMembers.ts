import { countChanges } from '#functions/stores/members/counts.ts'
import { keys } from '#functions/table/keys.ts'
import { type BatchReaction, commitOnce } from '#functions/table/stream.ts'

/** What of a card decides where it is counted; being active moves `at` only, and nobody's count. */
const counting = ['sc', 'sr', 'b'] as const

/** Keeps the counters of search in step as cards enter, leave and move within the indexes. */
export const reaction: BatchReaction = {
  wants: ({ SK, before, after }) =>
    SK === keys.card('').SK && counting.some((attribute) => before?.[attribute] !== after?.[attribute]),
  // Each change adds the same wherever it comes in the order, so a batch is summed up; only
  // repetitions are kept out.
  runAll: async (changes, now) => {
    const moving = changes.filter((change) => countChanges([change], now).length > 0)
    await commitOnce('countMembers', moving, now, (some) => countChanges(some, now))
  },
}
