import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { idsIn, type KeptFault, keptFaultsFile, readKeptFaults } from '#infra/build/requirement-rows.ts'
import { reachingFiles, readImporters, testsReaching } from './import-graph.ts'
import { type Fault, faultsIn, isParsed, lineOf, shuffled, withFault } from './mutators.ts'
import { type FailedTest, type QuickTests, startQuickTests } from './quick-tests.ts'
import { askedEntries, replacementOf, replay } from './replay.ts'
import { copyTree } from './tree-copy.ts'

// `npm run faults` injects random faults into a copy of the sources, one at a time, and prints the
// faults that no unit or screen test detects. `--replay` injects the faults recorded in faults.json
// with the code they replace, and prints whether their tests still detect them.

const root = path.resolve(import.meta.dirname, '../..')

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: 'frontend/src' },
    keep: { type: 'boolean', default: false },
    replay: { type: 'string' },
  },
})
const kept = readKeptFaults(root)
const replayed = asked.replay === undefined ? null : askedEntries(kept, asked.replay)
if (replayed?.length === 0) {
  console.error(`${keptFaultsFile} has no fault to replay for ${asked.replay}.`)
  process.exit(1)
}

/**
 * Time limits, with room for a busy machine; they end an endless loop. A run of tests has `run`,
 * plus `file` for each test file; a replayed test, which may need a database, has `replay`.
 */
const timeoutMs = { run: 60_000, file: 10_000, replay: 300_000 } as const
/**
 * How many test files, nearest to the fault first, run with this fault alone before the remaining
 * test files run.
 */
const nearestFiles = 20
const nearest = [
  [0, 1],
  [1, 5],
  [5, nearestFiles],
] as const

/**
 * Attempts to confirm a failure: its test file runs alone, with the fault and without it. If it
 * fails without the fault each time, the failure does not count.
 */
const attempts = 2
/** Duration of a failed test above which the cause may be a timeout. */
const slowMs = 5_000

/** Number of faults that are compiled together. */
const batchSize = 20

type Placed = { file: string; source: string; fault: Fault }

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
let tests: QuickTests | undefined
// Registered before the copy's own exit handler, which deletes the folder that the tests write to.
process.on('exit', () => tests?.stop())
const copy = copyTree(root)
tests = startQuickTests(copy.root, replayed ? ['unit', 'screens', 'api'] : ['unit', 'screens'])

/** Sources changed since the last run of the tests. */
const changed = new Set<string>()
const write = (file: string, source: string) => {
  copy.write(file, source)
  changed.add(file)
}
const takeChanged = () => {
  const files = [...changed]
  changed.clear()
  return files
}

if (replayed) {
  const run = (test: string, titles: RegExp) =>
    tests.run({ files: [test], changed: takeChanged(), titles: titles.source }, timeoutMs.replay)
  let detected = 0
  for (const entry of replayed) {
    const outcome = await replay(entry, { read: copy.read, write, run })
    if (outcome === 'detected') detected++
    console.log(`${outcome}: ${entry.row} ${entry.file}: ${entry.fault}`)
    if (outcome !== 'detected') console.log(`  ${entry.test}: ${entry.title}`)
  }
  console.log(`${detected} of ${replayed.length} faults detected`)
  process.exit(detected === replayed.length ? 0 : 1)
}

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
// If the sources do not compile, they do not compile with a fault either, and every fault would be
// skipped.
if ((await copy.filesWithErrors()).size > 0) {
  console.error('The sources do not compile.')
  process.exit(1)
}

const runTests = (group: readonly string[]): Promise<FailedTest[] | null> =>
  tests.run({ files: group, changed: takeChanged() }, timeoutMs.run + group.length * timeoutMs.file)

/** Test files that passed without a fault. */
const passing = new Set<string>()
async function isPassing(test: string): Promise<boolean> {
  const isSound = (await runTests([test]))?.length === 0
  if (isSound) passing.add(test)
  else console.log(`failed without a fault too: ${test}`)
  return isSound
}

const withFaults = async (faults: readonly Placed[], group: readonly string[]): Promise<FailedTest[] | null> => {
  for (const { file, source, fault } of faults) write(file, withFault(source, fault))
  const failed = group.length > 0 ? await runTests(group) : []
  for (const { file, source } of faults) write(file, source)
  return failed
}

/**
 * Failures of a test file that runs alone and passes without the fault. A slow failure may be a
 * timeout of a busy machine, so the file then runs without the fault again.
 */
async function confirmed(placed: Placed, test: string): Promise<FailedTest[] | null> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const failed = await withFaults([placed], [test])
    if (failed?.length === 0) return failed
    if (passing.has(test) && failed?.every(({ ms }) => ms < slowMs)) return failed
    if (await isPassing(test)) return failed
  }
  return []
}

/**
 * First confirmed failures of the nearest tests; empty if none detected the fault, `null` if the
 * tests did not end, `undecided` if they do not end without the fault either.
 */
async function noticedNear(placed: Placed): Promise<FailedTest[] | null | 'undecided'> {
  const near = testsReaching(placed.file, importers)
  for (const [from, to] of nearest) {
    const group = near.slice(from, to)
    if (group.length === 0) break
    const failed = group.length === 1 ? await confirmed(placed, group[0]!) : await withFaults([placed], group)
    if (failed === null) return (await runTests(group)) === null ? 'undecided' : null
    if (group.length === 1 && failed.length > 0) return failed
    for (const test of new Set(failed.map((one) => one.file))) {
      const alone = await confirmed(placed, test)
      if (alone === null || alone.length > 0) return alone
    }
  }
  return []
}

/**
 * Confirmed failures in the remaining tests, keyed by fault. The tests first run with faults of
 * several files at once; then each failed test file runs with each fault alone.
 */
async function noticedFar(faults: readonly Placed[]): Promise<Map<Placed, FailedTest[] | null>> {
  const further = new Map(faults.map((placed) => [placed, testsReaching(placed.file, importers).slice(nearestFiles)]))
  const failed = await withFaults(faults, [...new Set([...further.values()].flat())])
  const found = new Map<Placed, FailedTest[] | null>()
  // If the tests do not end, the faults count as survivors.
  for (const test of new Set(failed?.map((one) => one.file)))
    for (const [placed, tests] of further) {
      if (found.has(placed) || !tests.includes(test)) continue
      const alone = await confirmed(placed, test)
      if (alone === null || alone.length > 0) found.set(placed, alone)
    }
  return found
}

const nameOf = ({ file, source, fault }: Placed): string => `${file}:${lineOf(source, fault)} ${fault.what}`
const isParsedWith = ({ file, source, fault }: Placed): boolean => isParsed(withFault(source, fault), file)

/**
 * Fault that explains a compile error in the file `wrong`: the fault in this file, or else the
 * fault in the nearest file that it imports, directly or not.
 */
function causeOf(wrong: string, batch: readonly Placed[]): Placed | undefined {
  const distances = batch.map((placed) => [...reachingFiles(placed.file, importers)].indexOf(wrong))
  const [nearest] = distances.filter((distance) => distance >= 0).toSorted((a, b) => a - b)
  return nearest === undefined ? undefined : batch[distances.indexOf(nearest)]
}

/**
 * Faults that compile. Faults of different files are compiled together, because one compilation
 * takes as long as a dozen tests. A fault that causes an error is left out, and the rest is
 * compiled again.
 */
async function compiling(batch: readonly Placed[]): Promise<readonly Placed[]> {
  if (batch.length === 0) return []
  for (const { file, source, fault } of batch) write(file, withFault(source, fault))
  const wrong = await copy.filesWithErrors()
  for (const { file, source } of batch) write(file, source)
  if (wrong.size === 0) return batch
  const causes = new Set([...wrong].map((file) => causeOf(file, batch)))
  const rest = batch.filter((placed) => !causes.has(placed))
  if (rest.length < batch.length) return compiling(rest)
  // No fault of the batch explains the errors, because the import graph leaves out imports of types
  // only. So a single fault is left out, and a larger batch is compiled in two halves.
  if (batch.length === 1) return []
  const middle = batch.length / 2
  return [...(await compiling(batch.slice(0, middle))), ...(await compiling(batch.slice(middle)))]
}

/** Batches of faults that parse, in order; each batch has at most one fault per file. */
function* batchesOf(faults: readonly Placed[]): Generator<Placed[]> {
  const left = [...faults]
  while (left.length > 0) {
    const batch = new Map<string, Placed>()
    const later: Placed[] = []
    while (left.length > 0 && batch.size < batchSize && later.length < batchSize) {
      const placed = left.shift()!
      if (batch.has(placed.file)) later.push(placed)
      else if (isParsedWith(placed)) batch.set(placed.file, placed)
    }
    left.unshift(...later)
    yield [...batch.values()]
  }
}

/**
 * Adds an entry for each row whose test failed, unless the row already has one: one detected fault
 * per row is enough.
 */
const keep = ({ file, source, fault }: Placed, failed: readonly FailedTest[]) => {
  for (const { file: test, title } of failed) {
    for (const row of idsIn(title)) {
      if (!kept.some((entry) => entry.row === row))
        kept.push({ row, file, fault: fault.what, test, title, ...replacementOf(source, fault) })
    }
  }
}

let done = 0
let noticed = 0
const wanted = Number(asked.count)

const tell = (placed: Placed, failed: FailedTest[] | null) => {
  done++
  if (failed === null || failed.length > 0) noticed++
  keep(placed, failed ?? [])
  const outcome = failed === null ? 'noticed, as the tests did not end' : failed.length > 0 ? 'noticed' : 'survived'
  console.log(`${outcome}: ${nameOf(placed)}`)
}

const unnoticed: Placed[] = []
for (const batch of batchesOf(shuffled(everyFault, Number(asked.seed)))) {
  for (const placed of await compiling(batch)) {
    if (done + unnoticed.length === wanted) break
    const failed = await noticedNear(placed)
    if (failed === 'undecided') console.log(`undecided: ${nameOf(placed)}`)
    else if (failed?.length !== 0) tell(placed, failed)
    else {
      unnoticed.push(placed)
      console.log(`not noticed by the nearest ${nearestFiles} test files: ${nameOf(placed)}`)
    }
  }
  if (done + unnoticed.length === wanted) break
}
for (const batch of batchesOf(unnoticed)) {
  const far = await noticedFar(batch)
  for (const placed of batch) tell(placed, far.get(placed) ?? (far.has(placed) ? null : []))
}
const inOrder = (entries: readonly KeptFault[]) => entries.toSorted((a, b) => a.row.localeCompare(b.row))
if (asked.keep) writeFileSync(path.join(root, keptFaultsFile), `${JSON.stringify(inOrder(kept), null, 2)}\n`)
console.log(`${noticed} of ${done} faults noticed, ${Math.round((100 * noticed) / Math.max(done, 1))} %`)
// The process of the tests would keep this process running.
tests.stop()
