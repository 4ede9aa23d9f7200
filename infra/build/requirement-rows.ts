import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Ids of the numbered requirements, such as `CHAT-09`, in the order of test/requirements.md. */
export const requirementIds = (text: string): string[] => [
  ...new Set([...text.matchAll(/^\| ([A-Z0-9]+-\d+) \|/gm)].map(([, id]) => id!)),
]

/** `test('...')`, and `test.each(...)('...')` with parentheses nested up to two deep. */
const titled =
  /\b(?:test|it|describe)(?:\.\w+)?(?:<[^()]*>)?(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(['"`])([\s\S]*?)\1/g

/**
 * Titles in the text of a test file. Also includes the ids in rows of `test.each` tables, since
 * `%s` puts them into the title.
 */
export function titlesIn(text: string): string[] {
  const tableRows = [...text.matchAll(/^\s*\['([A-Z0-9]+-\d+\b[^']*)',/gm)].map(([, ids]) => ids!)
  return [...text.matchAll(titled)].map(([, , title]) => title!).concat(tableRows)
}

/**
 * Ids of requirements in a title: single ones and ranges, such as `I18N-07 to 21`, `ACC-34 to
 * ACC-38`, `OPEN-12..14` and `ACC-14, 15, 16`.
 */
export function idsIn(title: string): Set<string> {
  const named = new Set([...title.matchAll(/\b[A-Z0-9]+-\d+\b/g)].map(([id]) => id))
  for (const [, area, from, to] of title.matchAll(/\b([A-Z0-9]+)-(\d+)(?: to |\.\.)(?:\1-)?(\d+)\b/g)) {
    for (let number = Number(from); number <= Number(to); number++)
      named.add(`${area}-${String(number).padStart(2, '0')}`)
  }
  for (const [, area, list] of title.matchAll(/\b([A-Z0-9]+)-\d+((?:, \d{2})+)\b/g)) {
    for (const [number] of list!.matchAll(/\d{2}/g)) named.add(`${area}-${number}`)
  }
  return named
}

/** Titles of the tests in every test file, keyed by its path. */
export const readTitles = (root: string): Map<string, string[]> =>
  new Map(
    globSync('test/**/{*.test.ts,*.test.tsx,main-journey.ts}', { cwd: root })
      .map((file) => file.split(path.sep).join('/'))
      .toSorted()
      .map((file) => [file, titlesIn(readFileSync(path.join(root, file), 'utf8'))]),
  )

/**
 * A fault that a test of the requirement detects: an entry of test/faults.json, added by hand or by
 * `npm run faults -- --keep`.
 */
export type KeptFault = {
  row: string
  /** Source file into which the fault is put. */
  file: string
  fault: string
  test: string
  /** The test's full title, with the titles of its `describe` blocks. */
  title: string
  /**
   * Text of the source, and the text that the fault has in its place, for a replay. Older entries
   * have the fault in words only.
   */
  find?: string
  replace?: string
}

export const keptFaultsFile = 'test/faults.json'

export const readKeptFaults = (root: string): KeptFault[] =>
  JSON.parse(readFileSync(path.join(root, keptFaultsFile), 'utf8')) as KeptFault[]

const separator = ' > '
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Pattern for the title of a test in the test report: the title in the source, with `%s`, `$name`
 * and `${...}` filled in.
 */
export const titlePattern = (written: string): RegExp =>
  new RegExp(
    `^${written
      .split(/\$\{.*?\}|%[sdifjo]|\$[\w.]+/)
      .map(escaped)
      .join('.*')}$`,
    's',
  )

/** Tests of projects that run against a build, which would not contain the fault. */
const needsBuild = /^test\/(?:infra|journeys)\//

/**
 * Problems of a replay: the source must contain the text to replace exactly once, and the test must
 * not need a build.
 */
function problemsOfReplay({ file, test, find, replace }: KeptFault, source: string): [boolean, string][] {
  if (find === undefined && replace === undefined) return []
  return [
    [find === undefined || replace === undefined, '`find` and `replace` need each other'],
    [find === replace, 'the fault changes nothing'],
    [find !== undefined && source.split(find).length !== 2, `${file} does not have exactly once: ${find}`],
    [needsBuild.test(test), `a replay cannot run ${test}, which needs a build`],
  ]
}

/**
 * Problems of the kept faults: a row, source, replaced text or test that no longer exists, or a
 * title without its row.
 */
export function problemsOfKept(
  kept: readonly KeptFault[],
  known: {
    ids: readonly string[]
    titles: ReadonlyMap<string, readonly string[]>
    /** Text of a source, or undefined if it is gone. */
    read: (file: string) => string | undefined
  },
): string[] {
  return kept.flatMap((entry) => {
    const { row, file, test, title } = entry
    const written = known.titles.get(test) ?? []
    const isStanding = title.split(separator).every((part) => written.some((one) => titlePattern(one).test(part)))
    const source = known.read(file)
    const problems: [boolean, string][] = [
      [!known.ids.includes(row), 'the row is gone'],
      ...(source === undefined ? [[true, `${file} is gone`] as [boolean, string]] : problemsOfReplay(entry, source)),
      [!isStanding, `the test is gone: ${test}: ${title}`],
      [!idsIn(title).has(row), `the test does not name it: ${title}`],
    ]
    return problems.filter(([isWrong]) => isWrong).map(([, problem]) => `${row}: ${problem}`)
  })
}
