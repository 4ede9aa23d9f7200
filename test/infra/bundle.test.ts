import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bundle, bundleFunctions, goalOf } from '#infra/build/bundle.ts'
import { type FunctionEntry, listFunctions } from '#infra/build/functions.ts'

const run = promisify(execFile)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundles-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the bundles', () => {
  let functions: FunctionEntry[]
  let bundles: Bundle[]
  beforeAll(async () => {
    functions = await listFunctions()
    bundles = await bundleFunctions(functions, { outDir: path.join(folder, 'all') })
  })

  test('are one per function, each in a folder of its own', () => {
    expect(bundles.map(({ name }) => name)).toEqual(functions.map(({ name }) => name))
  })

  test('of endpoints keep within their size', () => {
    const endpoints = functions.filter(({ kind }) => kind === 'endpoint').map(({ name }) => name)
    const tooLarge = bundles.filter(({ name, bytes }) => endpoints.includes(name) && bytes > goalOf(name).bytes)
    expect(tooLarge).toEqual([])
  })

  test('export a handler when they start as Lambda starts them, with nothing around them', async () => {
    for (const { file } of bundles) {
      const script = `const { handler } = await import(${JSON.stringify(file)}); process.stdout.write(typeof handler)`
      const env = { AWS_REGION: 'eu-west-1', TABLE_NAME: 'table' }
      const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', script], { env })
      expect({ file, stdout, stderr }).toEqual({ file, stdout: 'function', stderr: '' })
    }
  })

  test('of endpoints import none of Node in the slow way', async () => {
    for (const { file } of bundles) expect(await readFile(file, 'utf8')).not.toMatch(/\bfrom ?"node:/)
  })
})

test('a bundle without what the SDK drags in sends the same requests, and reads the same answers', async () => {
  const probe: FunctionEntry = {
    name: 'probe/table',
    domain: 'probe',
    key: 'table',
    kind: 'job',
    every: '1 day',
    file: 'test/infra/table-probe.ts',
    need: { impact: 'none' },
  }
  const outputOf = async (lean: boolean) => {
    const [bundle] = await bundleFunctions([probe], { outDir: path.join(folder, `lean-${lean}`), lean })
    const env = {
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
      TABLE_NAME: 'table',
    }
    const { stdout } = await run(process.execPath, [bundle!.file], { env })
    return JSON.parse(stdout) as { seen: unknown[]; results: unknown[]; addresses: string[] }
  }
  const whole = await outputOf(false)
  expect(whole.seen).toHaveLength(3)
  expect(await outputOf(true)).toEqual(whole)
})
