import { test } from 'vitest'
import * as profile from '#shared/contract/profile.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { refuse, textOf } from '#test/support/held-texts.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { addMember, anna, bram } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { wordsOf } from '#test/support/texts.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const numbers = {
  nl: 'Bel me op 06 12 34 56 78, dan drinken we koffie.',
  pl: 'Mój numer: 512 345 678, najlepiej wieczorem.',
}

test.each([
  ['phone', 'nl', false],
  ['desktop', 'pl', true],
] as const)('MOD-11 on %s in %s a text waits for staff, who show it to others', async (on, language, isDark) => {
  const words = wordsOf(language)
  const plain = language === 'nl' ? 'Ik houd van wandelen.' : 'Lubię długie spacery.'
  const she = await anna(stack, { name: `Annelies_${on}`, about: plain, language })
  const other = await addMember(stack, { name: `Sanne_${on}`, language })
  await other.call(profile.change, { body: { prompts: [{ prompt: 'sunday', answer: 'Mail sanne@example.nl' }] } })
  const he = await bram(stack)

  const own = await browser.open({ on, language, isDark, as: she })
  await own.goto('/profile')
  const story = own.locator('#about textarea')
  await story.fill(numbers[language])
  await story.blur()
  await waitForVisible(own.getByText(words('profile.held.waiting.title')))
  await axe(own)
  await expectNoOverflow(own)
  await own.locator('#about').scrollIntoViewIfNeeded()
  await screenshot(own, `held-text-own-${on}`)

  const his = await browser.open({ on, language, isDark, as: he })
  await his.goto(`/members/${she.id}`)
  await waitForVisible(his.getByText(plain))
  await expect(his.getByText(numbers[language])).toHaveCount(0)

  const page = await browser.open({ on, language, isDark, as: await openStaff(stack) })
  await page.goto('/staff')
  await waitForVisible(page.locator('main a[href="/staff/texts"]'))
  await screenshot(page, `staff-overview-texts-${on}`)
  await page.locator('nav a[href="/staff/texts"]').click()
  const shown = page.locator('main article')
  await expect(shown).toContainText(`Sanne_${on}`)
  await page.keyboard.press('ArrowRight')
  await expect(shown).toContainText(numbers[language])
  await expect(shown).toContainText(plain)
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, `staff-texts-${on}`, { isWhole: true })
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await waitForVisible(dialog)
  await axe(page)
  await screenshot(page, `staff-texts-refuse-${on}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(shown).toContainText(`Sanne_${on}`)

  await his.reload()
  await waitForVisible(his.getByText(numbers[language]))
  await own.reload()
  await expect(story).toHaveValue(numbers[language])
  await expect(own.getByText(words('profile.held.waiting.title'))).toHaveCount(0)

  await refuse(await openStaff(stack), other, await textOf(other, 'prompts'), 'prompts')
  const hers = await browser.open({ on, language, isDark, as: other })
  await hers.goto('/profile')
  await waitForVisible(hers.getByText(words('profile.held.refused.title')))
  await axe(hers)
  await hers.locator('#prompts').scrollIntoViewIfNeeded()
  await screenshot(hers, `held-text-refused-${on}`)
})
