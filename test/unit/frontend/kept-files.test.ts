import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetKeptFiles } from '#frontend/lib/forget-files.ts'
import { dropFile, keepFile, keptFiles } from '#frontend/lib/kept-files.ts'
import { stubDatabase } from '#test/support/fake-database.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
let rows: ReturnType<typeof stubDatabase>
beforeEach(() => {
  rows = stubDatabase()
})
afterEach(() => vi.unstubAllGlobals())

const idsOf = async (owner: string, at = now) => (await keptFiles(owner, at)).map(({ id }) => id)

describe('CHAT-34 files kept on this device', () => {
  test('CHAT-34 are read by their member only, in order, until they are dropped', async () => {
    for (const [id, owner] of [
      ['b', 'anna'],
      ['a', 'anna'],
      ['c', 'bram'],
    ] as const)
      await keepFile(id, owner, { name: id }, now)
    expect(await keptFiles('anna', now)).toMatchObject([{ value: { name: 'a' } }, { value: { name: 'b' } }])
    await dropFile('a')
    expect([await idsOf('anna'), await idsOf('bram')]).toEqual([['b'], ['c']])
  })

  test('CHAT-34 are deleted after a day, whoever looks', async () => {
    await keepFile('a', 'anna', {}, now)
    await keepFile('b', 'anna', {}, hoursLater(1))
    expect(await idsOf('anna', hoursLater(23.9))).toEqual(['a', 'b'])
    expect(await idsOf('bram', hoursLater(24))).toEqual([])
    expect([...rows.keys()]).toEqual(['b'])
  })

  test('CHAT-34 ACC-31 are all deleted when the member signs out', async () => {
    await keepFile('a', 'anna', {}, now)
    forgetKeptFiles()
    expect(await idsOf('anna')).toEqual([])
  })

  test('CHAT-34 are absent without an error where storage is unavailable', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await keepFile('a', 'anna', {}, now)
    await dropFile('a')
    forgetKeptFiles()
    expect(await idsOf('anna')).toEqual([])
  })
})
