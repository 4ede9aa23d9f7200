import { memberIn } from '#functions/data/keys.ts'
import { apply } from '#functions/data/table.ts'
import { forEachDue, job } from '#functions/lib/job.ts'
import { endCopying, findCopying, saveCopying } from '../copying-store.ts'
import { copyToCounterparts } from '../counterparts.ts'

/** Goes on with the copies of cards that the stream left; what one run does not finish, the next one does. */
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
