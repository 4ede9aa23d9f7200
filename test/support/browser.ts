import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect as playwrightExpect } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Language } from '#shared/i18n/languages.ts'
import { findChromium } from './chromium.ts'
import { slowBrowserDown, slowDown } from './slow-browser.ts'
import type { TestStack } from './stack.ts'
import type { Visitor } from './visitor.ts'

/** Time after which a page counts as stuck, with room for a busy machine. */
const waitMs = 15_000 * slowDown

/**
 * Playwright's `expect` for locators and for `expect.poll`. Journeys use no other `expect`, because
 * only this one waits for the page.
 */
export const expect = playwrightExpect.configure({ timeout: waitMs })

export type Device = 'phone' | 'desktop'

/**
 * Real phones have two or three pixels per CSS pixel. Tests have one, because drawing two takes a
 * tenth of the browser's time; only screenshots for review need two.
 */
const deviceScaleFactor = process.env.SCREENSHOTS ? 2 : 1

/** The two devices on which every screen is checked (look.md). */
const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor },
  desktop: { viewport: { width: 1280, height: 860 } },
} as const

type PageOptions = {
  on?: Device
  /** Language chosen earlier on this device. Default: none, as on a first visit. */
  language?: Language
  /** Member whose session the browser has. Default: a visitor. */
  as?: Visitor
  isDark?: boolean
  /** Whether the system asks for reduced motion. */
  isCalm?: boolean
  /**
   * Whether the site-entry warning may show. Default: no, because the warning would cover the page;
   * storage then has the time of its dismissal.
   */
  isUnwarned?: boolean
  /** Whether "New like!" may open. Default: no; storage then has the time of its last opening. */
  isUntold?: boolean
  /** One of `stack.origins`. Default: the first site. */
  origin?: string
}

export type TestBrowser = {
  /**
   * An empty page in a browser context of its own, which shares no cookies or storage with other
   * pages.
   */
  open(options?: PageOptions): Promise<Page>
}

/** Faults of a page or context, and patterns of the faults that its test allows. */
type Watch = { faults: string[]; expected: RegExp[] }
const watches = new WeakMap<Page | BrowserContext, Watch>()

/**
 * Opens one Chromium for all tests of a file. A fault of any page opened here fails the test,
 * unless `expectFault` allows it: an error in the console, an uncaught exception, a violation of
 * the Content-Security-Policy, a failed request.
 */
export function openBrowser(stack: TestStack): TestBrowser {
  let browser: Browser
  let endSlowness: () => void
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    browser = await chromium.launch(await findChromium())
    endSlowness = await slowBrowserDown(browser)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const page of contexts.flatMap((context) => context.pages())) console.error(await describePage(page))
    const faults = contexts.flatMap((context) => unexpected(watches.get(context)!))
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(faults).toEqual([])
  })
  afterAll(async () => {
    endSlowness?.()
    await browser?.close()
  })

  return {
    async open({ on = 'desktop', language, as, isDark, isCalm, isUnwarned, isUntold, origin = stack.url } = {}) {
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
      await prepare(context, { language, as, isUnwarned, isUntold, origin })
      const page = await context.newPage()
      countRequests(page)
      page.setDefaultTimeout(waitMs)
      // This timeout is longer, because the server prerenders the pages of a site at the first
      // visit.
      page.setDefaultNavigationTimeout(4 * waitMs)
      awaitTakeover(page)
      watches.set(page, watch)
      return page
    },
  }
}

type Prepared = Pick<PageOptions, 'language' | 'as' | 'isUnwarned' | 'isUntold'> & { origin: string }

/** Sets session and language of a browser context, and dismisses popups that cover every page. */
export async function prepare(
  context: BrowserContext,
  { language, as, isUnwarned, isUntold, origin }: Prepared,
): Promise<void> {
  const { hostname } = new URL(origin)
  const cookies = [...(as?.cookies ?? []), ...(language ? [['language', language] as const] : [])]
  await context.addCookies(
    cookies.map(([name, value]) => ({ name, value, domain: hostname, path: '/', secure: true, sameSite: 'Lax' })),
  )
  if (!isUnwarned)
    await context.addInitScript(() => {
      // axe opens blank pages, which have no storage.
      if (window.origin !== 'null') localStorage.setItem('hide-site-entry-popup', '1700000000')
    })
  if (!isUntold) await markNewLikeOpened(context)
}

/** Prevents the dialog "New like!" in a browser context, for every member. */
export const markNewLikeOpened = (context: BrowserContext) =>
  context.addInitScript(() => {
    const getItem = Storage.prototype.getItem
    Storage.prototype.getItem = function (key) {
      // A time in 2100, later than any clock that a test sets.
      return key.startsWith('new-like-opened:') ? '4102444800000' : getItem.call(this, key)
    }
  })

/** URL and text of a page, for a failed test: the error of a wait names only what is missing. */
async function describePage(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText).catch(String)
  return `${page.url()} shows:\n${text.slice(0, 1500)}`
}

const unexpected = ({ faults, expected }: Watch) =>
  faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))

/** Allows faults of one kind on the page, such as `/403 GET .*\/api\/chats/`. */
export const expectFault = (page: Page, fault: RegExp): void => {
  watches.get(page)!.expected.push(fault)
}

/**
 * Allows the faults of a page whose network is switched off: calls in progress fail, and the
 * browser reports a WebSocket handshake or a fetch of the service worker that had just begun.
 */
export function expectOffline(page: Page): void {
  expectFault(page, /^net::ERR_(FAILED|INTERNET_DISCONNECTED) /)
  expectFault(page, /^console: WebSocket connection to .*ERR_INTERNET_DISCONNECTED/)
  expectFault(page, /^console: An unknown error occurred when fetching the script/)
}

/**
 * Allows the faults of an open page whose session ends: calls in progress are refused. Until the
 * page notices the end, handshakes are refused too, which the browser itself reports.
 */
export const expectSessionEnd = (page: Page): void =>
  expectFault(page, /^(403 |console: WebSocket connection to .*Unexpected response code: 403)/)

async function watchOver(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { faults: [], expected: [] }
  const { faults } = watch
  watches.set(context, watch)
  context.on('console', (message) => {
    // The response listener below reports a failed request, with its URL.
    const isTold = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isTold) faults.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => faults.push(`uncaught: ${String(error.error())}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page cancels a request by navigation or by a newer request, with ERR_ABORTED. The request
    // for the icon passes through the service worker, so its cancellation has another error.
    const isIcon = reason === 'net::ERR_FAILED' && request.url().endsWith('/favicon.svg')
    if (reason !== 'net::ERR_ABORTED' && !isIcon) faults.push(`${reason} ${request.method()} ${request.url()}`)
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
/**
 * Rules that do not apply while a page loads: the heading of a profile is the member's name, which
 * is unknown until then.
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
  await standStill(page, { isLoading })
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

/**
 * Waits for texts, visible pictures and the end of all animations. `isLoading`: the test holds back
 * answers, so the placeholders for their content may stay.
 */
export async function standStill(page: Page, { isLoading = false } = {}): Promise<void> {
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
export const isTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null)
}

const underWay = new WeakMap<Page, Set<Request>>()

function countRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/**
 * Waits until the page has loaded and rendered all code and answers that it requested. Whatever is
 * absent then will not appear by itself.
 */
export async function comesToRest(page: Page): Promise<void> {
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
      if (underWay.get(page)!.size > 0) return false
    }
    return true
  }
  await expect.poll(isAtRest, { intervals: [50] }).toBe(true)
}

/**
 * From now on, gives no answer to the requests of a page that `isHeld` selects. Returns when the
 * page has all other answers.
 */
export async function holdBack(page: Page, url: string, isHeld: (request: Request) => boolean): Promise<void> {
  const requests = underWay.get(page)!
  await page.route(url, (route) => {
    if (!isHeld(route.request())) return route.continue()
    requests.delete(route.request())
  })
  await comesToRest(page)
}

/**
 * Makes every navigation wait until the app has replaced the prerendered page. A test of the
 * prerendered page itself passes `waitUntil` to skip this wait.
 */
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

/** Waits until the first match is visible. */
export const sees = (what: Locator): Promise<void> => what.first().waitFor()

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
  await comesToRest(page)
  server?.advance({ seconds: ms / 1000 })
  await page.clock.runFor(ms)
}

/**
 * Advances the page's fake clock (`page.clock.install()`) until `until` is visible. On the fake
 * clock the pauses between retries are long, while answers take real time.
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

/**
 * Expects no horizontal overflow, which would let a phone scroll the page sideways. A failure lists
 * the innermost elements that reach beyond the page.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const isBeyond = (one: Element) => one.getBoundingClientRect().right > clientWidth
      const beyond = [...document.querySelectorAll('body *')].filter(isBeyond)
      const innermost = beyond.filter((one) => ![...one.children].some(isBeyond))
      return [
        `${scrollWidth - clientWidth} px`,
        ...innermost.map((one) => `${one.tagName} ${one.textContent || one.className}`),
      ]
    })
  await expect.poll(overflow, `beyond the width of ${new URL(page.url()).pathname}`).toEqual([])
}

/** Sets the browser's text size, as a percentage of its default of 16 px. */
export async function setTextSize(page: Page, percentage: number): Promise<void> {
  const standard = Math.round((16 * percentage) / 100)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${standard}px`)
}

/** Elements that show only the beginning of a text by design. */
const meantToBeCut = [
  // last message of a conversation in a list (CHAT-06)
  'a[href*="/chats/"] .truncate.text-sm',
  // text of a complaint or objection in the list of staff, whole on its own page
  'a[href^="/staff/complaints/"].line-clamp-2',
  'a[href^="/staff/objections/"].line-clamp-2',
  // name in the header of a conversation, which has at most two lines in a narrow pane (CHAT-31)
  '.partner-name > span:first-child',
  // values that scroll inside their field
  'input, select, textarea',
]

/**
 * Visible elements whose text is cut off, or reaches beyond a button, label or heading. Touch areas
 * are ignored: they are larger than their controls, but have no text.
 */
const cutTexts = (page: Page) =>
  page.evaluate((meant) => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCut = (one: Element) => {
      const { overflowX, overflowY } = getComputedStyle(one)
      const isCutAside = hides(overflowX) || one.matches('button, label, h1, h2')
      return (
        (isCutAside && one.scrollWidth > one.clientWidth + 1) ||
        (hides(overflowY) && one.scrollHeight > one.clientHeight + 1)
      )
    }
    const sheets = [...document.adoptedStyleSheets]
    const withoutTouchAreas = new CSSStyleSheet()
    withoutTouchAreas.replaceSync('.touch-area::after { content: none !important }')
    document.adoptedStyleSheets = [...sheets, withoutTouchAreas]
    const cut = [...document.querySelectorAll('body *')]
      // Labels for screen readers only are one pixel wide.
      .filter((one) => one.checkVisibility() && one.clientWidth > 1 && one.textContent?.trim())
      .filter((one) => isCut(one) && !one.matches(meant))
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent}`)
    document.adoptedStyleSheets = sheets
    return cut
  }, meantToBeCut.join())

/**
 * Expects a page to fit 320 px with 200 % text (UI-15): no overflow, and no words cut off except in
 * `meantToBeCut`. Restores text size and window for later checks.
 */
export async function expectRoomToGrow(page: Page): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 568 })
  await setTextSize(page, 200)
  try {
    await expectNoOverflow(page)
    const { pathname } = new URL(page.url())
    // Phones zoom out a page that overflows, which widens its layout.
    await expect.poll(() => page.evaluate(() => window.innerWidth), pathname).toBe(320)
    await expect.poll(() => cutTexts(page), `words cut off at ${pathname}`).toEqual([])
  } finally {
    await setTextSize(page, 100)
    await page.setViewportSize(before)
  }
}

/** Opens the link of the newest mail to an address, as from a mail client. */
export async function openMailedLink(page: Page, stack: TestStack, address: string, part: string): Promise<void> {
  await stack.settle()
  const link = stack.mailbox.list(address)[0]?.links.find((one) => one.includes(part))
  if (!link) throw new Error(`No mail to ${address} with a link to ${part}`)
  await page.goto(link)
}

/** Saves a picture for review if SCREENSHOTS is set, in a folder that git ignores. */
export async function screenshot(page: Page, name: string, { isWhole = false, isLoading = false } = {}): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  await standStill(page, { isLoading })
  await page.screenshot({ path: `.screenshots/${name}.png`, fullPage: isWhole })
}
