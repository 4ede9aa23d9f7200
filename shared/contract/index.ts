import { account } from './account.ts'
import { chats } from './chats.ts'
import { credits } from './credits.ts'
import { discounts } from './discounts.ts'
import type { Endpoint } from './endpoint.ts'
import { likes } from './likes.ts'
import { members } from './members.ts'
import { safety } from './safety.ts'
import { site } from './site.ts'

/** Every call of the API by domain word and key: functions, routes, grants and generic tests are loops over this. */
export const contract = { account, members, likes, chats, credits, discounts, safety, site } satisfies Record<
  string,
  Record<string, Endpoint>
>

export type Domain = keyof typeof contract
