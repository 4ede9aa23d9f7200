import { test } from 'vitest'
import * as likes from '#shared/contract/likes.ts'
import { type Device, openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const man = { gender: 'male', wantedGender: 'female' } as const

const names = {
  nl: { add: /^Bewaar .* als favoriet$/, remove: /uit je favorieten$/, tab: 'Favorieten' },
  pl: { add: /^Dodaj do ulubionych/, remove: /^Usuń z ulubionych/, tab: 'Ulubione' },
} as const

test.each([
  ['phone', 'nl', 'light'],
  ['desktop', 'pl', 'dark'],
] as const)(
  'PROF-13 LIKE-08: a favourite is added on a profile and found again, on a %s in %s, %s',
  async (on: Device, language, scheme) => {
    const she = await anna(stack)
    const men: Member[] = []
    for (let n = 0; n < 3; n++) men.push(await addPicturedMember(stack, { ...man, name: `Man_${on}_${language}_${n}` }))
    await stack.settle()
    const texts = names[language]
    const page = await browser.open({ on, language, as: she, isDark: scheme === 'dark' })
    await page.goto('/likes/favourites')
    await waitForVisible(page.getByRole('main').getByRole('heading', { level: 2 }))
    await axe(page)
    await screenshot(page, `favourites-none-${on}-${language}`)
    for (const other of men.slice(1)) await she.call(likes.addFavourite, { body: { id: other.id } })

    await page.goto(`/members/${men[0]!.id}`)
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/favourite.php'))
    await page.getByRole('button', { name: texts.add }).click()
    await waitForVisible(page.getByRole('button', { name: texts.remove }))
    await answer
    await axe(page)
    await screenshot(page, `favourites-profile-${on}-${language}`)

    await page.goto('/likes')
    await page.getByRole('main').getByRole('link', { name: texts.tab }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(men.length)
    await axe(page)
    await expectNoOverflow(page)
    await screenshot(page, `favourites-${on}-${language}`)
  },
)
