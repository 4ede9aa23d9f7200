import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { retryDelaysMs } from '#frontend/lib/call.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { passTime, runClock, stopClock, waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Inloggen' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true })
const toasts = (page: Page) => page.locator('[popover][aria-live=polite]').getByRole('button')

/** URLs that the page requests from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

describe('the site-entry warning', () => {
  const warning = (page: Page) => page.getByRole('dialog', { name: 'Alleen voor volwassenen' })

  test('HOME-01 HOME-03 HOME-04 OPEN-64 TRAP-54: appears at a first visit, and not again once dismissed', async () => {
    const page = await browser.open({ on: 'phone', isUnwarned: true })
    await page.goto('/')
    await waitForVisible(warning(page))
    await axe(page)
    await screenshot(page, 'entry-warning')
    await page.keyboard.press('Escape')
    await expect(warning(page)).toBeVisible()
    await warning(page).getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
    await expect(warning(page)).toHaveCount(0)
    const secondsAgo = () =>
      page.evaluate(() => Date.now() / 1000 - Number.parseInt(localStorage.getItem('hide-site-entry-popup') ?? '', 10))
    await expect.poll(async () => Math.abs(await secondsAgo())).toBeLessThan(60)
    for (const path of ['/', '/members']) {
      await page.goto(path)
      await waitForVisible(login(page))
      await waitForIdle(page)
      await expect(warning(page), path).toHaveCount(0)
    }
  })

  test('HOME-01 HOME-02 HOME-08 UI-11: does not appear for members, in the installed app and on pages within a task', async () => {
    const she = await anna(stack)
    const asMember = await browser.open({ isUnwarned: true, as: she })
    const installed = await browser.open({ isUnwarned: true })
    await installed.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    const visitor = await browser.open({ isUnwarned: true })
    const visits: [Page, string][] = [
      [asMember, '/'],
      [installed, '/'],
      ...['/complete-signup', '/reset-password', '/reset-password/do'].map((path): [Page, string] => [visitor, path]),
    ]
    for (const [page, path] of visits) {
      await page.goto(path)
      await waitForVisible(heading(page))
      await waitForIdle(page)
      await expect(warning(page), path).toHaveCount(0)
    }
  })
})

describe('the shell of every page', () => {
  test('NAV-20 NAV-21 NAV-22 NAV-23 NAV-24 NAV-25 NAV-26 NAV-27 NAV-28 UI-04: has nine links in the footer, in their order, on a grid of twelve columns', async () => {
    const page = await browser.open()
    await page.goto('/')
    await waitForVisible(heading(page))
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
    const ways = () => links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    await expect.poll(ways).toEqual([
      ['Voorwaarden', '/pages/terms'],
      ['Privacy', '/pages/privacy'],
      ['Cookies', '/pages/cookies'],
      ['Blokkeren', '/pages/ban'],
      ['Prijzen', '/pricing'],
      ['Klachten', '/complaints'],
      ['Retourbeleid', '/pages/return-policy'],
      ['Veelgestelde vragen', '/pages/faq'],
      ['Klantenservice', '/pages/service'],
    ])
    const element = page.locator('main .grid-page').first()
    const grid = () =>
      element.evaluate((shown) => {
        const { gridTemplateColumns, columnGap } = getComputedStyle(shown)
        return { columns: gridTemplateColumns.split(' ').length, columnGap }
      })
    await expect.poll(grid).toEqual({ columns: 12, columnGap: '15px' })
  })

  test('NAV-10 NAV-11 NAV-12 API-16 API-17 API-18: links to profile and settings in the account menu, and requests constant data once', async () => {
    const page = await browser.open({ as: await anna(stack) })
    const asked = watchRequests(page)
    await page.goto('/likes')
    for (const [item, path] of [
      ['Mijn profiel', '/profile'],
      ['Instellingen', '/notifications'],
      ['Mijn profiel', '/profile'],
    ] as const) {
      await account(page).click()
      await page.getByRole('menuitem', { name: item }).click()
      await page.waitForURL(`**${path}`)
      await waitForVisible(heading(page))
      await waitForIdle(page)
    }
    const times = (path: string) => asked.filter((one) => one === `/api/${path}.php`).length
    expect(times('interests')).toBe(1)
    expect(times('settings')).toBe(1)
    // Regions and company are in the settings, so no other call is needed.
    expect([times('regions'), times('companyinfo')]).toEqual([0, 0])
  })

  test('HOME-19 TRAP-26: asks a member without a photo for one, except where that would be in the way', async () => {
    const page = await browser.open({ on: 'phone', as: await anna(stack) })
    const alert = page.getByText('Laat zien wie je bent')
    await page.goto('/members')
    await waitForVisible(alert)
    for (const path of ['/profile', '/activate/done', '/premium', '/notifications', '/directdebit']) {
      await page.goto(path)
      await waitForVisible(heading(page))
      await waitForIdle(page)
      await expect(alert, path).toHaveCount(0)
    }
  })

  test('TRAP-41 API-22 API-23: reads likes at login and when their pages open, but not when it polls user and chats', async () => {
    const page = await browser.open({ as: await anna(stack) })
    await page.clock.install()
    const asked = watchRequests(page)
    const ended: string[] = []
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => ended.push(new URL(request.url()).pathname))
    const count = (paths: string[], path: string) => paths.filter((one) => one === `/api/${path}.php`).length
    const times = (path: string) => count(asked, path)
    const ends = (path: string) => count(ended, path)
    await page.goto('/members')
    await waitForVisible(account(page))
    // Waits until all calls are answered: once the clock jumps past 20 seconds, a pending call
    // retries (OPEN-69), which this test would count as polling.
    const isQuiet = () => ['likes', 'user', 'chats'].every((path) => ends(path) === times(path))
    await expect.poll(() => isQuiet() && times('likes')).toBe(1)
    for (let turn = 1; turn <= 3; turn++) {
      await runClock(page, 60_000)
      await expect.poll(() => Math.min(ends('user'), ends('chats'))).toBeGreaterThan(turn)
      await expect.poll(isQuiet).toBe(true)
    }
    expect(times('likes')).toBe(1)
    await page.getByRole('link', { name: 'Likes' }).filter({ visible: true }).click()
    await expect.poll(() => times('likes')).toBe(2)
  })

  test('TRAP-69 UI-10: prefetches the code of likely next pages when idle, but no data; typed text survives a reload', async () => {
    const she = await anna(stack)
    const he = await bram(stack)
    const path = `/members/${he.id}/chat`
    const fieldOf = (page: Page) => page.getByRole('textbox', { name: `Bericht aan ${he.name}` })
    // With data saving, a page prefetches nothing, so this page shows which requests it needs
    // itself.
    const saving = await browser.open({ as: she })
    await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const askedSaving = watchRequests(saving)
    await saving.goto(path)
    await waitForVisible(fieldOf(saving))
    await waitForIdle(saving)

    const page = await browser.open({ as: she })
    await page.goto(path)
    await fieldOf(page).fill('Nog niet af')
    // Listens before the reload: a slow page prefetches while it is still rendering.
    const asked = watchRequests(page)
    await page.reload()
    await expect(fieldOf(page)).toHaveValue('Nog niet af')
    const codeOf = (screen: string) => asked.filter((one) => one.startsWith(`/assets/${screen}`)).length
    await expect.poll(() => Math.min(codeOf('LikesScreen'), codeOf('MembersScreen'))).toBe(1)
    await waitForIdle(page)
    const isData = (one: string) => one.startsWith('/api/')
    await expect.poll(() => asked.filter((one) => isData(one) && !askedSaving.includes(one))).toEqual([])
    expect(askedSaving.filter((one) => /(Likes|Members)Screen/.test(one))).toEqual([])
  })
})

test('ERR-16 PAY-06 PHOTO-08: a free member who wants to see more photos reads that they are for premium, with a link', async () => {
  const he = await addPicturedMember(stack, { name: 'Veelzijdig', gender: 'male', wantedGender: 'female' }, 3)
  const page = await browser.open({ as: await anna(stack) })
  await page.goto(`/members/${he.id}`)
  await page.getByRole('button', { name: 'Volgende foto' }).click()
  await waitForVisible(page.getByText('Deze functie is alleen voor premium leden.'))
  await axe(page)
  await page.getByRole('link', { name: 'Bekijk credits' }).first().click()
  await page.waitForURL('**/credits')
})

test('ERR-22 UI-06: a welcome discount that fails to load is not reported, and a toast is at most 350 px wide', async () => {
  const he = await bram(stack)
  await apply(put(keys.discount('LENTE'), { code: 'LENTE', percentage: 10, status: 'active', validity: 'unlimited' }))
  const page = await browser.open({ as: await anna(stack) })
  expectFault(page, /^500 /)
  await page.clock.install()
  await page.goto('/credits')
  const code = page.getByLabel('Je code')
  await waitForVisible(code)
  await waitForIdle(page)
  // When a code is typed, the page also requests the offer without the code, for the welcome
  // discount.
  let failed = 0
  await page.route('**/api/bundles.php*', (route) => {
    if (new URL(route.request().url()).searchParams.has('code')) return route.fallback()
    failed++
    return route.fulfill({ status: 500, body: '' })
  })
  await code.fill('lente')
  await page.getByRole('button', { name: 'Toepassen' }).click()
  await expect
    .poll(async () => {
      await runClock(page, 1_000)
      return failed
    })
    .toBe(retryDelaysMs.length + 1)
  await waitForIdle(page)
  // While the clock stands still, no toast disappears.
  await stopClock(page)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.resume()
  await expect(page.getByText('Code LENTE is toegepast.')).toBeVisible()

  await page.route('**/api/like*.php', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  )
  await page.goto(`/members/${he.id}`)
  await page.getByRole('button', { name: `Vind ${he.name} leuk` }).click()
  await passTime(page, toasts(page))
  const shown = page.locator('[popover][aria-live=polite]').locator(':scope > div')
  const widths = () =>
    shown.evaluateAll((all) => all.map((toast) => [getComputedStyle(toast).maxWidth, toast.clientWidth <= 350]))
  await expect.poll(widths).toEqual([['350px', true]])
})
