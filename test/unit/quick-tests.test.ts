import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type QuickTests, startQuickTests } from '#test/faults-tool/quick-tests.ts'

const root = mkdtempSync(path.join(tmpdir(), 'quick-tests-'))
const timeoutMs = 60_000
let quickTests: QuickTests

const write = (file: string, source: string) => writeFileSync(path.join(root, file), source)
const testOf = (name: string) =>
  `import { expect, test } from 'vitest'\nimport { ${name} } from '../${name}.ts'\ntest('${name}', () => expect(${name}).toBe(1))\ntest('${name}, of another title', () => {})\n`

beforeAll(() => {
  mkdirSync(path.join(root, 'test'))
  symlinkSync(path.resolve(import.meta.dirname, '../../node_modules'), path.join(root, 'node_modules'))
  write('package.json', '{ "type": "module" }')
  write(
    'test/vitest.config.ts',
    "export default { test: { projects: [{ test: { name: 'unit', include: ['test/*.test.ts'] } }] } }",
  )
  for (const name of ['one', 'other']) {
    write(`${name}.ts`, `export const ${name} = 1`)
    write(`test/${name}.test.ts`, testOf(name))
  }
  quickTests = startQuickTests(root, ['unit'])
})
afterAll(() => {
  quickTests.stop()
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
})

test('a test run reports only its own test files, whatever failed in an earlier run', {
  timeout: 2 * timeoutMs,
}, async () => {
  write('one.ts', 'export const one = 2')
  const failure = [{ file: 'test/one.test.ts', title: 'one' }]
  expect(await quickTests.run({ files: ['test/one.test.ts'], changed: ['one.ts'] }, timeoutMs)).toMatchObject(failure)
  expect(await quickTests.run({ files: ['test/other.test.ts'], changed: [] }, timeoutMs)).toEqual([])
  write('one.ts', 'export const one = 1')
  expect(await quickTests.run({ files: ['test/one.test.ts'], changed: ['one.ts'] }, timeoutMs)).toEqual([])
})

test('a test run with titles runs only the tests that have them, and fails where none has', {
  timeout: 2 * timeoutMs,
}, async () => {
  const files = ['test/other.test.ts']
  write('other.ts', 'export const other = 2')
  expect(await quickTests.run({ files, changed: ['other.ts'], titles: '^other$' }, timeoutMs)).toMatchObject([
    { title: 'other' },
  ])
  expect(await quickTests.run({ files, changed: [], titles: '^other, of another title$' }, timeoutMs)).toEqual([])
  expect(await quickTests.run({ files, changed: [], titles: '^none$' }, timeoutMs)).toMatchObject([
    { title: '(no test of this title)' },
  ])
  write('other.ts', 'export const other = 1')
  expect(await quickTests.run({ files, changed: ['other.ts'], titles: '^other$' }, timeoutMs)).toEqual([])
})
