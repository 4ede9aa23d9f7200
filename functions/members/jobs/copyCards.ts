import { endCopying, findCopying, saveCopying } from '#functions/stores/members/copying.ts'
import { copyToCounterparts } from '#functions/stores/rows/counterparts.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { apply } from '#functions/table/transaction.ts'

/**
 * Continues the refreshes of card copies that `beginCopying` left unfinished. The next run
 * continues refreshes that this run does not finish.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('copyCards', now, isTimeLeft, async ({ PK }) => {
    const id = memberIn(PK)
    const copying = await findCopying(id)
    if (!copying) return
    const { revision } = copying
    for (let after: string | undefined = copying.after; after && isTimeLeft(); ) {
      after = await copyToCounterparts(id, after)
      await apply(after ? saveCopying(id, revision, after) : endCopying(id, revision))
    }
  }),
)
