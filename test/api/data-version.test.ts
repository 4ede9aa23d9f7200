import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Stack } from '#infra/local/running-stack.ts'
import { startStack } from '#infra/local/stack.ts'
import * as members from '#shared/contract/members.ts'
import { Visitor } from '#test/support/visitor.ts'

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

test('local calls wait while the data is deleted, and then find an empty site', async () => {
  const search = () => new Visitor(stack.url).call(members.search, { query: { gender: 'female', country: 'NL' } })
  const { clear } = stack.s3
  let early: ReturnType<typeof search> | undefined
  // This call arrives while the table does not exist.
  vi.spyOn(stack.s3, 'clear').mockImplementation(async () => {
    early = search()
    // Keeps the table deleted until the call fails, or for 500 ms if the call waits as it should.
    await Promise.race([early.catch(() => {}), sleep(500)])
    return clear()
  })
  await stack.clear()
  vi.restoreAllMocks()
  expect((await early!).results).toEqual([])
})
