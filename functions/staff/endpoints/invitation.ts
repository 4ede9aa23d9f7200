import { apply } from '#functions/data/table.ts'
import { env } from '#functions/lib/env.ts'
import { countUse, visitorOf } from '#functions/lib/throttle.ts'
import { staff } from '#shared/contract/staff.ts'
import { authenticatorUri, secretsFor } from '../authenticator.ts'
import { handle } from '../handle.ts'
import { invitationLimit } from '../sign-in.ts'
import { findInvited } from '../store.ts'

export const handler = handle(staff.invitation, {
  load: ({ body, now }) => ({ invited: findInvited(body.token, now) }),
  run: async ({ body, invited, now, visitorAddress, refuse }) => {
    await apply(countUse(invitationLimit, visitorOf(visitorAddress), now))
    const { email, name } = invited ?? refuse('link_invalid')
    const [secret = ''] = secretsFor(body.token)
    return { email, name, secret, uri: authenticatorUri(secret, { email, siteName: env.siteName }) }
  },
})
