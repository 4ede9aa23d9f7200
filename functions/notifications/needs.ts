import type {
  JobNeed,
  Needs,
  QueueNeed,
  ReactionNeed,
  SocketKey,
  SocketNeed,
  TopicNeed,
} from '#functions/platform/needs.ts'
import { keys } from '#functions/table/keys.ts'
import type { notifications } from '#shared/contract/notifications.ts'

export const needs = {
  preferences: { table: 'read', impact: 'Members do not see which notifications they get.' },
  change: { table: 'write', impact: 'Members cannot switch notifications on or off.' },
  unsubscribe: {
    table: 'write',
    env: ['sessionKeys'],
    impact: 'Members cannot unsubscribe from within their mail client.',
  },
  pageHidden: { table: 'write', impact: 'It is not noted when members leave the site.' },
} satisfies Needs<typeof notifications>

export const topics = {
  mailFeedback: {
    table: 'write',
    topic: 'mailFeedback',
    impact:
      'Mails go on to wrong addresses and to people who marked them as spam, until the mail service suspends the site.',
  },
} satisfies Record<string, TopicNeed>

export const sockets = {
  connect: { table: 'write', live: true, env: ['sessionKeys'], impact: 'Members get no live connection.' },
  disconnect: { table: 'write', impact: 'Closed live connections are kept for up to 2 hours.' },
  message: {
    // Extends presence, and forgets connections that are gone.
    table: 'write',
    live: true,
    impact: 'Live connections close after 10 minutes, members look offline, and nobody sees who is typing.',
  },
} satisfies Record<SocketKey, SocketNeed>

export const jobs = {
  mailDigests: {
    table: 'write',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Members who are not on the site do not learn of messages and likes.',
  },
} satisfies Record<string, JobNeed>

export const queues = {
  live: {
    table: 'write',
    live: true,
    batchSize: 10,
    concurrency: 50,
    tries: 3,
    impact: 'Pages learn of messages and likes by polling only, and connections outlive their sessions.',
  },
} satisfies Record<string, QueueNeed>

export const reactions = {
  endPresence: {
    lane: 'projection',
    follows: { kinds: ['REMOVE'], SK: { prefix: keys.connections('').prefix } },
    table: 'write',
    impact: 'Members are shown as online for some minutes longer after they left.',
  },
  planDigests: {
    // The lane of hintChats and hintLikes, which the same changes start anyway.
    lane: 'delivery',
    follows: [
      { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.chatsOfMember('').prefix } },
      { kinds: ['INSERT'], SK: { prefix: keys.likedBy('', '').SK } },
      { kinds: ['MODIFY'], SK: keys.account('').SK },
    ],
    table: 'write',
    impact: 'Members who are not on the site do not learn of messages and likes.',
  },
} satisfies Record<string, ReactionNeed>
