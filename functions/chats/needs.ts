import type { Needs, ReactionNeed } from '#functions/platform/needs.ts'
import { keys } from '#functions/table/keys.ts'
import type { chats } from '#shared/contract/chats.ts'

export const needs = {
  list: { table: 'read', env: ['photoKey'], impact: 'Members do not see their conversations.' },
  open: { table: 'write', env: ['photoKey'], impact: 'Members cannot open a conversation.' },
  send: { table: 'write', impact: 'Members cannot send messages.' },
  gifts: { impact: 'Members cannot choose a gift.' },
  remove: { table: 'write', impact: 'Members cannot remove a conversation.' },
} satisfies Needs<typeof chats>

export const reactions = {
  archiveChats: {
    lane: 'projection',
    follows: { kinds: ['INSERT'], SK: { prefix: keys.chatsOfMember('').prefix } },
    table: 'write',
    impact: 'The conversations of members who have many cost more and more to read.',
  },
  deliverSignupMessage: {
    lane: 'projection',
    follows: { kinds: ['MODIFY'], SK: keys.account('').SK },
    table: 'write',
    impact: 'What new members wrote at signup does not arrive.',
  },
  hintChats: {
    lane: 'delivery',
    follows: [
      { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.chatsOfMember('').prefix } },
      { kinds: ['MODIFY'], SK: { prefix: keys.archivedChatsOfMember('').prefix } },
    ],
    queues: ['live'],
    impact: 'Messages reach open pages by polling only.',
  },
} satisfies Record<string, ReactionNeed>
