import type { Page, WebSocket } from 'playwright-core'
import { describe, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import { livePath } from '#shared/contract/live.ts'
import { openBrowser } from '#test/support/browser.ts'
import { dumpTable } from '#test/support/dump.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { runClock, waitForIdle, waitForTakeover, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const say = async (from: Member, to: Member, text: string) => {
  await from.call(chats.send, { body: { member: to.id, id: newId(), text } })
  await stack.settle()
}
const chatPath = (one: Member, other: Member) => `/chats/${conversationOf(one.id, other.id)}`
const log = (page: Page) => page.getByRole('log')

/** Number of live connections of a member that the server has stored. */
const countOf = async ({ id }: Member) =>
  (await dumpTable(stack)).filter(({ PK, SK }) => PK === `MEMBER#${id}` && String(SK).startsWith('CONNECTION#')).length

/** Counts the open live connections of the current document of a page. */
function watchSockets(page: Page): () => number {
  let sockets: WebSocket[] = []
  // Playwright does not report the end of a document's connections when the page loads another.
  page.on('domcontentloaded', () => {
    sockets = []
  })
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname === livePath) sockets.push(socket)
  })
  return () => (page.isClosed() ? 0 : sockets.filter((socket) => !socket.isClosed()).length)
}

describe('three tabs of one browser', () => {
  test('LIVE-01: share one connection, and the closing of the leading tab hands it over', async () => {
    const she = await anna(stack)
    const first = await browser.open({ as: she })
    const tabs = [first, await first.context().newPage(), await first.context().newPage()]
    const counts = tabs.map(watchSockets)
    const open = () => counts.map((count) => count())
    for (const tab of tabs) {
      await tab.goto('/members')
      await waitForTakeover(tab)
      await expect.poll(open).toEqual([1, 0, 0])
    }
    expect(await countOf(she)).toBe(1)

    await first.close()
    await expect.poll(() => open().toSorted()).toEqual([0, 0, 1])
    await expect.poll(() => countOf(she)).toBe(1)

    const [, second, third] = tabs
    const leading = open()[1] === 1 ? second! : third!
    await leading.reload()
    await waitForTakeover(leading)
    await expect.poll(() => open().toSorted()).toEqual([0, 0, 1])
    await expect.poll(() => countOf(she)).toBe(1)
  })

  test('LIVE-01: have none after a sign-out, and none before a sign-in', async () => {
    const she = await anna(stack)
    const page = await browser.open({ as: she })
    const open = watchSockets(page)
    await page.goto('/likes')
    await expect.poll(open).toBe(1)
    await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect.poll(open).toBe(0)
    await expect.poll(() => countOf(she)).toBe(0)
    await page.goto('/members')
    await waitForIdle(page)
    expect(open()).toBe(0)
  })
})

describe('a network that blocks WebSockets', () => {
  /** Sends handshakes to a URL that the gateway refuses, to simulate a blocking network. */
  const block = (page: Page) =>
    page.addInitScript((path) => {
      const Original = window.WebSocket
      window.WebSocket = class extends Original {
        constructor(url: string | URL) {
          super(String(url).replace(new RegExp(`${path}$`), '/blocked'))
        }
      }
    }, livePath)

  test('LIVE-13 LIVE-05: everything works by polling: an open conversation every 5 s, badge and list every minute', async () => {
    const she = await anna(stack)
    const he = await bram(stack)
    await say(he, she, 'Hoi, hoe was je dag?')
    const page = await browser.open({ as: she })
    // The browser itself reports a refused handshake.
    expectFault(page, /^console: WebSocket connection to .*\/blocked' failed/)
    const handshakes: string[] = []
    page.on('websocket', (socket) => handshakes.push(socket.url()))
    await block(page)
    await page.clock.install()
    await page.goto(chatPath(she, he))
    await waitForVisible(log(page).getByText('Hoi, hoe was je dag?'))
    await expect.poll(() => handshakes.length).toBeGreaterThan(0)

    await say(he, she, 'Ben je er nog?')
    await runClock(page, 5_000)
    await waitForVisible(log(page).getByText('Ben je er nog?'))
    await page.getByRole('textbox', { name: /^Bericht aan/ }).fill('Ja hoor')
    await page.getByRole('button', { name: 'Stuur bericht, 1 credit' }).click()
    await waitForVisible(page.getByText('Saldo: 99 credits'))
    // The page shows the new balance before the server has answered.
    const received = async () =>
      (await he.call(chats.open, { query: { member: she.id } })).messages.map(({ text }) => text)
    await expect.poll(received).toContain('Ja hoor')

    await page.goto('/members')
    await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
    await runClock(page, 5_000)
    await say(he, she, 'Fijn')
    await runClock(page, 60_000)
    await waitForVisible(page.getByText('1 ongelezen bericht').filter({ visible: true }))
    await expect(page).toHaveTitle(/^\(1\) /)
    // Refused handshakes are retried, ever more rarely.
    expect(handshakes.length).toBeGreaterThan(3)
    expect(handshakes.length).toBeLessThan(30)
  })
})
