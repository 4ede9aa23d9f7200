import type { Locator } from 'playwright-core'
import { test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { buy } from '#test/support/buying.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow, setTextSize } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0

async function talk(partner: Member) {
  const she = await anna(stack)
  for (const text of ['Hoi, hoe was je dag?', 'Ik heb vandaag in de tuin gewerkt en daarna koffie gedronken.'])
    await partner.call(chats.send, { body: { member: she.id, id: newId(), text } })
  await stack.settle()
  return { she, path: `/chats/${conversationOf(she.id, partner.id)}` }
}

/** The smallest phones of each width. */
const phones = [
  [320, 568],
  [390, 664],
] as const
const sizes = [100, 130, 150, 200] as const

test.each([
  ['a short name', {}],
  ['a name of 20 letters', { name: 'Wilhelmina_Kanaal_99' }],
] as const)(
  'CHAT-31: at 320 and 390 px with up to 200 % text, a conversation shows name, field and send button, and gives messages half of the height: %s',
  async (_, told) => {
    const he = await bram(stack, told)
    const { she, path } = await talk(he)
    const page = await browser.open({ on: 'phone', as: she })
    await page.goto(path)
    for (const [width, height] of phones)
      for (const size of sizes) {
        await page.setViewportSize({ width, height })
        await setTextSize(page, size)
        const at = `${width} px at ${size} %`
        for (const part of [
          page.getByRole('heading', { level: 1, name: he.name }),
          page.getByRole('textbox', { name: /^Bericht aan/ }),
          page.getByRole('button', { name: /^Stuur bericht/ }),
          page.getByRole('link', { name: 'Saldo: 100 credits' }),
        ])
          await expect(part, at).toBeInViewport({ ratio: 1 })
        const logHeight = async () => (await page.getByRole('log').locator('..').boundingBox())!.height
        await expect.poll(logHeight, { message: at }).toBeGreaterThanOrEqual(height / 2)
        await expectNoOverflow(page)
        await screenshot(page, `chat-text-${width}-${size}-${he.name.length}`)
      }
  },
)

test('CHAT-31 TRAP-01 TRAP-57: the warning about a fictional partner and an empty balance push neither name nor field out of view', async () => {
  const he = await bram(stack, { fictional: true })
  const she = await anna(stack, { credits: 0 })
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto(`/members/${he.id}/chat`)
  await waitForVisible(page.getByText('Je hebt onvoldoende credits'))
  for (const size of sizes) {
    await page.setViewportSize({ width: 320, height: 568 })
    await setTextSize(page, size)
    const at = `at ${size} %`
    await expect(page.getByRole('heading', { level: 1, name: he.name }), at).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner').or(page.locator('header')).getByText('Fictief').first(), at).toBeInViewport()
    await expect(page.getByRole('textbox', { name: /^Bericht aan/ }), at).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Stuur bericht/ }), at).toBeInViewport({ ratio: 1 })
    await expectNoOverflow(page)
    await screenshot(page, `chat-text-poor-${size}`)
  }
})

test('UI-15: at 320 px with 200 % text, the members and the conversations fit, with a time bonus above them', async () => {
  const he = await bram(stack)
  const { she } = await talk(he)
  const page = await browser.open({ on: 'phone', as: she })
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ['/members', '/chats']) {
    await page.goto(path)
    await setTextSize(page, 200)
    await waitForVisible(page.getByRole('link', { name: /korting/ }))
    await waitForVisible(page.getByText(he.name))
    await expectNoOverflow(page)
    // if content overflows, a phone makes the layout wider than the screen
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(320)
    const text = page.getByText(/^25% korting/)
    await expect.poll(() => widthOf(text), 'room for the words of the bonus').toBeGreaterThan(180)
    await screenshot(page, `text-200-${path.slice(1)}`)
  }
})

test('UI-15 HOME-27: at 320 px with 200 % text, the home and the conversations fit, with long words and a fictional partner of a long name', async () => {
  const she = await anna(stack, { language: 'pl' })
  const he = await bram(stack, { name: 'Wilhelminakanaal9999', fictional: true })
  await he.call(likes.like, { body: { id: she.id } })
  await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Hoi' } })
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: she })
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ['/', '/chats']) {
    await page.goto(path)
    await setTextSize(page, 200)
    const name = page.getByText(new RegExp(`^${he.name}`)).first()
    await expect.poll(() => widthOf(name), 'room for the name').toBeGreaterThan(90)
    await name.scrollIntoViewIfNeeded()
    await screenshot(page, `text-200-home${path.slice(1)}`)
    await expectNoOverflow(page)
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(320)
  }
})

test('CHAT-28 CHAT-31: at 320 px with 200 % text, a new conversation begins with its heading, and its first lines scroll into view', async () => {
  const [she, he] = [await anna(stack), await bram(stack)]
  const page = await browser.open({ on: 'phone', as: she })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`/members/${he.id}/chat`)
  await setTextSize(page, 200)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: /^Het begin van/ })).toBeInViewport()
  const lines = page.getByRole('list', { name: 'Eerste zinnen' }).getByRole('button')
  await lines.last().scrollIntoViewIfNeeded()
  await expect(lines.last()).toBeInViewport({ ratio: 1 })
  await lines.last().click()
  const field = page.getByRole('textbox', { name: /^Bericht aan/ })
  await expect(field).toHaveValue(/^Stel, je kookt/)
  await expect.poll(() => widthOf(field), 'room for words').toBeGreaterThan(140)
  await expect(page.getByRole('button', { name: /^Stuur bericht/ })).toBeInViewport({ ratio: 1 })
  await expectNoOverflow(page)
  await screenshot(page, 'chat-text-new-200')
})

test('UI-15 PAY-14 PAY-24: at 320 px with 200 % text, order, direct debit and receipt fit in Polish', async () => {
  const she = await anna(stack)
  const { id } = await buy(stack, she)
  const page = await browser.open({ on: 'phone', as: she, language: 'pl' })
  await page.setViewportSize({ width: 320, height: 568 })
  await setTextSize(page, 200)
  for (const path of ['/credits/c60/ideal', '/directdebit?bundle=c60', `/transactions/${id}`]) {
    await page.goto(path)
    await waitForIdle(page)
    await expectNoOverflow(page)
    await expect.poll(() => page.evaluate(() => window.innerWidth), path).toBe(320)
  }
})
