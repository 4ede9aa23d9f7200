import { countChanges } from '#functions/stores/members/counts.ts'
import { keys } from '#functions/table/keys.ts'
import { commitOnce, type Reaction } from '#functions/table/stream.ts'

/** What of a card decides where it is counted; being active moves `at` only, and nobody's count. */
const counting = ['sc', 'sr', 'b'] as const

/** Keeps the counters of search in step as cards enter, leave and move within the indexes. */
export const reaction: Reaction = {
  wants: ({ SK, before, after }) =>
    SK === keys.card('').SK && counting.some((attribute) => before?.[attribute] !== after?.[attribute]),
  run: async (change, now) => {
    const changes = countChanges(change.before, change.after, now)
    // Each change of a card adds the same wherever it comes in the order, so only its repetition has to be kept out.
    if (changes.length > 0) await commitOnce('countMembers', change, now, changes)
  },
}
