import { fork } from 'node:child_process'
import type { Browser } from 'playwright-core'

/**
 * Factor by which the browser's processor is slowed down: SLOW_BROWSER=4 proves that no journey
 * depends on speed.
 */
export const slowDown = Number(process.env.SLOW_BROWSER ?? 1)

/** Interval at which the processes of new pages are found and slowed down too. */
const pollMs = 200

/**
 * Slows down all pages of a browser until the function it returns is called. Their processes are
 * stopped and continued in turns by another process. The browser's own setting
 * (`Emulation.setCPUThrottlingRate`) keeps a core busy for each page, even one that does nothing,
 * and so slows down the server and the table more than the browser.
 */
export async function slowBrowserDown(browser: Browser): Promise<() => void> {
  if (slowDown === 1) return () => {}
  const slower = fork(new URL('slow-processes.ts', import.meta.url), [String(slowDown)])
  const tools = await browser.newBrowserCDPSession()
  const update = async () => {
    const { processInfo } = await tools.send('SystemInfo.getProcessInfo')
    const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    // Slowing down may have ended since the request.
    if (slower.connected) slower.send(pages)
  }
  const timer = setInterval(() => void update().catch(() => {}), pollMs)
  return () => {
    clearInterval(timer)
    slower.disconnect()
  }
}
