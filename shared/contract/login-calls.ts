import * as z from 'zod/mini'
import { CurrentUser } from '../model/user.ts'
import { Credentials, login, Subscribed, Subscription } from './account.ts'
import { endpoint } from './endpoint.ts'

// The two calls that share the endpoint `account.login`.

/** Sign-in. */
export const logIn = endpoint({ ...login, body: Credentials, answer: CurrentUser })

/** Registration of this device for pushes to the signed-in member (API-04, OPEN-08). */
export const subscribePush = endpoint({
  ...login,
  query: z.object({ push: z.literal('1') }),
  body: Subscription,
  answer: Subscribed,
})
