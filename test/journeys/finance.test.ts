import { test } from 'vitest'
import { findPayment, referenceOf } from '#functions/stores/credits/payment.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { buy } from '#test/support/buying.ts'
import { axe } from '#test/support/page-axe.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

test('FIN-01 FIN-02 FIN-03: finance makes a code, finds the payment made with it and refunds a part by keyboard; a second person approves more', async () => {
  const [officer, second] = [await openStaff(stack, ['finance']), await openStaff(stack, ['finance'])]
  const page = await browser.open({ language: 'nl', as: officer })
  await page.goto('/staff/discounts/new')
  await page.getByLabel('Code', { exact: true }).fill('najaar')
  await page.getByLabel('Korting in procent').fill('10')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/staff/discounts/NAJAAR')
  const signupDate = new Date(stack.clock.now().getTime() - 86_400_000).toISOString()
  const member = await anna(stack, { credits: 0, signupDate })
  const { id } = await buy(stack, member, { bundle: 'c400', code: 'NAJAAR' })
  await stack.settle()
  await page.reload()
  await waitForVisible(page.getByRole('region', { name: 'Gebruik' }).getByText('€ 89,99'))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'staff-discount')

  const reference = referenceOf((await findPayment(member.id, id))!)
  await page.getByRole('link', { name: 'Betalingen' }).click()
  await page.getByLabel(/Kenmerk, nummer/).fill(member.email)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: new RegExp(reference) }).press('Enter')
  const form = page.getByRole('region', { name: 'Terugbetalen' })
  await form.getByLabel(/^Bedrag/).fill('20')
  await form.getByLabel('Reden').fill('Dubbel betaald')
  await page.keyboard.press('Enter')
  await waitForVisible(page.getByText('Wordt verstuurd'))
  await form.getByLabel(/^Bedrag/).fill('40')
  await form.getByLabel('Reden').fill('Klacht')
  await page.keyboard.press('Enter')
  await waitForVisible(page.getByText('Jij vroeg dit; iemand anders moet het goedkeuren.'))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'staff-payment')

  const phone = await browser.open({ on: 'phone', language: 'nl', as: second })
  await phone.goto('/staff/payments')
  await expectNoOverflow(phone)
  await screenshot(phone, 'staff-payments-phone')
  await phone.getByRole('link', { name: new RegExp(reference) }).click()
  await phone.getByRole('button', { name: 'Goedkeuren' }).click()
  await waitForVisible(phone.getByText(`Beslist door ${second.name}`))
  await axe(phone)
  await expectNoOverflow(phone)
  await screenshot(phone, 'staff-payment-phone')
  await phone.goto('/staff/discounts/NAJAAR')
  await waitForVisible(phone.getByText('€ 60,00'))
  await expectNoOverflow(phone)
  await screenshot(phone, 'staff-discount-phone')

  await page.goto('/staff/totals')
  await waitForVisible(page.getByText('1 · € 89,99'))
  await axe(page)
  await screenshot(page, 'staff-totals')
})
