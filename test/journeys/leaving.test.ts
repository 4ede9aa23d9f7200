import type { Page } from 'playwright-core'
import { afterEach, test } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findDeletion } from '#functions/stores/account/deletion.ts'
import * as chats from '#shared/contract/chats.ts'
import { deletionReasons } from '#shared/contract/own-account.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { openBrowser, openMailedLink, screenshot } from '#test/support/browser.ts'
import { withCountry } from '#test/support/country.ts'
import { tracesOf } from '#test/support/dump.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault, expectSessionEnd } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { runClock, stopClock, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const words = wordsOf('nl')
const password = 'een-goed-wachtwoord-24'
afterEach(() => stack.clock.reset())

const statusOf = async ({ id }: Member) => (await findAccount(id, { consistent: true }))?.status
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await press(page, 'Inloggen')
}

/** The shortest path to a deletion (TRAP-44). */
async function removeInThreePresses(page: Page): Promise<void> {
  expectSessionEnd(page)
  await press(page, 'Account verwijderen')
  await press(page, 'Verwijder mijn account')
  await press(page, 'Ja, verwijder mijn account')
  await page.waitForURL('**/account-deleted')
}

test('ACC-43 ACC-44 ACC-45 ACC-46 ACC-47 ACC-48 ACC-50 OPEN-59 ROUTE-13: an account is deleted, reported as such at the login, and restored completely', async () => {
  const [a, b] = [await anna(stack, { passwordHash: await hashPassword(password), credits: 12 }), await bram(stack)]
  await a.call(chats.send, { body: { member: b.id, id: newId(), text: 'Tot gauw' } })
  const page = await browser.open({ on: 'phone', as: a })
  await page.goto('/notifications#delete')
  expectSessionEnd(page)
  await press(page, 'Account verwijderen')
  const form = page.getByRole('dialog')
  await waitForVisible(form.getByText(words('account.leaving.form.balance', { credits: 11 })))
  await waitForVisible(form.getByRole('link', { name: 'zo werkt dat' }))
  const reasons = form.getByRole('group').getByRole('button')
  await expect(reasons).toHaveText(deletionReasons.map((reason) => words(`account.leaving.reasons.${reason}`)))
  await reasons.nth(5).click()
  await form.getByLabel(words('account.leaving.form.remarks')).fill('Tot later')
  await expect(form.getByText('STAY')).toHaveCount(0)
  await axe(page)
  await screenshot(page, 'delete-form')
  await press(page, 'Verwijder mijn account')
  await waitForVisible(page.getByText(words('account.leaving.confirm.title')))
  await axe(page)
  await press(page, 'Nee, ik blijf')
  expect(await statusOf(a)).toBe('active')

  // The choice and the typed text stay.
  await press(page, 'Account verwijderen')
  await expect(page.getByLabel(words('account.leaving.form.remarks'))).toHaveValue('Tot later')
  await press(page, 'Verwijder mijn account')
  await press(page, 'Ja, verwijder mijn account')
  await page.waitForURL('**/account-deleted')
  await waitForVisible(page.getByRole('heading', { name: words('account.leaving.deleted.title') }))
  await axe(page)
  await expectNoOverflow(page)
  expect(await statusOf(a)).toBe('deletion_pending')
  expect(await findDeletion(a.id)).toMatchObject({ reason: 'time', remarks: 'Tot later' })
  await expect.poll(() => page.context().cookies()).toEqual([])

  await logIn(page, a.email)
  await waitForVisible(page.getByText('Dit account is nog niet definitief verwijderd.'))
  await axe(page)
  await press(page, 'Mail me de link')
  await waitForVisible(page.getByText(words('account.login.wayBackMailed', { email: a.email })))
  await openMailedLink(page, stack, a.email, '/account-deleted#')
  await waitForVisible(page.getByRole('heading', { name: words('account.leaving.back.title') }))
  // Opening the link changes nothing, because mail clients prefetch links.
  expect(await statusOf(a)).toBe('deletion_pending')
  await axe(page)
  await press(page, 'Herstel mijn account')
  await waitForVisible(page.getByRole('heading', { name: words('account.leaving.back.doneTitle') }))
  await axe(page)
  expect(await statusOf(a)).toBe('active')
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logIn(page, a.email)
  await page.waitForURL(`${stack.url}/`)
  await page.goto('/chats')
  await waitForVisible(page.getByText('Tot gauw'))
})

test('ACC-49 ACC-50 TRAP-44 TRAP-46: an account is deleted by three presses, and 14 days later the link is invalid and nothing is left', async () => {
  const a = await anna(stack, { passwordHash: await hashPassword(password) })
  const page = await browser.open({ as: a })
  await page.goto('/notifications')
  await removeInThreePresses(page)
  await stack.settle()
  stack.clock.advance({ days: deletionGraceDays, seconds: 1 })
  await stack.runJob('account', 'purgeMembers')
  await stack.settle()
  expect(await tracesOf(stack, [a.id, a.email, a.name])).toEqual([])

  expectFault(page, /^410 POST .*\/api\/reactivate\.php/)
  expectFault(page, /^401 POST .*\/api\/user\.php/)
  await openMailedLink(page, stack, a.email, '/account-deleted#')
  await press(page, 'Herstel mijn account')
  await waitForVisible(page.getByRole('heading', { name: words('account.leaving.back.invalidTitle') }))
  await axe(page)
  await logIn(page, a.email)
  await waitForVisible(page.getByText('Login mislukt, probeer opnieuw'))
})

test('ACC-51 ACC-52 TRAP-45 OPEN-57 OPEN-58: after a deletion a partner site opens by a countdown that can be stopped, and a discount is offered below the button', () =>
  withCountry(
    'NL',
    { deletePartner: { name: 'Anders', url: 'https://anders.example/' }, deleteDiscount: 20 },
    async () => {
      for (const choice of ['stay', 'wait', 'go'] as const) {
        const a = await anna(stack)
        const page = await browser.open({ as: a })
        await page
          .context()
          .route('https://anders.example/**', (route) => route.fulfill({ body: '<title>Anders</title>' }))
        await page.goto('/notifications')
        await press(page, 'Account verwijderen')
        const offer = page.getByText(words('account.leaving.form.offer', { code: 'STAY', percentage: '20' }))
        const button = page.getByRole('button', { name: 'Verwijder mijn account' })
        const below = async () => (await offer.boundingBox())!.y - (await button.boundingBox())!.y
        await expect.poll(below).toBeGreaterThan(0)
        await page.clock.install()
        // With the stubbed clock, an earlier poll may be answered after the end of the session.
        expectSessionEnd(page)
        await button.click()
        await press(page, 'Ja, verwijder mijn account')
        await page.waitForURL('**/account-deleted')
        await waitForVisible(page.getByText('Advertentie'))
        const countdown = page.getByText(/^Over \d+ seconden? ga je door naar Anders\.$/)
        await waitForVisible(countdown)
        if (choice === 'stay') {
          const left = async () => Number.parseInt((await countdown.innerText()).slice('Over '.length), 10)
          await stopClock(page)
          const before = await left()
          // Advances one second at a time, because each render starts the next tick.
          const leftLater = async () => {
            await runClock(page, 1_000)
            return left()
          }
          await expect.poll(leftLater, { intervals: [50] }).toBe(before - 3)
          await page.clock.resume()
          await press(page, 'Blijf op deze site')
          await waitForVisible(page.getByText(words('account.leaving.partner.stopped')))
          await runClock(page, 20_000)
          await expect(page).toHaveURL(({ pathname }) => pathname === '/account-deleted')
        } else {
          if (choice === 'wait') await runClock(page, 10_000)
          else await press(page, 'Nu doorgaan naar Anders')
          await page.waitForURL('https://anders.example/')
        }
        expect(await statusOf(a)).toBe('deletion_pending')
      }
    },
  ))

test('the export file is requested, mailed and downloaded', async () => {
  const a = await anna(stack)
  const page = await browser.open({ on: 'phone', as: a })
  await page.goto('/notifications')
  await press(page, 'Vraag mijn gegevens op')
  await waitForVisible(page.getByText(words('account.export.asked', { email: a.email })))
  await stack.runJob('account', 'buildExports')
  await openMailedLink(page, stack, a.email, '#export=')
  await axe(page)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download mijn gegevens')])
  expect(download.suggestedFilename()).toBe('my-data.zip')
})
