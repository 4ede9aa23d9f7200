import type { Page } from 'playwright-core'
import { afterEach, describe, test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { runClock, waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

afterEach(() => stack.clock.reset())

const hour = 3_600_000
/** Advances both clocks, because the browser adopts the server's time from each answer. */
const pass = (page: Page, seconds: number) => runClock(page, seconds * 1000, { server: stack.clock })
const newcomer = (hoursAgo: number, told: Parameters<typeof anna>[1] = {}) =>
  anna(stack, {
    signupDate: new Date(stack.clock.now().getTime() - hoursAgo * hour).toISOString(),
    credits: 0,
    ...told,
  })
const banner = (page: Page) => page.locator('[data-place=banners]').getByRole('link', { name: /25% korting/ })
const popup = (page: Page) => page.getByRole('dialog', { name: '25% welkomstkorting' })
const seconds = (time: string | null) => (time ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

describe('the time bonus banner', () => {
  test("HOME-10 HOME-12 LAYOUT-02 TRAP-05: shows the time left by the server's clock, ticks, and links to the credits", async () => {
    const page = await browser.open({ on: 'phone', as: await newcomer(1) })
    // The clock of the device is wrong by two days.
    await page.clock.install({ time: new Date(Date.now() - 48 * hour) })
    await page.goto('/members')
    await waitForVisible(banner(page))
    const left = async () => seconds(await banner(page).getByRole('timer').textContent())
    // On a busy machine some minutes may have passed already.
    await expect.poll(left).toBeGreaterThan(3 * 3600 - 120)
    await expect.poll(left).toBeLessThanOrEqual(3 * 3600)
    const first = await left()
    await pass(page, 10)
    await expect.poll(left).toBeLessThanOrEqual(first - 9)
    await axe(page)
    await screenshot(page, 'time-bonus-banner')
    await banner(page).click()
    await page.waitForURL('**/credits')
    await waitForVisible(page.getByText('25% korting op je eerste aankoop'))
  })

  test('HOME-11 ROUTE-61: is shown in the members area only, to members with the bonus', async () => {
    const he = await bram(stack)
    const page = await browser.open({ as: await newcomer(1) })
    const area = ['/members', `/members/${he.id}`, '/chats', '/likes', '/premium']
    const elsewhere = ['/', '/likes/sent', '/credits', '/transactions', '/pricing', `/members/${he.id}/chat`]
    for (const path of [...area, ...elsewhere]) {
      await page.goto(path)
      await waitForVisible(page.getByRole('main').getByRole('heading'))
      await waitForVisible(page.getByRole('button', { name: 'Account' }).filter({ visible: true }))
      if (area.includes(path)) await waitForVisible(banner(page))
      await waitForIdle(page)
      await expect(banner(page), path).toHaveCount(area.includes(path) ? 1 : 0)
    }
    const others = [undefined, await newcomer(4.01), await newcomer(1, { premium: true, credits: 5 })]
    for (const as of others) {
      const without = await browser.open({ ...(as && { as }) })
      await without.goto('/members')
      await waitForVisible(without.getByRole('main').getByRole('status'))
      await waitForVisible(without.getByRole('article').or(without.getByText('Niemand gevonden')))
      await waitForIdle(without)
      await expect(banner(without)).toHaveCount(0)
    }
  })

  test('TRAP-05 PAY-42: ends to the second while the page is open', async () => {
    const page = await browser.open({ as: await newcomer(4 - 300 / 3600) })
    await page.clock.install()
    await page.goto('/members')
    await waitForVisible(banner(page))
    await pass(page, 301)
    await expect(banner(page)).toHaveCount(0)
  })
})

describe('the time bonus popup', () => {
  test('HOME-13 HOME-15 HOME-16 TRAP-04: opens 40 seconds after entering the members area, and links to the credits', async () => {
    const page = await browser.open({ on: 'phone', as: await newcomer(3) })
    await page.clock.install()
    await page.goto('/members')
    await waitForVisible(banner(page))
    await runClock(page, 30_000)
    await waitForIdle(page)
    await expect(popup(page)).toHaveCount(0)
    await runClock(page, 10_000)
    await waitForVisible(popup(page))
    await waitForVisible(popup(page).getByText('25% goedkoper, tot 4 uur na aanmelding'))
    // The exact time left, beside the fixed text.
    await expect.poll(async () => seconds(await popup(page).getByRole('timer').textContent())).toBeLessThanOrEqual(3600)
    await axe(page)
    await screenshot(page, 'time-bonus-popup')
    await popup(page).getByRole('link', { name: 'Naar de credits' }).click()
    await page.waitForURL('**/credits')
    await waitForIdle(page)
    await expect(popup(page)).toHaveCount(0)
  })

  test('HOME-17 HOME-26: does not return once dismissed, which is stored with its time', async () => {
    const page = await browser.open({ as: await newcomer(1) })
    await page.clock.install()
    await page.goto('/members')
    await waitForVisible(banner(page))
    await runClock(page, 41_000)
    await popup(page).getByRole('button', { name: 'Niet nu' }).click()
    await waitForIdle(page)
    await expect(popup(page)).toHaveCount(0)
    const kept = async () => Number(await page.evaluate(() => localStorage.getItem('hide-time-bonus-modal')))
    await expect.poll(async () => Math.abs((await kept()) - Date.now() / 1000)).toBeLessThan(300)
    await page.reload()
    await waitForVisible(banner(page))
    await runClock(page, 90_000)
    await waitForIdle(page)
    await expect(popup(page)).toHaveCount(0)
  })

  test('HOME-14 TRAP-56: does not open while there are credits', async () => {
    const page = await browser.open({ as: await newcomer(1, { credits: 2 }) })
    await page.clock.install()
    await page.goto('/members')
    await waitForVisible(banner(page))
    await runClock(page, 90_000)
    await waitForIdle(page)
    await expect(popup(page)).toHaveCount(0)
  })

  test('TRAP-27: starts its 40 seconds again after leaving the members area', async () => {
    const page = await browser.open({ as: await newcomer(1) })
    await page.clock.install()
    await page.goto('/members')
    await waitForVisible(banner(page))
    await runClock(page, 30_000)
    await banner(page).click()
    await page.waitForURL('**/credits')
    await runClock(page, 10_000)
    await waitForIdle(page)
    await expect(popup(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click()
    await waitForVisible(banner(page))
    await runClock(page, 30_000)
    await waitForIdle(page)
    await expect(popup(page)).toHaveCount(0)
    await runClock(page, 10_000)
    await waitForVisible(popup(page))
  })
})
