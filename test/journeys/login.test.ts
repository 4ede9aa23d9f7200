import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { type Access, routes } from '#frontend/app/routes.ts'
import { hashPassword } from '#functions/platform/password.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { openBrowser } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { samplePath } from '#test/support/sample-params.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const words = wordsOf('nl')
const password = 'een-goed-wachtwoord-24'

const withPassword = async () => anna(stack, { passwordHash: await hashPassword(password) })

async function logIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

test('ROUTE-02 ACC-27 ACC-28 HOME-27: a wrong password is reported and the input kept, and the right one leads home', async () => {
  const member = await withPassword()
  const page = await browser.open({ on: 'phone' })
  expectFault(page, /^401 POST .*\/api\/user\.php/)
  await page.goto('/login')
  await axe(page)
  await logIn(page, member.email, 'niet-het-wachtwoord')
  await waitForVisible(page.getByText('Login mislukt, probeer opnieuw'))
  await expect(page.getByLabel('E-mailadres')).toHaveValue(member.email)
  await axe(page)
  await logIn(page, member.email)
  await page.waitForURL(`${stack.url}/`)
  await waitForVisible(page.getByRole('heading', { level: 1, name: new RegExp(member.name) }))
  const session = async () => (await page.context().cookies()).find(({ name }) => name === '__Host-session')
  await expect.poll(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' })
})

const withAccess = (access: Access) => routes.filter((route) => route.access === access)

test('OPEN-16: every page for members leads a visitor to the login, and from there back to the page', async () => {
  const member = await withPassword()
  const page = await browser.open({ on: 'phone' })
  for (const { name } of withAccess('member')) {
    const wanted = `${samplePath(name)}?x=1`
    await page.goto(wanted)
    const isLogin = ({ pathname, searchParams }: URL) => pathname === '/login' && searchParams.get('back') === wanted
    await expect(page, name).toHaveURL(isLogin)
  }
  await page.goto('/likes/sent?x=1')
  await logIn(page, member.email)
  await page.waitForURL((url) => url.pathname + url.search === '/likes/sent?x=1')
  await waitForVisible(page.getByText(words('likes.empty.sent.title')))
})

test('OPEN-16: login never redirects to another site', async () => {
  const member = await withPassword()
  for (const back of ['//elsewhere.example/members', 'https://elsewhere.example', '/\\elsewhere.example']) {
    const page = await browser.open()
    await page.goto(`/login?${new URLSearchParams({ back })}`)
    await logIn(page, member.email)
    await page.waitForURL(`${stack.url}/members`)
  }
})

test('ROUTE-07: a member is redirected from login and signup to the members', async () => {
  const page = await browser.open({ as: await anna(stack) })
  expect(withAccess('guest').map(({ name }) => pathTo(name as 'login'))).toEqual([
    '/login',
    '/signup',
    '/complete-signup',
  ])
  for (const path of ['/login', '/signup', '/complete-signup']) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/members')
  }
})

test('ACC-31 NAV-13 NAV-15: logout ends the session in the browser and on the server', async () => {
  const member = await anna(stack)
  const page = await browser.open({ as: member })
  await page.goto('/likes')
  await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await waitForVisible(page.getByRole('banner').getByRole('link', { name: 'Inloggen' }))
  await waitForIdle(page)
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toHaveCount(0)
  await expect.poll(() => page.context().cookies()).toEqual([])
  // The browser's earlier cookie is no longer valid.
  expect((await member.raw('GET', '/api/user.php')).status).toBe(403)
})
