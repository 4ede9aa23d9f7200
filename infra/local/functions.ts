import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import type { JobNeed, Lane, ReactionNeed } from '#functions/platform/needs.ts'
import { isLetThrough, streamFilters } from '#infra/build/stream-filters.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Imports a module by its path within the project; in development this gives the newest version after each change. */
export type Load = (file: string) => Promise<Record<string, unknown>>

export const loadOnce: Load = (file) => import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)

/** What Lambda hands to a function beside its event. */
export const contextFor = (functionName: string, timeoutMs = 10_000): Context => {
  const endsAt = performance.now() + timeoutMs
  const awsRequestId = crypto.randomUUID()
  return {
    functionName,
    awsRequestId,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-west-1:000000000000:function:${functionName}`,
    memoryLimitInMB: '256',
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, endsAt - performance.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  }
}

/** The names, without type, of the modules in `functions/<domain>/<folder>`, as `<domain>/<key>`. */
const filesIn = async (
  folder: 'jobs' | 'reactions' | 'uploads' | 'topics',
): Promise<{ domain: string; key: string; file: string }[]> => {
  const domains = await readdir(path.join(root, 'functions'))
  const found = await Promise.all(
    domains
      .map((domain) => ({ domain, dir: path.join('functions', domain, folder) }))
      .filter(({ dir }) => existsSync(path.join(root, dir)))
      .map(async ({ domain, dir }) =>
        (await readdir(path.join(root, dir)))
          .filter((name) => name.endsWith('.ts'))
          .map((name) => ({ domain, key: path.basename(name, '.ts'), file: path.join(dir, name) })),
      ),
  )
  return found.flat().sort((a, b) => a.file.localeCompare(b.file))
}

export type StreamHandler = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

/** The function over the stream of one lane: all reactions whose line in `needs.ts` declares it. It sees the records that Lambda's filters let through. */
export async function loadStreamHandler(load: Load, lane: Lane): Promise<StreamHandler> {
  const all = await Promise.all(
    (await filesIn('reactions')).map(async ({ domain, key, file }) => {
      const { reactions } = (await load(`functions/${domain}/needs.ts`)) as { reactions?: Record<string, ReactionNeed> }
      const need = reactions?.[key]
      if (!need) throw new Error(`${file} has no line in the reactions of functions/${domain}/needs.ts`)
      return { file, need }
    }),
  )
  const own = all.filter(({ need }) => need.lane === lane)
  const filters = streamFilters(own.map(({ need }) => need.follows))
  const [{ streamHandler }, ...modules] = await Promise.all([
    load('functions/table/stream.ts'),
    ...own.map(({ file }) => load(file)),
  ])
  const handler = (streamHandler as (list: unknown[]) => StreamHandler)(modules.map(({ reaction }) => reaction))
  return async ({ Records }, context) => {
    const followed = Records.filter((record) => isLetThrough(filters, record))
    return followed.length > 0 ? handler({ Records: followed }, context) : { batchItemFailures: [] }
  }
}

export type Job = {
  domain: string
  key: string
  file: string
  everyMs: number
  hours: JobNeed['hours']
  timeoutSeconds: number
  impact: string
}

/** All scheduled jobs with what `needs.ts` of their domain says about them. */
export const loadJobs = async (load: Load): Promise<Job[]> =>
  Promise.all(
    (await filesIn('jobs')).map(async ({ domain, key, file }) => {
      const { jobs } = (await load(`functions/${domain}/needs.ts`)) as {
        jobs?: Record<string, JobNeed>
      }
      const need = jobs?.[key]
      if (!need) throw new Error(`${file} has no line in the jobs of functions/${domain}/needs.ts`)
      const { every, hours, timeoutSeconds = 10, impact } = need
      return { domain, key, file, everyMs: millisecondsBetween(every), hours, timeoutSeconds, impact }
    }),
  )

export type UploadFunction = { name: string; file: string; prefix: string; timeoutSeconds: number }

/** The functions that are started by an object in the bucket, with what `needs.ts` of their domain says about them. */
export const loadUploadFunctions = async (load: Load): Promise<UploadFunction[]> =>
  Promise.all(
    (await filesIn('uploads')).map(async ({ domain, key, file }) => {
      const { uploads } = (await load(`functions/${domain}/needs.ts`)) as {
        uploads?: Record<string, { prefix: string; timeoutSeconds?: number }>
      }
      const need = uploads?.[key]
      if (!need) throw new Error(`${file} has no line in the uploads of functions/${domain}/needs.ts`)
      return { name: `${domain}-${key}`, file, prefix: need.prefix, timeoutSeconds: need.timeoutSeconds ?? 10 }
    }),
  )

export type TopicFunction = { name: string; file: string; timeoutSeconds: number }

/** The functions that are started by a message of this topic, with what `needs.ts` of their domain says about them. */
export const loadTopicFunctions = async (load: Load, topic: string): Promise<TopicFunction[]> =>
  (
    await Promise.all(
      (
        await filesIn('topics')
      ).map(async ({ domain, key, file }) => {
        const { topics } = (await load(`functions/${domain}/needs.ts`)) as {
          topics?: Record<string, { topic: string; timeoutSeconds?: number }>
        }
        const need = topics?.[key]
        if (!need) throw new Error(`${file} has no line in the topics of functions/${domain}/needs.ts`)
        return { name: `${domain}-${key}`, file, topic: need.topic, timeoutSeconds: need.timeoutSeconds ?? 10 }
      }),
    )
  ).filter((one) => one.topic === topic)

const unitMs = { minute: 60_000, hour: 3_600_000 }

/** `15 minutes` in milliseconds. */
const millisecondsBetween = (every: string): number => {
  const [count, unit = ''] = every.split(' ')
  const ms = Number(count) * unitMs[unit.replace(/s$/, '') as keyof typeof unitMs]
  if (!(ms > 0)) throw new Error(`A schedule of "${every}" is not understood`)
  return ms
}
