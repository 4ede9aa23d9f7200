import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { expect } from './page-expect.ts'
import { waitForStill } from './page-wait.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Rules that do not apply while a page loads: the main heading of a profile is the member's name,
 * which is not known yet.
 */
const untilLoaded = ['page-has-heading-one']

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = { axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> } }

/**
 * Loads axe into a document, unless the document already has it: sending and compiling its 650 kB
 * takes nearly as long as a check.
 */
const loadAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => (window as WithAxe).axe !== undefined))) await frame.evaluate(axeSource)
}

/** Checks the page in its present state against WCAG 2.2 AA and axe's best practices. */
export async function axe(page: Page, { isLoading = false } = {}): Promise<void> {
  await waitForStill(page, { isLoading })
  const options: RunOptions = {
    // Leaves out the details of passed rules.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: rules },
    rules: Object.fromEntries((isLoading ? untilLoaded : []).map((rule) => [rule, { enabled: false }])),
  }
  const find = async () => {
    await Promise.all(page.frames().map(loadAxe))
    const violations = await page.evaluate(
      async (asked) => (await (window as WithAxe).axe!.run(document, asked)).violations,
      options,
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => ({ id, help, target: String(target), html, failureSummary })),
    )
  }
  await expect.poll(find, new URL(page.url()).pathname).toEqual([])
}
