import { account } from './account.ts'
import { ageCheck } from './age-check.ts'
import { campaigns } from './campaigns.ts'
import { cards } from './cards.ts'
import { chats } from './chats.ts'
import { credits } from './credits.ts'
import { debitBlocks } from './debit-blocks.ts'
import { desk } from './desk.ts'
import { directDebit } from './direct-debit.ts'
import { discounts } from './discounts.ts'
import type { Endpoint } from './endpoint.ts'
import { fictional } from './fictional.ts'
import { finance } from './finance.ts'
import { flaggers } from './flaggers.ts'
import { handRequests } from './hand-requests.ts'
import { keptChats } from './kept-chats.ts'
import { likes } from './likes.ts'
import { mail } from './mail.ts'
import { members } from './members.ts'
import { moderation } from './moderation.ts'
import { notifications } from './notifications.ts'
import { ownAccount } from './own-account.ts'
import { ownName } from './own-name.ts'
import { photos } from './photos.ts'
import { profile } from './profile.ts'
import { proofs } from './proofs.ts'
import { queueClaims } from './queue-claims.ts'
import { safety } from './safety.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { verification } from './verification.ts'
import { verifying } from './verifying.ts'

/**
 * All endpoints, by domain and key. The code of functions, routes, grants and generic tests
 * iterates over this object.
 */
export const contract = {
  account: { ...account, ...ownAccount, ...ownName, ...ageCheck },
  profile,
  photos: { ...photos, ...verification },
  members,
  likes,
  chats,
  credits: { ...credits, ...cards, ...directDebit, ...debitBlocks },
  discounts,
  notifications,
  safety: { ...safety, ...keptChats },
  site,
  staff,
  moderation: { ...moderation, ...handRequests, ...flaggers, ...verifying, ...queueClaims },
  fictional,
  desk,
  campaigns,
  finance,
  proofs,
  mail,
} satisfies Record<string, Record<string, Endpoint>>

export type Domain = keyof typeof contract
