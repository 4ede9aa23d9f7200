import { describe, expect, test } from 'vitest'
import type { KeptFault } from '#infra/build/requirement-rows.ts'
import { faultsIn, withFault } from '#test/faults-tool/mutators.ts'
import type { FailedTest } from '#test/faults-tool/quick-tests.ts'
import {
  askedEntries,
  type ReplayableFault,
  type ReplayTree,
  replacementOf,
  replay,
  withReplay,
} from '#test/faults-tool/replay.ts'

const file = 'shared/a.ts'
const source = 'a < 3\nb < 3\n'
const entry: ReplayableFault = {
  row: 'CHAT-01',
  file,
  fault: 'a can be 3',
  test: 'test/unit/a.test.ts',
  title: 'limits > CHAT-01 of %s',
  find: 'a < 3',
  replace: 'a <= 3',
}

/**
 * Tree of sources with the single file `source`. `run` gets the current text, and returns the
 * titles of the tests that fail, or null if they do not end.
 */
function openTree(run: (text: string) => readonly string[] | null) {
  const tree = { text: source, isRight: true }
  const asked: ReplayTree = {
    read: () => tree.text,
    write: (_, text) => {
      tree.text = text
    },
    run: async (test, titles) => {
      tree.isRight &&= test === entry.test && titles.test('limits > CHAT-01 of a')
      return run(tree.text)?.map((title): FailedTest => ({ file: test, title, ms: 1 })) ?? null
    },
  }
  return { tree, asked }
}
const isFaulty = (text: string) => text === 'a <= 3\nb < 3\n'

describe('a replayed fault', () => {
  test.each<[string, (text: string) => readonly string[] | null]>([
    ['detected', (text) => (isFaulty(text) ? ['another', 'limits > CHAT-01 of a'] : [])],
    ['not detected', () => []],
    ['failed otherwise', (text) => (isFaulty(text) ? ['(does not load)'] : [])],
    ['not ended', (text) => (isFaulty(text) ? null : [])],
    ['failed without it', () => ['limits > CHAT-01 of a']],
    ['failed without it', () => null],
  ])('is %s, and its source as before', async (outcome, run) => {
    const { tree, asked } = openTree(run)
    expect(await replay(entry, asked)).toBe(outcome)
    expect(tree).toEqual({ text: source, isRight: true })
  })

  test('is taken out when its tests cannot be run', async () => {
    const { tree, asked } = openTree(() => {
      throw new Error('no tests')
    })
    await expect(replay(entry, asked)).rejects.toThrow('no tests')
    expect(tree.text).toBe(source)
  })

  test.each([
    ['a > 3', 'is gone'],
    ['< 3', 'occurs twice'],
  ])('is refused where the text that it replaces, "%s", %s', (find) => {
    expect(() => withReplay(source, { ...entry, find })).toThrow(`shared/a.ts does not have exactly once: ${find}`)
  })

  test('has its replacement as it is, whatever it contains', () => {
    expect(withReplay(source, { ...entry, replace: "$& $1 $'" })).toBe("$& $1 $'\nb < 3\n")
  })
})

test('entries to replay are those of the named rows and areas, or all, that say what they replace', () => {
  const kept: KeptFault[] = [
    entry,
    { ...entry, row: 'CHAT-10' },
    { ...entry, row: 'PAY-01', replace: '' },
    { row: 'PAY-02', file, fault: 'in words', test: entry.test, title: 'PAY-02' },
  ]
  const rowsOf = (asked: string) => askedEntries(kept, asked).map(({ row }) => row)
  expect(rowsOf('CHAT-01')).toEqual(['CHAT-01'])
  expect(rowsOf('CHAT')).toEqual(['CHAT-01', 'CHAT-10'])
  expect(rowsOf('CHAT-10, PAY')).toEqual(['CHAT-10', 'PAY-01'])
  expect(rowsOf('all')).toEqual(['CHAT-01', 'CHAT-10', 'PAY-01'])
  expect(rowsOf('PAY-02')).toEqual([])
})

test.each(['x = a < b', 'x = a < b\n', 'if (a) x = 1\nif (b) x = 1\n', 'f(() => {\n  a()\n})\nf(() => {\n  a()\n})\n'])(
  'what a random fault replaces in %j makes the same fault again',
  (text) => {
    for (const fault of faultsIn(text, 'a.ts'))
      expect(withReplay(text, { ...entry, ...replacementOf(text, fault) })).toBe(withFault(text, fault))
  },
)
