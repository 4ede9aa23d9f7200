import { type KeptFault, titlePattern } from '#infra/build/requirement-rows.ts'
import { type Fault, withFault } from './mutators.ts'
import type { FailedTest } from './quick-tests.ts'

/** Kept fault that can be put into its source again. */
export type ReplayableFault = KeptFault & { find: string; replace: string }

const isReplayable = (entry: KeptFault): entry is ReplayableFault =>
  entry.find !== undefined && entry.replace !== undefined

/**
 * Replayable entries of the rows or areas in `asked`, such as `MOD-03,PAY`, or of all rows for
 * `all`.
 */
export function askedEntries(kept: readonly KeptFault[], asked: string): ReplayableFault[] {
  const names = asked.split(',').map((name) => name.trim())
  const isAsked = (row: string) => names.some((name) => name === 'all' || row === name || row.startsWith(`${name}-`))
  return kept.filter(isReplayable).filter(({ row }) => isAsked(row))
}

/**
 * Text to find and its replacement, for the entry of a random fault. Whole lines are added around
 * the fault until the text to find occurs only once in the source.
 */
export function replacementOf(source: string, fault: Fault): { find: string; replace: string } {
  const startBefore = (at: number) => (at === 0 ? 0 : source.lastIndexOf('\n', at - 1) + 1)
  const endAfter = (at: number) => (source.indexOf('\n', at) < 0 ? source.length : source.indexOf('\n', at))
  let [start, end] = [startBefore(fault.start), endAfter(fault.end)]
  while (source.split(source.slice(start, end)).length > 2) {
    if (start > 0) start = startBefore(start - 1)
    else end = endAfter(end + 1)
  }
  const faulty = withFault(source, fault)
  return { find: source.slice(start, end), replace: faulty.slice(start, faulty.length - (source.length - end)) }
}

/** The tree that gets the faults, and its tests. */
export type ReplayTree = {
  read(file: string): string
  write(file: string, source: string): void
  /** Failures of a file's tests with such titles, or `null` if they did not end in time. */
  run(test: string, titles: RegExp): Promise<readonly FailedTest[] | null>
}

/** Source with the fault of an entry. Throws unless it has the replaced text exactly once. */
export function withReplay(source: string, { file, find, replace }: ReplayableFault): string {
  const [before, after, ...more] = source.split(find)
  if (after === undefined || more.length > 0) throw new Error(`${file} does not have exactly once: ${find}`)
  return before + replace + after
}

export type Outcome = 'detected' | 'not detected' | 'failed otherwise' | 'not ended' | 'failed without it'

/**
 * Runs the test of an entry with its fault, and then without it: a test that fails either way
 * detects nothing. Only a failure of the test itself counts as detection, not, for example, a test
 * file that does not load.
 */
export async function replay(entry: ReplayableFault, tree: ReplayTree): Promise<Outcome> {
  const source = tree.read(entry.file)
  const titles = titlePattern(entry.title)
  let failed: readonly FailedTest[] | null
  tree.write(entry.file, withReplay(source, entry))
  try {
    failed = await tree.run(entry.test, titles)
  } finally {
    tree.write(entry.file, source)
  }
  const without = await tree.run(entry.test, titles)
  if (without?.length !== 0) return 'failed without it'
  if (failed === null) return 'not ended'
  if (failed.length === 0) return 'not detected'
  return failed.some(({ title }) => titles.test(title)) ? 'detected' : 'failed otherwise'
}
