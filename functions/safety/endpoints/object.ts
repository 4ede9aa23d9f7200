import { handle } from '#functions/auth/handle.ts'
import { keepComplaints } from '#functions/stores/safety/complaint-decisions.ts'
import { addObjection } from '#functions/stores/safety/decision.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as safety from '#shared/contract/safety.ts'
import { findLinked } from '../decision-link.ts'

export const handler = handle(safety.object, {
  run: async ({ body: { token, text }, now, refuse }) => {
    await retryOnConflict(async () => {
      const decision = await findLinked(token, now)
      if (!decision) return refuse('link_invalid')
      // A repeat after a lost answer, or a second press of the button.
      if (decision.objection?.text === text) return
      // Lifted or decided already: nothing is left to object to.
      if (decision.state !== 'made') return refuse('already_objected')
      await keepComplaints(decision, now)
      await commit(addObjection(decision, text, now))
    })
    return { received: true as const }
  },
})
