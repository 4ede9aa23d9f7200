import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findJava } from '#infra/local/java.ts'
import { StartRefusal } from '#infra/local/start-refusal.ts'

let dir: string
let said: string[]

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'java-test-'))
  said = []
  vi.stubEnv('PATH', path.join(dir, 'empty'))
  vi.stubEnv('JAVA_HOME', undefined)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dir, { recursive: true })
})

/** Writes an executable that reports the given Java version. */
const fakeJava = async (home: string, version: string) => {
  const program = path.join(dir, home, 'bin/java')
  await mkdir(path.dirname(program), { recursive: true })
  await writeFile(program, `#!/bin/sh\necho 'openjdk version "${version}" 2026-01-01' >&2\n`)
  await chmod(program, 0o755)
  return program
}

const find = () => findJava(dir, (line) => said.push(line))

test('JAVA_HOME has priority over PATH, unless its Java is too old', async () => {
  const onPath = await fakeJava('path', '17.0.1')
  vi.stubEnv('PATH', path.dirname(onPath))
  vi.stubEnv('JAVA_HOME', path.join(dir, 'home'))
  await fakeJava('home', '11.0.2')
  expect(await find()).toBe('java')
  const home = await fakeJava('home', '21')
  expect(await find()).toBe(home)
})

test('a Java downloaded earlier is used, at any depth of its archive', async () => {
  const fetched = await fakeJava('jre/jdk-21.0.8+9-jre/Contents/Home', '21.0.8')
  expect(await find()).toBe(fetched)
  expect(said).toEqual([])
})

test('a download is announced, and its failure names the remedy in one sentence', async () => {
  // Nothing listens on this proxy's port, so the download fails on every machine.
  for (const name of ['HTTPS_PROXY', 'https_proxy']) vi.stubEnv(name, 'http://127.0.0.1:9')
  for (const name of ['NO_PROXY', 'no_proxy']) vi.stubEnv(name, '')
  const refusal = await find().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect((refusal as Error).message).toMatch(/^Java 17 .*ECONNREFUSED.* install it.* start again\.$/)
  expect(said).toEqual([expect.stringContaining('fetching Java 21 once')])
}, 60_000)
