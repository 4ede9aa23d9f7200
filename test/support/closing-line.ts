import type { Reporter, TestCase, TestModule } from 'vitest/node'

const tests = (modules: readonly TestModule[]): TestCase[] =>
  modules.flatMap((module) => [...module.children.allTests()])

/**
 * Ends a run with one plain line that any tool can read: `N passed, N failed`. A file that could not be loaded or a hook that
 * failed counts as a failure, as its tests were not run.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]) {
    const states = tests(modules).map((test) => test.result().state)
    const passed = states.filter((state) => state === 'passed').length
    const brokenModules = modules.filter((module) => module.errors().length > 0).length
    const failed = states.filter((state) => state === 'failed').length + brokenModules + unhandledErrors.length
    // After the default reporter's summary, which is written in the same turn.
    setTimeout(() => console.log(`\n${passed} passed, ${failed} failed`), 0)
  }
}
