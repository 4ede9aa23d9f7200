import type { EndpointResources, JobResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as keptChats from '#shared/contract/kept-chats.ts'
import type * as safety from '#shared/contract/safety.ts'

export const endpoints = {
  listBlocked: {
    table: 'read',
    env: ['photoKey'],
    impact: 'Members do not see whom they blocked, and so cannot undo it.',
  },
  block: { table: 'write', impact: 'Members cannot block somebody who troubles them.' },
  unblock: { table: 'write', impact: 'Members cannot undo a block.' },
  complain: { table: 'write', impact: 'Nobody can file a complaint.' },
  findFlagger: { table: 'read', impact: 'The link of a trusted flagger shows nothing.' },
  findDecision: { table: 'read', env: ['sessionKeys'], impact: 'The link to object to a decision shows nothing.' },
  object: { table: 'write', env: ['sessionKeys'], impact: 'Nobody can object to a decision.' },
  keptChats: { table: 'read', impact: 'Members do not see the warnings about accounts banned for fraud.' },
  keptChat: { table: 'read', impact: 'Members cannot read their copy of a conversation with a fraudster.' },
} satisfies EndpointResources<typeof safety & typeof keptChats>

export const jobs = {
  settleEvidence: {
    table: 'write',
    photos: 'read',
    evidence: ['copy', 'lock', 'remove'],
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Photos that a complaint is about are not kept for staff, or are kept too long.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  markBanned: {
    lane: 'projection',
    follows: { kinds: ['INSERT'], SK: { prefix: keys.moderationOfMember('').prefix } },
    table: 'write',
    impact: 'Pictures and payment sources of banned accounts are not recognised at others.',
  },
  noteSource: {
    lane: 'projection',
    follows: { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.paidFromOfMember('').prefix } },
    table: 'write',
    impact: 'Payments from the source of a banned account raise no flag.',
  },
  scoreRisk: {
    lane: 'projection',
    follows: [
      { kinds: ['INSERT'], SK: { prefix: keys.signalsOfMember('').prefix } },
      { kinds: ['INSERT'], SK: { prefix: keys.moderationOfMember('').prefix } },
    ],
    table: 'write',
    impact: 'Accounts with signs of a scam do not come to the queue of staff.',
  },
  settleEvidence: {
    lane: 'delivery',
    follows: { kinds: ['INSERT', 'MODIFY'], SK: keys.evidence('').SK },
    table: 'write',
    photos: 'read',
    evidence: ['copy', 'lock'],
    impact: 'Photos that a complaint is about may be removed before staff see them.',
  },
} satisfies Record<string, ReactionResources>
