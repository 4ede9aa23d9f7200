import type {
  EndpointResources,
  JobResources,
  QueueResources,
  ReactionResources,
} from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as mail from '#shared/contract/mail.ts'

const sending = { table: 'write', mail: true, env: ['sessionKeys', 'photoKey', 'mailSenders', 'supportEmail'] } as const

export const endpoints = {
  previewCampaign: { table: 'write', impact: 'Editors cannot see a campaign as it is mailed.' },
} satisfies EndpointResources<typeof mail>

export const queues = {
  mail: {
    ...sending,
    batchSize: 10,
    concurrency: 10,
    tries: 5,
    timeoutSeconds: 30,
    impact: 'Members get no mails that they wait for, so nobody can confirm an account.',
  },
  bulkMail: {
    ...sending,
    env: [...sending.env, 'mailsPerSecond'],
    batchSize: 10,
    concurrency: 2,
    tries: 5,
    timeoutSeconds: 30,
    impact: 'Members get no notifications by mail.',
  },
} satisfies Record<string, QueueResources>

export const jobs = {
  retryMail: {
    table: 'write',
    queues: ['mail', 'bulkMail'],
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Mails that the mail service did not accept are not sent; after 7 days they are lost.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  queueMail: {
    table: 'write',
    lane: 'delivery',
    follows: { kinds: ['INSERT'], SK: { prefix: keys.outbox('').SK } },
    queues: ['mail', 'bulkMail'],
    impact: 'Members get no mails, so nobody can confirm an account.',
  },
} satisfies Record<string, ReactionResources>
