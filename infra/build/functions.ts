import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type JobNeed, type Need, streamNeeds } from '#functions/lib/needs.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { contract } from '#shared/contract/index.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

export type Pace = Reaction['pace']

/** A function as it is bundled and deployed; `name` is unique and names its folder under dist/functions. */
export type FunctionEntry = { name: string; domain: string; key: string; need: Need } & (
  | { kind: 'endpoint'; file: string; method: string; path: string }
  | { kind: 'job'; file: string; every: JobNeed['every'] }
  | { kind: 'stream'; pace: Pace }
)

type NeedsFile = { needs?: Record<string, Need>; jobs?: Record<string, JobNeed> }

const needsOf = async (domain: string): Promise<NeedsFile> => {
  const file = path.join(root, 'functions', domain, 'needs.ts')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as NeedsFile) : {}
}

/** The modules of one kind in all domains, as paths within the project. */
const filesIn = (folder: 'jobs' | 'reactions'): string[] =>
  globSync(`functions/*/${folder}/*.ts`, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort()

export const reactionFiles = (): string[] => filesIn('reactions')

/**
 * Every function of the product: one per entry of the contract, one per job, and one per pace of the stream. Refuses with all gaps at once:
 * an entry without a handler or a need, a job without a line that says when it runs.
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
      const [, domain = '', , name = ''] = file.split('/')
      const key = path.basename(name, '.ts')
      const own = need((await needsOf(domain)).jobs?.[key], `The job ${key} in functions/${domain}/needs.ts`)
      return { name: `${domain}/${key}`, domain, key, kind: 'job', file, every: own.every, need: own }
    }),
  )
  const streams = Object.entries(streamNeeds).map(
    ([pace, own]): FunctionEntry => ({
      name: `stream/${pace}`,
      domain: 'stream',
      key: pace,
      kind: 'stream',
      pace: pace as Pace,
      need: own,
    }),
  )
  if (gaps.length) throw new Error(`Not every function is complete:\n${gaps.map((gap) => `- ${gap}`).join('\n')}`)
  return [...endpoints.flat(), ...jobs, ...streams]
}
