import { afterAll, beforeAll, test } from 'vitest'
import { countries } from '#shared/countries/all.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
beforeAll(() => void Object.assign(countries.NL, { ageCheck: 'yoti' }))
afterAll(() => void Object.assign(countries.NL, { ageCheck: null }))

test.each(['phone', 'desktop'] as const)(
  'TRAP-24 on a %s: a member is led to the age check, passes it at the provider and sees the members',
  async (on) => {
    const page = await browser.open({ on, as: await anna(stack, { credits: 10 }), isDark: on === 'desktop' })
    // The page may request members before the code of the age gate has loaded.
    expectFault(page, /^403 GET .*\/api\//)
    await page.goto('/members')
    await page.waitForURL('**/age-check')
    await waitForVisible(page.getByRole('heading', { name: 'Bewijs dat je oud genoeg bent' }))
    const start = page.getByRole('button', { name: 'Naar Yoti' })
    await waitForVisible(start)
    await axe(page)
    await screenshot(page, `age-check-${on}`, { isWhole: true })
    await start.click()
    await page.getByRole('button', { name: /Oud genoeg|Old enough/ }).click()
    await page.waitForURL('**/age-check')
    await page.getByRole('link', { name: 'Bekijk leden' }).click()
    await page.waitForURL('**/members')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('TRAP-24 own payments, settings and the privacy page, which names the provider, stay reachable', async () => {
  const page = await browser.open({ on: 'phone', as: await anna(stack) })
  expectFault(page, /^403 GET .*\/api\//)
  await page.goto('/age-check')
  await page.getByRole('link', { name: 'Je betalingen' }).click()
  await page.waitForURL('**/transactions')
  await page.goto('/notifications')
  await waitForVisible(page.getByRole('heading', { level: 1 }))
  await page.goto('/pages/privacy')
  await waitForVisible(page.getByRole('heading', { name: 'Leeftijdscontrole' }))
  await waitForVisible(page.getByText(/Dat doet Yoti, op een eigen pagina/))
  await expect(page).toHaveURL(/\/pages\/privacy$/)
})
