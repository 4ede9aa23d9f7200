import { handle } from '#functions/auth/handle.ts'
import { findFlaggerBy } from '#functions/stores/safety/flaggers.ts'
import * as safety from '#shared/contract/safety.ts'

export const handler = handle(safety.findFlagger, {
  load: ({ body, now }) => ({ flagger: findFlaggerBy(body.token, now) }),
  run: async ({ flagger, refuse }) => {
    if (!flagger) return refuse('link_invalid')
    const { name, email, until } = flagger
    return { name, email, until }
  },
})
