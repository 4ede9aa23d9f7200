import path from 'node:path'
import { createVitest } from 'vitest/node'
import type { Answer, Asked } from './quick-tests.ts'

// The process behind quick-tests.ts. Runs Vitest in the working directory, controlled by messages.
// Its arguments are the projects.

const root = process.cwd()
const vitest = await createVitest(
  {
    config: 'test/vitest.config.ts',
    root,
    project: process.argv.slice(2),
    watch: false,
    reporters: [{}],
    // A process per test file would take longer than its tests. Because files share a process,
    // run.ts runs a failed file again, alone.
    isolate: false,
  },
  // `node_modules` is a link into the work tree, so the cache must be elsewhere.
  { cacheDir: path.join(root, '.cache'), logLevel: 'silent' },
)
const specifications = await vitest.globTestSpecifications()

/**
 * Reported as a failure if no test has the requested titles. Otherwise the run would count as
 * passed.
 */
const missing = ([file = '']: readonly string[]) => ({ file, title: '(no test of this title)', ms: 0 })

async function runTests({ files, changed, titles }: Asked): Promise<Answer> {
  for (const file of changed) vitest.invalidateFile(path.join(root, file))
  const whole = specifications.filter(({ moduleId }) => files.includes(path.relative(root, moduleId)))
  const asked =
    titles === undefined
      ? whole
      : whole.map(({ project, moduleId }) =>
          project.createSpecification(moduleId, { testNamePattern: new RegExp(titles, 's') }),
        )
  if (asked.length === 0) return { failed: titles === undefined ? [] : [missing(files)] }
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked)
  // Vitest also returns modules of earlier runs.
  const run = new Set(asked.map(({ moduleId }) => moduleId))
  const failed = testModules.flatMap((module) => {
    if (!run.has(module.moduleId)) return []
    const file = path.relative(root, module.moduleId)
    const tests = [...module.children.allTests('failed')].map((test) => ({
      file,
      title: test.fullName,
      ms: test.diagnostic()?.duration ?? 0,
    }))
    return module.errors().length > 0 ? [{ file, title: '(does not load)', ms: 0 }, ...tests] : tests
  })
  if (failed.length === 0 && unhandledErrors.length > 0)
    return { failed: [{ file: '', title: '(unhandled error)', ms: 0 }] }
  const hasPassed = testModules.some(
    ({ moduleId, children }) => run.has(moduleId) && [...children.allTests('passed')].length > 0,
  )
  return { failed: failed.length > 0 || hasPassed || titles === undefined ? failed : [missing(files)] }
}

process.on('message', (asked: Asked) => void runTests(asked).then((answer) => process.send!(answer)))
// The parent has ended, so nobody waits for an answer.
process.on('disconnect', () => process.exit())
