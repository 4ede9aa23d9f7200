import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { atProvider, buy } from '#test/support/buying.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

async function look(page: Page, name: string): Promise<void> {
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, name)
}

test('NOTIF-02 NOTIF-10 NOTIF-13 HOME-22 HOME-23 OPEN-62 API-07: notification switches are stored, and reasons that disabled all of them are lifted, on a Dutch phone', async () => {
  const member = await anna(stack)
  await changeAccount(member.id, { notificationsDisabled: ['fbl'] })
  const page = await browser.open({ on: 'phone', language: 'nl', as: member })
  const title = 'Je krijgt geen meldingen per e-mail'
  await page.goto('/members')
  await waitForVisible(page.getByText(title))
  await look(page, 'alert-notifications')
  await page.getByRole('button', { name: title }).click()
  await page.getByRole('link', { name: 'Bekijk' }).click()
  await page.waitForURL('**/notifications#notifications')

  const toggle = (name: string) => page.getByRole('switch', { name: `${name}: Mail` })
  await waitForVisible(toggle('Likes'))
  await expect.poll(() => page.getByRole('switch').count()).toBeGreaterThanOrEqual(8)
  await waitForIdle(page)
  await expect(page.getByText(title)).toHaveCount(0)
  await waitForVisible(page.getByText('Een mail van ons is als spam gemarkeerd.'))
  for (const name of ['Aanbiedingen', 'Weekoverzicht', 'Nieuws']) await expect(toggle(name)).not.toBeChecked()
  await look(page, 'notifications-disabled')
  await page.getByRole('button', { name: 'Meldingen weer aanzetten' }).click()
  await waitForVisible(page.getByText('Je krijgt weer meldingen per e-mail.'))
  await toggle('Likes').uncheck()
  await toggle('Nieuws').check()
  await expect
    .poll(async () => (await member.call(notifications.preferences)).mail)
    .toMatchObject({ like: false, news: true })
  await page.reload()
  await waitForVisible(toggle('Likes'))
  await expect(toggle('Likes')).not.toBeChecked()
  await expect(toggle('Nieuws')).toBeChecked()
  expect((await findAccount(member.id))!.notificationsDisabled).toEqual([])
  await look(page, 'notifications')

  // A new reason shows an alert again. Its dismissal is stored with a time (HOME-23).
  await changeAccount(member.id, { notificationsDisabled: ['bounce'] })
  await page.goto('/members')
  await page.getByText(title).locator('xpath=../..').getByRole('button', { name: 'Verbergen' }).click()
  await waitForIdle(page)
  await expect(page.getByText(title)).toHaveCount(0)
  const kept = () => page.evaluate(() => localStorage.getItem('hide-disabled-notifications-alert'))
  await expect.poll(kept).toMatch(/^\d{10}$/)

  // Hiding the page sends a beacon without waiting for an answer.
  const beacon = page.waitForRequest((request) => request.url().endsWith('/api/page-hidden.php'))
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const sent = await beacon
  expect([sent.method(), sent.postData()]).toEqual(['POST', '{}'])
})

test('TRAP-20 PAY-11 PAY-53 ROUTE-31 ROUTE-32 OPEN-52: a purchase is repeated by its method, cancelled by its button, and refunded, on a Dutch desktop', async () => {
  const member = await anna(stack, { credits: 0, signupDate: '2026-01-01T00:00:00.000Z' })
  const page = await browser.open({ on: 'desktop', language: 'nl', as: member })
  await page.goto('/credits/repeat-order')
  await waitForVisible(page.getByRole('heading', { name: 'Je hebt nog niets besteld' }))
  await look(page, 'repeat-order-none')

  const { id } = await buy(stack, member)
  await bram(stack)
  await page.goto('/credits')
  await waitForVisible(page.getByRole('heading', { name: 'Nog een keer hetzelfde' }))
  await look(page, 'credits-repeat')
  await page.goto('/credits/repeat-order')
  await page.getByRole('link', { name: /Bestel opnieuw voor/ }).click()
  await page.waitForURL('**/credits/c25/ideal')
  await waitForVisible(page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }))
  await page.goto('/directdebit')
  await expect(page.getByRole('textbox')).toHaveCount(8)
  await look(page, 'directdebit')

  await page.goto('/transactions')
  await look(page, 'transactions-cancel')
  await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click()
  await waitForVisible(page.getByText('Daarna ben je geen premium meer.'))
  await look(page, 'cancel-credits')
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await waitForVisible(page.getByText('Terugbetaald'))
  await expect(page.getByRole('button', { name: 'Overeenkomst hier herroepen' })).toHaveCount(0)
  await page.goto(`/transactions/${id}`)
  await waitForVisible(page.getByRole('heading', { name: /Je krijgt € 9,99 terug/ }))
  await look(page, 'transaction-cancelled')
  stack.clock.advance({ seconds: 1 })
  await stack.runJob('credits', 'refundPayments')
  expect(atProvider(stack, id).refunded).toBe('9.99')
  expect((await findAccount(member.id))!).toMatchObject({ credits: 0, premium: false })
})
