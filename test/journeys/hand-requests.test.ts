import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

/** Browser of a new moderator. */
const openConsole = async (options: Parameters<typeof browser.open>[0]) =>
  browser.open({ ...options, as: await openStaff(stack) })

test('MOD-17 MOD-19: an erasure is asked for, approved by another moderator, and a trusted flagger files a notice', async () => {
  const member = await anna(stack)
  const first = await openConsole({ on: 'desktop', language: 'nl' })
  await first.goto(`/staff/members?q=${member.id}`)
  const dialog = first.getByRole('dialog')
  await first.getByRole('button', { name: 'Kopie geven' }).click()
  await screenshot(first, 'staff-request-export')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await first.getByRole('button', { name: 'Verbeteren' }).click()
  await screenshot(first, 'staff-request-correct')
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await first.getByRole('button', { name: 'Wissen', exact: true }).click()
  await dialog.getByLabel('Hoe heb je gecontroleerd wie het vraagt?').selectOption('document')
  await dialog.getByLabel('Wat heb je gezien?').fill('Liet een pas zien op een videogesprek.')
  await axe(first)
  await screenshot(first, 'staff-request-erase')
  await dialog.getByRole('button', { name: 'Goedkeuring vragen' }).click()
  await waitForVisible(first.getByText('Jij vroeg dit; iemand anders keurt het goed.'))
  await axe(first)
  await screenshot(first, 'staff-requests', { isWhole: true })

  const second = await openConsole({ on: 'phone', language: 'nl' })
  await second.goto(`/staff/members?q=${member.id}`)
  await waitForVisible(second.getByText('Liet een pas zien op een videogesprek.'))
  await expectNoOverflow(second)
  await screenshot(second, 'staff-requests-phone', { isWhole: true })
  await second.goto('/staff/erasures')
  await waitForVisible(second.getByText('Liet een pas zien op een videogesprek.'))
  await expectNoOverflow(second)
  await screenshot(second, 'staff-erasures-phone')
  await second.getByRole('button', { name: 'Wissen goedkeuren' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Wissen goedkeuren' }).click()
  await waitForVisible(second.getByText('Geen wisverzoeken'))

  await first.goto('/staff/flaggers')
  await first.getByLabel('Organisatie').fill('Meldpunt Kinderporno')
  await first.getByLabel('E-mailadres').fill('meldpunt@example.org')
  await first.getByLabel('Land').fill('NL')
  await first.getByRole('button', { name: 'Toevoegen' }).click()
  const link = new URL(await first.getByText(/#flagger=/).innerText())
  await axe(first)
  await screenshot(first, 'staff-flaggers')
  await second.goto('/staff/flaggers')
  await waitForVisible(second.getByText('meldpunt@example.org'))
  await expectNoOverflow(second)
  await screenshot(second, 'staff-flaggers-phone', { isWhole: true })

  const page = await browser.open({ on: 'phone', language: 'nl' })
  await page.goto(`${link.pathname}${link.hash}`)
  await waitForVisible(page.getByText(/Je meldt als Meldpunt Kinderporno/))
  await expectNoOverflow(page)
  await page.getByRole('radio').first().check({ force: true })
  await page.getByLabel('Wat is er gebeurd?').fill('Zie de advertentie.')
  await page.getByRole('checkbox', { name: /^Ik meld dit te goeder trouw/ }).check()
  await screenshot(page, 'complaint-flagger', { isWhole: true })
  await page.getByRole('button', { name: 'Verstuur melding' }).click()
  await waitForVisible(page.getByText('meldpunt@example.org'))
  await second.goto('/staff/complaints')
  await expect(second.getByText('Betrouwbare melder').first()).toBeVisible()
  await screenshot(second, 'staff-complaints-flagger-phone')
})
