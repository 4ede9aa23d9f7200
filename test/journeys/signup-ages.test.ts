import type { Page } from 'playwright-core'
import { test } from 'vitest'
import * as profile from '#shared/contract/profile.ts'
import { type Device, openBrowser, openMailedLink, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { jpeg } from '#test/support/photos.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack, type TestStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL', 'DE'] })
const browser = openBrowser(stack)

const places = {
  nl: { country: 'NL', region: 'NL-UT', city: 'Utrecht', typed: 'Utrcht' },
  de: { country: 'DE', region: 'DE-BE', city: 'Berlin', typed: 'Berlni' },
} as const

/** Types the date without pressing Tab: each full field moves the focus on. */
async function typeBirthDate(page: Page, label: string, words: ReturnType<typeof wordsOf>): Promise<void> {
  const parts = (['day', 'month', 'year'] as const).map((part) => page.getByLabel(`${label}, ${words(`ui.${part}`)}`))
  await parts[0]!.click()
  await page.keyboard.type('31021990')
  for (const [at, digits] of ['31', '02', '1990'].entries()) await expect(parts[at]!).toHaveValue(digits)
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press('Backspace')
  await expect(parts[0]!).toHaveValue('31')
  await page.keyboard.type('051990')
  for (const [at, digits] of ['31', '05', '1990'].entries()) await expect(parts[at]!).toHaveValue(digits)
}

test.each([
  ['nl', 'phone', false, 'another device'],
  ['de', 'desktop', true, 'another tab'],
] as const)(
  'SEARCH-24 UI-17 PROF-27 ACC-23: signup in %s on a %s (dark: %s) asks for the wanted ages, moves on by itself once the address is confirmed in %s, and the first search starts from them',
  async (language, on: Device, isDark, where) => {
    const { country, region, city, typed } = places[language]
    const words = wordsOf(language)
    const origin = stack.origins[country]!
    const there = { ...stack, url: origin } as TestStack
    const told = { site: country, country, region, city, gender: 'female', wantedGender: 'male' } as const
    const young = await addPicturedMember(there, { ...told, name: `Jong_${language}_${on}`, birthDate: '1990-01-01' })
    const older = await addPicturedMember(there, { ...told, name: `Ouder_${language}_${on}`, birthDate: '1974-01-01' })
    await stack.settle()
    const look = async (page: Page, name: string) => {
      await axe(page)
      await expectNoOverflow(page)
      await screenshot(page, `signup-${language}-${on}-${isDark ? 'dark' : 'light'}-${name}`)
    }

    const page = await browser.open({ on, isDark, origin })
    await page.goto('/')
    const start = page.getByRole('main')
    const choose = (group: string, gender: string) =>
      start.getByRole('group', { name: group }).getByText(gender, { exact: true }).click()
    await choose(words('site.home.start.iAm'), words('ui.gender.male'))
    await choose(words('site.home.start.lookingFor'), words('ui.gender.female'))
    await typeBirthDate(page, words('site.home.start.birthDate'), words)
    await look(page, '1-home')
    await start.getByRole('button', { name: words('site.home.start.submit') }).click()

    const next = page.getByRole('button', { name: words('account.signup.next'), exact: true })
    const name = `Kees_${newId().slice(-6)}`
    const email = `${name.toLowerCase()}@example.org`
    await page.getByLabel(words('account.signup.place.name')).fill(name)
    const ages = page.getByRole('group', { name: words('account.signup.place.wanted', { gender: 'female' }) })
    const [from, to] = [
      ages.getByLabel(words('members.filters.minAge')),
      ages.getByLabel(words('members.filters.maxAge')),
    ]
    await expect(from).toHaveValue('29')
    await expect(to).toHaveValue('43')
    await look(page, '2-place')
    await from.selectOption('50')
    await expect(to).toHaveValue('50')
    await to.selectOption('55')
    await page.getByLabel(words('account.signup.place.city')).fill(typed)
    await page.getByRole('listbox').getByRole('option', { name: city }).first().click()
    await next.click()

    await page.getByLabel(words('account.signup.credentials.email')).fill(email)
    await page.getByLabel(words('account.signup.credentials.password'), { exact: true }).fill('een-goed-wachtwoord-24')
    await page.getByRole('checkbox').click()
    await look(page, '3-credentials')
    await next.click()

    await waitForVisible(page.getByRole('heading', { name: words('account.signup.details.title') }))
    await look(page, '4-details-empty')
    const file = { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await jpeg({ width: 900, height: 1200 }) }
    await page.getByLabel(words('photos.signup.choose')).setInputFiles(file)
    await page.getByRole('button', { name: words('photos.crop.apply') }).click()
    await waitForVisible(page.getByRole('img', { name: words('photos.signup.chosen') }))
    await look(page, '4-details')
    await page.getByRole('button', { name: words('account.signup.details.submit') }).click()
    await waitForVisible(page.getByText(words('account.signup.complete.title', { name })))
    await look(page, '5-welcome')

    const other = where === 'another tab' ? await page.context().newPage() : await browser.open({ on, origin })
    await openMailedLink(other, there, email, '/activate/done')
    await waitForVisible(other.getByRole('heading', { name: words('account.activated.title') }))
    await page.bringToFront()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/signup-matches')
    await waitForVisible(page.getByText(words('account.signup.complete.confirmed')))
    await waitForVisible(page.getByRole('article').filter({ hasText: older.name }))
    await expect(page.getByRole('article').filter({ hasText: young.name })).toHaveCount(0)
    await look(page, '6-matches')

    await page.goto('/members')
    await waitForVisible(page.getByRole('article').filter({ hasText: older.name }))
    await expect(page.getByRole('article').filter({ hasText: young.name })).toHaveCount(0)

    await page.goto('/profile')
    const looking = page.locator('#looking')
    await expect(looking.getByLabel(words('members.filters.minAge'))).toHaveValue('50')
    await looking.scrollIntoViewIfNeeded()
    await look(page, '7-profile')
    const saved = page.waitForResponse(`**${profile.change.path}`)
    await looking.getByRole('button', { name: words('profile.looking.agesAbout') }).click()
    await saved
    await expect(looking.getByLabel(words('members.filters.minAge'))).toHaveValue('29')
    await page.goto('/members')
    await waitForVisible(page.getByRole('article').filter({ hasText: young.name }))
  },
)
