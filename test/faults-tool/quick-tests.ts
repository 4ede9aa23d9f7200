import { type ChildProcess, fork } from 'node:child_process'

/** Full title and duration of a failed test. */
export type FailedTest = { file: string; title: string; ms: number }

/**
 * Request to the test process: run these test files after these sources have changed. `titles` is
 * the source of a regular expression; only tests whose titles match it run.
 */
export type Asked = { files: readonly string[]; changed: readonly string[]; titles?: string }
export type Answer = { failed: FailedTest[] }

export type QuickTests = {
  /**
   * The first failures, or `null` if the tests did not end in time, because a fault can cause an
   * endless loop.
   */
  run(asked: Asked, timeoutMs: number): Promise<FailedTest[] | null>
  stop(): void
}

/**
 * Runs tests of some projects of a tree in one long-lived process, because starting Vitest takes
 * longer than most tests.
 */
export function startQuickTests(root: string, projects: readonly string[]): QuickTests {
  let child: ChildProcess | undefined
  // A process group of its own, so that stopping it ends the workers too, even in an endless loop.
  const start = () => fork(new URL('quick-tests-process.ts', import.meta.url), projects, { cwd: root, detached: true })
  const stop = () => {
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    child = undefined
  }
  return {
    stop,
    async run(asked, timeoutMs) {
      child ??= start()
      const { promise, resolve } = Promise.withResolvers<FailedTest[] | null>()
      const timer = setTimeout(() => resolve(null), timeoutMs)
      const tell = ({ failed }: Answer) => resolve(failed)
      const end = () => resolve(null)
      child.once('message', tell).once('exit', end)
      child.send(asked)
      const failed = await promise
      clearTimeout(timer)
      child.off('message', tell).off('exit', end)
      if (failed === null) stop()
      return failed
    },
  }
}
