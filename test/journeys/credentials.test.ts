import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import * as account from '#shared/contract/account.ts'
import { openBrowser, openMailedLink, screenshot } from '#test/support/browser.ts'
import { freshAddress } from '#test/support/mailed-links.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault, expectSessionEnd } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const password = 'een-goed-wachtwoord-24'
const another = 'een-heel-ander-wachtwoord-25'
const withPassword = async () => anna(stack, { passwordHash: await hashPassword(password) })

/** Checks accessibility and overflow of a screen, and saves a picture of it. */
async function look(page: Page, name: string): Promise<void> {
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, name)
}

test('ROUTE-08 ROUTE-09 ACC-34 to ACC-38 TRAP-43: a forgotten password is reset, from login to login, on a Dutch phone', async () => {
  const member = await withPassword()
  const page = await browser.open({ on: 'phone', language: 'nl' })
  expectFault(page, /^404 POST .*\/api\/reset-password\.php/)
  expectFault(page, /^4\d\d PUT .*\/api\/reset-password\.php/)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const press = (name: string) => page.getByRole('button', { name }).click()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Wachtwoord vergeten?' }))
  await look(page, 'reset-password')
  await field('E-mailadres').fill('niemand.hier@example.org')
  await press('Mail me de link')
  await waitForVisible(page.getByText('E-mailadres niet gevonden'))
  await expect(field('E-mailadres')).toHaveValue('niemand.hier@example.org')
  await look(page, 'reset-password-unknown')
  await field('E-mailadres').fill(member.email)
  await press('Mail me de link')
  await waitForVisible(page.getByText('We hebben een mail gestuurd naar'))
  await look(page, 'reset-password-sent')

  await openMailedLink(page, stack, member.email, '/reset-password/do')
  const link = page.url()
  await field('Nieuw wachtwoord').fill(another)
  await field('Herhaal je nieuwe wachtwoord').fill('iets-anders-dan-dat')
  await press('Wachtwoord opslaan')
  await waitForVisible(page.getByText('De opgegeven wachtwoorden zijn niet gelijk.'))
  await look(page, 'new-password-unequal')
  // A common password is refused with a text, and the input stays.
  for (const name of ['Nieuw wachtwoord', 'Herhaal je nieuwe wachtwoord']) await field(name).fill('wachtwoord')
  await press('Wachtwoord opslaan')
  await waitForVisible(page.getByText('Dit wachtwoord is te makkelijk te raden. Kies een ander.'))
  await expect(field('Nieuw wachtwoord')).toHaveValue('wachtwoord')
  for (const name of ['Nieuw wachtwoord', 'Herhaal je nieuwe wachtwoord']) await field(name).fill(another)
  await press('Wachtwoord opslaan')
  await waitForVisible(page.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' }))
  await page.waitForURL(`${stack.url}/reset-password/do`)
  await look(page, 'new-password-done')
  expect((await member.raw('GET', '/api/user.php')).status).toBe(403)

  await page.getByRole('link', { name: 'Inloggen' }).click()
  await field('E-mailadres').fill(member.email)
  await field('Wachtwoord').fill(another)
  await press('Inloggen')
  await page.waitForURL(`${stack.url}/`)

  // Uses the earlier link in a separate browser.
  const later = await browser.open({ on: 'phone', language: 'nl' })
  expectFault(later, /^410 PUT .*\/api\/reset-password\.php/)
  await later.goto(link)
  for (const name of ['Nieuw wachtwoord', 'Herhaal je nieuwe wachtwoord'])
    await later.getByLabel(name, { exact: true }).fill(password)
  await later.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await waitForVisible(later.getByText('Link verlopen of invalide, vraag een nieuwe e-mail aan'))
  await look(later, 'new-password-invalid')
  await later.getByRole('link', { name: 'Vraag een nieuwe e-mail aan' }).click()
  await later.waitForURL('**/reset-password')
})

test('ROUTE-12 ROUTE-37 ACC-19 ACC-39 to ACC-42 NOTIF-13 BLOCK-09: credentials are changed in the settings, and the mail address by link and undone, on an English desktop', async () => {
  const member = await withPassword()
  const other = await anna(stack)
  const phone = await browser.open({ on: 'phone', language: 'en' })
  const page = await browser.open({ on: 'desktop', language: 'en', as: member })
  expectFault(page, /^4\d\d (GET|POST|PUT) .*\/api\/(mail-change|user|likes|chats|notifications)\.php/)
  // Changing the password ends the session and begins another.
  expectSessionEnd(page)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto('/members')
  await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Settings', exact: true }))
  await look(page, 'settings')

  // Change of the password: a wrong current password, then the right one.
  await field('Current password').fill('not-the-old-one')
  await field('New password').fill(another)
  await field('Repeat your new password').fill(another)
  await press('Change password')
  await waitForVisible(page.getByText('Your current password isn’t correct.'))
  await field('Current password').fill(password)
  await press('Change password')
  await waitForVisible(page.getByText('Password changed.'))
  await expect(field('Current password')).toHaveValue('')

  // A second device logs in with the new password, and is logged out from the first.
  await phone.goto('/login')
  await phone.getByLabel('Email address').fill(member.email)
  await phone.getByLabel('Password', { exact: true }).fill(another)
  await phone.getByRole('button', { name: 'Log in' }).click()
  await phone.waitForURL(`${stack.url}/`)
  await page.reload()
  const devices = page.getByRole('region', { name: 'Where you’re logged in' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await devices.nth(1).getByRole('button').click()
  await expect(devices).toHaveCount(1)
  expectSessionEnd(phone)
  await phone.goto('/notifications')
  await phone.waitForURL('**/login**')

  const invisible = page.getByRole('switch', { name: 'Invisible mode' })
  await invisible.check()
  await expect.poll(async () => (await member.call(account.current)).invisible).toBe(true)
  await invisible.uncheck()
  await expect.poll(async () => (await member.call(account.current)).invisible).toBe(false)

  // Change of the email address: a typo, refused addresses, a valid one, and the undo link.
  const email = freshAddress()
  await field('New email address').fill('somebody@gmial.com')
  await press('Did you mean somebody@gmail.com?')
  await expect(field('New email address')).toHaveValue('somebody@gmail.com')
  for (const [wrong, words] of [
    ['no-address', 'The new email address isn’t valid.'],
    [other.email, 'There is already an account with this email address.'],
  ] as const) {
    await field('New email address').fill(wrong)
    await field('Your password').fill(another)
    await press('Send confirmation email')
    await waitForVisible(page.getByText(words))
  }
  await look(page, 'settings-refused')
  await field('New email address').fill(email)
  await press('Send confirmation email')
  await waitForVisible(page.getByText(/We’ve sent an email to/))
  await look(page, 'settings-waiting')

  await openMailedLink(page, stack, email, '/mail-change/do')
  await waitForVisible(page.getByRole('heading', { name: 'Email address changed' }))
  await page.waitForURL(`${stack.url}/mail-change/do`)
  await look(page, 'mail-change-done')
  await page.goto('/notifications')
  await waitForVisible(page.getByRole('region', { name: 'Email address' }).getByText(email))

  // The undo link asks for a confirmation.
  await openMailedLink(page, stack, member.email, '/mail-change/do')
  await waitForVisible(page.getByRole('heading', { name: 'Wasn’t this you?' }))
  await look(page, 'mail-change-back')
  expect((await member.call(account.current)).email).toBe(email)
  await press('Undo the change')
  await waitForVisible(page.getByRole('heading', { name: 'Your account is yours again' }))
  await look(page, 'mail-change-taken-back')
  expect((await member.raw('GET', '/api/user.php')).status).toBe(403)
  expect((await mailsTo(stack, member.email))[0]!.links.join()).toContain('/reset-password/do')
  await page.goto('/notifications')
  await page.waitForURL('**/login**')
})
