import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { tokenFor } from '#functions/platform/owner-token.ts'
import { addFlagger } from '#functions/stores/safety/flaggers.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as flaggers from '#shared/contract/flaggers.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { shownFlagger } from '../flaggers.ts'

export const handler = handle(flaggers.addFlagger, {
  run: async ({ staff: own, body: { days, ...body }, site, now }) => {
    const token = tokenFor(body.id, randomBytes(32).toString('base64url'))
    const until = new Date(now.getTime() + days * dayMs).toISOString()
    const flagger = { ...body, until, at: now.toISOString(), byName: own.name }
    const entry = { id: ulid(now.getTime()), action: 'flagger_added' as const, reason: body.name, subject: body.id }
    await commit([addFlagger(flagger, token), ...addAudit(own, entry, now)])
    // The token is in the fragment, which browsers do not send, so that no log contains the secret.
    const url = `${site.origin}${pathTo('complaints')}#flagger=${token}`
    return { flagger: shownFlagger({ ...flagger, hash: '' }), url }
  },
})
