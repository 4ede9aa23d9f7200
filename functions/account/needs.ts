import type { JobNeed, Needs } from '#functions/lib/needs.ts'
import type { account } from '#shared/contract/account.ts'

const env = ['SESSION_KEYS', 'PHOTO_KEY'] as const

export const needs = {
  checkSignup: { table: 'write', impact: 'Visitors cannot get past the steps of signup.' },
  // The hash of a password takes 19 MiB and a full core for a moment: more memory is more core.
  signup: { table: 'write', env, memory: 1024, impact: 'Nobody can sign up.' },
  activate: { table: 'write', env: ['SESSION_KEYS'], impact: 'New members cannot confirm their address.' },
  login: { table: 'write', env: [...env, 'SUPPORT_EMAIL'], memory: 1024, impact: 'Members cannot log in.' },
  current: { table: 'write', env, impact: 'Members are shown the site as if they were logged out.' },
  change: { table: 'write', env, impact: 'Members cannot change their language or become invisible.' },
  logout: { table: 'write', env: ['SESSION_KEYS'], impact: 'Members cannot log out.' },
} satisfies Needs<typeof account>

export const jobs = {
  remindActivation: {
    table: 'write',
    every: '15 minutes',
    timeoutSeconds: 60,
    impact: 'New members who forgot to confirm their address are not reminded.',
  },
} satisfies Record<string, JobNeed>
