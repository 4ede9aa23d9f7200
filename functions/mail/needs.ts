import type { JobNeed, ReactionNeed } from '#functions/platform/needs.ts'
import { keys } from '#functions/table/keys.ts'

const env = ['SESSION_KEYS', 'MAIL_FROM', 'SUPPORT_EMAIL'] as const

export const jobs = {
  retryMail: {
    table: 'write',
    mail: true,
    env,
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Mails that the mail service did not take are not sent; after 7 days they are lost.',
  },
} satisfies Record<string, JobNeed>

export const reactions = {
  deliver: {
    lane: 'delivery',
    follows: { kinds: ['INSERT'], SK: { prefix: keys.outbox('').SK } },
    table: 'write',
    mail: true,
    env,
    impact: 'Members get no mails, so nobody can confirm an account.',
  },
} satisfies Record<string, ReactionNeed>
