import type { Page } from 'playwright-core'

/**
 * SLOW_BROWSER=4 slows the browser's processor down four times, to prove that no journey depends on
 * speed.
 */
export const slowDown = Number(process.env.SLOW_BROWSER ?? 1)

/** Applies to all documents of the page, which share one process of the browser. */
export async function slowBrowserDown(page: Page): Promise<void> {
  if (slowDown === 1) return
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
}
