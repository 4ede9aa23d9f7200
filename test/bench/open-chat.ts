import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright-core'
import * as chats from '#shared/contract/chats.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { markNewLikeOpened } from '#test/support/browser.ts'
import { findChromium } from '#test/support/chromium.ts'
import { openLive } from '#test/support/live.ts'
import { stopClock } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import type { TestStack } from '#test/support/stack.ts'
import { type TableProxy, unitsOf } from '#test/support/table-proxy.ts'
import { newId } from '#test/support/visitor.ts'
import type { Figure } from './figure.ts'
import { callMs, price } from './prices.ts'

/** Simulated minutes of an idle conversation. */
const minutes = 10
const stepMs = 2_500

type Log = { calls: Record<string, number>; reads: number; writes: number; pings: number }

/** Watches an idle conversation in a real page with a simulated clock, and logs its requests. */
async function watchIdle(stack: TestStack, proxy: TableProxy, browser: Browser, she: Member, conversation: string) {
  const context = await browser.newContext({ baseURL: stack.url, locale: 'nl-NL' })
  await context.addCookies(
    [...she.cookies].map(([name, value]) => ({ name, value, domain: 'localhost', path: '/', secure: true })),
  )
  await context.addInitScript(() => {
    localStorage.setItem('hide-site-entry-popup', '1700000000')
  })
  await markNewLikeOpened(context)
  const page = await context.newPage()
  await page.clock.install()
  const log: Log = { calls: {}, reads: 0, writes: 0, pings: 0 }
  let isCounting = false
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isCounting && pathname.startsWith('/api/')) log.calls[pathname] = (log.calls[pathname] ?? 0) + 1
  })
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (isCounting && String(payload).includes('ping')) log.pings++
    }),
  )
  await page.goto(`/chats/${conversation}`)
  await page.getByText('Een bericht').first().waitFor()
  // From here on only `runFor` moves the clock. If real time passed too, the measured minutes would
  // have more calls.
  await stopClock(page)
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      await page.clock.runFor(stepMs)
      // Answers arrive in real time.
      await sleep(40)
    }
  }
  // The first minute is not counted, because it has the calls that follow a page's load.
  await pass(60_000)
  await stack.settle()
  proxy.calls.length = 0
  isCounting = true
  await pass(minutes * 60_000)
  await stack.settle()
  isCounting = false
  const isWrite = (operation: string) => ['UpdateItem', 'PutItem', 'TransactWriteItems'].includes(operation)
  log.reads = unitsOf(proxy.calls.filter(({ operation }) => !isWrite(operation)))
  log.writes = unitsOf(proxy.calls.filter(({ operation }) => isWrite(operation)))
  await context.close()
  return log
}

const callsOf = ({ calls }: Log): number => Object.values(calls).reduce((sum, count) => sum + count, 0)

/**
 * Cost in US dollars of 1,000 hours at the rates of a log: its calls, pings and units. `slower` is
 * the factor by which the polling interval is longer than in the log.
 */
function costOf(log: Log, isConnected: boolean, slower = 1): number {
  const perLog = (1_000 * 60) / minutes / 1_000_000
  const call = price.edge + price.http + price.invocation + callMs * price.millisecond
  // A ping, its answer, and the transaction of two steps that extends presence. The log has no such
  // transaction, because the server's clock is not simulated.
  const ping = 2 * price.message + price.invocation + callMs * price.millisecond + 4 * price.write
  const polled = (callsOf(log) * call + log.reads * price.read) / slower + log.writes * price.write
  return perLog * (polled + log.pings * ping + (isConnected ? minutes * price.minute : 0))
}

/**
 * Calls and cost of an idle open conversation (LIVE-05), and the units that a browser's WebSocket
 * frames consume.
 */
export async function measureOpenChat(stack: TestStack, proxy: TableProxy): Promise<Figure[]> {
  const [he, she] = [await bram(stack), await anna(stack)]
  const { conversation } = await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Een bericht' } })
  await she.call(chats.send, { body: { member: he.id, id: newId(), text: 'Een antwoord' } })
  await stack.settle()
  const browser = await chromium.launch(await findChromium())
  try {
    const connected = await watchIdle(stack, proxy, browser, she, conversation)
    stack.sockets.setFaults({ refusal: 403 })
    const polling = await watchIdle(stack, proxy, browser, she, conversation)
    stack.sockets.setFaults({})
    const paths = Object.entries(connected.calls).map(([path, calls]) => ({
      what: `connected: ${path}`,
      measured: (calls * 60) / minutes,
      unit: 'calls an hour',
    }))
    return [
      { what: 'connected', measured: callsOf(connected) / minutes, unit: 'calls a minute', goal: 2 },
      ...paths,
      { what: 'connected: pings', measured: (connected.pings * 60) / minutes, unit: 'frames an hour' },
      { what: 'not connected', measured: callsOf(polling) / minutes, unit: 'calls a minute' },
      { what: '1,000 hours, polled every 60 s', measured: costOf(connected, true), unit: 'US dollars', goal: 0.6 },
      {
        what: '1,000 hours, every 300 s with push',
        measured: costOf(connected, true, 5),
        unit: 'US dollars',
        goal: 0.2,
      },
      { what: '1,000 hours, not connected', measured: costOf(polling, false), unit: 'US dollars' },
      ...(await measureFrames(stack, proxy, he, she)),
    ]
  } finally {
    await browser.close()
  }
}

/** Units of a ping that extends presence, and of a typing frame that is passed on or refused. */
async function measureFrames(stack: TestStack, proxy: TableProxy, he: Member, she: Member): Promise<Figure[]> {
  const [own, theirs] = [await openLive(he), await openLive(she)]
  await stack.settle()
  const measured = async (frame: object) => {
    proxy.calls.length = 0
    own.send(JSON.stringify(frame))
    await sleep(500)
    await stack.sockets.settle()
    const isWrite = (operation: string) => !['GetItem', 'BatchGetItem', 'Query'].includes(operation)
    const [writes, reads] = [true, false].map((is) => proxy.calls.filter(({ operation }) => isWrite(operation) === is))
    return { reads: unitsOf(reads!), writes: unitsOf(writes!) }
  }
  const typing = await measured({ type: 'typing', member: she.id })
  const refused = await measured({ type: 'typing', member: she.id })
  stack.clock.advance({ seconds: liveConnection.pingSeconds })
  const ping = await measured({ type: 'ping' })
  stack.clock.reset()
  for (const socket of [own, theirs]) socket.terminate()
  await stack.settle()
  return [
    { what: 'typing that is passed on: writes', measured: typing.writes, unit: 'write units', goal: 0 },
    { what: 'typing that is passed on: reads', measured: typing.reads, unit: 'read units' },
    { what: 'typing again within 3 s: reads', measured: refused.reads, unit: 'read units', goal: 0 },
    { what: 'a ping after 4 minutes: reads', measured: ping.reads, unit: 'read units' },
    { what: 'a ping after 4 minutes: writes', measured: ping.writes, unit: 'write units' },
  ]
}
