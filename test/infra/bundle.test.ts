import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaults, evidencePermissions, type VariableName, variableNames } from '#functions/platform/resources.ts'
import { type Bundle, bundleFunctions, goalOf } from '#infra/build/bundle.ts'
import { type FunctionEntry, listFunctions } from '#infra/inventory.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { languages } from '#shared/i18n/languages.ts'
import type * as source from '#shared/i18n/nl/mail.ts'

const run = promisify(execFile)

/** Variables that every function has, or that follow from its other resources. */
const impliedVariables: readonly VariableName[] = [
  ...(['tableName', 'sites', 'siteName', 'originSecrets'] as const),
  ...(['photoBucket', 'evidenceBucket', 'distributionId', 'moderation', 'queueUrls', 'liveApiUrl'] as const),
]
const declaredVariables = (Object.keys(variableNames) as VariableName[]).filter(
  (name) => !impliedVariables.includes(name),
)

/** Patterns of the code that needs each permission in the evidence bucket. */
const evidenceCode = {
  show: /\.evidenceBucket,Key:\w+\},/,
  copy: /\.evidenceBucket,Key:\w+,CopySource:/,
  lock: /LegalHold:\{Status/,
  remove: /of the evidence \$/,
} as const satisfies Record<(typeof evidencePermissions)[number], RegExp>

const calls: Record<string, Record<string, Endpoint>> = contract
const isPublic = ({ kind, domain, key }: FunctionEntry) =>
  kind === 'endpoint' && calls[domain]?.[key]?.access === 'public'

/** Code of a bundle, with its chunks. */
async function codeOf({ file }: Bundle): Promise<string> {
  const chunks = path.join(path.dirname(file), 'chunks')
  const names = await readdir(chunks).catch(() => [])
  const files = [file, ...names.map((name) => path.join(chunks, name))]
  return (await Promise.all(files.map((one) => readFile(one, 'utf8')))).join('\n')
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundles-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the bundles', () => {
  let functions: readonly FunctionEntry[]
  let bundles: Bundle[]
  beforeAll(async () => {
    functions = await listFunctions()
    bundles = await bundleFunctions(functions, { outDir: path.join(folder, 'all') })
    // Upload functions have packages built for Lambda beside them. Here they need the packages of
    // this machine.
    for (const { name } of functions.filter(({ kind }) => kind === 'upload')) {
      const beside = path.join(folder, 'all', name, 'node_modules')
      await rm(beside, { recursive: true, force: true })
      await symlink(path.resolve('node_modules'), beside)
    }
  })

  test('are one per function, each in a folder of its own', () => {
    expect(bundles.map(({ name }) => name)).toEqual(functions.map(({ name }) => name))
  })

  test('are within their size limit', () => {
    expect(bundles.filter(({ name, bytes }) => bytes > goalOf(name).bytes)).toEqual([])
  })

  test('of queues have the texts of each language in a chunk of its own', async () => {
    const chunks = path.join(folder, 'all/mail/mail/chunks')
    const texts = (await readdir(chunks)).filter((name) => name.startsWith('mail-'))
    const greetings = await Promise.all(
      texts.map(async (name) => ((await import(path.join(chunks, name))) as typeof source).mail.activation.subject),
    )
    expect(new Set(greetings).size).toBe(languages.length)
    const atStart = await readFile(path.join(folder, 'all/mail/mail/index.mjs'), 'utf8')
    expect(greetings.filter((greeting) => atStart.includes(greeting))).toEqual([])
  })

  test('export a handler when started as on Lambda, with only region and table set', async () => {
    const exportsHandler = async ({ file }: Bundle) => {
      const script = `const { handler } = await import(${JSON.stringify(file)}); process.stdout.write(typeof handler)`
      const env = { AWS_REGION: 'eu-west-1', TABLE_NAME: 'table' }
      const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', script], { env })
      expect({ file, stdout, stderr }).toEqual({ file, stdout: 'function', stderr: '' })
    }
    const atOnce = 4
    for (let from = 0; from < bundles.length; from += atOnce)
      await Promise.all(bundles.slice(from, from + atOnce).map(exportsHandler))
  })

  test('contain the declaration of no endpoint but their own', async () => {
    // The call that starts an age check contains the URL for the provider's notification.
    const needed: Record<string, readonly string[]> = { 'account/startAgeCheck': ['/api/age-check-report.php'] }
    for (const [at, entry] of functions.entries()) {
      if (entry.kind !== 'endpoint') continue
      const code = await readFile(bundles[at]!.file, 'utf8')
      const declared = [...code.matchAll(/path:"(\/api\/[\w-]+\.php)",access:/g)].map(([, address]) => address)
      expect(
        [...new Set(declared)].filter((address) => address !== entry.path),
        entry.name,
      ).toEqual(needed[entry.name] ?? [])
    }
  })

  test('of uploads, and no others, import the packages beside them', async () => {
    const withPackages = functions.flatMap((entry) => (entry.kind === 'upload' ? [entry.packages] : []))
    expect(withPackages.length).toBeGreaterThan(1)
    for (const packages of withPackages) expect(packages).toEqual(['sharp', 'heic-decode'])
    for (const [at, { kind, name }] of functions.entries()) {
      const imports = /\bfrom ?"sharp"|import\("heic-decode"\)/.test(await readFile(bundles[at]!.file, 'utf8'))
      expect(imports, name).toBe(kind === 'upload')
    }
  })

  test('do not import Node modules by an import statement', async () => {
    for (const { file } of bundles) expect(await readFile(file, 'utf8')).not.toMatch(/\bfrom ?"node:/)
  })

  test('contain no code without a grant in their resources, and the resources have no unused grant', async () => {
    const granted = functions.map(({ name, resources }) => ({
      name,
      writes: resources.table === 'write',
      sends: resources.mail === true,
      texts: resources.sms === true,
      touchesPhotos: resources.photos !== undefined,
      evidence: [...(resources.evidence ?? [])].sort(),
      invalidates: resources.cdn === true,
      judges: resources.moderation === true,
      queues: resources.queues !== undefined,
      manages: resources.live === true,
      env: [...(resources.env ?? [])].sort(),
    }))
    const used = await Promise.all(
      functions.map(async (entry, at) => {
        const code = await codeOf(bundles[at]!)
        const env = declaredVariables.filter((name) => new RegExp(`\\.${name}\\b`).test(code))
        // A public call never reads a session, though the pipeline could.
        const isUnread = (name: VariableName) =>
          name === 'sessionKeys' && isPublic(entry) && !entry.resources.env?.includes(name)
        return {
          name: entry.name,
          writes: /"(TransactWriteItems|PutItem|UpdateItem)"/.test(code),
          sends: /"SendRawEmail"/.test(code),
          texts: /"Publish"/.test(code),
          touchesPhotos: /\.photoBucket\b/.test(code),
          evidence: evidencePermissions.filter((name) => evidenceCode[name].test(code)).sort(),
          invalidates: /\.distributionId\b|\{distributionId:/.test(code),
          judges: /"rekognition"/.test(code),
          queues: /\.queueUrls\b/.test(code),
          manages: /\.liveApiUrl\b/.test(code),
          env: env.filter((name) => !isUnread(name)).sort(),
        }
      }),
    )
    expect(used).toEqual(granted)
  })
})

test('a bundle with the reduced SDK sends the same requests and reads the same answers as with the complete one', async () => {
  const probe: FunctionEntry = {
    name: 'probe/sdk',
    domain: 'probe',
    key: 'sdk',
    kind: 'job',
    every: '1 hour',
    file: 'test/infra/sdk-probe.ts',
    resources: { ...defaults, impact: 'none' },
  }
  const outputOf = async (lean: boolean) => {
    const [bundle] = await bundleFunctions([probe], { outDir: path.join(folder, `lean-${lean}`), lean })
    const env = {
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
      TABLE_NAME: 'table',
      PHOTO_BUCKET: 'photos',
      EVIDENCE_BUCKET: 'evidence',
      DISTRIBUTION_ID: 'E1',
      MODERATION: 'rekognition',
    }
    const { stdout } = await run(process.execPath, [bundle!.file], { env })
    return JSON.parse(stdout) as {
      seen: { isSigned: boolean }[]
      results: unknown[]
      tokenOrder: number[]
      unused: unknown[]
      isSdkClient: boolean
    }
  }
  const { isSdkClient, ...whole } = await outputOf(false)
  expect(isSdkClient).toBe(true)
  expect(whole.unused).toEqual([])
  expect(whole.seen.every(({ isSigned }) => isSigned)).toBe(true)
  expect(whole.tokenOrder).toEqual([0, 1, 1, 3])
  expect(await outputOf(true)).toEqual({ ...whole, isSdkClient: false })
})
