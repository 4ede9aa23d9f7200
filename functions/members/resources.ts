import type { EndpointResources, JobResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as members from '#shared/contract/members.ts'

export const endpoints = {
  search: { table: 'read', env: ['photoKey'], impact: 'Nobody can search for members.' },
  profile: {
    table: 'write',
    env: ['photoKey'],
    impact: 'Nobody can look at the profile of a member.',
  },
  similar: { table: 'read', env: ['photoKey'], impact: 'Profiles show no members like this one.' },
  matches: { table: 'read', env: ['photoKey'], impact: 'New members see no matches after sign-up.' },
  matchFinder: { table: 'read', env: ['photoKey'], impact: 'The match finder finds nobody.' },
  online: { table: 'read', impact: 'Lists do not show who is online.' },
  nextSwipe: { table: 'read', env: ['photoKey'], impact: 'The swipe game shows nobody.' },
  swipe: { table: 'write', impact: 'Nobody can like or pass in the swipe game.' },
} satisfies EndpointResources<typeof members>

export const jobs = {
  copyCards: {
    every: '1 minute',
    table: 'write',
    timeoutSeconds: 60,
    impact: 'Members see old names and photos of popular members in their conversations and likes.',
  },
  reconcileCounts: {
    every: '30 minutes',
    // After midnight in every country of the site, as ages change then, and before members are
    // awake.
    hours: [3, 4],
    table: 'write',
    memory: 512,
    timeoutSeconds: 900,
    impact: 'The number of members that a search shows drifts from the truth.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  countMembers: {
    lane: 'projection',
    follows: { kinds: ['INSERT', 'MODIFY', 'REMOVE'], SK: keys.card('').SK },
    table: 'write',
    impact: 'The number of members that a search shows is wrong until the next night.',
  },
  indexSearchPreferences: {
    lane: 'projection',
    follows: { kinds: ['INSERT', 'MODIFY'], SK: keys.profile('').SK },
    table: 'write',
    impact: 'New members and those who changed whom they look for are missing from matches and similar members.',
  },
  indexPlace: {
    lane: 'projection',
    follows: { kinds: ['INSERT', 'MODIFY'], SK: keys.card('').SK },
    table: 'write',
    impact: 'Members who show themselves again and those whom staff corrected are missing from searches by distance.',
  },
  refreshCopies: {
    lane: 'projection',
    follows: { kinds: ['MODIFY'], SK: keys.card('').SK },
    table: 'write',
    impact: 'Members see old names and photos of others in their conversations and likes.',
  },
  copyToContacted: {
    lane: 'projection',
    follows: [
      { kinds: ['INSERT'], SK: { prefix: keys.likedBy('', '').SK } },
      { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.chatsOfMember('').prefix } },
    ],
    table: 'write',
    impact: 'Members whom an invisible member contacts see an old card of that member in their lists.',
  },
  markPresence: {
    lane: 'projection',
    follows: { kinds: ['MODIFY'], SK: keys.account('').SK },
    table: 'write',
    impact: 'Members who left or were banned stay visible in search, conversations and likes.',
  },
} satisfies Record<string, ReactionResources>
