import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForIdle } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

test.each([
  ['nl', 'light', 'Sneltoetsen', 'Sneltoetsen aan'],
  ['de', 'dark', 'Tastenkürzel', 'Tastenkürzel nutzen'],
] as const)('quality.md people: / and ? work on a desktop in %s, %s, until they are switched off', async (...row) => {
  const [language, scheme, title, label] = row
  const page = await browser.open({ language, as: await anna(stack), isDark: scheme === 'dark' })
  await page.goto('/chats')
  const list = page.getByRole('dialog', { name: title })
  // Presses the key repeatedly, because the code of the shortcuts loads after the page.
  await expect
    .poll(async () => {
      await page.keyboard.press('?')
      return list.isVisible()
    })
    .toBe(true)
  await axe(page)
  await screenshot(page, `shortcuts-${language}`)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/members$/)
  await expect(page.getByRole('complementary').locator(':focus')).toHaveCount(1)

  await page.goto('/notifications#shortcuts')
  await page.getByRole('switch', { name: label }).click()
  await screenshot(page, `shortcuts-setting-${language}`)
  await page.goto('/chats')
  await waitForIdle(page)
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/chats$/)
})
