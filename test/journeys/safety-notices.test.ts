import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { listComplaints } from '#functions/stores/safety/complaint.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

async function look(page: Page, name: string): Promise<void> {
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, name, { isWhole: true })
}

test.each(['phone', 'desktop'] as const)(
  'MOD-07 a visitor reports child abuse without name and address, on a %s',
  async (on) => {
    const page = await browser.open({ on })
    await page.goto('/complaints')
    await page.getByRole('radio', { name: 'Misbruik van een kind' }).check()
    await page.getByLabel('Wat is er gebeurd?').fill('Op deze foto staat een kind.')
    await expect(page.getByLabel('Je naam (mag leeg blijven)')).toBeVisible()
    await expect(page.getByLabel('E-mailadres (mag leeg blijven)')).toBeVisible()
    await page.getByRole('checkbox', { name: /^Ik meld dit te goeder trouw/ }).check()
    await look(page, `abuse-notice-${on}`)
    await page.getByRole('button', { name: 'Verstuur melding' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je melding is binnen')
    await expect(page.getByText('Je gaf geen adres op, dus je krijgt geen antwoord.')).toBeVisible()
    await look(page, `abuse-notice-sent-${on}`)
    const { complaints } = await listComplaints({ status: 'open', after: undefined, limit: 50 })
    expect(complaints.at(-1)).toMatchObject({ kind: 'other', category: 'child_abuse', from: null })
  },
)

test('MOD-06 signup refuses any other birth date at once after one below the minimum age, with the same text, on a phone', async () => {
  const page = await browser.open({ on: 'phone' })
  expectFault(page, /^422 POST .*\/api\/signup-check\.php/)
  await page.goto('/signup')
  const next = page.getByRole('button', { name: 'Verder', exact: true })
  await page.getByRole('group', { name: 'Ik ben een' }).getByLabel('Vrouw').check()
  await page.getByRole('group', { name: 'Ik zoek een' }).getByLabel('Man', { exact: true }).check()
  await next.click()
  const year = page.getByLabel('Mijn geboortedatum, jaar')
  const bornIn = async (given: string) => {
    await page.getByLabel('Mijn geboortedatum, dag').fill('17')
    await page.getByLabel('Mijn geboortedatum, maand').fill('5')
    await year.fill(given)
    const answered = page.waitForResponse('**/api/signup-check.php')
    await next.click()
    expect((await answered).status()).toBe(422)
  }
  await bornIn('2012')
  const refusal = page.getByText('Vul uw geboortedatum in (18+ jaar)')
  await expect(refusal).toBeVisible()
  await bornIn('1990')
  await expect(refusal).toBeVisible()
  await expect(year).toHaveValue('1990')
  await look(page, 'signup-minor')
})
