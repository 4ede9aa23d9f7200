import { handle } from '#functions/auth/staff-handle.ts'
import { listFlaggers } from '#functions/stores/safety/flaggers.ts'
import * as flaggers from '#shared/contract/flaggers.ts'
import { shownFlagger } from '../flaggers.ts'

export const handler = handle(flaggers.listFlaggers, {
  load: () => ({ found: listFlaggers() }),
  run: async ({ found }) => ({ flaggers: found.map(shownFlagger) }),
})
