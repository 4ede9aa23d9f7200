import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findFreePort } from '#infra/local/ports.ts'
import { findChromium } from '#test/support/chromium.ts'
import { anna, bram } from '#test/support/people.ts'
import type { TestStack } from '#test/support/stack.ts'
import type { Figure } from './figure.ts'

const pages = { home: '/', 'a lander': '/landers/gallery', members: '/members', pricing: '/pricing' } as const
const runs = 5

// Goals of quality.md. Scores are fractions of 1 and have a lower limit, the layout shift an upper
// limit.
const goals = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 } as const
const maxShift = 0.02
type Score = keyof typeof goals

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Median of five Lighthouse runs of the built site, for a visitor on a phone. The performance score
 * is reliable only on an idle machine.
 */
export async function measurePages(stack: TestStack): Promise<Figure[]> {
  // Members to show on the members page.
  for (let made = 0; made < 12; made++) await (made % 2 ? anna(stack) : bram(stack))
  await stack.settle()
  const port = await findFreePort()
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] })
  const figures: Figure[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      const scores: Record<Score | 'shift', number[]> = {
        performance: [],
        accessibility: [],
        'best-practices': [],
        seo: [],
        shift: [],
      }
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(stack.url + path, {
          port,
          logLevel: 'error',
          onlyCategories: Object.keys(goals),
        })
        if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
        const { categories, audits } = result.lhr
        for (const name of Object.keys(goals) as Score[]) scores[name].push(categories[name]?.score ?? 0)
        scores.shift.push(audits['cumulative-layout-shift']?.numericValue ?? 0)
      }
      for (const [name, goal] of Object.entries(goals))
        figures.push({
          what: `${page}: ${name}`,
          measured: median(scores[name as Score]),
          unit: '',
          goal,
          isLeast: true,
        })
      figures.push({ what: `${page}: layout shift`, measured: median(scores.shift), unit: '', goal: maxShift })
    }
  } finally {
    await browser.close()
  }
  return figures
}
