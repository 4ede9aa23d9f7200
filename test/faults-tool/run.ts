import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { idsIn, type KeptFault, keptFaultsFile, readKeptFaults } from '#infra/build/requirement-rows.ts'
import { readImporters, testsReaching } from './import-graph.ts'
import { type Fault, faultsIn, isParsed, lineOf, shuffled, withFault } from './mutators.ts'
import { type FailedTest, type QuickTests, startQuickTests } from './quick-tests.ts'
import { copyTree } from './tree-copy.ts'

// `npm run faults` injects random faults into a copy of the sources, one at a time, and prints
// those that no unit or screens test detects.

const root = path.resolve(import.meta.dirname, '../..')

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: 'frontend/src' },
    keep: { type: 'boolean', default: false },
  },
})

/**
 * Time limits of a run and of a test file, with room for a busy machine. They end an endless loop.
 */
const timeoutMs = { run: 60_000, file: 10_000 } as const
/**
 * Test files per batch, nearest to the fault first. After a failure the later batches are not run.
 */
const groupSizes = [4, 16, 1_000]

/** Runs of a failed test file, alone and with the fault, before its failures count as chance. */
const attempts = 2

type Placed = { file: string; source: string; fault: Fault }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
let tests: QuickTests | undefined
// Registered before the copy's own exit handler, which deletes the folder that the tests write to.
process.on('exit', () => tests?.stop())
const copy = copyTree(root)
tests = startQuickTests(copy.root)

const importers = readImporters(copy.root)
const files = asked.in
  .split(',')
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: copy.root }))
  .filter((file) => !file.endsWith('.d.ts'))
  .toSorted()
const everyFault = files.flatMap((file): Placed[] => {
  const source = copy.read(file)
  return faultsIn(source, file).map((fault) => ({ file, source, fault }))
})

console.log(`${everyFault.length} faults in ${files.length} files`)
// If the sources do not compile, no fault does, and each would be skipped.
if (!(await copy.compiles())) {
  console.error('The sources do not compile.')
  process.exit(1)
}

/** Sources changed since the last run of the tests. */
const changed = new Set<string>()
const write = (file: string, source: string) => {
  copy.write(file, source)
  changed.add(file)
}
const runTests = (group: readonly string[]): Promise<FailedTest[] | null> => {
  const asked = { files: group, changed: [...changed] }
  changed.clear()
  return tests.run(asked, timeoutMs.run + group.length * timeoutMs.file)
}

/** Whether a test file passes without a fault: on a busy machine it can fail for lack of time. */
async function isPassing(test: string): Promise<boolean> {
  const isSound = (await runTests([test]))?.length === 0
  if (!isSound) console.log(`failed without a fault too: ${test}`)
  return isSound
}

/**
 * Tests that fail with the fault when their file runs alone, and pass without the fault right
 * after.
 */
async function confirmed({ file, source, fault }: Placed, test: string): Promise<FailedTest[] | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    write(file, withFault(source, fault))
    const failed = await runTests([test])
    write(file, source)
    if (failed?.length === 0 || (await isPassing(test))) return failed
  }
  return []
}

/**
 * The first confirmed failures; `null` if the tests did not end, empty if no test detected the
 * fault. Undecided where they do not end without the fault either.
 */
async function noticedBy(placed: Placed): Promise<FailedTest[] | null | 'undecided'> {
  const { file, source, fault } = placed
  const near = testsReaching(file, importers)
  let from = 0
  for (const size of groupSizes) {
    const group = near.slice(from, from + size)
    write(file, withFault(source, fault))
    const failed = group.length > 0 ? await runTests(group) : []
    write(file, source)
    if (failed === null) return (await runTests(group)) === null ? 'undecided' : null
    for (const test of new Set(failed.map((one) => one.file))) {
      const alone = await confirmed(placed, test)
      if (alone === null || alone.length > 0) return alone
    }
    from += size
  }
  return []
}

const isParsedWith = ({ file, source, fault }: Placed): boolean => isParsed(withFault(source, fault), file)
const compiles = async ({ file, source, fault }: Placed): Promise<boolean> => {
  write(file, withFault(source, fault))
  const isSound = await copy.compiles()
  write(file, source)
  return isSound
}

const kept = readKeptFaults(root)
/**
 * Adds each row whose test failed, unless the row is listed already: one detected fault is enough.
 */
const keep = ({ file, source, fault }: Placed, failed: readonly FailedTest[]) => {
  for (const { file: test, title } of failed) {
    for (const row of idsIn(title)) {
      if (!kept.some((entry) => entry.row === row))
        kept.push({ row, file, fault: `line ${lineOf(source, fault)}: ${fault.what}`, test, title })
    }
  }
}

let done = 0
let noticed = 0
for (const placed of shuffled(everyFault, Number(asked.seed))) {
  if (done === Number(asked.count)) break
  const { isStructural } = placed.fault
  // Compiling takes as long as a dozen tests, so it is done only for faults that may not compile.
  if (!isParsedWith(placed) || (isStructural && !(await compiles(placed)))) continue
  const failed = await noticedBy(placed)
  if (failed === 'undecided') {
    console.log(`undecided: ${placed.file}:${lineOf(placed.source, placed.fault)} ${placed.fault.what}`)
    continue
  }
  if (failed?.length === 0 && !isStructural && !(await compiles(placed))) continue
  done++
  if (failed === null || failed.length > 0) {
    noticed++
    keep(placed, failed ?? [])
    const how = failed === null ? 'noticed, as the tests did not end' : 'noticed'
    console.log(`${how}: ${placed.file}:${lineOf(placed.source, placed.fault)} ${placed.fault.what}`)
  } else console.log(`survived: ${placed.file}:${lineOf(placed.source, placed.fault)} ${placed.fault.what}`)
}
const inOrder = (entries: readonly KeptFault[]) => entries.toSorted((a, b) => a.row.localeCompare(b.row))
if (asked.keep) writeFileSync(path.join(root, keptFaultsFile), `${JSON.stringify(inOrder(kept), null, 2)}\n`)
console.log(`${noticed} of ${done} faults noticed, ${Math.round((100 * noticed) / Math.max(done, 1))} %`)
// The tests' own process would keep this one running.
tests.stop()
