import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForTakeover, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const footer = (page: Page) => page.getByRole('contentinfo')
const topBar = (page: Page) => page.getByRole('banner')

describe('the layouts', () => {
  test('LAYOUT-01 LAYOUT-02 LAYOUT-03 LAYOUT-04 OPEN-74: have bar, banners, footer and disclaimer by default', async () => {
    for (const on of ['phone', 'desktop'] as const) {
      const page = await browser.open({ on })
      await page.goto('/members')
      await waitForVisible(topBar(page))
      await waitForVisible(footer(page))
      await waitForVisible(footer(page).getByText('Alleen voor volwassenen vanaf 18 jaar.'))
      await waitForVisible(footer(page).getByText('Op deze site staan ook fictieve profielen.'))
      await expect(page.locator('[data-place=banners]')).toHaveCount(1)
    }
  })

  test('LAYOUT-05 ROUTE-04: let signup open over the current page', async () => {
    const page = await browser.open()
    await page.goto('/')
    await page.getByRole('button', { name: 'Gratis aanmelden' }).click()
    await waitForVisible(page.getByRole('dialog').getByText('Stap 1 van 5'))
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  })

  test('LAYOUT-06 LAYOUT-07: fill the window for a conversation, without a footer, and scroll within', async () => {
    const she = await anna(stack)
    const he = await bram(stack)
    for (const on of ['phone', 'desktop'] as const) {
      const page = await browser.open({ on, as: she })
      await page.goto(`/members/${he.id}/chat`)
      await waitForVisible(page.getByRole('log'))
      await expect(footer(page)).toHaveCount(0)
      const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      await expect.poll(beyond).toBe(0)
      await expect(page.getByRole('button', { name: /^Stuur bericht/ })).toBeInViewport({ ratio: 1 })
      // A conversation has no bars on a phone, because the keyboard takes half of the screen.
      const home = topBar(page).getByRole('link', { name: /Naar de homepagina/ })
      await expect(home.filter({ visible: true })).toHaveCount(on === 'phone' ? 0 : 1)
    }
  })

  test('LAYOUT-11: have only the name of the site where they are empty', async () => {
    const page = await browser.open()
    await page.goto('/login')
    await waitForVisible(page.getByRole('button', { name: 'Inloggen' }))
    await expect(footer(page)).toHaveCount(0)
    await waitForIdle(page)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.getByRole('link', { name: 'Gratis aanmelden' }).click()
    await waitForVisible(page.getByRole('dialog').getByText('Stap 1 van 5'))
  })
})

describe('the shell of the layouts', () => {
  test('UI-03 UI-05: has the specified widths, and no overflow at any width', async () => {
    const page = await browser.open({ as: await anna(stack) })
    await page.goto('/credits')
    await waitForVisible(page.getByRole('heading', { name: 'Credits', level: 1 }))
    const widths = { 320: 320, 575: 575, 576: 540, 767: 540, 768: 720, 992: 960, 1200: 1140, 1600: 1140 }
    for (const [width, container] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 800 })
      const shown = async () => (await page.locator('[data-place=banners]').boundingBox())?.width
      await expect.poll(shown, `container at ${width}`).toBe(container)
      await expectNoOverflow(page)
    }
  })

  test('OPEN-67 UI-13: is that of a phone up to 767 px', async () => {
    const page = await browser.open({ as: await anna(stack) })
    await page.goto('/members')
    const below = page.locator('[data-bar=bottom]')
    await page.setViewportSize({ width: 767, height: 800 })
    await waitForVisible(below)
    const level = () =>
      below.locator('li').evaluateAll((items) => {
        const tops = items.map((item) => item.querySelector('svg')!.getBoundingClientRect().top)
        return { items: items.length, apart: Math.round(Math.max(...tops) - Math.min(...tops)) }
      })
    await expect.poll(level, 'height of the icons').toEqual({ items: 5, apart: 0 })
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(below).toBeHidden()
  })

  test('NAV-16 NAV-17 NAV-18 NAV-19: has a back button in the installed app on profile, likes and credits, where there is history', async () => {
    const she = await anna(stack)
    const he = await bram(stack)
    const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Terug' })
    const withBack = [`/members/${he.id}`, '/profile', '/likes', '/credits']

    const inTab = await browser.open({ on: 'phone', as: she })
    await inTab.goto('/members')
    for (const path of withBack) {
      await inTab.goto(path)
      await waitForVisible(inTab.getByRole('heading', { level: 1 }))
      await waitForIdle(inTab)
      await expect(back(inTab), path).toHaveCount(0)
    }

    const installed = await browser.open({ on: 'phone', as: she })
    await installed.context().addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    // A window of its own, as the history of a new tab begins with the tab's blank page.
    await installed.goto('/likes')
    const opening = installed.waitForEvent('popup')
    await installed.evaluate(() => window.open('/likes', '_blank', 'noopener'))
    const first = await opening
    await waitForTakeover(first)
    await waitForVisible(first.getByRole('heading', { level: 1 }))
    await expect(back(first)).toHaveCount(0)
    await first.goto('/credits')
    await waitForVisible(back(first))
    for (const path of withBack) {
      await installed.goto('/members')
      await installed.goto(path)
      await waitForVisible(back(installed))
    }
    await axe(installed)
    for (const path of ['/members', '/chats']) {
      await installed.goto(path)
      await waitForVisible(installed.getByRole('heading', { level: 1 }))
      await waitForIdle(installed)
      await expect(back(installed), path).toHaveCount(0)
    }
    await installed.goto('/members')
    await installed.goto('/likes')
    await back(installed).click()
    await installed.waitForURL('**/members')
  })

  test('NAV-15 NAV-24: leads a visitor to the login and the prices', async () => {
    const page = await browser.open({ on: 'phone' })
    await page.goto('/')
    await waitForVisible(topBar(page).getByRole('link', { name: 'Inloggen' }))
    await waitForIdle(page)
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toHaveCount(0)
    await footer(page).getByRole('link', { name: 'Prijzen' }).click()
    await page.waitForURL('**/pricing')
    await waitForVisible(page.getByRole('heading', { name: 'Prijzen', level: 1 }))
  })

  test('NAV-01 NAV-10 NAV-13: leads a member to search and to the account', async () => {
    const page = await browser.open({ as: await anna(stack) })
    await page.goto('/likes')
    await page.getByRole('link', { name: 'Zoeken' }).filter({ visible: true }).click()
    await page.waitForURL('**/members')
    // Waits for the new page before opening its menu.
    await waitForIdle(page)
    await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click()
    await waitForVisible(page.getByRole('menuitem', { name: 'Uitloggen' }))
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})
