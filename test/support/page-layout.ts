import type { Locator, Page } from 'playwright-core'
import { expect } from './page-expect.ts'

/**
 * Expects no horizontal overflow of the page or of an open dialog, which would let a phone scroll
 * it sideways. A failure lists the innermost elements that reach beyond the edge.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const root = document.documentElement
      const dialogs = document.querySelectorAll('dialog[open], dialog[open] .overflow-y-auto')
      return [root, ...dialogs].flatMap((box) => {
        const { scrollWidth, clientWidth, clientLeft } = box
        if (scrollWidth <= clientWidth) return []
        const end = (box === root ? 0 : box.getBoundingClientRect().left + clientLeft) + clientWidth
        const isBeyond = (one: Element) => one.getBoundingClientRect().right > end
        const beyond = [...box.querySelectorAll('*')].filter(isBeyond)
        const innermost = beyond.filter((one) => ![...one.children].some(isBeyond))
        return [
          `${scrollWidth - clientWidth} px`,
          ...innermost.map((one) => `${one.tagName} ${one.textContent || one.className}`),
        ]
      })
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
 * Sides on which a box reaches beyond the window. The lower side does not count, because a page
 * with an open menu scrolls down; nobody can scroll to the left or above.
 */
const sidesOutside = (box: Locator) =>
  box.evaluate((one) => {
    const { left, right, top } = one.getBoundingClientRect()
    return Object.entries({ left: -left, right: right - window.innerWidth, top: -top })
      .filter(([, beyond]) => beyond > 0.5)
      .map(([side, beyond]) => `${Math.round(beyond)} px at the ${side}`)
  })

/**
 * Expects a page to fit 320 px with 200 % text (UI-15): no overflow, no words cut off except in
 * `meantToBeCut`, and `opened`, the open dialog or menu, within the window. Restores text size and
 * window for later checks.
 */
export async function expectRoomToGrow(page: Page, opened?: Locator): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 568 })
  await setTextSize(page, 200)
  try {
    await expectNoOverflow(page)
    const { pathname } = new URL(page.url())
    // Phones zoom out a page that overflows, which widens its layout.
    await expect.poll(() => page.evaluate(() => window.innerWidth), pathname).toBe(320)
    await expect.poll(() => cutTexts(page), `words cut off at ${pathname}`).toEqual([])
    if (opened) await expect.poll(() => sidesOutside(opened), `beyond the window at ${pathname}`).toEqual([])
  } finally {
    await setTextSize(page, 100)
    await page.setViewportSize(before)
  }
}
