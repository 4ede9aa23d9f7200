import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const men = async (count: number, region: string) => {
  for (let number = 0; number < count; number++)
    await bram(stack, { region, signedInAt: new Date(stack.clock.now().getTime() - number * 60_000) })
  await stack.settle()
}

test('SEARCH-10 SEARCH-11: going back from a profile shows the same results at the same position, without a search', async () => {
  await men(30, 'NL-GR')
  const page = await browser.open({ on: 'phone', as: await anna(stack) })
  await page.goto('/members?countryregion=NL-GR')
  const cards = page.getByRole('main').getByRole('article')
  await waitForVisible(cards)
  await cards.nth(20).scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(30)
  const card = cards.nth(20).getByRole('link')
  // Moves the card into the window first, so that the press does not scroll.
  await card.hover()
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect.poll(scrolled).toBeGreaterThan(1000)
  const place = await scrolled()
  let searches = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/search.php')) searches++
  })
  await card.click()
  await waitForVisible(page.getByRole('heading', { level: 1, name: /^Bram/ }))
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(cards).toHaveCount(30)
  await expect.poll(scrolled).toBe(place)
  expect(searches).toBe(0)
})

test('TRAP-01 PROF-21 OPEN-79 quality.md fairness: a fictional profile has mark and warning wherever it is shown', async () => {
  const she = await anna(stack, { region: 'NL-ZE' })
  const he = await addPicturedMember(stack, {
    name: 'Verzonnen',
    gender: 'male',
    wantedGender: 'female',
    region: 'NL-ZE',
    fictional: true,
  })
  await he.call(likes.like, { body: { id: she.id } })
  await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Hoi' } })
  await she.call(likes.like, { body: { id: he.id } })
  await stack.settle()
  const warning = 'Dit profiel is fictief; een fysieke ontmoeting is niet mogelijk.'
  const places = [
    '/members?countryregion=NL-ZE',
    `/members/${he.id}`,
    '/likes',
    '/likes/sent',
    '/likes/matches',
    `/likes/m/${he.id}`,
    `/chats/${conversationOf(she.id, he.id)}`,
    `/members/${he.id}/chat`,
  ]
  for (const on of ['phone', 'desktop'] as const) {
    const page = await browser.open({ on, as: she })
    for (const place of places) {
      await page.goto(place)
      await waitForVisible(page.getByText('Verzonnen').filter({ visible: true }))
      await waitForVisible(page.getByText(warning).filter({ visible: true }))
    }
    for (const place of ['/members?countryregion=NL-ZE', '/likes', '/chats']) {
      await page.goto(place)
      await waitForVisible(
        page.getByRole('listitem').filter({ hasText: 'Verzonnen' }).getByText('Fictief').filter({ visible: true }),
      )
    }
  }
  const visitor = await browser.open({ on: 'phone' })
  await visitor.goto(`/members/${he.id}`)
  await waitForVisible(visitor.getByText(warning))
  await axe(visitor)
  await screenshot(visitor, 'fictional-profile')
})

test('OPEN-30 SEARCH-14 LIKE-04 PHOTO-09 CHAT-18 ERR-15: a visitor sees twelve members, and reads what an account is needed for', async () => {
  await men(14, 'NL-DR')
  const page = await browser.open({ on: 'phone' })
  await page.goto('/members?gender=male')
  const cards = page.getByRole('main').getByRole('article')
  await waitForVisible(cards)
  await expect(cards).toHaveCount(12)
  await waitForVisible(page.getByText(/^Dit zijn 12 van de \d+ profielen$/))
  await cards
    .first()
    .getByRole('button', { name: /^Vind .* leuk$/ })
    .click()
  await waitForVisible(page.getByRole('dialog').getByText('Log in om iemand leuk te vinden.'))
  await axe(page)
  await screenshot(page, 'visitor-like')
  await page.keyboard.press('Escape')
  await cards.first().getByRole('link').click()
  await page.getByRole('button', { name: 'Meer foto’s' }).click()
  await waitForVisible(page.getByRole('dialog').getByText('Log in om meer foto’s te bekijken.'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Geef .* een cadeautje$/ }).click()
  await waitForVisible(page.getByRole('dialog').getByText('Log in om een cadeau te geven.'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stuur bericht' }).click()
  await waitForVisible(page.getByRole('dialog').getByText('Log in om te chatten.'))
})

/**
 * Holds back all answers of the server except settings and user. Returns the function that releases
 * them.
 */
async function slowDown(page: Page): Promise<() => void> {
  let go = () => {}
  const isReady = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/\/api\/(?!settings|user)/, async (route) => {
    await isReady
    await route.fallback()
  })
  return go
}

test('quality.md people UI-12: on a slow connection there are placeholders, and never a blank page', async () => {
  const she = await anna(stack)
  const he = await bram(stack)
  for (const path of [
    '/',
    '/members',
    `/members/${he.id}`,
    '/likes',
    '/chats',
    `/members/${he.id}/chat`,
    '/credits',
    '/transactions',
  ]) {
    const page = await browser.open({ on: 'phone', as: she })
    const goOn = await slowDown(page)
    await page.goto(path)
    const shape = page
      .locator('main [aria-hidden=true]:is(.bg-sunken, :has(> .bg-sunken)):not(button *)')
      .filter({ visible: true })
    await waitForVisible(shape)
    await axe(page, { isLoading: true })
    await screenshot(page, `slow-${path.split('/')[1] || 'home'}-${path.split('/').length}`, { isLoading: true })
    goOn()
    await expect(shape).toHaveCount(0)
    await waitForVisible(page.getByRole('main').getByRole('heading'))
  }
})
