import * as account from './account.ts'
import * as ageCheck from './age-check.ts'
import * as campaigns from './campaigns.ts'
import * as cards from './cards.ts'
import * as chats from './chats.ts'
import * as credits from './credits.ts'
import * as debitBlocks from './debit-blocks.ts'
import * as desk from './desk.ts'
import * as directDebit from './direct-debit.ts'
import * as discounts from './discounts.ts'
import { type Endpoint, endpointsOf } from './endpoint.ts'
import * as fictional from './fictional.ts'
import * as finance from './finance.ts'
import * as flaggers from './flaggers.ts'
import * as handRequests from './hand-requests.ts'
import * as keptChats from './kept-chats.ts'
import * as likes from './likes.ts'
import * as mail from './mail.ts'
import * as members from './members.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as ownAccount from './own-account.ts'
import * as ownName from './own-name.ts'
import * as photoVerification from './photo-verification.ts'
import * as photos from './photos.ts'
import * as profile from './profile.ts'
import * as proofs from './proofs.ts'
import * as queueClaims from './queue-claims.ts'
import * as safety from './safety.ts'
import * as site from './site.ts'
import * as staff from './staff.ts'
import * as verificationQueue from './verification-queue.ts'

/**
 * All endpoints, by domain and key. The code of functions, routes, grants and generic tests
 * iterates over this object.
 */
export const contract = {
  account: endpointsOf({ ...account, ...ownAccount, ...ownName, ...ageCheck }),
  profile: endpointsOf(profile),
  photos: endpointsOf({ ...photos, ...photoVerification }),
  members: endpointsOf(members),
  likes: endpointsOf(likes),
  chats: endpointsOf(chats),
  credits: endpointsOf({ ...credits, ...cards, ...directDebit, ...debitBlocks }),
  discounts: endpointsOf(discounts),
  notifications: endpointsOf(notifications),
  safety: endpointsOf({ ...safety, ...keptChats }),
  site: endpointsOf(site),
  staff: endpointsOf(staff),
  moderation: endpointsOf({ ...moderation, ...handRequests, ...flaggers, ...verificationQueue, ...queueClaims }),
  fictional: endpointsOf(fictional),
  desk: endpointsOf(desk),
  campaigns: endpointsOf(campaigns),
  finance: endpointsOf(finance),
  proofs: endpointsOf(proofs),
  mail: endpointsOf(mail),
} satisfies Record<string, Record<string, Endpoint>>

export type Domain = keyof typeof contract
