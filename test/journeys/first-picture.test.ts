import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { layoutShift, watchLayoutShift } from '#test/support/layout-shift.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForTakeover, waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['BE'] })
const browser = openBrowser(stack)

/** Holds back the scripts, as a slow connection would. Returns the function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const pictureOf = async (path: string, cookie: string): Promise<string> => {
  const html = await (await fetch(stack.url + path, { headers: { cookie } })).text()
  return /<div id="root"[\s\S]*<\/div>/.exec(html)![0]
}

test('quality.md people: a public page can be read and navigated before any script has loaded, in each language', async () => {
  const page = await browser.open({ on: 'phone', language: 'fr' })
  // The scripts never load.
  expectFault(page, /^net::ERR_FAILED GET .*\/assets\/.*\.js/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Ce soir, une belle conversation' }))
  // Images are visible as well, although the app would fade them in.
  const opacities = () =>
    page.locator('figure img').evaluateAll((images) => images.map((image) => getComputedStyle(image).opacity))
  await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['1']))
  await expectNoOverflow(page)
  await axe(page)
  await screenshot(page, 'first-picture-home', { isWhole: true })
  await page.getByRole('link', { name: 'Conditions' }).first().click()
  await page.waitForURL('**/pages/terms')
  await waitForVisible(page.getByRole('heading', { level: 1 }))
  await expect.poll(() => page.locator('article h2').count()).toBeGreaterThan(5)
  expect(await pictureOf('/pages/terms', 'language=nl')).toContain('Algemene voorwaarden')
  expect(await pictureOf('/pricing?language=de', 'language=nl')).toContain('Preise')
})

test('quality.md people: the app replaces the prerendered page in place, without losing input', async () => {
  const page = await browser.open({ on: 'phone', language: 'nl' })
  await watchLayoutShift(page)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await waitForVisible(page.getByRole('heading', { level: 1 }))
  const day = page.locator('input[autocomplete=bday-day]')
  const typeHere = () => day.evaluate((field) => (field as HTMLElement).focus())
  await typeHere()
  await expect(day).not.toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 400))

  release()
  await waitForTakeover(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await expect.poll(() => layoutShift(page)).toBeLessThan(0.02)
  await typeHere()
  await page.keyboard.type('12')
  await expect(day).toHaveValue('12')
})

test('a signed-in member does not get the prerendered page for visitors', async () => {
  const member = await anna(stack)
  const cookies = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await pictureOf('/', '')).toContain('<h1')
  for (const path of ['/', '/members', '/premium']) expect(await pictureOf(path, cookies)).not.toContain('<h1')
  const page = await browser.open({ as: member, language: 'nl' })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await expect(page.getByRole('heading')).toHaveCount(0)
  release()
  await waitForVisible(page.getByRole('heading', { level: 1 }))
})
