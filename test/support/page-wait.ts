import type { Locator, Page, Request } from 'playwright-core'
import { expect } from './page-expect.ts'
import type { TestStack } from './stack.ts'

/**
 * Waits for texts, visible pictures and the end of all animations. `isLoading`: the test holds back
 * answers, so the placeholders for their content, and animations, may stay.
 */
export async function waitForStill(page: Page, { isLoading = false } = {}): Promise<void> {
  await page.waitForFunction((mayLoad) => {
    const isMoving = !mayLoad && document.getAnimations().some(({ playState }) => playState === 'running')
    const isWaiting = !mayLoad && document.querySelector('[aria-busy=true]') !== null
    const pictures = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    })
    // A loaded picture fades in a moment later (frontend/src/ui/Photo.tsx).
    const isShown = (image: HTMLImageElement) =>
      image.complete && (image.naturalWidth === 0 || getComputedStyle(image).opacity !== '0')
    return document.title !== '' && !isMoving && !isWaiting && pictures.every(isShown)
  }, isLoading)
}

/**
 * Waits until the app has replaced the prerendered page. Before that, clicks and typing have no
 * effect.
 */
export const waitForTakeover = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null)
}

const underWay = new WeakMap<Page, Set<Request>>()

/** Keeps the set of a page's unanswered requests, which the waits below read. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Whether the app has not rendered yet, or React has rendered content that it shows a moment later:
 * it reveals loaded content at most every 300 ms, and keeps the timer of a reveal in its root until
 * then. No public API reports this. Landers run on Preact, which reveals content at once.
 */
function isRevealDue(): boolean {
  const place = document.getElementById('root')
  if (!place?.hasChildNodes() || document.querySelector('[data-prerendered]') || '__k' in place) return false
  const fiber = Object.entries(place).find(([name]) => name.startsWith('__reactContainer$'))
  if (!fiber) return true
  const { timeoutHandle } = (fiber[1] as { stateNode: { timeoutHandle: unknown } }).stateNode
  if (typeof timeoutHandle !== 'number') throw new Error('React keeps the timer of a reveal elsewhere')
  return timeoutHandle !== -1
}

/**
 * Waits until the page has loaded and rendered all code and answers that it requested. Whatever is
 * absent then will not appear by itself.
 */
export async function waitForIdle(page: Page): Promise<void> {
  // React schedules its work by tasks like this one, which the page's fake clock does not stop.
  const nextTask = () =>
    page.evaluate(() => {
      const { port1, port2 } = new MessageChannel()
      const isNext = new Promise((resolve) => {
        port1.onmessage = resolve
      })
      port2.postMessage('')
      return isNext.then(() => true)
    })
  const isAtRest = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await nextTask()
      if (underWay.get(page)!.size > 0 || (await page.evaluate(isRevealDue))) return false
    }
    return true
  }
  await expect.poll(isAtRest, { intervals: [50] }).toBe(true)
}

/**
 * Stalls the page's requests to `url` for which `isHeld` is true. Resolves once all other requests
 * have been answered.
 */
export async function holdAnswers(page: Page, url: string, isHeld: (request: Request) => boolean): Promise<void> {
  const requests = underWay.get(page)!
  await page.route(url, (route) => {
    if (!isHeld(route.request())) return route.continue()
    requests.delete(route.request())
  })
  await waitForIdle(page)
}

/**
 * Makes every navigation wait until the app has replaced the prerendered page. A test of the
 * prerendered page itself passes `waitUntil` to skip this wait.
 */
export function awaitTakeover(page: Page): void {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await waitForTakeover(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await waitForTakeover(page)
    return response
  }
}

/** Waits until the first match is visible. */
export const waitForVisible = (what: Locator): Promise<void> => what.first().waitFor()

/**
 * Advances the page's fake clock (`page.clock.install()`) once the page has all that it requested:
 * a timer starts only when its code has loaded, and a call without an answer would time out.
 * `server` is a clock to advance by the same time.
 */
export async function runClock(
  page: Page,
  ms: number,
  { server }: { server?: TestStack['clock'] } = {},
): Promise<void> {
  await waitForIdle(page)
  server?.advance({ seconds: ms / 1000 })
  await page.clock.runFor(ms)
}

/**
 * Stops the page's fake clock (`page.clock.install()`) at about its present time. Playwright can
 * stop a clock only at a future time. On a busy machine that time may have passed when the command
 * arrives; a later time is then tried.
 */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => {
    const soon = await page.evaluate(() => Date.now() + 500)
    return page.clock.pauseAt(soon).then(
      () => true,
      (error: Error) => {
        if (error.message.includes('fast-forward to the past')) return false
        throw error
      },
    )
  }
  await expect.poll(stop, { intervals: [0] }).toBe(true)
}

/**
 * Advances the page's fake clock (`page.clock.install()`), a second at a time, until `until` is
 * visible. For pages that retry: their long pauses pass on the fake clock, while the answers take
 * real time.
 */
export async function passTime(page: Page, until: Locator): Promise<void> {
  const haveAnswers = () => underWay.get(page)!.size === 0
  const look = async () => {
    await page.clock.runFor(1_000)
    // Answers take real time, and the fake clock would let their calls time out first. After a
    // second the clock advances anyway, because a test may hold an answer back.
    await expect
      .poll(haveAnswers, { timeout: 1_000, intervals: [20] })
      .toBe(true)
      .catch(() => {})
    return until.first().isVisible()
  }
  await expect.poll(look, { intervals: [50] }).toBe(true)
}
