import { handle } from '#functions/auth/staff-handle.ts'
import { env } from '#functions/platform/env.ts'
import { findInvited } from '#functions/stores/staff/staff.ts'
import { countUse, visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply } from '#functions/table/transaction.ts'
import * as staff from '#shared/contract/staff.ts'
import { authenticatorUri, secretsFor } from '../authenticator.ts'
import { invitationLimit } from '../sign-in.ts'

export const handler = handle(staff.invitation, {
  load: ({ body, now }) => ({ invited: findInvited(body.token, now) }),
  run: async ({ body, invited, now, visitorAddress, refuse }) => {
    await apply(countUse(invitationLimit, visitorOf(visitorAddress), now))
    const { email, name } = invited ?? refuse('link_invalid')
    const [secret = ''] = secretsFor(body.token)
    return { email, name, secret, uri: authenticatorUri(secret, { email, siteName: env.siteName }) }
  },
})
