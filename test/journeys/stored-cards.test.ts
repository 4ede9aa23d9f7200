import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { chargesOf, mandatesOf } from '#test/support/cards.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const press = (page: Page) => page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()

test('PAY-56 PAY-11 OPEN-52: a card is stored with consent, charged again by one press, confirmed where the bank asks, and removed', async () => {
  const signupDate = new Date(stack.clock.now().getTime() - 86_400_000).toISOString()
  const member = await anna(stack, { signupDate, credits: 3 })
  const page = await browser.open({ on: 'phone', as: member })
  const storeBy = async (button: RegExp) => {
    await page.goto('/credits/c60')
    await page.getByRole('radio', { name: /^(Andere )?[Cc]reditcard$/ }).check()
    const consent = page.getByRole('checkbox', { name: /^Bewaar mijn kaart/ })
    await expect(consent).not.toBeChecked()
    await consent.check()
    await page.getByRole('checkbox', { name: /^Lever mijn credits/ }).check()
    await screenshot(page, 'card-order', { isWhole: true })
    await press(page)
    await page.waitForURL('**/pay/*')
    await page.getByRole('button', { name: button }).click()
    await waitForVisible(page.getByRole('heading', { name: 'Gelukt, 60 credits erbij' }))
  }
  await storeBy(/Visa 4242/)
  await page.goto('/credits/repeat-order')
  await waitForVisible(page.getByText('Betaal met Visa •••• 4242'))
  await axe(page)
  await screenshot(page, 'card-repeat', { isWhole: true })
  await press(page)
  await waitForVisible(page.getByRole('heading', { name: 'Gelukt, 60 credits erbij' }))
  expect(chargesOf(stack, member)).toHaveLength(1)

  await storeBy(/Mastercard 5454/)
  await page.goto('/credits/c60')
  await expect(page.getByRole('radio', { name: 'Betaal met Mastercard •••• 5454' })).toBeChecked()
  await screenshot(page, 'card-choices', { isWhole: true })
  await page.getByRole('checkbox', { name: /^Lever mijn credits/ }).check()
  await press(page)
  await page.waitForURL('**/pay/*')
  await page.locator('button[value=pay]').click()
  await waitForVisible(page.getByRole('heading', { name: 'Gelukt, 60 credits erbij' }))

  await page.goto('/transactions')
  await waitForVisible(page.getByRole('heading', { name: 'Opgeslagen kaarten' }))
  await axe(page)
  await screenshot(page, 'card-list', { isWhole: true })
  for (const card of ['Visa •••• 4242', 'Mastercard •••• 5454']) {
    await page.getByRole('button', { name: `${card} verwijderen` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(page.getByText(card)).toHaveCount(0)
  }
  await expect.poll(() => mandatesOf(stack, member)).toEqual([])
})
