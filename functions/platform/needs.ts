import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Resources and permissions of a function, and the text of its alarm: what fails for whom. */
export type Need = {
  /** Access to the table; none if omitted. */
  table?: 'read' | 'write'
  /** Access to the photo bucket; none if omitted. */
  photos?: 'read' | 'write'
  /** May invalidate the CDN's cache. */
  copies?: true
  /** May call the image moderation service. */
  moderation?: true
  mail?: true
  /** Environment variables besides those that every function has. */
  env?: readonly (
    | 'SESSION_KEYS'
    | 'PHOTO_KEY'
    | 'PAYMENT_API_URL'
    | 'PAYMENT_API_KEY'
    | 'MAIL_FROM'
    | 'SUPPORT_EMAIL'
    | 'PUSH_PUBLIC_KEY'
  )[]
  /** In MB; `defaults.memory` if omitted. */
  memory?: number
  /** `defaults.timeoutSeconds` if omitted. */
  timeoutSeconds?: number
  impact: string
}

export const defaults = { memory: 256, timeoutSeconds: 10 } as const

/** One entry per endpoint of a domain: a missing or surplus entry does not compile. */
export type Needs<Domain extends Record<string, Endpoint>> = Record<keyof Domain, Need>

/**
 * Schedule of a job. `hours` are the first and last hour of a nightly job, in the country's time.
 */
export type JobTimes =
  | { every: '1 minute' | '15 minutes' | '1 hour'; hours?: undefined }
  | { every: '30 minutes'; hours: readonly [first: number, last: number] }

/** Entry of a job. */
export type JobNeed = Need & JobTimes

/** Entry of a function that is started by each new object in the photo bucket. */
export type UploadNeed = Need & {
  /** Prefix of the objects' keys. */
  prefix: string
  /** Packages that cannot be bundled, such as native code: installed beside the function. */
  packages?: readonly string[]
}

/** Entry of a function that is started by each message of a topic. */
export type TopicNeed = Need & { topic: 'mailFeedback' }

/** Filter of the changes that a reaction can want: AWS does not start its function for others. */
export type Follows = {
  kinds: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  SK: string | { prefix: string }
}

/** Entry of a reaction: its lane and its filter. */
export type ReactionNeed = Need & { lane: Lane; follows: Follows }

/** Lanes of reactions (functions/table/stream.ts). Each lane is one function on AWS. */
export const lanes = ['projection', 'delivery'] as const
export type Lane = (typeof lanes)[number]
