import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type JobNeed,
  type JobTimes,
  type Lane,
  lanes,
  type Need,
  type ReactionNeed,
  type TopicNeed,
  type UploadNeed,
} from '#functions/platform/needs.ts'
import { contract } from '#shared/contract/index.ts'
import { type StreamFilter, streamFilters } from './stream-filters.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A function as it is bundled and deployed; `name` is unique and names its folder under dist/functions. */
export type FunctionEntry = { name: string; domain: string; key: string; need: Need } & (
  | { kind: 'endpoint'; file: string; method: string; path: string }
  | ({ kind: 'job'; file: string } & JobTimes)
  | { kind: 'stream'; lane: Lane; files: readonly string[]; filters: readonly StreamFilter[] }
  | { kind: 'upload'; file: string; prefix: string; packages: readonly string[] }
  | { kind: 'topic'; file: string; topic: TopicNeed['topic'] }
)

type NeedsFile = {
  needs?: Record<string, Need>
  jobs?: Record<string, JobNeed>
  reactions?: Record<string, ReactionNeed>
  uploads?: Record<string, UploadNeed>
  topics?: Record<string, TopicNeed>
}

const needsOf = async (domain: string): Promise<NeedsFile> => {
  const file = path.join(root, 'functions', domain, 'needs.ts')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as NeedsFile) : {}
}

/** The modules of one kind in all domains, as paths within the project. */
const filesIn = (folder: 'jobs' | 'reactions' | 'uploads' | 'topics'): string[] =>
  globSync(`functions/*/${folder}/*.ts`, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort()

const domainAndKey = (file: string): { domain: string; key: string } => {
  const [, domain = '', , name = ''] = file.split('/')
  return { domain, key: path.basename(name, '.ts') }
}

/** Seconds for a batch of the stream: delivery talks to services outside. */
const streamSeconds = 60

const timesOf = ({ every, hours }: JobNeed) => ({ every, hours }) as JobTimes

/** What one function needs that does the work of several: everything that any of them needs, and all their impacts. */
const together = (needs: readonly Need[]): Need => {
  const env = [...new Set(needs.flatMap((need) => need.env ?? []))]
  const strongest = (kind: 'table' | 'photos'): 'read' | 'write' | undefined =>
    needs.some((need) => need[kind] === 'write') ? 'write' : needs.some((need) => need[kind]) ? 'read' : undefined
  const [table, photos] = [strongest('table'), strongest('photos')]
  return {
    ...(table && { table }),
    ...(photos && { photos }),
    ...(needs.some(({ mail }) => mail) && { mail: true }),
    ...(needs.some(({ copies }) => copies) && { copies: true }),
    ...(needs.some(({ moderation }) => moderation) && { moderation: true }),
    ...(env.length > 0 && { env }),
    memory: Math.max(256, ...needs.map(({ memory = 0 }) => memory)),
    timeoutSeconds: streamSeconds,
    impact: [...new Set(needs.map(({ impact }) => impact))].join(' '),
  }
}

/**
 * Every function of the product: one per entry of the contract, one per job, one per lane of the stream, and those that uploads and topics start. Refuses with all gaps at once:
 * an entry without a handler or a need, a job without a line that says when it runs, a reaction without a need.
 */
export async function listFunctions(): Promise<FunctionEntry[]> {
  const gaps: string[] = []
  const need = <N extends Need>(found: N | undefined, line: string): N => {
    if (!found) gaps.push(`${line} is missing`)
    return found ?? ({ impact: '' } as N)
  }

  const endpoints = await Promise.all(
    Object.entries(contract).map(async ([domain, calls]) => {
      const { needs = {} } = await needsOf(domain)
      return Object.entries(calls).map(([key, { method, path: route }]): FunctionEntry => {
        const file = `functions/${domain}/endpoints/${key}.ts`
        if (!existsSync(path.join(root, file))) gaps.push(`${file} is missing`)
        const own = need(needs[key], `The need of ${key} in functions/${domain}/needs.ts`)
        return { name: `${domain}/${key}`, domain, key, kind: 'endpoint', file, method, path: route, need: own }
      })
    }),
  )
  const jobs = await Promise.all(
    filesIn('jobs').map(async (file): Promise<FunctionEntry> => {
      const { domain, key } = domainAndKey(file)
      const own = need((await needsOf(domain)).jobs?.[key], `The job ${key} in functions/${domain}/needs.ts`)
      return { name: `${domain}/${key}`, domain, key, kind: 'job', file, ...timesOf(own), need: own }
    }),
  )
  const uploads = await Promise.all(
    filesIn('uploads').map(async (file): Promise<FunctionEntry> => {
      const { domain, key } = domainAndKey(file)
      const own = need((await needsOf(domain)).uploads?.[key], `The upload ${key} in functions/${domain}/needs.ts`)
      const { prefix, packages = [] } = own
      return { name: `${domain}/${key}`, domain, key, kind: 'upload', file, prefix, packages, need: own }
    }),
  )
  const topics = await Promise.all(
    filesIn('topics').map(async (file): Promise<FunctionEntry> => {
      const { domain, key } = domainAndKey(file)
      const own = need((await needsOf(domain)).topics?.[key], `The topic ${key} in functions/${domain}/needs.ts`)
      return { name: `${domain}/${key}`, domain, key, kind: 'topic', file, topic: own.topic, need: own }
    }),
  )
  const reactions = await Promise.all(
    filesIn('reactions').map(async (file) => {
      const { domain, key } = domainAndKey(file)
      const own = need((await needsOf(domain)).reactions?.[key], `The reaction ${key} in functions/${domain}/needs.ts`)
      return { file, need: own }
    }),
  )
  const streams = lanes.map((lane): FunctionEntry => {
    const own = reactions.filter((reaction) => reaction.need.lane === lane)
    if (own.length === 0) gaps.push(`A reaction of lane ${lane} is missing`)
    const files = own.map(({ file }) => file)
    return {
      name: `stream/${lane}`,
      domain: 'stream',
      key: lane,
      kind: 'stream',
      lane,
      files,
      filters: streamFilters(own.map((one) => one.need.follows)),
      need: together(own.map((one) => one.need)),
    }
  })
  if (gaps.length) throw new Error(`Not every function is complete:\n${gaps.map((gap) => `- ${gap}`).join('\n')}`)
  return [...endpoints.flat(), ...jobs, ...uploads, ...topics, ...streams]
}
