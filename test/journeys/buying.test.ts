import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

type Language = 'nl' | 'en'

/** A member who has just signed up and therefore has the time bonus. */
const newcomer = (credits: number) => anna(stack, { credits, signupDate: stack.clock.now().toISOString() })
const settled = (credits: number) =>
  anna(stack, { credits, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })

async function orderBy(page: Page, method: string, language: Language = 'nl') {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: wordsOf(language)('credits.payment.submit') }).click()
  await page.waitForURL('**/pay/*')
}
const atProviderPress = async (page: Page, action: 'pay' | 'pend') => {
  await page.locator(`button[value=${action}]`).click()
  await page.waitForURL('**/transactions/*')
}
const open = (on: 'phone' | 'desktop', as: Member, language: Language) => browser.open({ on, as, language })

test('PAY-59: after an iDEAL payment begun with the time bonus, an order by PayPal gets the discount', async () => {
  const she = await newcomer(1)
  const page = await open('phone', she, 'nl')
  await page.goto('/credits/c60')
  await orderBy(page, 'iDEAL')
  await atProviderPress(page, 'pend')
  await expect(page.getByRole('heading', { name: 'We wachten op je betaling' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Betaling annuleren' })).toBeVisible()
  await axe(page)
  await screenshot(page, 'open-payment', { isWhole: true })
  await page.getByRole('link', { name: 'Andere betaalmethode kiezen' }).click()
  await page.waitForURL('**/credits/c60')
  await orderBy(page, 'PayPal')
  await expect(page.locator('.total')).toHaveText(/14[.,]99/)
  await atProviderPress(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Gelukt, 60 credits erbij' })).toBeVisible()
  await page.goto('/transactions')
  await expect(page.getByText('Mislukt', { exact: true })).toBeVisible()
  await expect(page.getByText('Betaald', { exact: true })).toBeVisible()
})

test('PAY-59: an open payment is cancelled by its button, and money that arrives later is booked once', async () => {
  const words = wordsOf('en')
  const she = await newcomer(0)
  const page = await open('desktop', she, 'en')
  await page.goto('/credits/c25')
  await orderBy(page, 'iDEAL', 'en')
  await atProviderPress(page, 'pend')
  await page.goto('/transactions')
  await expect(page.getByText(words('credits.status.pending'))).toBeVisible()
  await axe(page)
  await screenshot(page, 'open-payment-list')
  await page.getByRole('button', { name: words('credits.transaction.cancel') }).click()
  await expect(page.getByText(words('credits.transaction.cancelled'))).toBeVisible()
  await expect(page.getByText(words('credits.status.failed'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('credits.transaction.cancel') })).toHaveCount(0)
  const [payment] = stack.payments.list().filter(({ metadata }) => (metadata as { member?: string }).member === she.id)
  stack.payments.act(payment!.id, 'pay')
  await stack.settle()
  await page.reload()
  await expect(page.getByText(words('credits.status.completed'))).toBeVisible()
})

test('CHAT-11 CHAT-34: too few credits for a gift lead to the bundles, and a payment back to the conversation with its draft', async () => {
  const [she, he] = [await settled(2), await bram(stack)]
  const page = await open('phone', she, 'nl')
  await page.goto(`/members/${he.id}/chat`)
  const field = page.getByRole('textbox')
  await field.fill('Ik wilde je nog iets vertellen')
  await page.getByRole('button', { name: `Geef ${he.name} een cadeautje` }).click()
  const choice = page.getByRole('dialog')
  await expect(choice.getByText('Je hebt onvoldoende credits')).toBeVisible()
  await expect(choice.getByText('Elk cadeautje kost 3 credits. Je saldo is 2 credits.')).toBeVisible()
  await axe(page)
  await screenshot(page, 'gift-too-poor')
  await choice.getByRole('link', { name: 'Alle bundels' }).click()
  await page.waitForURL('**/credits')
  await page.getByRole('link', { name: /^Kies 60 credits/ }).click()
  await orderBy(page, 'PayPal')
  await atProviderPress(page, 'pay')
  await screenshot(page, 'bought-from-chat')
  await page.getByRole('link', { name: 'Terug naar je gesprek' }).click()
  await page.waitForURL(`**/members/${he.id}/chat`)
  await expect(page.getByRole('textbox')).toHaveValue('Ik wilde je nog iets vertellen')
  await expect(page.getByText('Saldo: 62 credits')).toBeVisible()
  await screenshot(page, 'back-in-chat')
})

test('CHAT-11 CHAT-34: a payment leads back to the conversation also when the credits were reached by the menu', async () => {
  const words = wordsOf('en')
  const [she, he] = [await settled(0), await bram(stack)]
  const page = await open('desktop', she, 'en')
  await page.goto(`/members/${he.id}/chat`)
  await expect(page.getByText(words('chats.notice.insufficient_credits'))).toBeVisible()
  await page.getByRole('textbox').fill('Written before buying')
  await page
    .getByRole('link', { name: words('app.nav.getPremium') })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/premium')
  await page.getByRole('link', { name: /25 credits/ }).click()
  await orderBy(page, 'iDEAL', 'en')
  await atProviderPress(page, 'pay')
  await page.getByRole('link', { name: words('credits.transaction.backToChat') }).click()
  await page.waitForURL(`**/members/${he.id}/chat`)
  await expect(page.getByRole('textbox')).toHaveValue('Written before buying')
  await screenshot(page, 'back-in-chat-desktop')
})

test('PAY-64: after a purchase with the time bonus is cancelled, no banner, countdown or discount returns', async () => {
  const page = await open('phone', await newcomer(0), 'nl')
  const banner = page.locator('[data-place=banners]').getByRole('link', { name: /25% korting/ })
  await page.goto('/members')
  await expect(banner).toBeVisible()
  await page.goto('/credits/c25')
  await orderBy(page, 'iDEAL')
  await atProviderPress(page, 'pay')
  await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Je krijgt €\u00a07,49 terug' })).toBeVisible()
  await screenshot(page, 'withdrawn', { isWhole: true })
  // Neither navigation within the site nor a reload restores the bonus.
  await page.getByRole('link', { name: 'Zoeken' }).filter({ visible: true }).first().click()
  await page.waitForURL('**/members')
  await expect(page.getByRole('article').or(page.getByText('Niemand gevonden')).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article').or(page.getByText('Niemand gevonden')).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/credits')
  await expect(page.getByRole('link', { name: 'Kies 25 credits voor €\u00a09,99' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await screenshot(page, 'credits-after-withdrawal')
})

test('PAY-54: a partial refund and a charge-back are described by their own texts', async () => {
  const she = await settled(0)
  const page = await open('phone', she, 'nl')
  await page.goto('/credits/c25')
  await orderBy(page, 'iDEAL')
  await atProviderPress(page, 'pay')
  await expect(page.getByRole('heading', { name: 'Gelukt, 25 credits erbij' })).toBeVisible()
  const [payment] = stack.payments.list().filter(({ metadata }) => (metadata as { member?: string }).member === she.id)
  stack.payments.find(payment!.id)!.refunded = '4.00'
  await stack.payments.report(payment!.id)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Je krijgt €\u00a04,00 terug' })).toBeVisible()
  await axe(page)
  await screenshot(page, 'partly-refunded', { isWhole: true })
  stack.payments.act(payment!.id, 'chargeBack')
  await stack.settle()
  await page.reload()
  await expect(page.getByRole('heading', { name: '€\u00a09,99 is teruggeboekt' })).toBeVisible()
  await axe(page)
  await screenshot(page, 'charged-back', { isWhole: true })
  await page.goto('/transactions')
  await expect(page.getByText('Teruggeboekt', { exact: true })).toBeVisible()
  await screenshot(page, 'charged-back-list')
})
