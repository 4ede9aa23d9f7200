import type { Page } from 'playwright-core'

/**
 * Adds up the layout shifts of a page from its next navigation on; `layoutShift` returns the sum.
 */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput)
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
