import { test } from 'vitest'
import { addLike } from '#functions/stores/likes/change.ts'
import { commit } from '#functions/table/transaction.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { type Device, openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { addMember, anna, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const further = 10
const man = { gender: 'male', wantedGender: 'female' } as const

/**
 * Member with more than one page of given and received likes. The members whom she liked first
 * live in `region`.
 */
async function popular(region: string): Promise<Member> {
  const she = await anna(stack)
  const now = stack.clock.now().getTime()
  for (let n = 0; n < pageSize.likes + further; n++) {
    const add = n % 12 === 0 ? addPicturedMember : addMember
    const [liker, liked] = [
      await add(stack, { ...man, name: `Liker_${region}_${n}` }),
      await addMember(stack, { ...man, region: n < further ? region : 'NL-UT' }),
    ]
    const at = new Date(now + n * 1000)
    await commit([...addLike(liker.card, she.card, at), ...addLike(she.card, liked.card, at)])
  }
  await stack.settle()
  return she
}

test.each([
  ['phone', 'nl', 'NL-ZE', /^Vind .* niet meer leuk$/],
  ['desktop', 'en', 'NL-DR', /^Unlike /],
] as const)(
  'CHAT-35 LIKE-06 LIKE-07 SEARCH-10: lists of more likes than a page work on a %s in %s',
  async (on: Device, language, region, unlike) => {
    const page = await browser.open({ on, language, as: await popular(region) })
    await page.goto('/likes')
    const cards = page.getByRole('main').getByRole('article')
    const all = pageSize.likes + further
    await waitForVisible(cards)
    const newLikes = page.getByRole('main').getByRole('navigation').getByRole('link').first()
    await expect(newLikes).toContainText(`${all}`)
    await axe(page)
    await expectNoOverflow(page)
    await screenshot(page, `likes-${on}`)

    await cards.nth(pageSize.likes - 1).scrollIntoViewIfNeeded()
    await expect(cards).toHaveCount(all)
    const last = cards.nth(all - 2).getByRole('link')
    await last.hover()
    await screenshot(page, `likes-end-${on}`)
    const scrolled = () => page.evaluate(() => window.scrollY)
    const place = await scrolled()
    await last.click()
    await waitForVisible(page.getByRole('heading', { level: 1, name: new RegExp(`^Liker_${region}_1\\b`) }))
    await page.goBack()
    await expect(cards).toHaveCount(all)
    await expect.poll(scrolled).toBe(place)
    await expect(newLikes).toContainText(`${all - 1}`)

    // The hearts are right even for likes that are on no loaded page.
    await page.goto(`/members?countryregion=${region}`)
    await expect(cards).toHaveCount(further)
    await expect(cards.getByRole('button', { name: unlike })).toHaveCount(further)
  },
)
