import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { removeNameOf } from '#test/support/removed-names.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { wordsOf } from '#test/support/texts.ts'
import { newName } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

test.each(['nl', 'de'] as const)(
  'MOD-01 MOD-03 on a phone in %s a member whose name was removed reads why, and chooses another',
  async (language) => {
    const words = wordsOf(language)
    const bad = newName('Bel.mij-')
    const she = await anna(stack, { name: bad, language })
    await removeNameOf(await openStaff(stack), she.id)
    const page = await browser.open({ on: 'phone', language, as: she })
    await page.goto('/members')
    await page.getByRole('button', { name: words('account.newName.title') }).click()
    await screenshot(page, `removed-name-banner-${language}`)
    const button = page.getByRole('button', { name: words('account.newName.action') })
    await button.click()
    const dialog = page.getByRole('dialog')
    await waitForVisible(dialog.getByText(bad))
    await axe(page)
    await expectNoOverflow(page)
    await screenshot(page, `removed-name-${language}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    expectFault(page, /^409 PUT .*\/api\/name\.php/)
    const field = dialog.getByRole('textbox')
    await field.fill(bad)
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await screenshot(page, `removed-name-taken-${language}`)
    await field.fill(newName('Kim.'))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(button).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()
  },
)
