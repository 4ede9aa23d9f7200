import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault, expectOffline } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { passTime, waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const nowhere = ['/bestaat-niet', '/settings', '/likes/m', '/likes/some', '/members/abc', '/pages/nothing/here']

test('ERR-03 ERR-04 ROUTE-60 TRAP-26 TRAP-28: an unknown address shows its status and a link home', async () => {
  for (const on of ['phone', 'desktop'] as const) {
    const page = await browser.open({ on })
    expectFault(page, /^404 GET /)
    for (const path of nowhere) {
      expect((await page.goto(path))?.status()).toBe(404)
      await waitForVisible(page.getByRole('heading', { name: 'Deze pagina is niet gevonden', level: 1 }))
      await waitForVisible(page.getByText('Foutcode 404'))
      await expect(page).toHaveTitle(/Deze pagina is niet gevonden/)
    }
    await axe(page)
    await expectNoOverflow(page)
    await screenshot(page, `error-404-${on}`)
    await page.getByRole('main').getByRole('link', { name: 'Naar de homepagina' }).click()
    await page.waitForURL(`${stack.url}/`)
    await waitForVisible(page.getByRole('heading', { name: 'Vanavond een goed gesprek' }))
  }
})

test('ERR-03 ROUTE-15: a deleted or unknown member is the not-found page', async () => {
  const page = await browser.open({ as: await anna(stack) })
  expectFault(page, /^404 GET .*\/api\//)
  await page.goto(`/members/${newId()}`)
  await waitForVisible(page.getByText('Deze pagina is niet gevonden'))
  await axe(page)
})

test('ERR-10: a failing server is reported with a retry, which then succeeds', async () => {
  const page = await browser.open({ as: await anna(stack) })
  expectFault(page, /^500 GET .*\/api\/likes\.php/)
  await page.clock.install()
  await page.route('**/api/likes.php', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/likes')
  await passTime(page, page.getByText('Er is een fout opgetreden, probeer het later opnieuw.'))
  await axe(page)
  await screenshot(page, 'error-likes')
  await page.unroute('**/api/likes.php')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await waitForVisible(page.getByText('Nog geen likes'))
})

test('ERR-01 ERR-02: a chunk that fails to load reloads the page only once', async () => {
  const page = await browser.open({ as: await anna(stack) })
  expectFault(page, /LikesScreen/)
  await page.route('**/assets/LikesScreen*.js', (route) => route.abort())
  await page.goto('/members')
  await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click()
  await waitForVisible(page.getByText('Er is een fout opgetreden, probeer het later opnieuw.'))
  expect(loads).toBe(1)
  await axe(page)
  await page.unroute('**/assets/LikesScreen*.js')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await waitForVisible(page.getByText('Nog geen likes'))
})

test('ERR-01 CHAT-37: a page opened without a connection leaves the present one in place, and appears once it is back', async () => {
  const page = await browser.open({ as: await anna(stack) })
  expectOffline(page)
  expectFault(page, /LikesScreen/)
  // The prefetch of this screen fails, so that its code is missing once the connection is lost.
  await page.route('**/assets/LikesScreen*.js', (route) => route.abort())
  await page.goto('/members')
  await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
  await page.waitForEvent('requestfailed', (request) => request.url().includes('LikesScreen'))
  await page.context().setOffline(true)
  await page.unroute('**/assets/LikesScreen*.js')
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { isFirst: 'yes' }))
  await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click()
  await waitForVisible(page.getByText('Geen verbinding.'))
  await expect(page.locator('html')).toHaveAttribute('data-is-first', 'yes')
  await screenshot(page, 'error-offline-page')
  await page.context().setOffline(false)
  await waitForVisible(page.getByText('Nog geen likes'))
})

test('ERR-01 UI-10: a failed prefetch of a likely next page has no effect', async () => {
  const page = await browser.open({ as: await anna(stack) })
  expectFault(page, /ChatsScreen|LikesScreen|ConversationScreen/)
  await page.route(/\/assets\/(Chats|Likes|Conversation)Screen.*\.js/, (route) => route.abort())
  const loads: string[] = []
  page.on('domcontentloaded', () => loads.push(page.url()))
  // Listens before the navigation: a slow page prefetches while it is still rendering.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('LikesScreen'))
  await page.goto('/members')
  await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
  await failed
  await page.getByRole('article').or(page.getByText('Niemand gevonden')).first().waitFor()
  await page.getByRole('link', { name: 'Credits' }).filter({ visible: true }).first().click()
  await waitForVisible(page.getByRole('heading', { name: 'Credits', level: 1 }))
  await expect.poll(() => loads, 'a reload would be a second load').toHaveLength(1)
})

test('ERR-10: without its settings the site shows an error with a retry', async () => {
  const page = await browser.open()
  expectFault(page, /500 GET .*\/api\/settings\.php/)
  await page.clock.install()
  await page.route('**/api/settings.php*', (route) => route.fulfill({ status: 500, body: '' }))
  // The prerendered page stays until the app gives up on the settings and shows the error.
  await page.goto('/', { waitUntil: 'load' })
  await passTime(page, page.getByText('Er is een fout opgetreden, probeer het later opnieuw.'))
  await axe(page)
  await page.unroute('**/api/settings.php*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Vanavond een goed gesprek' }))
})
