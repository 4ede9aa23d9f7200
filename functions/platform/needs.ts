import type { Endpoint } from '#shared/contract/endpoint.ts'

/** What AWS must grant and give a function, and the sentence of its alarm: what breaks for whom when it fails. */
export type Need = {
  /** What it may do with the table; nothing if left out. */
  table?: 'read' | 'write'
  /** What it may do with the photo bucket. */
  photos?: 'read' | 'write'
  /** Takes back copies that the edge holds. */
  copies?: true
  /** Has pictures judged by the automatic moderation. */
  moderation?: true
  mail?: true
  /** Secrets and addresses it is told beyond the table's name and the site. */
  env?: readonly (
    | 'SESSION_KEYS'
    | 'PHOTO_KEY'
    | 'PAYMENT_API_URL'
    | 'PAYMENT_API_KEY'
    | 'MAIL_FROM'
    | 'SUPPORT_EMAIL'
    | 'PUSH_PUBLIC_KEY'
  )[]
  /** MB; `defaults.memory` if left out. */
  memory?: number
  /** `defaults.timeoutSeconds` if left out. */
  timeoutSeconds?: number
  impact: string
}

/** Memory in MB and timeout in seconds of a function whose line says nothing else. */
export const defaults = { memory: 256, timeoutSeconds: 10 } as const

/** One line per endpoint of a domain: a missing or surplus line does not compile. */
export type Needs<Domain extends Record<string, Endpoint>> = Record<keyof Domain, Need>

/** When a job runs. `hours` are the first and last hour, in the country's own time, in which a nightly job runs. */
export type JobTimes =
  | { every: '1 minute' | '15 minutes' | '1 hour'; hours?: undefined }
  | { every: '30 minutes'; hours: readonly [first: number, last: number] }

/** A job's line: when it runs, besides what it needs. */
export type JobNeed = Need & JobTimes

/** A line of a function that is started by each object that comes to lie in the photo bucket. */
export type UploadNeed = Need & {
  /** Where the objects must lie. */
  prefix: string
  /** Packages that cannot be bundled, such as machine code: they lie beside the function. */
  packages?: readonly string[]
}

/** A line of a function that is started by each message of a topic that the site has. */
export type TopicNeed = Need & { topic: 'mailFeedback' }

/** Which changes of the table a reaction can want at all: on AWS all others do not even start its function. */
export type Follows = {
  kinds: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  /** The sort key, or how it begins. */
  SK: string | { prefix: string }
}

/** A reaction's line: which changes it follows and at which lane, besides what it needs. */
export type ReactionNeed = Need & { lane: Lane; follows: Follows }

/** How fast a reaction to the stream is: see functions/table/stream.ts. Each lane is one function on AWS. */
export const lanes = ['projection', 'delivery'] as const
export type Lane = (typeof lanes)[number]
