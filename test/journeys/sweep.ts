import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { routeOf, routes, type ScreenRoute } from '#frontend/app/routes.ts'
import { matchPath } from '#shared/rules/paths.ts'
import { type Device, openBrowser, screenshot } from '#test/support/browser.ts'
import { dialogScreens, type ListedDialog } from '#test/support/dialog-list.ts'
import { awaitPopup, dialogOn, openDialog } from '#test/support/open-dialog.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow, expectRoomToGrow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { consoleScreens, pathFor, redirectOf } from '#test/support/screen-list.ts'
import { addScreenPeople, addScreenStaff, type ScreenPeople, type ScreenStaff } from '#test/support/screen-people.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'
import { expectTouchTargets } from '#test/support/touch-targets.ts'

type Role = 'visitor' | 'free' | 'premium'
type Member = 'free' | 'premium' | 'empty'

/**
 * Waits until the session has loaded: the shell then shows the login or the member's account. Some
 * layouts show neither, so there is no wait.
 */
const isKnown = (page: Page, { layout }: ScreenRoute, role: Role, on: Device): Promise<void> | undefined => {
  if (layout === 'empty' || (layout === 'chat' && on === 'phone')) return
  return role === 'visitor'
    ? waitForVisible(page.getByRole('banner').getByRole('link', { name: 'Inloggen' }))
    : waitForVisible(page.getByRole('button', { name: 'Account' }).filter({ visible: true }))
}

/** Expects every link on the page to lead to an existing page. */
async function expectWays(page: Page): Promise<void> {
  const addresses = () =>
    page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const nowhere = async () => (await addresses()).filter((pathname) => !routeOf(matchPath(pathname)?.name ?? null))
  await expect.poll(nowhere, `links of ${new URL(page.url()).pathname}`).toEqual([])
}

/** Expects the bar and the footer that the layout of the page requires (LAYOUT-01 to 07, 11). */
async function expectLayout(page: Page, { layout, name }: ScreenRoute, on: Device): Promise<void> {
  const footer = page.getByRole('navigation', { name: 'Over deze site' })
  await expect(footer, `footer of ${name}`).toHaveCount(layout === 'default' ? 1 : 0)
  // On a phone, a conversation has a separate header instead of the bar.
  if (layout === 'chat' && on === 'phone') return
  const ways = page.getByRole('banner').getByRole('link', { name: /Naar de homepagina/ })
  await expect(ways.filter({ visible: true }), `bar of ${name}`).toHaveCount(1)
}

/** Width of the window of a phone in px. */
const phoneWidth = 390
const words = wordsOf('nl')

/** Console screens for urgent work, which must also work on a phone. */
const urgent = [
  ...['overview', 'desk', 'photos', 'verifications', 'complaints', 'complaint'],
  ...['objections', 'objection', 'risks', 'members'],
].map((name) => `staff-${name}`)

/**
 * Defines the tests that visit every screen on one device. Each device has a test file of its own,
 * so that two workers share the visits.
 */
export function sweepScreens(on: Device): void {
  // The Belgian site has the menu of languages.
  const stack = openStack({ countries: on === 'phone' ? ['NL', 'BE'] : ['NL'] })
  const browser = openBrowser(stack)

  let people: ScreenPeople
  let found: ScreenStaff

  beforeAll(async () => {
    people = await addScreenPeople(stack)
    found = await addScreenStaff(stack, people)
  })

  /** Visits all pages in one role, in a separate browser context. */
  async function walk(role: Role): Promise<void> {
    const session = role === 'visitor' ? {} : { as: people[role] }
    // Light on phones, dark on desktops, to cover the two themes in one run.
    const page = await browser.open({ on, isCalm: true, isDark: on === 'desktop', ...session })
    for (const route of routes) {
      const path = pathFor(route.name, role, people)
      const wanted = redirectOf(route, role)
      await page.goto(path)
      if (wanted) {
        await page.waitForURL((url) => url.pathname === wanted)
        continue
      }
      await waitForVisible(
        page.getByRole('main').getByRole('heading').or(page.getByRole('dialog').getByRole('heading')),
      )
      await isKnown(page, route, role, on)
      await expect(page, route.name).toHaveURL(({ pathname }) => pathname === path)
      await expect(page.getByText('Deze pagina is niet gevonden'), route.name).toHaveCount(0)
      await expectLayout(page, route, on)
      await axe(page)
      await expect(page, route.name).toHaveTitle(/^(\(\d+\) )?(Vonk: .+|.+ · Vonk)$/)
      await expectNoOverflow(page)
      await expectWays(page)
      if (on === 'phone' && role !== 'visitor') await expectTouchTargets(page)
      await screenshot(page, `sweep-${route.name}-${role}-${on}`, { isWhole: route.layout === 'default' })
      if (on === 'phone') await expectRoomToGrow(page)
    }
  }

  /** Visits the console with filled queues: all screens on desktop, the urgent ones on phones. */
  async function walkConsole(): Promise<void> {
    const page = await browser.open({ on, isCalm: true, isDark: on === 'desktop', language: 'nl', as: found.staff })
    for (const { name, path } of consoleScreens(found).filter((one) => on === 'desktop' || urgent.includes(one.name))) {
      await page.goto(path)
      await waitForVisible(page.getByRole('main').getByRole('heading', { level: 1 }))
      await waitForIdle(page)
      await axe(page)
      await expectNoOverflow(page)
      await screenshot(page, `sweep-${name}-${on}`, { isWhole: true })
      if (on === 'phone') await expectRoomToGrow(page)
    }
  }

  /** Opens all dialogs and menus of one role that a phone has. */
  async function walkDialogs(role: ListedDialog['role']): Promise<void> {
    const open = (dialog?: ListedDialog) =>
      browser.open({
        on,
        isCalm: true,
        language: 'nl',
        isUntold: dialog?.opens === 'new-like',
        ...(dialog?.languages && { origin: stack.origins.BE! }),
        ...(role !== 'visitor' && { as: people[role as Member] }),
      })
    const shared = await open()
    for (const dialog of dialogScreens(people).filter((one) => one.role === role && (one.from ?? 0) <= phoneWidth)) {
      const page = dialog.opens || dialog.languages ? await open(dialog) : shared
      await awaitPopup(page, dialog.opens)
      await page.goto(dialog.path)
      await waitForVisible(page.getByRole('heading'))
      await waitForIdle(page)
      await openDialog(page, dialog, words, 'nl')
      await screenshot(page, `sweep-${dialog.name}-${role}-${on}`)
      const opened = dialogOn(page, dialog.opens, words)
      await expectRoomToGrow(page, opened)
      await expect(opened, dialog.name).toBeVisible()
      if (page !== shared) await page.close()
    }
  }

  // Two roles run at once, because each spends part of its time waiting for the browser.
  test.each([
    { whom: 'a visitor and a premium member', walks: () => [walk('visitor'), walk('premium')] },
    { whom: 'a free member and in the console', walks: () => [walk('free'), walkConsole()] },
  ])(
    `ROUTE-01 to 16, ROUTE-21 to 46 OPEN-16 OPEN-17 UI-15 quality.md people: on a ${on} every page is right in title, content, layout, accessibility, size of its controls and, on the phone, text of twice the size for $whom`,
    async ({ walks }) => {
      await Promise.all(walks())
    },
  )

  if (on === 'phone')
    test('UI-15: dialogs and menus of a phone fit at 320 px with text of twice the size', async () => {
      await Promise.all([walkDialogs('premium'), walkDialogs('visitor').then(() => walkDialogs('free'))])
      await walkDialogs('empty')
    })
}
