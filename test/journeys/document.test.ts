import type { Page } from 'playwright-core'
import { test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { offerInstall } from '#test/support/install-offer.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault, expectOffline } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

// Belgium offers three languages, the Netherlands one.
const stack = openStack({ countries: ['BE', 'NL'] })
const browser = openBrowser(stack)

const statusOf = async (path: string) => (await fetch(stack.url + path)).status
const namesOfCookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)

test('ROUTE-60 ERR-03: the response has status 404 exactly where there is no page', async () => {
  for (const path of ['/', '/members', '/pages/terms', '/landers/video/zomer', '/chats', '/staff'])
    expect(await statusOf(path), path).toBe(200)
  for (const path of ['/nope', '/pages/nope', '/likes/m', '/members/abc', '/assets/none.js', '/index.html'])
    expect(await statusOf(path), path).toBe(404)
  const page = await browser.open({ on: 'phone' })
  expectFault(page, /^404 GET .*\/nope$/)
  const answer = await page.goto('/nope')
  expect(answer?.status()).toBe(404)
  await waitForVisible(page.getByRole('heading', { name: 'Deze pagina is niet gevonden' }))
})

test('SET-02 API-11 I18N-22: the address sets the language of a visit, and nothing is stored until the visitor chooses', async () => {
  const page = await browser.open()
  await page.goto('/pricing?language=fr')
  await expect.poll(() => languageOf(page)).toBe('fr')
  await waitForVisible(page.getByRole('heading', { name: 'Prix', level: 1 }))
  await expect(page).toHaveTitle('Prix · Vonk')
  // The language stays for later pages of the visit, also after a reload.
  await page.goto('/login')
  await waitForVisible(
    page.getByRole('heading', { name: 'Connexion' }).or(page.getByRole('button', { name: 'Connexion' })),
  )
  await expect.poll(() => languageOf(page)).toBe('fr')
  await expect.poll(() => namesOfCookies(page)).not.toContain('language')

  await page.goto('/pricing?language=fr&x=1')
  await page.getByRole('button', { name: /Langue/ }).click()
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Prijzen', level: 1 }))
  await expect(page).toHaveURL(({ search }) => search === '?x=1')
  await page.reload()
  await waitForVisible(page.getByRole('heading', { name: 'Prijzen', level: 1 }))
  await expect.poll(() => languageOf(page)).toBe('nl')

  // A language that the site does not offer is not used.
  const other = await browser.open({ origin: stack.origins.NL! })
  await other.goto('/pricing?language=fr')
  await waitForVisible(other.getByRole('heading', { name: 'Prijzen', level: 1 }))
  await expect.poll(() => languageOf(other)).toBe('nl')
})

test('SET-02 each host has its own document, whose data block satisfies the Content-Security-Policy', async () => {
  const made = async (path: string, country: 'BE' | 'NL') => {
    const page = await browser.open({ origin: stack.origins[country]! })
    return (await page.goto(path))!.text()
  }
  expect(await made('/robots.txt', 'NL')).toContain(`${stack.origins.NL}/sitemap.xml`)
  expect(await made('/sitemap.xml', 'BE')).toContain(`${stack.origins.BE}/pricing?language=fr`)
  const page = await browser.open()
  await page.goto('/')
  await waitForVisible(page.getByRole('heading', { level: 1 }))
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  // Fetched, not opened: the browser's view of an XML file has inline styles, which the CSP blocks.
  const label = () => page.evaluate(async () => (await fetch('/age-de.xml')).text())
  await expect.poll(label).toContain(`<scope>${new URL(stack.url).host}</scope>`)
})

test('NOTIF-08 UI-11: the site can be installed, and its worker shows the offline page for a page that cannot be fetched', async () => {
  const page = await browser.open({ on: 'phone' })
  expectOffline(page)
  await page.goto('/pricing')
  const registration = () =>
    page.evaluate(async () => {
      const { scope, active } = await navigator.serviceWorker.ready
      return { scope, script: active!.scriptURL }
    })
  await expect.poll(registration).toEqual({ scope: `${stack.url}/`, script: `${stack.url}/sw-push.js` })
  const tools = await page.context().newCDPSession(page)
  const manifest = await tools.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(manifest.url).toBe(`${stack.url}/manifest.webmanifest`)

  await page.context().setOffline(true)
  await waitForVisible(page.getByText('Geen verbinding.'))
  await axe(page)
  await screenshot(page, 'offline-bar-phone')
  await page.goto('/members')
  await waitForVisible(page.getByRole('heading', { name: 'Geen verbinding', level: 1 }))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'offline-page-phone')
  await page.context().setOffline(false)
  await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
  await waitForIdle(page)
  await expect(page.getByText('Geen verbinding.')).toHaveCount(0)
})

test('ERR-10: the offline bar appears and disappears by itself, and typed text stays', async () => {
  const page = await browser.open()
  expectOffline(page)
  await page.goto('/login')
  const address = page.getByRole('textbox', { name: /mail/i })
  await address.fill('anna@example.org')
  await page.context().setOffline(true)
  await waitForVisible(page.getByText('Geen verbinding.'))
  await screenshot(page, 'offline-bar-desktop')
  await page.context().setOffline(false)
  await page.getByText('Geen verbinding.').waitFor({ state: 'detached' })
  await expect(address).toHaveValue('anna@example.org')
})

test('UI-11: installation is offered once to a member with a conversation, and remains in the account menu', async () => {
  const told = { site: 'BE', country: 'BE', region: 'BE-VAN', city: 'Antwerpen' } as const
  // The offer waits until a visit after the day of signup.
  const signupDate = new Date(stack.clock.now().getTime() - 86_400_000).toISOString()
  const she = await addPicturedMember(stack, { ...told, premium: true, signupDate })
  const he = await bram(stack, told)
  await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Hallo!' } })
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto('/members')
  await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
  await offerInstall(page)
  const card = page.getByText('Sneller terug')
  await waitForIdle(page)
  await expect(card).toHaveCount(0)
  await page
    .getByRole('link', { name: /Berichten/ })
    .filter({ visible: true })
    .click()
  await waitForVisible(card)
  await axe(page)
  await screenshot(page, 'install-card-phone')
  const hide = page.getByRole('button', { name: 'Verbergen' })
  // Other banners may contain the same button: the innermost element with heading and button is the
  // card.
  await page
    .locator('div', { has: card })
    .filter({ has: hide })
    .last()
    .getByRole('button', { name: 'Verbergen' })
    .click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hide-install-hint'))).toMatch(/^\d{10}$/)
  await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click()
  await screenshot(page, 'install-menu-phone')
  await page.getByRole('menuitem', { name: 'Zet op je beginscherm' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.prompted)).toBe('yes')
  await page.reload()
  await offerInstall(page)
  await waitForVisible(page.getByRole('heading', { name: /Berichten/ }))
  await waitForIdle(page)
  await expect(card).toHaveCount(0)
})

test('UI-11: installation is explained by a text where only the share sheet offers it', async () => {
  const page = await browser.open({
    on: 'phone',
    as: await anna(stack, { site: 'BE', country: 'BE', region: 'BE-VAN' }),
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' })
    Object.defineProperty(window, 'devicePixelRatio', { value: 3 })
  })
  await page.goto('/members')
  // The splash screens that iOS loads.
  const splashes = [
    ['(prefers-color-scheme: light)', `${stack.url}/splash/1170x2532-light.png`],
    ['(prefers-color-scheme: dark)', `${stack.url}/splash/1170x2532-dark.png`],
  ]
  const links = page.locator('link[rel=apple-touch-startup-image]')
  const found = () =>
    links.evaluateAll((all) => all.map((link) => [(link as HTMLLinkElement).media, (link as HTMLLinkElement).href]))
  await expect.poll(found).toEqual(splashes)
  for (const [, href] of splashes) expect((await fetch(href!)).headers.get('content-type')).toBe('image/png')
  await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Zet op je beginscherm' }).click()
  await waitForVisible(page.getByText(/Tik onderin op Deel/))
  await axe(page)
  await screenshot(page, 'install-steps-phone')
  await page.getByRole('button', { name: 'Duidelijk' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('UI-14: the theme is chosen in the settings, and stands before the next page is drawn', async () => {
  const page = await browser.open({ on: 'phone', language: 'nl', as: await bram(stack) })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto('/notifications#theme')
  const light = await background()
  await page.getByRole('radio', { name: 'Donker' }).check()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await waitForIdle(page)
  await screenshot(page, 'theme-dark')
  // Without scripts, only the document and its styles set the background.
  await page.route('**/*.js', (route) => route.abort())
  expectFault(page, /\.js$/)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect.poll(background).toBe(dark)
})
