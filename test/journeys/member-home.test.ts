import { describe, test } from 'vitest'
import { priceText } from '#frontend/ui/Price.tsx'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { countries } from '#shared/countries/all.ts'
import { minMessageCostCents } from '#shared/rules/price.ts'
import { type Device, openBrowser, screenshot } from '#test/support/browser.ts'
import { layoutShift, watchLayoutShift } from '#test/support/layout-shift.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL', 'DE', 'PL'] })
const browser = openBrowser(stack)

const man = { gender: 'male', wantedGender: 'female' } as const

describe('HOME-27 the home of a member', () => {
  test.each<Device>(['phone', 'desktop'])(
    'HOME-27: on a %s shows who wrote, who likes the member and who is new, each with a face and one press away',
    async (on) => {
      const words = wordsOf('nl')
      const she = await addPicturedMember(stack, { name: `Thuis_${on}`, about: 'Ik zeil.' })
      const writer = await addPicturedMember(stack, { ...man, name: `Schrijver_${on}` })
      const liker = await addPicturedMember(stack, { ...man, name: `Liker_${on}` })
      for (let near = 0; near < 6; near++) await addPicturedMember(stack, { ...man, name: `Buur${near}_${on}` })
      await writer.call(chats.send, { body: { member: she.id, id: newId(), text: 'Zee of bos?' } })
      await liker.call(likes.like, { body: { id: she.id } })
      await stack.settle()

      const page = await browser.open({ on, as: she })
      await page.goto('/')
      const part = (name: string) => page.getByRole('region', { name })
      const row = part(words('home.waiting.title')).getByRole('link', { name: writer.name })
      await expect(row).toContainText('Zee of bos?')
      await expect(row.locator('img')).toBeVisible()
      const card = part(words('home.likers.title')).getByRole('link', { name: liker.name })
      await expect(card.locator('img')).toBeVisible()
      const near = part(words('home.near.newNear')).getByRole('article')
      await expect(near).toHaveCount(6)
      await expect(near.first().locator('img')).toBeVisible()
      await expect(near.filter({ hasText: writer.name })).toHaveCount(0)
      await expect(near.filter({ hasText: liker.name })).toHaveCount(0)
      await axe(page)
      await expectNoOverflow(page)
      await screenshot(page, `member-home-${on}`, { isWhole: true })

      await row.click()
      await page.waitForURL('**/chats/*')
      await waitForVisible(page.getByRole('log').getByText('Zee of bos?'))
      await page.goBack()
      // the message is read, but not answered, so the row stays
      await waitForVisible(row)
      await card.click()
      await page.waitForURL(`**/likes/m/${liker.id}`)
      await page.goBack()
      await page.getByRole('link', { name: words('profile.complete.parts.interests') }).click()
      await page.waitForURL('**/profile#interests')
      await expect(page.locator('#interests')).toBeFocused()
      await expect(page.locator('#interests')).toBeInViewport()
    },
  )
})

describe('UI-12 HOME-27 the home of a member on a slow connection', () => {
  test.each([
    ['conversations and likes', 2],
    ['neither conversations nor likes', 0],
  ])('quality.md people: with %s, nothing that is shown moves when the answers arrive', async (_, count) => {
    const words = wordsOf('nl')
    const she = await addPicturedMember(stack, { name: `Traag${count}`, region: 'NL-GR', city: 'Groningen' })
    for (let number = 0; number < count; number++) {
      const writer = await bram(stack)
      await writer.call(chats.send, { body: { member: she.id, id: newId(), text: 'Zee of bos?' } })
      await (await bram(stack)).call(likes.like, { body: { id: she.id } })
    }
    await stack.settle()
    for (const first of ['chats', 'likes'] as const) {
      const page = await browser.open({ on: 'phone', as: she })
      await watchLayoutShift(page)
      const held = { chats: Promise.withResolvers<void>(), likes: Promise.withResolvers<void>() }
      await page.route(/\/api\/(chats|likes)\.php/, async (route) => {
        await held[route.request().url().includes('chats') ? 'chats' : 'likes'].promise
        await route.fallback()
      })
      await page.goto('/')
      const main = page.getByRole('main')
      await waitForVisible(main.getByRole('region', { name: words('home.likers.title') }))
      held[first].resolve()
      const part = first === 'chats' ? 'home.waiting.recent' : 'home.likers.title'
      await expect(main.locator('[aria-busy=true]').filter({ hasText: words(part) })).toHaveCount(0)
      held.chats.resolve()
      held.likes.resolve()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      await waitForIdle(page)
      await expect.poll(() => layoutShift(page)).toBeLessThan(0.02)
      await screenshot(page, `member-home-slow-${count}`)
    }
  })
})

test.each([
  ['nl', 'NL'],
  ['de', 'DE'],
  ['pl', 'PL'],
] as const)(
  'HOME-28: on a phone in %s a visitor sees the promise, what it costs and the button to sign up at once',
  async (language, country) => {
    const words = wordsOf(language)
    const page = await browser.open({ on: 'phone', origin: stack.origins[country]! })
    await page.goto('/')
    const content = page.getByRole('main')
    await expect(content.getByRole('heading', { level: 1, name: words('site.home.promise') })).toBeInViewport({
      ratio: 1,
    })
    const { currency, ...prices } = countries[country]
    const price = priceText(minMessageCostCents(prices), currency, `${language}-${country}`)
    await expect(content.getByText(words('site.home.lead', { price }))).toBeInViewport({ ratio: 1 })
    await expect(content.getByRole('button', { name: words('site.home.start.submit') })).toBeInViewport({ ratio: 1 })
    await axe(page)
    await screenshot(page, `visitor-home-${language}`)
    await waitForVisible(content.getByText(words('site.home.examples')))
  },
)

test.each([
  [{ width: 390, height: 844 }, 'nl', 'NL'],
  [{ width: 390, height: 844 }, 'pl', 'PL'],
  [{ width: 320, height: 568 }, 'pl', 'PL'],
] as const)(
  'HOME-28 TRAP-47: on a phone with %j in %s the question about cookies never covers the form to sign up',
  async (size, language, country) => {
    const words = wordsOf(language)
    const page = await browser.open({ on: 'phone', origin: stack.origins[country]! })
    await page.setViewportSize(size)
    await page.goto('/?network=x')
    const question = page.getByRole('region', { name: words('ui.consent.title') })
    const form = page.getByRole('main').locator('form')
    // The browser reports a scroll with the next frame.
    const scrollTo = (y: number) =>
      page.evaluate((top) => {
        window.scrollTo(0, top)
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, y)
    await waitForVisible(form)
    const foot = await form.evaluate((element) => Math.ceil(element.getBoundingClientRect().bottom))
    await scrollTo(foot - 10)
    await waitForIdle(page)
    await expect(question).toHaveCount(0)
    await scrollTo(foot)
    await waitForVisible(question)
    await screenshot(page, `visitor-home-consent-${language}-${size.width}`)
    await scrollTo(0)
    await expect(question).toHaveCount(0)
    // A question that is being answered by keyboard stays.
    await scrollTo(foot)
    await question.getByRole('button').first().focus()
    await scrollTo(0)
    await waitForIdle(page)
    await expect(question).toHaveCount(1)
    await page
      .getByRole('link', { name: words('app.nav.login') })
      .first()
      .click()
    await page.waitForURL('**/login*')
    await waitForVisible(question)
  },
)
