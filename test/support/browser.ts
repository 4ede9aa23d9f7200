import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Language } from '#shared/i18n/languages.ts'
import { findChromium } from './chromium.ts'
import { expect, waitMs } from './page-expect.ts'
import { unexpectedFaults, watchFaults } from './page-faults.ts'
import { awaitTakeover, countRequests, waitForStill } from './page-wait.ts'
import { slowBrowserDown } from './slow-browser.ts'
import type { TestStack } from './stack.ts'
import type { Visitor } from './visitor.ts'

export type Device = 'phone' | 'desktop'

/**
 * Real phones have two or three pixels per CSS pixel. Tests have one, because drawing two would
 * cost a tenth of the browser's time; only screenshots for review need two.
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
  /** Member whose session the browser has. Default: none, as for a visitor. */
  as?: Visitor
  isDark?: boolean
  /** Whether the system asks for reduced motion. */
  isCalm?: boolean
  /**
   * Whether the site-entry warning may show. Default: no, because the warning would cover the page;
   * local storage then says that it was dismissed.
   */
  isUnwarned?: boolean
  /** Whether "New like!" may open. Default: no (`markNewLikeOpened`). */
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

/**
 * Opens one Chromium for all tests of a file. A fault of a page opened here fails the test, unless
 * `expectFault` allows it. Faults are errors in the console, uncaught exceptions, violations of the
 * Content-Security-Policy and failed requests.
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
    const faults = contexts.flatMap((context) => unexpectedFaults(context))
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
      await watchFaults(context)
      await prepare(context, { language, as, isUnwarned, isUntold, origin })
      const page = await context.newPage()
      countRequests(page)
      page.setDefaultTimeout(waitMs)
      // This timeout is longer, because the server prerenders the pages of a site at the first
      // visit.
      page.setDefaultNavigationTimeout(4 * waitMs)
      awaitTakeover(page)
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
  await waitForStill(page, { isLoading })
  await page.screenshot({ path: `.screenshots/${name}.png`, fullPage: isWhole })
}
