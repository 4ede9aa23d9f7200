import type { Page } from 'playwright-core'

/**
 * Factor by which the browser's processor is slowed down: SLOW_BROWSER=4 proves that no journey
 * depends on speed.
 */
export const slowDown = Number(process.env.SLOW_BROWSER ?? 1)

/** Slows down all documents of the page, because they share a process of the browser. */
export async function slowBrowserDown(page: Page): Promise<void> {
  if (slowDown === 1) return
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
}
