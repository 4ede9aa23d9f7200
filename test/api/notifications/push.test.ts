import { describe, expect, test } from 'vitest'
import { listPushPlaces } from '#functions/stores/notifications/preferences.ts'
import { account, logIn, subscribePush } from '#shared/contract/account.ts'
import { notifications } from '#shared/contract/notifications.ts'
import { isPushServiceUrl } from '#shared/rules/push-service.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()

const subscriptionAt = (endpoint: string) => ({
  endpoint,
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
})
const device = (name: string) => subscriptionAt(`https://fcm.googleapis.com/fcm/send/${name}`)
const subscribe = (member: Member, subscription = device('one')) =>
  member.call(subscribePush, { query: { push: '1' }, body: { subscription } })
const rawSubscribe = (member: Member, endpoint: string) =>
  member.raw('POST', '/api/user.php?push=1', { body: { subscription: subscriptionAt(endpoint) } })

describe('API-04 the push subscription of a device', () => {
  test('OPEN-08 NOTIF-06 is stored once for the signed-in member, however often it is sent', async () => {
    const a = await anna(world)
    const answers = await Promise.all([subscribe(a), subscribe(a), subscribe(a)])
    for (const answer of answers) expect(answer).toEqual({ subscribed: true })
    const stored = (await dumpTable(world)).filter(({ PK, SK }) => PK === `MEMBER#${a.id}` && /^PUSH#/.test(String(SK)))
    expect(stored).toMatchObject([{ ...device('one').keys, endpoint: device('one').endpoint }])
    await subscribe(a, device('two'))
    expect(await listPushPlaces(a.id)).toHaveLength(2)
  })

  test('ROLE-03 is refused to a visitor with a request to log in, and not stored', async () => {
    await expectRefusal(
      world.visitor().call(subscribePush, { query: { push: '1' }, body: { subscription: device('nobody') } }),
      'authentication_required',
    )
    expect(JSON.stringify(await dumpTable(world))).not.toContain('nobody')
  })

  test('is not stored by a failed sign-in, nor when empty', async () => {
    const a = await anna(world)
    await expectRefusal(a.call(logIn, { body: { email: a.email, password: 'fout' } }), 'login_failed')
    expect((await a.raw('POST', '/api/user.php?push=1', { body: {} })).status).toBe(400)
    expect(await listPushPlaces(a.id)).toEqual([])
  })

  test('passes to another member who signs in on the device', async () => {
    const [a, b] = [await anna(world), await bram(world)]
    await subscribe(a)
    await a.call(account.logout)
    await subscribe(b)
    expect(await listPushPlaces(b.id)).toHaveLength(1)
  })

  test('is one of at most 20, the latest', async () => {
    const a = await anna(world)
    for (let n = 0; n < 23; n++) {
      await subscribe(a, device(`phone-${n}`))
      world.clock.advance({ seconds: 1 })
    }
    world.clock.reset()
    const kept = (await dumpTable(world)).filter(({ PK, SK }) => PK === `MEMBER#${a.id}` && /^PUSH#/.test(String(SK)))
    const names = kept.map(({ endpoint }) => Number(/phone-(\d+)/.exec(String(endpoint))?.[1]))
    expect(names.sort((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, n) => n + 3))
  })
})

const known = [
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QGuQ',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
]
const strange = [
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/?https://fcm.googleapis.com/',
  'https://notify.windows.com.evil.example/w',
  'https://evilpush.apple.com.example/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'https://[::1]/abc',
  'https://push.apple.com@evil.example/abc',
  'file:///etc/passwd',
  'no address',
]

test.each(known)('%s is accepted as the address of a push service', async (address) => {
  expect(isPushServiceUrl(address)).toBe(true)
  expect(await rawSubscribe(await anna(world), address)).toMatchObject({ status: 200, body: { subscribed: true } })
})

test.each(strange)('%s is refused as the address of a push service, and not stored', async (address) => {
  expect(isPushServiceUrl(address)).toBe(false)
  const a = await anna(world)
  expect(await rawSubscribe(a, address)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
  expect(await listPushPlaces(a.id)).toEqual([])
})

describe('API-07 OPEN-09 the page-hidden beacon', () => {
  /** A beacon: JSON with the content type of plain text. */
  const beacon = (who: Member | ReturnType<typeof world.visitor>) =>
    who.raw('POST', notifications.pageHidden.path, {
      body: '{}',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    })

  test('is answered with 204, and sets the last use of the session', async () => {
    const a = await anna(world)
    world.clock.advance({ minutes: 7 })
    const answer = await beacon(a)
    expect(answer).toMatchObject({ status: 204, body: {} })
    expect(answer.headers.get('content-type')).toBeNull()
    const leftAt = world.clock.now().getTime()
    const [session] = (await a.call(account.listSessions)).sessions
    expect(Math.abs(Date.parse(session!.last_used_at) - leftAt)).toBeLessThan(5000)
    world.clock.reset()
  })

  test('stores nothing for a visitor, or after logout', async () => {
    // Pending stream writes about earlier members would disturb the comparison.
    await world.settle()
    const before = (await dumpTable(world)).length
    expect((await beacon(world.visitor())).status).toBe(204)
    expect(await dumpTable(world)).toHaveLength(before)
    const a = await anna(world)
    const cookies = new Map(a.cookies)
    await a.call(account.logout)
    for (const [name, value] of cookies) a.cookies.set(name, value)
    expect((await beacon(a)).status).toBe(204)
    const sessions = (await dumpTable(world)).filter(
      ({ PK, SK }) => PK === `MEMBER#${a.id}` && /^SESSION#/.test(String(SK)),
    )
    expect(sessions).toEqual([])
  })
})
