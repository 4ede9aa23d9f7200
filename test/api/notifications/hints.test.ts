import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { newSession, readCaller } from '#functions/auth/session.ts'
import { handler as liveQueue } from '#functions/notifications/queues/live.ts'
import { readClock } from '#functions/platform/clock.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { endSessions } from '#functions/stores/account/sessions.ts'
import { archiveChat } from '#functions/stores/chats/archive.ts'
import { conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { addLikeHint } from '#functions/stores/likes/hint.ts'
import { addConnection, listConnections } from '#functions/stores/notifications/connections.ts'
import type { LiveMessage } from '#functions/stores/notifications/hints.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as likes from '#shared/contract/likes.ts'
import { Hint } from '#shared/contract/live.ts'
import * as members from '#shared/contract/members.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { likeHintDays, liveConnection, typingSeconds } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { atProvider, order } from '#test/support/buying.ts'
import { sendPhoto } from '#test/support/chat-photos.ts'
import { ban } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { closeCodeOf, followHints, openLive } from '#test/support/live.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { approvedPhotoOf, decide } from '#test/support/photos.ts'
import { confirm, signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId, Visitor } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
const open: WebSocket[] = []
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate()
  await stack.settle()
  stack.clock.reset()
  vi.restoreAllMocks()
})

/** A member's live connection and its hints. */
async function connect(member: Pick<Visitor, 'url' | 'cookies'>) {
  const socket = await openLive(member)
  open.push(socket)
  return { socket, hints: followHints(stack, socket) }
}

const text = 'Een heel herkenbare zin'
const send = (from: Member, to: { id: string }, id = newId()) =>
  from.call(chats.send, { body: { member: to.id, id, text } })
const like = (who: Member, { id }: Member) => who.call(likes.like, { body: { id } })
const unlike = (who: Member, { id }: Member) => who.call(likes.unlike, { query: {}, body: { id } })
const openChat = (who: Member, { id }: Member) => who.call(chats.open, { query: { member: id } })
const type = (socket: WebSocket, to: Member) => socket.send(JSON.stringify({ type: 'typing', member: to.id }))

/** Another device of the member. */
async function otherDevice(member: Member): Promise<Visitor> {
  const device = new Visitor(stack.url)
  const { write, cookies } = await newSession(member.id, newId(), readClock())
  await commit([write])
  for (const cookie of cookies) {
    const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
    device.cookies.set(name, value)
  }
  return device
}

describe('LIVE-03 LIVE-04 hints', () => {
  test('a message reaches every connection of both members, with its id', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const own = await connect(a)
    const theirs = [await connect(b), await connect(await otherDevice(b))]
    const id = newId()
    const { conversation } = await send(a, b, id)
    const hint = { type: 'message', conversation, id }
    expect(await own.hints()).toEqual([hint])
    for (const { hints } of theirs) expect(await hints()).toEqual([hint])
  })

  test('reading a conversation reaches both members once, and says when in the sender’s conversation (LIVE-10)', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b)
    await stack.settle()
    const [own, theirs] = [await connect(a), await connect(b)]
    expect((await openChat(a, b)).read_at).toBeNull()
    await openChat(b, a)
    await openChat(b, a)
    const hint = { type: 'read', conversation }
    expect(await own.hints()).toEqual([{ ...hint, mine: false }])
    expect(await theirs.hints()).toEqual([{ ...hint, mine: true }])
    const { messages, read_at } = await openChat(a, b)
    expect(Date.parse(read_at!)).toBeGreaterThanOrEqual(Date.parse(messages.at(-1)!.sent_at))
  })

  test('LIVE-12 LIKE-19 a like reaches the liked member, a match both, whoever liked first', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const [own, theirs] = [await connect(a), await connect(b)]
    await like(a, b)
    expect([await own.hints(), await theirs.hints()]).toEqual([[], [{ type: 'like' }]])
    await like(b, a)
    expect(await own.hints()).toEqual([{ type: 'match', member: b.id }])
    expect(await theirs.hints()).toEqual([{ type: 'match', member: a.id }])
    // Marks the like as seen, which changes its row.
    await a.call(members.profile, { query: { id: b.id } })
    await b.call(members.profile, { query: { id: a.id } })
    expect([await own.hints(), await theirs.hints()]).toEqual([[], []])
  })

  test('LIVE-12 a like that is taken back and given again, many times at once, is told once in 30 days', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const theirs = await connect(b)
    const tries = 12
    await Promise.allSettled(Array.from({ length: tries }, () => like(a, b).then(() => unlike(a, b))))
    await Promise.allSettled(Array.from({ length: tries }, (_, n) => (n % 2 ? like(a, b) : unlike(a, b))))
    await unlike(a, b)
    expect(await theirs.hints()).toEqual([{ type: 'like' }])
    // The like is listed, although no second hint is sent.
    await like(a, b)
    expect(await theirs.hints()).toEqual([])
    expect((await b.call(likes.list)).new_likes).toBe(1)
  })

  test.each([
    ['30 days ago', 0, [{ type: 'like' }]],
    ['almost 30 days ago', 60, []],
  ])('LIVE-12 a like is told again after one that was told %s', async (_, secondsLater, told) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const ago = likeHintDays * 86_400 - secondsLater
    await commit([addLikeHint(a.id, b.id, false, new Date(readClock().getTime() - ago * 1_000))])
    const { hints } = await connect(b)
    await like(a, b)
    expect(await hints()).toEqual(told)
  })

  test('LIKE-19 a match that ends and returns is told once in 30 days to whoever did not make it, also after a like', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await like(a, b)
    await like(b, a)
    await stack.settle()
    const [own, theirs] = [await connect(a), await connect(b)]
    for (let count = 0; count < 4; count++) {
      await unlike(a, b)
      await like(a, b)
    }
    expect(await theirs.hints()).toEqual([{ type: 'match', member: a.id }])
    // Each match also sends a hint to the other devices of the member whose like made the match.
    expect((await own.hints()).length).toBeLessThanOrEqual(4)
  })

  test('LIVE-08 a message before a block is not announced after it, nor is the block', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const [own, theirs] = [await connect(a), await connect(b)]
    await stack.queues.pause('live', true)
    await send(a, b)
    await b.call(safety.block, { body: { id: a.id } })
    await stack.settle()
    await stack.queues.pause('live', false)
    expect([await own.hints(), await theirs.hints()]).toEqual([[], []])
  })

  test('a payment and its credits reach the buyer; what a message costs does not', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { hints } = await connect(a)
    const payment = await order(a)
    await hints()
    stack.payments.act(atProvider(stack, payment.id).id, 'pay')
    const typeOf = ({ type }: Hint) => type
    expect((await hints()).toSorted((one, other) => typeOf(one).localeCompare(typeOf(other)))).toEqual([
      { type: 'credits' },
      { type: 'payment', payment: payment.id },
    ])
    expect((await a.call(credits.payment, { query: { id: payment.id } })).status).toBe('completed')
    await send(a, b)
    expect((await hints()).map((hint) => hint.type)).toEqual(['message'])
  })

  describe('LIVE-03 LIVE-11 of presence', () => {
    /** Connects a partner and a stranger; `hear` resolves to the hints that each has received. */
    async function watch() {
      const [a, b, c] = [await anna(stack), await bram(stack), await bram(stack)]
      await send(a, b)
      await stack.settle()
      const heard = await Promise.all(
        [b, c].map(async (one) => followHints(stack, (await connect(one)).socket, { isPresence: true })),
      )
      const hear = () => Promise.all(heard.map((hints) => hints()))
      await hear()
      return { a, b, hear }
    }

    test('reach partners who are connected when the member comes and when they go, and nobody else', async () => {
      const { a, hear } = await watch()
      const { socket } = await connect(a)
      expect(await hear()).toEqual([[{ type: 'presence', member: a.id }], []])
      const closed = closeCodeOf(socket)
      socket.close()
      await closed
      expect(await hear()).toEqual([[{ type: 'presence', member: a.id }], []])
    })

    test.each<[string, (a: Member, b: Member) => Promise<unknown>]>([
      ['is invisible', (a) => changeAccount(a.id, { invisible: true })],
      ['switched presence off', (a) => changeAccount(a.id, { hidesPresence: true })],
      ['is fictional', (a) => changeAccount(a.id, { fictional: true })],
      ['was banned', (a) => changeAccount(a.id, { status: 'banned' })],
      ['is leaving', (a) => changeAccount(a.id, { status: 'deletion_pending' })],
      ['was blocked', (a, b) => b.call(safety.block, { body: { id: a.id } })],
      ['blocked', (a, b) => a.call(safety.block, { body: { id: b.id } })],
    ])('LIVE-08 do not tell of a member who %s, be it when they come, go or in between', async (_, hide) => {
      const { a, b, hear } = await watch()
      await stack.queues.pause('live', true)
      const { socket } = await connect(a)
      await stack.settle()
      await hide(a, b)
      await stack.settle()
      await stack.queues.pause('live', false)
      expect(await hear()).toEqual([[], []])
      socket.terminate()
      await stack.settle()
      await vi.waitFor(async () => expect(await listConnections(a.id)).toEqual([]), { timeout: 15_000 })
      expect(await hear()).toEqual([[], []])
    })
  })

  test('ACC-23 HOME-24 the confirmation of the address reaches the other pages of the member, once', async () => {
    const newcomer = await signUp(stack)
    await stack.settle()
    const { hints } = await connect(newcomer)
    await newcomer.call(account.activate, { body: { resend: true } })
    expect(await hints()).toEqual([])
    await confirm(stack, newcomer)
    await confirm(stack, newcomer)
    expect(await hints()).toEqual([{ type: 'confirmed' }])
    await newcomer.call(account.change, { body: { invisible: true } })
    expect(await hints()).toEqual([])
  })

  test('the decision on a photo reaches its owner', async () => {
    const a = await anna(stack)
    const { hints } = await connect(a)
    const photo = await addWaitingPhoto(stack, a.id, {})
    expect(await hints()).toEqual([])
    await decide(stack, a.id, photo, { verdict: 'main' })
    expect(await hints()).toEqual([{ type: 'photo' }])
  })

  test('CHAT-32 the end of the inspection of a photo for a conversation reaches its sender', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const [own, theirs] = [await connect(a), await connect(b)]
    await sendPhoto(stack, a, b)
    expect((await own.hints()).map((hint) => hint.type).toSorted()).toEqual(['credits', 'message', 'photo'])
    expect((await theirs.hints()).map((hint) => hint.type)).toEqual(['message'])
    await sendPhoto(stack, a, b, { file: Buffer.from('no picture') })
    expect(await own.hints()).toEqual([{ type: 'photo' }])
    expect(await theirs.hints()).toEqual([])
  })

  test('no frame holds a text, a name or the address of a photo', async () => {
    const [a, b] = [await anna(stack, { name: 'Annelies' }), await bram(stack, { name: 'Bramert' })]
    const frames: string[] = []
    const { socket, hints } = await connect(b)
    socket.on('message', (data) => frames.push(String(data)))
    await send(a, b)
    await like(a, b)
    await approvedPhotoOf(stack, b)
    const typing = await connect(a)
    type(typing.socket, b)
    await vi.waitFor(() => expect(frames.join()).toContain('typing'), { timeout: 15_000 })
    await hints()
    expect(frames.length).toBeGreaterThan(3)
    for (const word of [text, 'Annelies', 'Bramert', 'photos/', 'http', a.email])
      expect(frames.join()).not.toContain(word)
  })

  test('a browser drops from a frame what its release does not know', () => {
    const hint = { type: 'message', conversation: 'a'.repeat(26), id: newId() }
    expect(Hint.parse({ ...hint, text: 'Hoi' })).toEqual(hint)
    expect(Hint.safeParse({ type: 'unknown' }).success).toBe(false)
  })
})

describe('CHAT-20 OPEN-43 typing', () => {
  const typingOf = (a: Member, b: Member) => ({ type: 'typing', conversation: conversationOf(a.id, b.id) })

  test('reaches the other member only, and writes nothing', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await addMember(stack)]
    await send(a, b)
    await stack.settle()
    const [own, theirs, others] = [await connect(a), await connect(b), await connect(c)]
    await stack.settle()
    // Leaves out the row MARK, which `settle` writes.
    const rows = async () => (await dumpTable(stack)).filter(({ SK }) => SK !== 'MARK')
    const before = await rows()
    type(own.socket, b)
    await vi.waitFor(async () => expect(await theirs.hints()).toEqual([typingOf(a, b)]), { timeout: 15_000 })
    expect([await own.hints(), await others.hints()]).toEqual([[], []])
    expect(await rows()).toEqual(before)
  })

  /** Waits until the functions have handled all frames sent so far. */
  const handled = async ({ hints }: Awaited<ReturnType<typeof connect>>) => {
    await hints()
    await stack.settle()
  }

  test.each([
    ['whom they blocked', (a: Member, b: Member) => a.call(safety.block, { body: { id: b.id } })],
    ['who blocked them', (a: Member, b: Member) => b.call(safety.block, { body: { id: a.id } })],
    ['while invisible and without contact', (a: Member) => a.call(account.change, { body: { invisible: true } })],
  ])('LIVE-08 does not reach a member %s', async (_, prepare) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(b, a)
    await prepare(a, b)
    await stack.settle()
    const [own, theirs] = [await connect(a), await connect(b)]
    type(own.socket, b)
    await handled(own)
    expect(await theirs.hints()).toEqual([])
  })

  test('OPEN-43 is passed on once every 3 s, from each connection', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b)
    await stack.settle()
    const [own, second, theirs] = [await connect(a), await connect(await otherDevice(a)), await connect(b)]
    for (const { socket } of [own, second]) for (let count = 0; count < 5; count++) type(socket, b)
    for (const one of [own, second]) await handled(one)
    expect(await theirs.hints()).toEqual([typingOf(a, b), typingOf(a, b)])
    stack.clock.advance({ seconds: typingSeconds })
    type(own.socket, b)
    await handled(own)
    expect(await theirs.hints()).toEqual([typingOf(a, b)])
  })

  const ended: Record<string, (member: Member) => Promise<unknown>> = {
    'signed out': (member) => member.call(account.logout),
    'ended all sessions': async ({ id }) => commit([endSessions((await findAccount(id))!)]),
    'was banned': ({ id }) => changeAccount(id, { status: 'banned' }),
  }
  test.each(Object.keys(ended))(
    'LIVE-08 of a member who %s passes on nothing, and closes the connection',
    async (how) => {
      const [a, b] = [await anna(stack), await bram(stack)]
      await send(b, a)
      await send(a, b)
      await stack.settle()
      const [own, theirs] = [await connect(a), await connect(b)]
      // The message that would close the connection is lost.
      await stack.queues.pause('live', true)
      await ended[how]!(a)
      await stack.settle()
      stack.queues.clear()
      await stack.queues.pause('live', false)
      expect(own.socket.readyState).toBe(WebSocket.OPEN)
      const closed = closeCodeOf(own.socket)
      type(own.socket, b)
      await closed
      expect(await own.hints()).toEqual([{ type: 'session_ended' }])
      expect(await theirs.hints()).toEqual([])
    },
  )

  test('LIVE-08 a ping of an ended session closes its connection too', async () => {
    const a = await anna(stack)
    const { socket } = await connect(a)
    await stack.queues.pause('live', true)
    await a.call(account.logout)
    await stack.settle()
    stack.queues.clear()
    await stack.queues.pause('live', false)
    const closed = closeCodeOf(socket)
    socket.send('{"type":"ping"}')
    expect(await closed).toBeGreaterThanOrEqual(1_000)
  })

  test('does not reach a stranger, with whom there is no conversation', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const [own, theirs] = [await connect(a), await connect(b)]
    type(own.socket, b)
    await handled(own)
    expect(await theirs.hints()).toEqual([])
  })

  test('LIVE-08 of an invisible member reaches somebody whom they wrote to', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b)
    await a.call(account.change, { body: { invisible: true } })
    await stack.settle()
    const [own, theirs] = [await connect(a), await connect(b)]
    type(own.socket, b)
    await vi.waitFor(async () => expect(await theirs.hints()).toEqual([typingOf(a, b)]), { timeout: 15_000 })
  })
})

describe('LIVE-10 read marks', () => {
  test.each([
    ['the reader', (_: Member, reader: Member) => reader],
    ['the sender', (sender: Member) => sender],
  ])('are neither given nor seen where %s switched them off', async (_, whoOf) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const who = whoOf(a, b)
    expect((await who.call(account.current)).read_marks).toBe(true)
    expect((await who.call(account.change, { body: { read_marks: false } })).read_marks).toBe(false)
    await send(a, b)
    await stack.settle()
    const [own, theirs] = [await connect(a), await connect(b)]
    await openChat(b, a)
    expect(await own.hints()).toEqual([])
    // The reader's own devices still learn what was read.
    expect((await theirs.hints()).map((hint) => hint.type)).toEqual(['read'])
    expect((await openChat(a, b)).read_at).toBeNull()
    await who.call(account.change, { body: { read_marks: true } })
    // Messages read while the reader had read marks switched off never get a read mark.
    const isHidden = who === b
    expect((await openChat(a, b)).read_at === null).toBe(isHidden)
  })

  test('a message that arrived after the last reading is not marked', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await send(a, b)
    await openChat(b, a)
    expect((await openChat(a, b)).read_at).not.toBeNull()
    await send(a, b)
    expect((await openChat(a, b)).read_at).toBeNull()
  })

  test('an invisible member who has not made contact gives none', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { conversation } = await send(a, b)
    await b.call(account.change, { body: { invisible: true } })
    await stack.settle()
    const own = await connect(a)
    await openChat(b, a)
    expect(await own.hints()).toEqual([])
    expect((await a.call(chats.open, { query: { conversation } })).read_at).toBeNull()
  })
})

test('LIVE-08 a block of a conversation in the archive tells the other member nothing', async () => {
  const [a, b] = [await anna(stack), await bram(stack)]
  const { conversation } = await send(b, a)
  await stack.settle()
  for (const { id } of [a, b]) await commit(archiveChat(id, (await findChat(id, conversation))!))
  await stack.settle()
  const theirs = await connect(b)
  await a.call(safety.block, { body: { id: b.id } })
  expect(await theirs.hints()).toEqual([])
})

test('LIVE-01 an eleventh connection of a member closes their oldest', async () => {
  const member = await anna(stack)
  const connections: Awaited<ReturnType<typeof connect>>[] = []
  for (let count = 0; count <= liveConnection.perMember; count++) {
    stack.clock.advance({ seconds: 1 })
    connections.push(await connect(member))
  }
  await stack.settle()
  await vi.waitFor(() => expect(connections[0]!.socket.readyState).toBe(WebSocket.CLOSED), { timeout: 15_000 })
  for (const { socket } of connections.slice(1)) expect(socket.readyState).toBe(WebSocket.OPEN)
})

describe('LIVE-08 the end of a session closes its connection at once', () => {
  const endings: Record<string, (member: Member) => Promise<unknown>> = {
    logout: (member) => member.call(account.logout),
    'all other devices': async (member) =>
      (await otherDevice(member)).call(ownAccount.endSessions, { query: {}, body: {} }),
    'a ban': async ({ id }) => ban(await openStaff(stack), id),
    deletion: (member) => member.call(ownAccount.remove, { body: {} }),
  }

  test.each(Object.keys(endings))('by %s', async (how) => {
    const member = await anna(stack)
    const { socket, hints } = await connect(member)
    const closed = closeCodeOf(socket)
    await endings[how]!(member)
    expect(await hints()).toEqual([{ type: 'session_ended' }])
    expect(await closed).toBeGreaterThanOrEqual(1_000)
    await stack.settle()
    const left = (await dumpTable(stack)).filter(({ PK, SK }) => `${PK} ${SK}`.includes('CONNECTION#'))
    expect(left.filter((row) => row.PK === `MEMBER#${member.id}` || row.memberId === member.id)).toEqual([])
  })

  test('the other sessions of the member stay connected', async () => {
    const member = await anna(stack)
    const other = await connect(await otherDevice(member))
    await connect(member)
    await member.call(account.logout)
    expect(await other.hints()).toEqual([])
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  })

  test('or with the next hint, if its message was lost; that hint is not sent to it', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { hints } = await connect(b)
    await stack.queues.pause('live', true)
    await b.call(account.logout)
    await stack.settle()
    stack.queues.clear()
    await stack.queues.pause('live', false)
    await send(a, b)
    expect(await hints()).toEqual([{ type: 'session_ended' }])
  })
})

describe('LIVE-09 a connection that is gone', () => {
  const sessionOf = async ({ cookies }: Member) =>
    (
      await readCaller(
        [...cookies].map(([name, value]) => `${name}=${value}`),
        readClock(),
      )
    )?.sessionId
  const connectionRows = async (id: string) =>
    (await dumpTable(stack)).filter(({ PK, SK }) => `${PK} ${SK}`.includes(`CONNECTION#${id}`))

  test('is forgotten when it is met', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const sessionId = (await sessionOf(b))!
    const add = async (id: string, secondsAgo: number) => {
      const at = new Date(readClock().getTime() - secondsAgo * 1_000)
      await commit(addConnection((await findAccount(b.id))!, sessionId, id, at))
    }
    await add('GoneAlready=', 30)
    await add('GoneOpening=', 0)
    const { hints } = await connect(b)
    await send(a, b)
    expect((await hints()).map((hint) => hint.type)).toEqual(['message'])
    expect(await connectionRows('GoneAlready=')).toEqual([])
    // A connection whose handshake may not have ended is kept.
    expect(await connectionRows('GoneOpening=')).toHaveLength(2)
  })

  test('of an ended session is forgotten too', async () => {
    const b = await bram(stack)
    const at = new Date(readClock().getTime() - 30_000)
    await commit(addConnection((await findAccount(b.id))!, (await sessionOf(b))!, 'GoneAlready=', at))
    await b.call(account.logout)
    await stack.settle()
    expect(await connectionRows('GoneAlready=')).toEqual([])
  })
})

describe('faults', () => {
  const deliver = (message: LiveMessage) =>
    liveQueue({ Records: [{ messageId: '1', body: JSON.stringify(message) }] } as never)

  test('a hint older than 30 seconds is not sent, and ends nothing', async () => {
    const b = await bram(stack)
    const { hints } = await connect(b)
    const at = (ago: number) => new Date(stack.clock.now().getTime() - ago * 1_000).toISOString()
    await deliver({ to: b.id, hint: { type: 'like' }, at: at(301) })
    expect(await hints()).toEqual([])
    await deliver({ to: b.id, hint: { type: 'like' }, at: at(299) })
    expect(await hints()).toEqual([{ type: 'like' }])
  })

  test('LIVE-13 without the queue, messages arrive all the same', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { hints } = await connect(b)
    await stack.queues.pause('live', true)
    await send(a, b)
    expect(await hints()).toEqual([])
    expect((await b.call(chats.list, { query: {} })).unread).toBe(1)
    await stack.queues.pause('live', false)
  })
})
