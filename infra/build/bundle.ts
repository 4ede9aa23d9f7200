import { spawnSync } from 'node:child_process'
import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { variableNames } from '#functions/platform/resources.ts'
import { type FunctionEntry, listFunctions, root } from '#infra/inventory.ts'
import { copyPackages } from './lambda-packages.ts'
import { lazyBuiltins, leanSdk, wholeSdk } from './lean-sdk.ts'
import { pureConstants } from './pure-constants.ts'

/** Output of the bundles: one folder per function, as uploaded to Lambda. */
export const functionsDir = path.join(root, 'dist/functions')

/** `bytes` is the size of the code that is loaded at the start, without chunks loaded on demand. */
export type Bundle = { name: string; file: string; bytes: number }

/**
 * The entry module of a function: its own file, or for a stream function one generated from its
 * reactions.
 */
const startOf = (entry: FunctionEntry): string => (entry.kind === 'stream' ? entry.name : entry.file)

/** Generates the module of each stream function, which consists of all reactions of its lane. */
const streamFunctions = (entries: readonly FunctionEntry[]): Plugin => ({
  name: 'stream-functions',
  setup(bundler) {
    bundler.onResolve({ filter: /^stream\// }, ({ path: name }) => ({ path: name, namespace: 'stream' }))
    bundler.onLoad({ filter: /.*/, namespace: 'stream' }, ({ path: name }) => {
      const entry = entries.find((one) => one.name === name)
      const reactions = entry?.kind === 'stream' ? entry.reactions : []
      return {
        resolveDir: root,
        contents: [
          "import { streamHandler } from './functions/table/stream.ts'",
          ...reactions.map(({ file }, at) => `import { reaction as r${at} } from './${file}'`),
          `export const handler = streamHandler([${reactions.map(({ follows }, at) => `{ ...r${at}, follows: ${JSON.stringify(follows)} }`)}])`,
        ].join('\n'),
      }
    })
  },
})

/**
 * Whether dynamically imported modules become chunks beside `index.mjs`. True for queue and upload
 * functions, because a message or a refused photo needs the texts of only one of seven languages,
 * and for stream functions, because most records do not need the word lists that detect signs of a
 * scam. Other bundles are one file: chunks could not be shared between functions, because each
 * function has its own build.
 */
const hasChunks = ({ kind }: FunctionEntry) => kind === 'queue' || kind === 'upload' || kind === 'stream'

/** Bundles all functions, each into `<outDir>/<name>/index.mjs`. Removes earlier output. */
export async function bundleFunctions(
  entries: readonly FunctionEntry[],
  { outDir = functionsDir, lean = true }: { outDir?: string; lean?: boolean } = {},
): Promise<Bundle[]> {
  await rm(outDir, { recursive: true, force: true })
  const packaged = entries.filter((entry) => entry.kind === 'upload')
  const options = {
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: packaged.flatMap(({ packages }) => packages),
    legalComments: 'none',
    plugins: [pureConstants, streamFunctions(entries), ...(lean ? [leanSdk, lazyBuiltins] : [wholeSdk])],
  } satisfies BuildOptions
  const whole = entries.filter((entry) => !hasChunks(entry))
  await Promise.all([
    build({
      ...options,
      entryPoints: Object.fromEntries(whole.map((entry) => [`${entry.name}/index`, startOf(entry)])),
      outdir: outDir,
    }),
    ...entries.filter(hasChunks).map((entry) =>
      build({
        ...options,
        entryPoints: { index: startOf(entry) },
        outdir: path.join(outDir, entry.name),
        splitting: true,
        chunkNames: 'chunks/[name]-[hash]',
      }),
    ),
  ])
  for (const { name, packages } of packaged) await copyPackages(packages, path.join(outDir, name))
  return Promise.all(
    entries.map(async ({ name }) => {
      const file = path.join(outDir, name, 'index.mjs')
      return { name, file, bytes: await bytesAtStart(file) }
    }),
  )
}

/** Size of a bundle's file and of the chunks that it imports statically, in bytes. */
export async function bytesAtStart(file: string): Promise<number> {
  const files = new Set([file])
  for (const one of files) {
    const imports = (await readFile(one, 'utf8')).matchAll(/(?:\bfrom|\bimport) ?"(\.[^"]+)"/g)
    for (const [, to] of imports) files.add(path.resolve(path.dirname(one), to!))
  }
  const sizes = await Promise.all([...files].map(async (one) => (await stat(one)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Environment of a measured function. This machine's variables are not inherited, because some slow
 * the start down: extra certificates alone take milliseconds.
 */
const startEnvironment = { AWS_REGION: 'eu-west-1', [variableNames.tableName]: 'table', NODE_ENV: 'production' }

const millisecondsOf = (args: readonly string[]): number => {
  const startedAt = process.hrtime.bigint()
  const { status, stderr } = spawnSync(process.execPath, args, { env: startEnvironment, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} does not start:\n${stderr}`)
  return Number(process.hrtime.bigint() - startedAt) / 1e6
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Measures the duration of a process that only loads a bundle, as a multiple of the duration of an
 * empty process. An empty process runs before each measurement, so that other load on the machine
 * affects both.
 */
export function measureStarts(
  bundles: readonly Bundle[],
  { rounds = 25 }: { rounds?: number } = {},
): { starts: (Bundle & { bareMs: number; startMs: number; ratio: number })[] } {
  const measured = bundles.map((bundle) => ({ bundle, bare: [] as number[], own: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    for (const { bundle, bare, own } of measured) {
      bare.push(millisecondsOf(['-e', '0']))
      own.push(millisecondsOf([bundle.file]))
    }
  }
  const starts = measured.map(({ bundle, bare, own }) => {
    const [bareMs, startMs] = [median(bare), median(own)]
    return { ...bundle, bareMs, startMs, ratio: startMs / bareMs }
  })
  return { starts }
}

/**
 * Goals for a function's size in bytes and for its start as a multiple of the start of an empty
 * Node process (test/bench prints them beside the measurements).
 */
export const functionGoals = {
  hot: { bytes: 300 * 1024, ratio: 1.9 },
  other: { bytes: 512 * 1024, ratio: 3.5 },
} as const

const hotFunctions: readonly string[] = ['account/current', 'chats/list', 'chats/send', 'members/search']

/** Goal for a function: the tighter one if members wait for it on every screen. */
export const goalOf = (name: string) => (hotFunctions.includes(name) ? functionGoals.hot : functionGoals.other)

if (import.meta.main) {
  const bundles = await bundleFunctions(await listFunctions())
  const largest = bundles.toSorted((a, b) => b.bytes - a.bytes)[0]
  console.log(`${bundles.length} functions bundled, the largest ${largest?.name} with ${largest?.bytes} bytes`)
}
