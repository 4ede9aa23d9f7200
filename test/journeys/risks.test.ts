import { test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import * as safety from '#shared/contract/safety.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

test.each([
  ['desktop', 'nl', false],
  ['phone', 'de', true],
] as const)(
  'MOD-12 on %s a moderator sees why accounts are queued, and takes a harmless one out',
  async (on, language, isDark) => {
    const [bad, good, other] = await Promise.all(
      ['Snelle_Jan', 'Brave_Piet', 'Anna_uit_Utrecht'].map((name, index) =>
        addPicturedMember(stack, { name: `${name}_${on}`, premium: true }, index + 1),
      ),
    )
    const complain = { id: newId(), kind: 'profile', member: bad!.id, text: 'Vraagt meteen om geld.' } as const
    await other!.call(safety.complain, { body: { ...complain, good_faith: true } })
    const ask = { member: other!.id, id: newId(), text: 'Kun je me 300 euro lenen? Kijk op https://bit.ly/x' }
    await bad!.call(chats.send, { body: ask })
    await good!.call(safety.complain, { body: { ...complain, id: newId(), member: other!.id, good_faith: true } })
    await stack.settle()

    const page = await browser.open({ on, language, isDark, as: await openStaff(stack) })
    await page.goto('/staff')
    await waitForVisible(page.locator('main a[href="/staff/risks"]'))
    await screenshot(page, `staff-overview-risks-${on}`)
    await page.locator('nav a[href="/staff/risks"]').click()
    const cards = page.locator('main ol > li')
    await expect(cards.first()).toContainText(`Snelle_Jan_${on}`)
    await axe(page)
    await screenshot(page, `staff-risks-${on}`, { isWhole: true })
    await expectNoOverflow(page)
    const harmless = cards.filter({ hasText: `Anna_uit_Utrecht_${on}` })
    await harmless.getByRole('button').click()
    await expect(harmless).toHaveCount(0)
  },
)
