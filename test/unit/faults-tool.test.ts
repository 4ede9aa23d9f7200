import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  idsIn,
  type KeptFault,
  problemsOfKept,
  readKeptFaults,
  readTitles,
  requirementIds,
  titlesIn,
} from '#infra/build/requirement-rows.ts'
import { readImporters, testsReaching } from '#test/faults-tool/import-graph.ts'
import { faultsIn, isParsed, lineOf, shuffled, withFault } from '#test/faults-tool/mutators.ts'

/** The mutated sources of a file, one for each fault. */
const faulty = (source: string, file = 'a.tsx') => faultsIn(source, file).map((fault) => withFault(source, fault))

describe('faults of a source', () => {
  test.each([
    ['a moved boundary', 'x = a < b', ['x = a <= b']],
    ['an inverted comparison', 'x = a !== b', ['x = a === b']],
    ['another logical operator', 'x = a && b', ['x = a || b']],
    ['an inverted condition', 'if (a) b = c', ['if (!(a)) b = c']],
    ['an inverted conditional expression', 'x = a ? b : c', ['x = !(a) ? b : c']],
    ['a removed negation', 'x = !a', ['x = a']],
    ['an inverted boolean', 'x = true', ['x = false']],
    ['a changed number', 'x = 41', ['x = 42']],
    ['another arithmetic operator', 'x = a + b', ['x = a - b']],
    ['a removed call', 'await a()', [';']],
    ['a removed call around a value', 'x = round(a)', ['x = a']],
    ['a removed link of a chain', 'x = a.check(b)', ['x = a', 'x = b']],
    ['a removed attribute', 'x = <A b={c} />', ['x = <A  />']],
    ['an early return', 'f = () => { a = b }', ['f = () => { return; a = b }']],
    [
      'an argument instead of a call of a namespace',
      "import * as z from 'z'; x = z.a(y)",
      ["import * as z from 'z'; x = y"],
    ],
    ['an argument instead of a call of a built-in', 'x = Math.floor(y)', ['x = y']],
  ])('include: %s', (_, source, expected) => {
    expect(faulty(source)).toEqual(expected)
    for (const text of faulty(source)) expect(isParsed(text, 'a.tsx')).toBe(true)
  })

  test.each([
    ['types', 'type A = { a: 1; b: true }; let x: A | 2'],
    ['imports', "import a from 'a' with { type: 'json' }"],
    ['texts and comments', "// 1 < 2\nx = 'a < 1'"],
    ['class names and keys', 'x = <A className={1 ? "b" : "c"} key={2} />'],
    ['class names put together', 'x = clsx(a && "b", c ? "d" : buttonClass(true))'],
    ['colours and sizes', 'x = <A tone={a ? "b" : "c"} fill={1} size="sm" isWide />'],
    ['defaults of colours and sizes', 'f = ({ tone = a ? "b" : "c", isWide = false }) => tone'],
    ['SVG drawings', 'x = <svg width={1}><path d="M1 2" /></svg>'],
    ['drawings outside an svg element', 'x = <g><circle r={1} /></g>'],
    ['icons hidden as the library hides them', 'import { X as Y } from "lucide-react"; x = <Y aria-hidden="true" />'],
    ['a chosen icon hidden as the library hides it', 'x = <Icon aria-hidden="true" />'],
    ['null and undefined', 'x = null'],
  ])('are not made in %s', (_, source) => {
    expect(faultsIn(source, 'a.tsx')).toEqual([])
  })

  test('are not made in the values of examples, but in the examples themselves', () => {
    const source = 'example(a, { b: 1, c: true })'
    expect(faulty(source, 'shared/contract/examples.ts')).toEqual([';', 'a'])
    expect(faulty(source, 'shared/contract/account.ts')).toHaveLength(4)
  })

  test.each([
    ['the name of a drawing', 'x = <svg width={1} role="img" />', ['x = <svg width={1}  />']],
    ['a hidden element', 'x = <A aria-hidden="true" />', ['x = <A  />']],
    ['a hidden drawing', 'x = <svg aria-hidden="true" />', ['x = <svg  />']],
    [
      'an icon with a name',
      'import { X } from "lucide-react"; x = <X aria-label={a} />',
      ['import { X } from "lucide-react"; x = <X  />'],
    ],
    [
      'a click on an icon',
      'import { X } from "lucide-react"; x = <X aria-hidden="true" onClick={a} />',
      ['import { X } from "lucide-react"; x = <X aria-hidden="true"  />'],
    ],
  ])('are made in what assistive technology or a click notices: %s', (_, source, expected) => {
    expect(faulty(source)).toEqual(expected)
  })

  test('are found in a value under a type assertion', () => {
    expect(faulty('x = 1 as const', 'a.ts')).toEqual(['x = 2 as const'])
    expect(faulty('x = f(true) satisfies A', 'a.ts')).toContain('x = f(false) satisfies A')
  })

  test('have the right offset and line after multi-byte characters', () => {
    const source = "x = 'é😀'\ny = 1"
    const [fault] = faultsIn(source, 'a.ts')
    expect(withFault(source, fault!)).toBe("x = 'é😀'\ny = 2")
    expect(lineOf(source, fault!)).toBe(2)
    expect(fault!.what).toBe('`1` -> `2`')
  })

  test('are recognised when they make a source unparsable', () => {
    expect(isParsed('x = (', 'a.ts')).toBe(false)
  })
})

test('a seed determines the order of faults, and another seed gives another order', () => {
  const items = Array.from({ length: 50 }, (_, at) => at)
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1))
  expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2))
  expect(shuffled(items, 1).toSorted((a, b) => a - b)).toEqual(items)
  expect(shuffled(items, 1)).not.toEqual(items)
})

test('the tests of a file are the unit and screens tests that import it, nearest first, each once', () => {
  const importers = new Map([
    ['shared/a.ts', ['shared/b.ts', 'test/unit/a.test.ts', 'test/api/a.test.ts']],
    ['shared/b.ts', ['shared/a.ts', 'test/screens/b.test.tsx', 'test/unit/a.test.ts']],
  ])
  expect(testsReaching('shared/a.ts', importers)).toEqual(['test/unit/a.test.ts', 'test/screens/b.test.tsx'])
})

test('an entry file is covered by the tests of its bundle', () => {
  const importers = readImporters(path.resolve(import.meta.dirname, '../..'))
  expect(testsReaching('frontend/src/worker/push-notice.ts', importers)).toContain('test/unit/service-worker.test.ts')
})

describe('rows and titles', () => {
  test('idsIn finds every id of a title, ranges and lists included', () => {
    const ids = (title: string) => [...idsIn(title)]
    expect(ids('CHAT-09 OPEN-41 a gift')).toEqual(['CHAT-09', 'OPEN-41'])
    expect(ids('I18N-07 to 09').toSorted()).toEqual(['I18N-07', 'I18N-08', 'I18N-09'])
    expect(ids('ACC-14, 15, 16')).toEqual(['ACC-14', 'ACC-15', 'ACC-16'])
    expect(ids('utf-8')).toEqual([])
  })

  test('titlesIn finds every title of a file, including those in tables', () => {
    const text =
      "describe('A', () => { test('b', () => {}); test.each([[1, f(2)]])('c %s', () => {}) })\n  ['CHAT-01 d', 1],"
    expect(titlesIn(text)).toEqual(['A', 'b', 'c %s', 'CHAT-01 d'])
  })
})

describe('kept faults', () => {
  const entry: KeptFault = {
    row: 'CHAT-01',
    file: 'shared/a.ts',
    fault: 'line 1: `<` -> `<=`',
    test: 'test/unit/a.test.ts',
    title: 'CHAT-01 limits > at 3 of 4',
  }
  const known = {
    ids: ['CHAT-01', 'CHAT-02'],
    titles: new Map([['test/unit/a.test.ts', ['CHAT-01 limits', 'at %i of $most']]]),
    read: (file: string) => (file === 'shared/a.ts' ? 'if (a < 3 && b < 3) c = 1' : undefined),
  }
  test.each<[string, Partial<KeptFault>, string[]]>([
    ['stand', {}, []],
    [
      'whose row is gone are refused',
      { row: 'CHAT-03' },
      ['CHAT-03: the row is gone', 'CHAT-03: the test does not name it: CHAT-01 limits > at 3 of 4'],
    ],
    ['whose source is gone are refused', { file: 'shared/b.ts' }, ['CHAT-01: shared/b.ts is gone']],
    [
      'whose test has another title are refused',
      { title: 'CHAT-01 limits > below 3' },
      ['CHAT-01: the test is gone: test/unit/a.test.ts: CHAT-01 limits > below 3'],
    ],
    [
      'whose test names another row are refused',
      { row: 'CHAT-02' },
      ['CHAT-02: the test does not name it: CHAT-01 limits > at 3 of 4'],
    ],
    ['stand, with what a replay replaces', { find: 'a < 3', replace: 'a <= 3' }, []],
    [
      'whose replaced text is gone are refused',
      { find: 'a > 3', replace: 'a <= 3' },
      ['CHAT-01: shared/a.ts does not have exactly once: a > 3'],
    ],
    [
      'whose replaced text occurs twice are refused',
      { find: '< 3', replace: '<= 3' },
      ['CHAT-01: shared/a.ts does not have exactly once: < 3'],
    ],
    [
      'that replace a text by itself are refused',
      { find: 'c = 1', replace: 'c = 1' },
      ['CHAT-01: the fault changes nothing'],
    ],
    ['without a replacement are refused', { find: 'c = 1' }, ['CHAT-01: `find` and `replace` need each other']],
  ])('%s', (_, change, problems) => {
    expect(problemsOfKept([{ ...entry, ...change }], known)).toEqual(problems)
  })

  test('every kept fault is valid', () => {
    const root = path.resolve(import.meta.dirname, '../..')
    const ids = requirementIds(readFileSync(path.join(root, 'test/requirements.md'), 'utf8'))
    const read = (file: string) => {
      const at = path.join(root, file)
      return existsSync(at) ? readFileSync(at, 'utf8') : undefined
    }
    expect(problemsOfKept(readKeptFaults(root), { ids, titles: readTitles(root), read })).toEqual([])
  })

  test('of a test that needs a build cannot be replayed', () => {
    const journey = { ...entry, test: 'test/journeys/a.test.ts', find: 'c = 1', replace: 'c = 2' }
    const titles = new Map([[journey.test, ['CHAT-01 limits', 'at %i of $most']]])
    expect(problemsOfKept([journey], { ...known, titles })).toEqual([
      'CHAT-01: a replay cannot run test/journeys/a.test.ts, which needs a build',
    ])
  })
})
