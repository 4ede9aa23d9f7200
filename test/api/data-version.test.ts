import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Stack, startStack } from '#infra/local/stack.ts'

let dir: string
let stack: Stack
const versionFile = () => path.join(dir, 'data-version.json')

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'data-version-'))
  stack = await startStack({
    quiet: true,
    dir,
    dynamodb: inject('dynamodb'),
    schedules: false,
    seed: async () => ({ logins: [] }),
  })
})
afterAll(async () => {
  await stack.stop()
  await rm(dir, { recursive: true })
})

test('local data is current before it is seeded and after a seed by this version, but not with another version', async () => {
  expect(await stack.isCurrentData()).toBe(true)
  await stack.seed(() => {})
  expect(await stack.isCurrentData()).toBe(true)
  await writeFile(versionFile(), '1')
  expect(await stack.isCurrentData()).toBe(false)
  // Data seeded before versions were recorded has no version file.
  await rm(versionFile())
  expect(await stack.isCurrentData()).toBe(false)
})
