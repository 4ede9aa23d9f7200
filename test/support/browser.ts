import { AxeBuilder } from '@axe-core/playwright'
import { expect as playwrightExpect } from '@playwright/test'
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Language } from '#shared/i18n/languages.ts'
import { findChromium } from './chromium.ts'
import { slowBrowserDown, slowDown } from './slow-browser.ts'
import type { Visitor } from './visitor.ts'
import type { TestWorld } from './world.ts'

/** How long a page may take on a busy machine before it counts as stuck. */
const waitMs = 15_000 * slowDown

/** Waits for what it is told about a page (a locator, or `expect.poll`); journeys have no other. */
export const expect = playwrightExpect.configure({ timeout: waitMs })

export type Device = 'phone' | 'desktop'

/** The two widths at which everything is looked at (look.md). */
const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 860 } },
} as const

type Wish = {
  on?: Device
  /** Chosen earlier on this device; left out: a first visit. */
  language?: Language
  /** Whose session the browser holds; left out: a visitor. */
  as?: Visitor
  isDark?: boolean
  /** Whether its owner asked for less motion. */
  isCalm?: boolean
  /** The site-entry warning was not put away on this device yet; left out, it is in nobody's way. */
  isUnwarned?: boolean
  /** "New like!" may open; left out, it opened on this device a moment ago. */
  isUntold?: boolean
  /** One of `world.origins`; left out: the first site. */
  origin?: string
}

export type TestBrowser = {
  /** A page in a browser of its own, which nobody has visited anything with. Nothing is loaded yet. */
  open(wish?: Wish): Promise<Page>
}

/** What went wrong on a page without anybody looking at it. */
type Watch = { faults: string[]; expected: RegExp[] }
const watches = new WeakMap<Page | BrowserContext, Watch>()

/**
 * A Chromium for all tests of a file. Whatever a page opened here does wrong by itself (an error in the console, one that nobody
 * caught, something against the policy, a request that failed) fails the test, unless it was told to `expectFault`.
 */
export function openBrowser(world: TestWorld): TestBrowser {
  let browser: Browser
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    browser = await chromium.launch(await findChromium())
  })
  afterEach(async () => {
    const faults = contexts.flatMap((context) => unexpected(watches.get(context)!))
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(faults).toEqual([])
  })
  afterAll(() => browser?.close())

  return {
    async open({ on = 'desktop', language, as, isDark, isCalm, isUnwarned, isUntold, origin = world.url } = {}) {
      const context = await browser.newContext({
        ...devices[on],
        baseURL: origin,
        locale: 'en-GB',
        timezoneId: 'Europe/Amsterdam',
        colorScheme: isDark ? 'dark' : 'light',
        reducedMotion: isCalm ? 'reduce' : 'no-preference',
      })
      contexts.push(context)
      const watch = await watchOver(context)
      const { hostname } = new URL(origin)
      const cookies = [...(as?.cookies ?? []), ...(language ? [['language', language] as const] : [])]
      await context.addCookies(
        cookies.map(([name, value]) => ({ name, value, domain: hostname, path: '/', secure: true, sameSite: 'Lax' })),
      )
      if (!isUnwarned)
        await context.addInitScript(() => {
          // the empty pages that axe opens have no storage
          if (window.origin !== 'null') localStorage.setItem('hide-site-entry-popup', '1700000000')
        })
      if (!isUntold)
        await context.addInitScript(() => {
          // of the year 2100, whatever a test does to the clock
          if (window.origin !== 'null') localStorage.setItem('new-like-opened', '4102444800000')
        })
      const page = await context.newPage()
      countRequests(page)
      page.setDefaultTimeout(waitMs)
      // the first visit of a site draws its pages on the server
      page.setDefaultNavigationTimeout(4 * waitMs)
      await slowBrowserDown(page)
      awaitTakeover(page)
      watches.set(page, watch)
      return page
    },
  }
}

const unexpected = ({ faults, expected }: Watch) =>
  faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))

/** Lets the page do wrong in this one way, such as `/403 GET .*\/api\/chats/`. */
export const expectFault = (page: Page, fault: RegExp): void => {
  watches.get(page)!.expected.push(fault)
}

async function watchOver(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { faults: [], expected: [] }
  const { faults } = watch
  watches.set(context, watch)
  context.on('console', (message) => {
    // a failed request is told below, with its address
    const isTold = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isTold) faults.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${String(error.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // left behind on purpose: by going to another page, or by a newer question
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.method()} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  await context.exposeBinding('tellViolation', (_, violation: string) => {
    faults.push(`policy: ${violation}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = window as unknown as { tellViolation: (violation: string) => void }
      tellViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return watch
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The heading of a profile is a name, which a page that still loads does not know. */
const untilLoaded = ['page-has-heading-one']

/** Expects that the page as it is now keeps WCAG 2.2 AA and axe's best practices. */
export async function axe(page: Page, { isLoading = false } = {}): Promise<void> {
  await standStill(page, { isLoading })
  const find = async () => {
    const builder = new AxeBuilder({ page })
      .setLegacyMode()
      .withTags(rules)
      .disableRules(isLoading ? untilLoaded : [])
    const { violations } = await builder.analyze()
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => ({ id, help, target: String(target), html, failureSummary })),
    )
  }
  await expect.poll(find, new URL(page.url()).pathname).toEqual([])
}

/** Waits for what comes by itself: texts, pictures in view and the end of every movement; `isLoading`: answers are held back, so not for what shows that. */
export async function standStill(page: Page, { isLoading = false } = {}): Promise<void> {
  await page.waitForFunction((mayLoad) => {
    const isMoving = !mayLoad && document.getAnimations().some(({ playState }) => playState === 'running')
    const isWaiting = !mayLoad && document.querySelector('[aria-busy=true]') !== null
    const pictures = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    })
    // one that has come fades in a moment later (frontend/src/ui/Photo.tsx)
    const isShown = (image: HTMLImageElement) =>
      image.complete && (image.naturalWidth === 0 || getComputedStyle(image).opacity !== '0')
    return document.title !== '' && !isMoving && !isWaiting && pictures.every(isShown)
  }, isLoading)
}

/** Waits until the program has taken the place of what was drawn for it: from then on a press or a word counts. */
export const isTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[data-drawn]') === null)
}

const underWay = new WeakMap<Page, Set<Request>>()

function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Waits until the page has drawn what just happened, with the code and answers that it asked for: what is not there then does not come by itself. */
export async function comesToRest(page: Page): Promise<void> {
  // React goes on in tasks like this one, which a page's own clock does not stop
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
      if (underWay.get(page)!.size > 0) return false
    }
    return true
  }
  await expect.poll(isAtRest, { intervals: [50] }).toBe(true)
}

/** Lets every way to load a page end there, unless a test wants to see less than a whole page. */
function awaitTakeover(page: Page): void {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await isTakenOver(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await isTakenOver(page)
    return response
  }
}

/** Waits until it can be seen; of several, the first. */
export const sees = (what: Locator): Promise<void> => what.first().waitFor()

/**
 * Runs the page's own clock (`page.clock.install()`) forward once the page has all that it asked for: a timer starts only when
 * the code that sets it has loaded, and a call without its answer yet would time out. `server` moves the server's clock as far.
 */
export async function runClock(
  page: Page,
  ms: number,
  { server }: { server?: TestWorld['clock'] } = {},
): Promise<void> {
  await comesToRest(page)
  server?.advance({ seconds: ms / 1000 })
  await page.clock.runFor(ms)
}

/** Lets the page's own clock (`page.clock.install()`) run until something shows: the waits between its tries are long, but answers take real time. */
export async function passTime(page: Page, until: Locator): Promise<void> {
  const haveAnswers = () => underWay.get(page)!.size === 0
  const look = async () => {
    await page.clock.runFor(1_000)
    // Answers take real time; without it the page's clock would end a call before its answer comes. A call that a test holds back is not waited for.
    await expect
      .poll(haveAnswers, { timeout: 1_000, intervals: [20] })
      .toBe(true)
      .catch(() => {})
    return until.first().isVisible()
  }
  await expect.poll(look, { intervals: [50] }).toBe(true)
}

/** Expects that nothing stands out at the side: a page that can be pushed sideways is broken on a phone. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `beyond the width of ${new URL(page.url()).pathname}`).toBeLessThanOrEqual(0)
}

/** Opens the link of the newest mail to an address in the browser, as from the mail program. */
export async function openMailedLink(page: Page, world: TestWorld, address: string, part: string): Promise<void> {
  await world.settle()
  const link = world.mailbox.list(address)[0]?.links.find((one) => one.includes(part))
  if (!link) throw new Error(`No mail to ${address} with a link to ${part}`)
  await page.goto(link)
}

/** A picture for the eye, in a folder that git leaves alone, where SCREENSHOTS is set. */
export async function screenshot(page: Page, name: string, { isWhole = false, isLoading = false } = {}): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await standStill(page, { isLoading })
  await page.screenshot({ path: `.screenshots/${name}.png`, fullPage: isWhole })
}
