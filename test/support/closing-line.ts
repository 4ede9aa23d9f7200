import type { Reporter, TestCase, TestModule } from 'vitest/node'

const tests = (modules: readonly TestModule[]): TestCase[] =>
  modules.flatMap((module) => [...module.children.allTests()])

/**
 * Ends a run with a line that any tool can read: `N passed, N failed`. A file that failed to load
 * and a failed hook count as failures, because their tests did not run.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]) {
    const states = tests(modules).map((test) => test.result().state)
    const passed = states.filter((state) => state === 'passed').length
    const brokenModules = modules.filter((module) => module.errors().length > 0).length
    const failed = states.filter((state) => state === 'failed').length + brokenModules + unhandledErrors.length
    // Delayed to follow the summary of the default reporter, which is written in the same tick.
    setTimeout(() => console.log(`\n${passed} passed, ${failed} failed`), 0)
  }
}
