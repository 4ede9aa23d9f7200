import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { ban } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault, expectSessionEnd } from '#test/support/page-faults.ts'
import { holdAnswers, waitForTakeover, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const say = (from: Member, to: Member, text: string) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const chatPath = (one: Member, other: Member) => `/chats/${conversationOf(one.id, other.id)}`
const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ })
const press = (page: Page) => page.getByRole('button', { name: 'Stuur bericht, 1 credit' }).click()
const badge = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first()

/** Waits until the server has a connection of the member. */
const isConnected = ({ id }: Member) =>
  expect
    .poll(async () =>
      (await dumpTable(stack)).some(({ PK, SK }) => PK === `MEMBER#${id}` && String(SK).startsWith('CONNECTION#')),
    )
    .toBe(true)

/** Adds two members with a conversation, and opens a page for each. */
async function talk() {
  const [she, he] = [await anna(stack), await bram(stack)]
  await say(he, she, 'Hoi, hoe was je dag?')
  await stack.settle()
  const hers = await browser.open({ on: 'desktop', as: she })
  const his = await browser.open({ on: 'phone', as: he })
  return { she, he, hers, his }
}

describe('two open pages', () => {
  test('CHAT-20 LIVE-04 LIVE-10: typing, the message and its read mark appear without a reload', async () => {
    const { she, he, hers, his } = await talk()
    await hers.goto(chatPath(she, he))
    await his.goto(chatPath(she, he))
    await waitForVisible(log(hers).getByText('Hoi, hoe was je dag?'))
    await waitForVisible(log(his).getByText('Hoi, hoe was je dag?'))
    await isConnected(she)
    await isConnected(he)

    await field(hers).pressSequentially('Heel goed, dank je')
    await waitForVisible(his.getByText('typt').filter({ visible: true }))
    await press(hers)
    await waitForVisible(log(his).getByText('Heel goed, dank je'))
    // A hint tells her page that he has read the message.
    await waitForVisible(log(hers).getByText(/^Gelezen/))
    await screenshot(hers, 'chat-live-read')
    await screenshot(his, 'chat-live-phone')
  })

  test('LIVE-04 LIVE-12 CHAT-05: a message and a like raise the badges on another page', async () => {
    const { she, he, hers } = await talk()
    await hers.goto('/members')
    await waitForTakeover(hers)
    await waitForVisible(badge(hers, '1 ongelezen bericht'))
    await isConnected(she)
    await say(he, she, 'Ben je er nog?')
    await waitForVisible(badge(hers, '2 ongelezen berichten'))
    await expect(hers).toHaveTitle(/^\(2\) /)
    await he.call(likes.like, { body: { id: she.id } })
    await waitForVisible(badge(hers, '1 nieuwe like'))
  })

  test('LIVE-08: after a block nothing passes, neither a message nor who is typing', async () => {
    const { she, he, hers, his } = await talk()
    await his.goto(chatPath(she, he))
    await waitForVisible(log(his).getByText('Hoi, hoe was je dag?'))
    await hers.goto('/members')
    await waitForTakeover(hers)
    await isConnected(she)
    await isConnected(he)
    expectFault(his, /^404 (GET|POST) .*\/api\/chat\.php/)
    // His page must not detect the block before he writes. Calls are held back, because the list of
    // conversations or a refetch after a hint about her presence would show the block.
    await holdAnswers(his, '**/api/chats.php', () => true)
    await holdAnswers(his, '**/api/chat.php*', (request) => request.method() === 'GET')
    await she.call(safety.block, { body: { id: he.id } })
    await stack.settle()
    const before = stack.sockets.posts().length
    const refused = his.waitForResponse((answer) => answer.request().method() === 'POST')
    await field(his).fill('Waarom zeg je niets?')
    await press(his)
    expect((await refused).status()).toBe(404)
    await stack.settle()
    expect(stack.sockets.posts().slice(before)).toEqual([])
  })
})

describe('the end of a session', () => {
  const endings: Record<string, (member: Member) => Promise<unknown>> = {
    'a sign-out of this session elsewhere': (member) => member.call(account.logout),
    'a ban': async ({ id }) => ban(await openStaff(stack), id),
  }
  for (const [how, end] of Object.entries(endings)) {
    test(`LIVE-08: by ${how} leads an open page to the login, without a press`, async () => {
      const { she, he, hers } = await talk()
      expectSessionEnd(hers)
      await hers.goto(chatPath(she, he))
      await waitForVisible(log(hers).getByText('Hoi, hoe was je dag?'))
      await isConnected(she)
      await end(she)
      await expect(hers).toHaveURL(/\/login/)
    })
  }
})

describe('a connection that is lost again and again', () => {
  test('LIVE-06: 50 cuts while 200 messages pass both ways: nothing is missing, nothing twice, in the order of the server', async () => {
    const { she, he, hers } = await talk()
    for (const { id } of [she, he]) await changeAccount(id, { credits: 500 })
    await hers.goto(chatPath(she, he))
    await waitForVisible(log(hers).getByText('Hoi, hoe was je dag?'))
    await isConnected(she)
    // The browser itself reports a handshake that was cut.
    expectFault(hers, /^console: WebSocket connection to /)

    // A fixed quarter of the messages follows a cut connection, so that every run is the same.
    const isCut = (at: number) => (at * 7) % 4 === 0
    for (let at = 0; at < 200; at++) {
      if (isCut(at)) stack.sockets.cut()
      await (at % 3 === 0 ? say(she, he, `Bericht ${at}`) : say(he, she, `Bericht ${at}`))
      // Simulates the return of the network; else each reconnection would wait up to 5 s.
      if (isCut(at)) await hers.evaluate(() => window.dispatchEvent(new Event('online')))
    }
    await stack.settle()
    await waitForVisible(log(hers).getByText('Bericht 199', { exact: true }))
    const shown = async () => {
      const texts = log(hers).getByText(/^Bericht \d+$/)
      // Scrolling up loads older pages.
      await texts.first().scrollIntoViewIfNeeded()
      return (await texts.allTextContents()).map((text) => text.trim()).join()
    }
    await expect.poll(shown).toBe(Array.from({ length: 200 }, (_, at) => `Bericht ${at}`).join())
  })
})
