import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { buy } from '#test/support/buying.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

test.each(['phone', 'desktop'] as const)(
  'PAY-57 TRAP-20: on a %s the receipt shows how to withdraw, and is printed without navigation or buttons',
  async (on) => {
    const member = await anna(stack, { credits: 0, signupDate: '2026-01-01T00:00:00.000Z' })
    const { id, reference } = await buy(stack, member, { bundle: 'c60' })
    const page = await browser.open({ on, as: member, isDark: on === 'desktop' })
    await page.goto(`/transactions/${id}`)
    await waitForVisible(page.getByText(reference))
    await waitForVisible(page.getByRole('button', { name: 'Overeenkomst hier herroepen' }))
    await waitForVisible(page.getByRole('button', { name: 'Afdrukken' }))
    await axe(page)
    await screenshot(page, `receipt-${on}`, { isWhole: true })

    await page.emulateMedia({ media: 'print' })
    await waitForVisible(page.getByText('Vonk · Betalingsbewijs'))
    await waitForVisible(page.getByText(reference))
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0)
    await screenshot(page, `receipt-${on}-paper`, { isWhole: true })
  },
)
