import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Follows } from '#functions/platform/follows.ts'
import {
  defaults,
  grantNames,
  type JobResources,
  type JobTimes,
  type Lane,
  lanes,
  type QueueName,
  type QueueResources,
  queueNames,
  type ReactionResources,
  type Resources,
  type SocketKey,
  type SocketResources,
  socketRoutes,
  streamReading,
  type TopicResources,
  type UploadResources,
} from '#functions/platform/resources.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type StreamFilter, streamFilters } from './build/stream-filters.ts'

export const root = fileURLToPath(new URL('../', import.meta.url))

/** Imports a module by its path in the project; the development server gives the newest version. */
export type Load = (file: string) => Promise<Record<string, unknown>>

const loaded = new Map<string, ReturnType<Load>>()

/**
 * Imports a module once and caches it. Without this cache, the module runner of a test would send a
 * request to its main process for every import, even if the module is loaded.
 */
export const loadOnce: Load = (file) => {
  const known = loaded.get(file) ?? import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)
  loaded.set(file, known)
  return known
}

/** Lines of a domain's resources.ts, by kind of function. */
type ResourcesFile = {
  endpoints?: Record<string, Resources>
  jobs?: Record<string, JobResources>
  uploads?: Record<string, UploadResources>
  topics?: Record<string, TopicResources>
  queues?: Record<string, QueueResources>
  sockets?: Record<string, SocketResources>
  reactions?: Record<string, ReactionResources>
}

/** Resources with their defaults filled in: memory in MB, timeout in seconds. */
type CompleteResources = Resources & Required<Pick<Resources, 'memory' | 'timeoutSeconds'>>

/** `name` is unique and names the folder of its bundle under dist/functions. */
type Named = { name: string; domain: string; key: string; resources: CompleteResources }
export type EndpointEntry = Named & { kind: 'endpoint'; file: string; method: string; path: string }
export type JobEntry = Named & { kind: 'job'; file: string } & JobTimes
export type UploadEntry = Named & { kind: 'upload'; file: string; prefix: string; packages: readonly string[] }
export type TopicEntry = Named & { kind: 'topic'; file: string; topic: TopicResources['topic'] }
/** Reader of the queue `key`. */
export type QueueEntry = Named & { kind: 'queue'; key: QueueName; file: string } & Pick<
    QueueResources,
    'batchSize' | 'concurrency' | 'tries'
  >
/** Function of the WebSocket API, started by the route of its key. */
export type SocketEntry = Named & { kind: 'socket'; key: SocketKey; file: string }
/**
 * Function of a lane of the stream. It runs all reactions of the lane, because with a reader per
 * reaction, readers would throttle each other.
 */
export type StreamEntry = Named & {
  kind: 'stream'
  lane: Lane
  reactions: readonly { file: string; follows: readonly Follows[] }[]
  filters: readonly StreamFilter[]
}
export type FunctionEntry = EndpointEntry | JobEntry | UploadEntry | TopicEntry | QueueEntry | SocketEntry | StreamEntry

type FileKind = Exclude<FunctionEntry['kind'], 'endpoint' | 'stream'>

/**
 * Kinds of functions with one file each, in `functions/<domain>/<folder>`: a kind without a line
 * does not compile. `details` takes fields from the line in resources.ts.
 */
const kinds = {
  job: { folder: 'jobs', details: ({ every, hours }: JobResources) => ({ every, hours }) as JobTimes },
  upload: { folder: 'uploads', details: ({ prefix, packages = [] }: UploadResources) => ({ prefix, packages }) },
  topic: { folder: 'topics', details: ({ topic }: TopicResources) => ({ topic }) },
  queue: {
    folder: 'queues',
    details: ({ batchSize, concurrency, tries }: QueueResources) => ({ batchSize, concurrency, tries }),
  },
  socket: { folder: 'sockets', details: () => ({}) },
} as const satisfies Record<FileKind, { folder: keyof ResourcesFile; details: (line: never) => object }>

/** Kinds whose keys are fixed: one function for each key, and no other. */
const givenKeys: Partial<Record<FunctionEntry['kind'], readonly string[]>> = {
  queue: queueNames,
  socket: Object.keys(socketRoutes),
}

const completeResources = (resources: Resources): CompleteResources => ({ ...defaults, ...resources })

/**
 * Every call except public ones reads a member's or staff session, signed with the session keys.
 */
const resourcesOfCall = ({ access }: Endpoint, resources: Resources): CompleteResources =>
  completeResources(access === 'public' ? resources : { ...resources, env: ['sessionKeys', ...(resources.env ?? [])] })

/** Modules in this folder of every domain, as paths within the project. */
const filesIn = (folder: string): { domain: string; key: string; file: string }[] =>
  globSync(`functions/*/${folder}/*.ts`, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ file, domain: file.split('/')[1]!, key: path.basename(file, '.ts') }))

/** Combines the values of one field: `write` includes `read`, and lists are merged. */
const mergedValue = (values: readonly unknown[]): unknown =>
  Array.isArray(values[0]) ? [...new Set(values.flat())] : values.includes('write') ? 'write' : values[0]

/** Combined resources of the reactions that share a stream function. */
export function mergedResources(all: readonly Resources[]): CompleteResources {
  const merged = ([...grantNames, 'env'] as const).flatMap((name) => {
    const values = all.map((one) => one[name]).filter((value) => value !== undefined)
    return values.length > 0 ? [[name, mergedValue(values)] as const] : []
  })
  return {
    ...Object.fromEntries(merged),
    memory: Math.max(defaults.memory, ...all.map(({ memory = 0 }) => memory)),
    timeoutSeconds: streamReading.timeoutSeconds,
    impact: [...new Set(all.map(({ impact }) => impact))].join(' '),
  }
}

let listing: Promise<readonly FunctionEntry[]> | undefined

/**
 * Lists every function of the product, for bundler, stacks, local run and tests: one per call of
 * the contract, one per file of the other kinds, and one per lane of the stream. Throws one error
 * with all gaps, such as a call without a handler or a file without a line in its domain's
 * resources.ts. The list is cached, except for the development server, whose modules can change.
 */
export function listFunctions(load: Load = loadOnce): Promise<readonly FunctionEntry[]> {
  if (load !== loadOnce) return readFunctions(load)
  listing ??= readFunctions(load)
  return listing
}

async function readFunctions(load: Load): Promise<FunctionEntry[]> {
  const gaps: string[] = []
  const readResources = async (domain: string): Promise<ResourcesFile> => {
    const file = `functions/${domain}/resources.ts`
    return existsSync(path.join(root, file)) ? ((await load(file)) as ResourcesFile) : {}
  }
  // Each resources.ts is read once per listing: the development server lists the jobs every second.
  const files = new Map<string, Promise<ResourcesFile>>()
  const resourcesOf = (domain: string): Promise<ResourcesFile> => {
    const read = files.get(domain) ?? readResources(domain)
    files.set(domain, read)
    return read
  }
  const lineOf = async <List extends keyof ResourcesFile>(list: List, domain: string, key: string) => {
    const found = (await resourcesOf(domain))[list]?.[key]
    if (!found) gaps.push(`${key} is missing in ${list} of functions/${domain}/resources.ts`)
    return (found ?? { impact: '' }) as NonNullable<ResourcesFile[List]>[string]
  }

  const { contract } = (await load('shared/contract/index.ts')) as {
    contract: Record<string, Record<string, Endpoint>>
  }
  const calls = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => ({ domain, key, endpoint })),
  )
  const endpoints = calls.map(async ({ domain, key, endpoint }): Promise<EndpointEntry> => {
    const file = `functions/${domain}/endpoints/${key}.ts`
    if (!existsSync(path.join(root, file))) gaps.push(`${file} is missing`)
    const resources = resourcesOfCall(endpoint, await lineOf('endpoints', domain, key))
    return {
      kind: 'endpoint',
      name: `${domain}/${key}`,
      domain,
      key,
      file,
      method: endpoint.method,
      path: endpoint.path,
      resources,
    }
  })

  const others = Object.entries(kinds).flatMap(([kind, { folder, details }]) =>
    filesIn(folder).map(async ({ domain, key, file }) => {
      const line = await lineOf(folder, domain, key)
      const own = (details as (line: Resources) => object)(line)
      return {
        kind,
        name: `${domain}/${key}`,
        domain,
        key,
        file,
        ...own,
        resources: completeResources(line),
      } as FunctionEntry
    }),
  )

  const reactions = await Promise.all(
    filesIn('reactions').map(async ({ domain, key, file }) => ({
      file,
      resources: await lineOf('reactions', domain, key),
    })),
  )
  const streams = lanes.map((lane): StreamEntry => {
    const own = reactions.filter(({ resources }) => resources.lane === lane)
    if (own.length === 0) gaps.push(`A reaction of lane ${lane} is missing`)
    const all = own.map(({ resources }) => resources)
    return {
      ...{ kind: 'stream', name: `stream/${lane}`, domain: 'stream', key: lane, lane },
      reactions: own.map(({ file, resources: { follows } }) => ({ file, follows: [follows].flat() })),
      filters: streamFilters(all.flatMap(({ follows }) => follows)),
      resources: mergedResources(all),
    }
  })

  const all = await Promise.all([...endpoints, ...others])
  for (const [kind, given] of Object.entries(givenKeys)) {
    const own = all.filter((entry) => entry.kind === kind)
    for (const name of given) {
      const count = own.filter(({ key }) => key === name).length
      if (count !== 1) gaps.push(`${count} functions of kind ${kind} have the key ${name}, instead of one`)
    }
    for (const { key, name } of own)
      if (!given.includes(key)) gaps.push(`${name}: functions/platform/resources.ts has no ${kind} ${key}`)
  }
  if (gaps.length) throw new Error(`Not every function is complete:\n${gaps.map((gap) => `- ${gap}`).join('\n')}`)
  return [...all, ...streams]
}

export const listFunctionsOf = async <Kind extends FunctionEntry['kind']>(kind: Kind, load: Load = loadOnce) =>
  (await listFunctions(load)).filter((entry): entry is Extract<FunctionEntry, { kind: Kind }> => entry.kind === kind)
