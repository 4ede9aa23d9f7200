import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { codeSentTo, collect } from '#test/support/debits.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'

const stack = openStack({ countries: ['NL', 'IE'] })
const browser = openBrowser(stack)

test.each([
  ['NL', 'nl', '06 1234 5678', '+31612345678'],
  ['IE', 'en', '085 123 4578', '+353851234578'],
] as const)(
  'ROUTE-32 PAY-24 PAY-25 PAY-55 TRAP-64: a direct debit in %s from the order to the credits, by form, mandate and SMS code',
  async (site, language, typed, phone) => {
    const words = wordsOf(language)
    const signupDate = new Date(stack.clock.now().getTime() - 86_400_000).toISOString()
    const as = await anna(stack, { signupDate, credits: 3, site, language })
    const page = await browser.open({ on: 'phone', as, language, origin: stack.origins[site]! })
    await page.goto('/credits/c60/sdd')
    await page.getByRole('button', { name: words('credits.directDebit.next') }).click()
    await page.waitForURL('**/directdebit?bundle=c60')
    await expect(page.getByRole('radio', { name: /60 credits/ })).toBeChecked()
    const orderButton = page.getByRole('button', { name: words('credits.payment.submit') })
    await expect(orderButton).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('definition').filter({ hasText: /19[.,]99/ })).toBeInViewport({ ratio: 1 })
    await screenshot(page, `direct-debit-first-view-${site}`)
    const field = (key: 'holder' | 'iban' | 'street' | 'houseNumber' | 'zip' | 'city' | 'phone' | 'otp') =>
      page.getByLabel(words(`credits.directDebit.${key}`), { exact: true })
    await field('holder').fill('K. Jansen')
    await field('iban').fill('NL91 ABNA 0417 1643 00')
    await field('street').fill('Dorpsstraat')
    await field('houseNumber').fill('1')
    await field('zip').fill('1234 AB')
    await field('city').fill('Utrecht')
    await field('phone').fill(typed)
    await waitForVisible(page.getByText(/€\s?19[.,]99 (voor|for) 60 credits/))
    await page.getByRole('button', { name: words('credits.directDebit.sendCode') }).click()
    await waitForVisible(page.getByText(words('credits.directDebit.sent', { end: '78' })))
    await expect(field('otp')).toBeFocused()
    await field('otp').fill(codeSentTo(stack, phone))
    for (const box of await page.getByRole('checkbox').all()) {
      await expect(box).not.toBeChecked()
      await box.check()
    }
    await axe(page)
    await screenshot(page, `direct-debit-${site}`, { isWhole: true })
    await orderButton.click()
    await page.waitForURL('**/transactions/*')
    await waitForVisible(page.getByText(words('credits.transaction.pendingDebitText')))
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    await collect(stack, id)
    await waitForVisible(page.getByRole('heading', { name: words('credits.transaction.completed', { count: 60 }) }))
    await waitForVisible(page.getByText('63 credits'))
  },
)
