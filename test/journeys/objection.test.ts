import { test } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import * as members from '#shared/contract/members.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const password = 'een-goed-wachtwoord-24'

/** Browser of a new moderator. */
const openConsole = async (options: Parameters<typeof browser.open>[0]) =>
  browser.open({ ...options, as: await openStaff(stack) })

test('MOD-01 MOD-02 MOD-03: a member is suspended and a photo removed, objects without a login, and is let in by another moderator', async () => {
  const about = 'Bel me op 0612345678.'
  const he = await addPicturedMember(stack, { name: 'Snelle_Jan', about, passwordHash: await hashPassword(password) })
  const first = await openConsole({ on: 'desktop', language: 'nl' })
  await first.goto(`/staff/members?q=${he.id}`)
  await waitForVisible(first.getByText(about))
  await first.getByRole('button', { name: 'Foto weghalen 1' }).click()
  const dialog = first.getByRole('dialog')
  await dialog.getByLabel('Regel of wet').selectOption({ label: 'Onze regels: geen contactgegevens in profielen' })
  await dialog.getByLabel('Wat heb je gezien?').fill('Op de foto staat een telefoonnummer.')
  await axe(first)
  await screenshot(first, 'staff-decide-photo')
  await dialog.getByRole('button', { name: 'Besluit nemen' }).click()
  await waitForVisible(first.getByText(/^Besluit .* is genomen en gemaild\.$/))
  await expect(first.getByRole('button', { name: 'Foto weghalen 1' })).toHaveCount(0)

  await first.getByRole('button', { name: 'Besluit nemen' }).click()
  await dialog.getByLabel('Wat besluit je?').selectOption('suspended')
  await dialog.getByText('7 dagen').click()
  await dialog.getByLabel('Regel of wet').selectOption('scam')
  await dialog.getByLabel('Wat heb je gezien?').fill('Hij vroeg drie leden om geld.')
  await screenshot(first, 'staff-decide')
  await dialog.getByRole('button', { name: 'Besluit nemen' }).click()
  await expect(dialog).toHaveCount(0)
  await waitForVisible(first.getByText('Geblokkeerd', { exact: true }))
  await screenshot(first, 'staff-member-suspended', { isWhole: true })

  // The suspended member cannot log in, and uses the link in the mail to object.
  await stack.settle()
  const mail = (await mailsTo(stack, he.email)).find(({ text }) => text.includes('drie leden'))!
  const page = await browser.open({ on: 'phone', language: 'nl' })
  expectFault(page, /^403 POST .*\/api\/user\.php/)
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(he.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await waitForVisible(page.getByText(/tijdelijk geblokkeerd/))
  const link = new URL(/https?:\S+\/objection#token=[\w.-]+/.exec(mail.text)![0])
  await page.goto(`${link.pathname}${link.hash}`)
  await waitForVisible(page.getByText('Hij vroeg drie leden om geld.'))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'objection', { isWhole: true })
  await page.getByRole('button', { name: 'Bezwaar versturen' }).click()
  await waitForVisible(page.getByText('Vertel kort waarom je het er niet mee eens bent.'))
  await page.getByLabel('Wat zien we volgens jou verkeerd?').fill('Dat was ik niet.')
  await page.getByRole('button', { name: 'Bezwaar versturen' }).click()
  await waitForVisible(page.getByText(/^Je bezwaar ligt bij ons/))
  await screenshot(page, 'objection-sent')

  // The moderator who decided cannot answer the objection. A colleague can, here on a phone.
  await first.goto('/staff/objections')
  await first.getByRole('link', { name: 'Dat was ik niet.' }).click()
  await waitForVisible(first.getByText('Jij nam dit besluit; iemand anders beslist over het bezwaar.'))
  await screenshot(first, 'staff-objections-own')
  const second = await openConsole({ on: 'phone', language: 'de', isDark: true })
  await second.goto('/staff/objections')
  await second.getByRole('link', { name: 'Dat was ik niet.' }).click()
  await waitForVisible(second.getByRole('article').getByText('Dat was ik niet.'))
  await axe(second)
  await expectNoOverflow(second)
  await second.getByLabel('Antwort mit Begründung').fill('Het was iemand anders met deze naam.')
  await screenshot(second, 'staff-objections-phone', { isWhole: true })
  await second.getByRole('radio', { name: 'Aufheben' }).check()
  await second.getByRole('button', { name: 'Antwort senden' }).click()
  await waitForVisible(second.getByText('Keine Widersprüche'))

  await page.reload()
  await waitForVisible(page.getByText('Het was iemand anders met deze naam.'))
  await screenshot(page, 'objection-answered')
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(he.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/members$|\/$/)
  await stack.settle()
  expect((await (await anna(stack)).call(members.profile, { query: { id: he.id } })).photos).toEqual([])
})
