import type {
  EndpointResources,
  JobResources,
  QueueResources,
  ReactionResources,
  SocketKey,
  SocketResources,
  TopicResources,
} from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as notifications from '#shared/contract/notifications.ts'

export const endpoints = {
  preferences: { table: 'read', impact: 'Members do not see which notifications they get.' },
  change: { table: 'write', impact: 'Members cannot switch notifications on or off.' },
  forgetDevice: { table: 'write', impact: 'Members cannot end pushes to another device.' },
  testPush: {
    table: 'write',
    env: ['pushPublicKey', 'pushPrivateKey', 'supportEmail'],
    impact: 'Members cannot try out whether a device gets pushes.',
  },
  unsubscribe: {
    table: 'write',
    env: ['sessionKeys'],
    impact: 'Members cannot unsubscribe from within their mail client.',
  },
  pageHidden: { table: 'write', impact: 'It is not noted when members leave the site.' },
} satisfies EndpointResources<typeof notifications>

export const topics = {
  mailFeedback: {
    table: 'write',
    topic: 'mailFeedback',
    impact:
      'Mails go on to wrong addresses and to people who marked them as spam, until the mail service suspends the site.',
  },
} satisfies Record<string, TopicResources>

export const sockets = {
  connect: { table: 'write', live: true, env: ['sessionKeys'], impact: 'Members get no live connection.' },
  disconnect: { table: 'write', impact: 'Closed live connections are kept for up to 2 hours.' },
  message: {
    // Extends presence, and removes rows of connections that no longer exist.
    table: 'write',
    live: true,
    impact: 'Live connections close after 10 minutes, members look offline, and nobody sees who is typing.',
  },
} satisfies Record<SocketKey, SocketResources>

export const jobs = {
  mailDigests: {
    table: 'write',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Members who are not on the site do not learn of messages and likes.',
  },
  mailWeekly: {
    table: 'write',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Members who agreed to it get no weekly update; after the day it is left out.',
  },
  sendPushes: {
    table: 'read',
    queues: ['push'],
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Pushes that waited, after quiet hours or a failure, are not sent.',
  },
} satisfies Record<string, JobResources>

export const queues = {
  live: {
    table: 'write',
    live: true,
    batchSize: 10,
    concurrency: 50,
    tries: 3,
    impact: 'Pages learn of messages and likes by polling only, and connections outlive their sessions.',
  },
  push: {
    table: 'write',
    env: ['pushPublicKey', 'pushPrivateKey', 'supportEmail'],
    // Each message of a batch can take 3 seconds, if a push service hangs.
    batchSize: 10,
    concurrency: 50,
    tries: 5,
    timeoutSeconds: 30,
    impact: 'Devices get no pushes about messages and likes.',
  },
} satisfies Record<string, QueueResources>

export const reactions = {
  endPresence: {
    lane: 'projection',
    follows: { kinds: ['REMOVE'], SK: { prefix: keys.connections('').prefix } },
    table: 'write',
    impact: 'Members are shown as online for some minutes longer after they left.',
  },
  hintPresence: {
    lane: 'delivery',
    follows: { kinds: ['INSERT', 'REMOVE'], SK: { prefix: keys.connections('').prefix } },
    table: 'read',
    queues: ['live'],
    impact: 'Open conversations show late who came online or left.',
  },
  planDigests: {
    // Same lane as hintChats and hintLikes, for which these changes start its function anyway.
    lane: 'delivery',
    follows: [
      { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.chatsOfMember('').prefix } },
      { kinds: ['INSERT'], SK: { prefix: keys.likedBy('', '').SK } },
      { kinds: ['MODIFY'], SK: keys.account('').SK },
    ],
    table: 'write',
    impact: 'Members who are not on the site do not learn of messages and likes.',
  },
  planWeekly: {
    lane: 'delivery',
    follows: [
      { kinds: ['INSERT', 'MODIFY'], SK: keys.notifications('').SK },
      { kinds: ['MODIFY'], SK: keys.account('').SK },
    ],
    table: 'write',
    impact: 'Members who agree to the weekly update do not get it.',
  },
  queuePushes: {
    // Same lane as planDigests, which also follows these changes.
    lane: 'delivery',
    follows: [
      { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.chatsOfMember('').prefix } },
      { kinds: ['INSERT'], SK: { prefix: keys.likedBy('', '').SK } },
    ],
    table: 'write',
    queues: ['push'],
    impact: 'Devices get no pushes about messages and likes.',
  },
} satisfies Record<string, ReactionResources>
