import type { EndpointsOf } from '#shared/contract/endpoint.ts'
import type { Follows } from './follows.ts'

/**
 * Name of each environment variable that our deployment sets. AWS (infra/aws) and the local run
 * (infra/local) take the names from here; Lambda itself sets the variables that begin with `AWS_`.
 */
export const variableNames = {
  tableName: 'TABLE_NAME',
  sites: 'SITES',
  siteName: 'SITE_NAME',
  sessionKeys: 'SESSION_KEYS',
  originSecrets: 'ORIGIN_SECRETS',
  photoKey: 'PHOTO_KEY',
  photoBucket: 'PHOTO_BUCKET',
  evidenceBucket: 'EVIDENCE_BUCKET',
  distributionId: 'DISTRIBUTION_ID',
  moderation: 'MODERATION',
  paymentApiUrl: 'PAYMENT_API_URL',
  paymentApiKey: 'PAYMENT_API_KEY',
  flexpayUrl: 'FLEXPAY_URL',
  flexpayShop: 'FLEXPAY_SHOP',
  flexpayKey: 'FLEXPAY_KEY',
  yotiUrl: 'YOTI_URL',
  yotiSdkId: 'YOTI_SDK_ID',
  yotiKey: 'YOTI_KEY',
  yotiPublicKey: 'YOTI_PUBLIC_KEY',
  mailSenders: 'MAIL_SENDERS',
  mailsPerSecond: 'MAILS_PER_SECOND',
  supportEmail: 'SUPPORT_EMAIL',
  pushPublicKey: 'PUSH_PUBLIC_KEY',
  pushPrivateKey: 'PUSH_PRIVATE_KEY',
  queueUrls: 'QUEUE_URLS',
  liveApiUrl: 'LIVE_API_URL',
  debitKey: 'DEBIT_KEY',
} as const

export type VariableName = keyof typeof variableNames

/**
 * Names of the variables that only the local run and the tests set. infra/local/npm-start.mjs and
 * test/faults/table.test.ts repeat the first name as a literal, because they set the variable
 * before they can import this file.
 */
export const localVariableNames = { clientPatience: 'CLIENT_PATIENCE', pushServiceUrl: 'PUSH_SERVICE_URL' } as const

/**
 * Kinds of mails, each with a sender and a reputation of its own, so that complaints about
 * advertising do not stop the mails that members wait for.
 */
export const mailKinds = ['service', 'notification', 'bulk'] as const
export type MailKind = (typeof mailKinds)[number]

/** Sender of a kind of mails: `Name <address>`, and the mail service's configuration set. */
export type MailSender = { from: string; configurationSet: string }

/**
 * Permissions in the evidence bucket (MOD-07): `show` reads pictures, `copy` adds pictures, `lock`
 * sets their retention period, and `remove` deletes pictures whose period has ended.
 */
export const evidencePermissions = ['show', 'copy', 'lock', 'remove'] as const
export type EvidencePermission = (typeof evidencePermissions)[number]

/** What a function may do besides writing its log. */
export type Grants = {
  /** Access to the table; none if omitted. */
  table?: 'read' | 'write'
  /** Access to the photo bucket; none if omitted. */
  photos?: 'read' | 'write'
  /** Permissions in the evidence bucket; none if omitted. */
  evidence?: readonly EvidencePermission[]
  /** May invalidate the CDN's cache. */
  cdn?: true
  /** May call the image moderation service. */
  moderation?: true
  mail?: true
  /** May send text messages. */
  sms?: true
  /** May send frames to live connections and close them. */
  live?: true
  /** Queues that the function sends to; none if omitted. */
  queues?: readonly QueueName[]
}

const isGrant: Record<keyof Grants, true> = {
  table: true,
  photos: true,
  evidence: true,
  mail: true,
  sms: true,
  cdn: true,
  moderation: true,
  live: true,
  queues: true,
}
export const grantNames = Object.keys(isGrant) as (keyof Grants)[]

/** Resources and permissions of a function, and the text of its alarm: what fails for whom. */
export type Resources = Grants & {
  /**
   * Further environment variables. Two kinds need no entry here: variables that follow from the
   * other fields, and the session keys, which every call gets except public ones.
   */
  env?: readonly VariableName[]
  /** In MB; `defaults.memory` if omitted. */
  memory?: number
  /** `defaults.timeoutSeconds` if omitted. */
  timeoutSeconds?: number
  impact: string
}

export const defaults = { memory: 256, timeoutSeconds: 10 } as const

/** One entry per endpoint of a domain: a missing or surplus entry does not compile. */
export type EndpointResources<Module> = Record<keyof EndpointsOf<Module>, Resources>

/**
 * Schedule of a job. `hours` are the first and last hour of a nightly job, in the country's time.
 */
export type JobTimes =
  | { every: '1 minute' | '15 minutes' | '1 hour'; hours?: undefined }
  | { every: '30 minutes'; hours: readonly [first: number, last: number] }

export type JobResources = Resources & JobTimes

/** Entry of a function that is started by each new object in the photo bucket. */
export type UploadResources = Resources & {
  /** Prefix of the objects' keys. */
  prefix: string
  /** Packages that cannot be bundled, such as native code: installed beside the function. */
  packages?: readonly string[]
}

/** Part of the entry of a function that inspects uploaded pictures. */
export const imageInspection = {
  table: 'write',
  photos: 'write',
  moderation: true,
  // Decoding 24 megapixels takes about 300 MB, encoding AVIF a full core.
  memory: 2048,
  timeoutSeconds: 90,
  // sharp is native code; heic-decode loads its decoder from its own folder.
  packages: ['sharp', 'heic-decode'],
} as const satisfies Partial<UploadResources>

/** Entry of a function that is started by each message of a topic. */
export type TopicResources = Resources & { topic: 'mailFeedback' }

/** Queues of messages between functions. Each queue is read by the function of the same name. */
export const queueNames = ['mail', 'bulkMail', 'live', 'push'] as const
export type QueueName = (typeof queueNames)[number]

/** Entry of a function that reads the queue of its name. */
export type QueueResources = Resources & {
  /** Maximum number of messages per invocation. */
  batchSize: number
  /**
   * Maximum number of concurrent invocations: what the service behind the queue can take. AWS
   * requires at least 2.
   */
  concurrency: number
  /** Attempts after which a message is moved to the queue's dead-letter queue. */
  tries: number
}

/** Functions of the WebSocket API by key, each with the route that starts it. */
export const socketRoutes = { connect: '$connect', disconnect: '$disconnect', message: '$default' } as const
export type SocketKey = keyof typeof socketRoutes

/** Entry of a function that is started by a route of the WebSocket API. */
export type SocketResources = Resources

/** Entry of a reaction: its lane and its filters. Its function has the timeout of the lanes. */
export type ReactionResources = Omit<Resources, 'timeoutSeconds'> & {
  lane: Lane
  follows: Follows | readonly Follows[]
}

/** Lanes of reactions (functions/table/stream.ts). Each lane is one function on AWS. */
export const lanes = ['projection', 'delivery'] as const
export type Lane = (typeof lanes)[number]

/** How the function of a lane reads the stream: records per batch, and its timeout for a batch. */
export const streamReading = { batchSize: 100, timeoutSeconds: 60 } as const
