import { handle } from '#functions/auth/handle.ts'
import * as safety from '#shared/contract/safety.ts'
import { findLinked } from '../decision-link.ts'

export const handler = handle(safety.findDecision, {
  run: async ({ query, now, refuse }) => {
    const decision = await findLinked(query.token, now)
    if (!decision) return refuse('link_invalid')
    const { number, kind, ground, facts, at, until, state, objection, review } = decision
    return {
      number,
      kind,
      ground,
      facts,
      at,
      until,
      state,
      objected_at: objection?.at ?? null,
      answer: review?.answer ?? null,
    }
  },
})
