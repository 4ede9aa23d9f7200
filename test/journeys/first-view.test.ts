import { describe, test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

describe('UI-16 the members area on a phone', () => {
  test('UI-16: shows the photo of a profile from the very top even with every banner due, and a footer of one line', async () => {
    const he = await addPicturedMember(stack, { name: 'Fotogeniek', gender: 'male', wantedGender: 'female' })
    const she = await withEveryBanner()
    for (const isDark of [false, true]) {
      const page = await browser.open({ on: 'phone', as: she, isDark })
      await page.goto(`/members/${he.id}`)
      const photo = page.getByRole('main').locator('img').first()
      await expect(photo).toBeInViewport({ ratio: 0.8 })
      await expect.poll(async () => (await photo.boundingBox())!.y).toBe(0)
      const place = page.locator('[data-place=banners]')
      const gap = async () => (await place.boundingBox())!.y - (await photo.boundingBox())!.height
      await expect.poll(gap).toBeGreaterThan(0)
      // Screen readers and the Tab key follow the order of the DOM (WCAG 1.3.2 and 2.4.3).
      const isAfterProfile = () =>
        place.evaluate(
          (banners) =>
            document.querySelector('main')!.compareDocumentPosition(banners) === Node.DOCUMENT_POSITION_FOLLOWING,
        )
      await expect.poll(isAfterProfile).toBe(true)
      const title = page.getByRole('button', { name: 'Je krijgt geen meldingen per e-mail' })
      await expect(title).toHaveAttribute('aria-expanded', 'false')
      await axe(page)
      await screenshot(page, `first-view-profile${isDark ? '-dark' : ''}`)
      await title.click()
      await expect(page.getByText('Lees waarom, en hoe je ze weer aanzet.')).toBeVisible()
      await axe(page)
      await screenshot(page, `first-view-open${isDark ? '-dark' : ''}`)
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('link')).toHaveCount(1)
      const height = () => footer.evaluate((element) => element.querySelector('.container-page')!.clientHeight)
      // The link's tap target of 44 px, and 8 px above and below it.
      await expect.poll(height).toBeLessThanOrEqual(60)
      await footer.getByRole('link').click()
      await page.waitForURL('**/pages/terms')
      await expect(footer.getByRole('link')).toHaveCount(10)
    }
  })
})

/** A newcomer with the time bonus, without a photo, whose mails bounce. */
const withEveryBanner = () =>
  anna(stack, { notificationsDisabled: ['bounce'], signupDate: stack.clock.now().toISOString() })

test.each([
  [768, 1024],
  [1280, 800],
])(
  'UI-16: at %i x %i the photo of a profile is in the first view even with every banner due',
  async (width, height) => {
    const he = await addPicturedMember(stack, { name: `Breedbeeld${width}`, gender: 'male', wantedGender: 'female' })
    const page = await browser.open({ as: await withEveryBanner() })
    await page.setViewportSize({ width, height })
    await page.goto(`/members/${he.id}`)
    await waitForVisible(page.getByRole('complementary', { name: 'Je krijgt geen meldingen per e-mail' }))
    const photo = page.getByRole('main').locator('img').first()
    await expect(photo).toBeInViewport({ ratio: 0.9 })
    await expect.poll(async () => (await photo.boundingBox())!.y).toBeLessThan(150)
    await axe(page)
    await screenshot(page, `first-view-profile-${width}`)
  },
)

test('UI-16: on a phone the first faces of the members are in the first view even with every banner due, and the ways to meet and the note of fictional profiles follow them', async () => {
  const he = { gender: 'male', wantedGender: 'female' } as const
  for (const name of ['Gezicht_1', 'Gezicht_2', 'Gezicht_3', 'Gezicht_4'])
    await addPicturedMember(stack, { ...he, name, fictional: name.endsWith('1') })
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: await withEveryBanner() })
  await page.goto('/members')
  await waitForVisible(page.getByRole('complementary', { name: 'Je krijgt geen meldingen per e-mail' }))
  const cards = page.getByRole('main').getByRole('article')
  const photo = cards.first().locator('img')
  await expect(photo).toBeInViewport({ ratio: 1 })
  await expect(cards.nth(1).locator('img')).toBeInViewport({ ratio: 1 })
  const ways = page.getByRole('main').getByRole('link', { name: 'Swipespel' })
  await expect.poll(async () => (await ways.boundingBox())!.y).toBeGreaterThan((await photo.boundingBox())!.y)
  await axe(page)
  await screenshot(page, 'first-view-members')
})

test('UI-17 PROF-27: signup on a phone accepts a birthday typed into the first field and a misspelt town, and explains what is wrong with a name', async () => {
  const page = await browser.open({ on: 'phone' })
  await page.goto('/signup')
  const content = page.getByRole('main').or(page.getByRole('dialog')).last()
  await content.getByRole('radio', { name: 'Vrouw' }).first().check()
  await content.getByRole('radio', { name: 'Man' }).last().check()
  await content.getByRole('button', { name: 'Verder' }).click()
  const part = (name: string) => page.getByLabel(`Mijn geboortedatum, ${name}`)
  await part('dag').click()
  await page.keyboard.type('31021990')
  await expect(part('dag')).toHaveValue('31')
  await expect(part('maand')).toHaveValue('02')
  await expect(part('jaar')).toHaveValue('1990')
  for (let at = 0; at < 8; at++) await page.keyboard.press('Backspace')
  await expect(part('dag')).toHaveValue('')
  await page.keyboard.type('3-2-1990', { delay: 60 })
  await expect(part('jaar')).toHaveValue('1990')
  await content.getByRole('button', { name: 'Verder' }).click()

  await page.getByLabel('Profielnaam').fill('Anna Sophie')
  await expect(page.getByText('Een spatie mag niet in een profielnaam.')).toBeVisible()
  await page.getByLabel('Profielnaam').fill('Anna_Sophie')
  await expect(page.getByText('Een spatie mag niet in een profielnaam.')).toHaveCount(0)
  const town = page.getByRole('combobox', { name: 'Woonplaats' })
  await town.pressSequentially('Rotterdm')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Rotterdam')
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'signup-town')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(town).toHaveValue('Rotterdam')
  await expect(page.getByRole('combobox', { name: 'Provincie' }).or(page.getByLabel('Provincie'))).toHaveValue('NL-ZH')
  await town.fill('Verzonnendorp')
  await town.blur()
  await expect(page.getByText('Deze plaats kennen we niet.')).toBeVisible()
  await screenshot(page, 'signup-town-unknown')
})

test('quality.md people: a search without an answer says so within seconds, with a link to continue', async () => {
  const page = await browser.open({ on: 'phone', as: await anna(stack) })
  expectFault(page, /^503 GET .*\/api\/search\.php/)
  await page.route('**/api/search.php*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/members')
  const alert = page.getByRole('alert').filter({ hasText: 'Dit duurt langer dan normaal.' })
  await expect(alert).toBeVisible({ timeout: 7_000 })
  await axe(page, { isLoading: true })
  await screenshot(page, 'search-down', { isLoading: true })
  // Pressed while the search still fails: after recovery, an automatic retry could remove the
  // button before the press.
  const tried = page.waitForRequest('**/api/search.php*')
  await alert.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await tried
  await page.unroute('**/api/search.php*')
  await expect(alert).toHaveCount(0)
  await waitForVisible(page.getByRole('article'))
})
