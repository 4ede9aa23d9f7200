import type { JobNeed, Need, Needs } from '#functions/lib/needs.ts'
import type { members } from '#shared/contract/members.ts'

export const needs = {
  search: { table: 'read', env: ['SESSION_KEYS', 'PHOTO_KEY'], impact: 'Nobody can search for members.' },
  profile: {
    table: 'write',
    env: ['SESSION_KEYS', 'PHOTO_KEY'],
    impact: 'Nobody can look at the profile of a member.',
  },
} satisfies Needs<typeof members>

export const jobs = {
  reconcileCounts: {
    every: '1 day',
    table: 'write',
    memory: 512,
    timeoutSeconds: 300,
    impact: 'The number of members that a search shows drifts from the truth.',
  },
} satisfies Record<string, JobNeed>

export const reactions = {
  countMembers: { table: 'write', impact: 'The number of members that a search shows is wrong until the next night.' },
  refreshCopies: {
    table: 'write',
    impact: 'Members see old names and photos of others in their conversations and likes.',
  },
  markPresence: {
    table: 'write',
    impact: 'Members who left or were banned stay visible in search, conversations and likes.',
  },
} satisfies Record<string, Need>
