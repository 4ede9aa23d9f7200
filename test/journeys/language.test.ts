import type { Page } from 'playwright-core'
import { test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

// Switzerland offers four languages, the Netherlands one.
const stack = openStack({ countries: ['CH', 'NL'] })
const browser = openBrowser(stack)

const menu = (page: Page) => page.getByRole('button', { name: /^\w+ (Taal|Language|Sprache): / })

async function choose(page: Page, language: string): Promise<void> {
  await menu(page).filter({ visible: true }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'language')
const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** Records calls that change the member's language, each with its request type. */
function watchChanges(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === account.change.path && request.method() === account.change.method)
      told.push(`${request.headers()['x-client-request-type']} ${request.postData()}`)
  })
  return told
}

test('I18N-06 I18N-21 I18N-22 I18N-24 OPEN-71: a visitor chooses a language, stays on the page, and the device remembers it for a year', async () => {
  const page = await browser.open({ on: 'phone' })
  const told = watchChanges(page)
  await page.goto('/pricing')
  await waitForVisible(page.getByRole('table'))
  await page.evaluate(() => window.scrollTo(0, 300))
  await menu(page).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['Deutsch', 'Italiano', 'Français', 'English'])
  await axe(page)
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Prices', level: 1 }))
  await expect.poll(() => spoken(page)).toBe('en')
  await expect(page).toHaveURL(({ pathname }) => pathname === '/pricing')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)

  await expect
    .poll(() => cookie(page))
    .toMatchObject({ value: 'en', path: '/', secure: true, sameSite: 'Lax', httpOnly: false })
  const days = async () => ((await cookie(page))!.expires - Date.now() / 1000) / 86_400
  await expect.poll(days).toBeGreaterThan(364)
  await expect.poll(days).toBeLessThan(366)

  await page.reload()
  await waitForVisible(page.getByRole('heading', { name: 'Prices', level: 1 }))
  await waitForIdle(page)
  expect(told).toEqual([])
})

test('I18N-24 NAV-14: a member chooses a language within a conversation, which keeps the draft and is sent to the server', async () => {
  const she = await anna(stack, { site: 'CH', language: 'en', country: 'CH', region: 'CH-ZH', city: 'Zürich' })
  const he = await bram(stack, { site: 'CH', language: 'en', country: 'CH', region: 'CH-ZH', city: 'Zürich' })
  await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Hi' } })
  const page = await browser.open({ as: she })
  const told = watchChanges(page)
  await page.goto(`/members/${he.id}/chat`)
  // On a device without a choice, the account's language is used.
  await page.getByLabel(`Message to ${he.name}`).fill('Half written')
  const place = page.url()
  await choose(page, 'Deutsch')
  await expect(menu(page).filter({ visible: true })).toHaveText(/^de/i)
  await expect(page).toHaveURL(place)
  await expect(page.getByRole('textbox')).toHaveValue('Half written')
  await expect.poll(() => told).toEqual(['language {"language":"de"}'])
  await expect.poll(async () => (await she.call(account.current)).language).toBe('de')
  await choose(page, 'English')
  await waitForVisible(page.getByLabel(`Message to ${he.name}`))
  await axe(page)
})

test('ROUTE-39 OPEN-72: the language page marks the current one and changes it in place', async () => {
  const page = await browser.open({ on: 'phone', language: 'en' })
  await page.goto('/lang-config')
  const language = (name: string) => page.getByRole('main').getByRole('button', { name })
  await expect(language('English')).toHaveAttribute('aria-pressed', 'true')
  await axe(page)
  await screenshot(page, 'lang-config')
  await language('Deutsch').click()
  await expect(language('Deutsch')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await cookie(page))?.value).toBe('de')
})

test('I18N-01 I18N-04 I18N-08 OPEN-71: the Dutch site is Dutch from the first paint, loads no other language and offers no choice', async () => {
  const page = await browser.open({ origin: stack.origins.NL! })
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js'))
      loaded.push(await response.text().catch(() => ''))
  })
  await page.goto('/')
  await waitForVisible(page.getByRole('heading', { name: 'Vanavond een goed gesprek' }))
  await page.goto('/members')
  await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
  await expect.poll(() => spoken(page)).toBe('nl')
  await waitForIdle(page)
  await expect(menu(page)).toHaveCount(0)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.some((program) => program.includes('Sign up for free'))).toBe(false)
})
