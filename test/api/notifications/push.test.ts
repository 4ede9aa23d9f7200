import { describe, expect, test } from 'vitest'
import { addPushDevice, listPushDevices } from '#functions/stores/notifications/devices.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { logIn, subscribePush } from '#shared/contract/login-calls.ts'
import * as notifications from '#shared/contract/notifications.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { isPushServiceUrl } from '#shared/rules/push-service.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member, onAnotherDevice } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()

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
    const a = await anna(stack)
    const answers = await Promise.all([subscribe(a), subscribe(a), subscribe(a)])
    for (const answer of answers) expect(answer).toEqual({ subscribed: true })
    const stored = (await dumpTable(stack)).filter(({ PK, SK }) => PK === `MEMBER#${a.id}` && /^PUSH#/.test(String(SK)))
    expect(stored).toMatchObject([{ ...device('one').keys, endpoint: device('one').endpoint }])
  })

  test('NOTIF-20 replaces the one that the same browser had before, and that of no other device', async () => {
    const a = await anna(stack)
    const other = await onAnotherDevice(stack, a)
    await subscribe(other, device('desktop'))
    for (const name of ['old', 'renewed']) {
      await subscribe(a, device(name))
      stack.clock.advance({ seconds: 1 })
    }
    stack.clock.reset()
    const endpoints = (await listPushDevices(a.id)).map(({ endpoint }) => endpoint)
    expect(endpoints.sort()).toEqual([device('desktop').endpoint, device('renewed').endpoint])
    expect((await a.call(notifications.preferences)).devices.filter(({ current }) => current)).toHaveLength(1)
  })

  test('ROLE-03 is refused to a visitor with a request to log in, and not stored', async () => {
    await expectRefusal(
      stack.visitor().call(subscribePush, { query: { push: '1' }, body: { subscription: device('nobody') } }),
      'authentication_required',
    )
    expect(JSON.stringify(await dumpTable(stack))).not.toContain('nobody')
  })

  test('is not stored by a failed sign-in, nor when empty', async () => {
    const a = await anna(stack)
    await expectRefusal(a.call(logIn, { body: { email: a.email, password: 'fout' } }), 'login_failed')
    expect((await a.raw('POST', '/api/user.php?push=1', { body: {} })).status).toBe(400)
    expect(await listPushDevices(a.id)).toEqual([])
  })

  test('passes to another member who signs in on the device', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await subscribe(a)
    await a.call(account.logout)
    await subscribe(b)
    expect(await listPushDevices(b.id)).toHaveLength(1)
  })

  test('NOTIF-20 is forgotten at logout on that device, and on no other', async () => {
    const a = await anna(stack)
    const other = await onAnotherDevice(stack, a)
    await subscribe(a)
    await subscribe(other, device('two'))
    await a.call(account.logout)
    expect((await listPushDevices(a.id)).map(({ endpoint }) => endpoint)).toEqual([device('two').endpoint])
  })

  test('NOTIF-18 is listed by browser and system, the latest first, only while its session lasts', async () => {
    const a = await anna(stack)
    const other = await onAnotherDevice(stack, a)
    const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
    const body = { subscription: device('phone') }
    await a.raw('POST', '/api/user.php?push=1', { body, headers: { 'user-agent': userAgent } })
    stack.clock.advance({ minutes: 1 })
    await subscribe(other, device('desktop'))
    stack.clock.reset()
    const { devices } = await a.call(notifications.preferences)
    expect(devices).toMatchObject([{ current: false }, { name: 'Firefox, Android', current: true }])
    await a.call(ownAccount.endSessions, { body: {} })
    expect((await a.call(notifications.preferences)).devices).toEqual(devices.slice(1))
  })

  test('NOTIF-18 is removed by the member from any device, however often', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await subscribe(a)
    const { devices } = await a.call(notifications.preferences)
    const body = { id: devices[0]!.id }
    await b.call(notifications.forgetDevice, { body })
    expect(await listPushDevices(a.id)).toHaveLength(1)
    for (const _ of [1, 2]) expect((await a.call(notifications.forgetDevice, { body })).devices).toEqual([])
    expect(await listPushDevices(a.id)).toEqual([])
  })

  test('NOTIF-20 stays where the session of the call that removes it has ended', async () => {
    const a = await anna(stack)
    const other = await onAnotherDevice(stack, a)
    await subscribe(a)
    const [own] = await listPushDevices(a.id)
    await a.call(ownAccount.endSessions, { body: {} })
    const body = { id: own!.id }
    await expectRefusal(other.call(notifications.forgetDevice, { body }), 'authentication_required')
    expect(await listPushDevices(a.id)).toHaveLength(1)
  })

  test('is one of at most 20, the latest', async () => {
    const a = await anna(stack)
    for (let n = 0; n < 23; n++) {
      await subscribe(await onAnotherDevice(stack, a), device(`phone-${n}`))
      stack.clock.advance({ seconds: 1 })
    }
    stack.clock.reset()
    const kept = (await dumpTable(stack)).filter(({ PK, SK }) => PK === `MEMBER#${a.id}` && /^PUSH#/.test(String(SK)))
    const names = kept.map(({ endpoint }) => Number(/phone-(\d+)/.exec(String(endpoint))?.[1]))
    expect(names.sort((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, n) => n + 3))
  })

  /** Stores more devices than one transaction can remove, as parallel calls could. */
  async function addMany(member: Member, session: string) {
    const { keys: subscriptionKeys } = device('many')
    const origin = { session, device: '', at: '2026-01-01T00:00:00.000Z' }
    const stored = Array.from({ length: 130 }, (_, n) => ({ ...device(`many-${n}`), ...subscriptionKeys, ...origin }))
    await Promise.all(stored.map(({ keys: _, ...one }) => commit(addPushDevice(member.id, one, []))))
  }

  test('is stored however many others parallel calls left above the maximum', async () => {
    const a = await anna(stack)
    await addMany(a, 'ended')
    expect(await subscribe(a, device('last'))).toEqual({ subscribed: true })
    const kept = await listPushDevices(a.id)
    expect(kept[0]!.endpoint).toBe(device('last').endpoint)
    expect(kept).toHaveLength(81)
  })

  test('NOTIF-20 does not keep a member from logging out, however many there are', async () => {
    const a = await anna(stack)
    await subscribe(a)
    await addMany(a, (await listPushDevices(a.id))[0]!.session)
    expect(await a.call(account.logout)).toEqual({ logged_out: true })
    expect((await listPushDevices(a.id)).length).toBeLessThan(131)
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
  expect(await rawSubscribe(await anna(stack), address)).toMatchObject({ status: 200, body: { subscribed: true } })
})

test.each(strange)('%s is refused as the address of a push service, and not stored', async (address) => {
  expect(isPushServiceUrl(address)).toBe(false)
  const a = await anna(stack)
  expect(await rawSubscribe(a, address)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
  expect(await listPushDevices(a.id)).toEqual([])
})

describe('API-07 OPEN-09 the page-hidden beacon', () => {
  /** A beacon: JSON with the content type of plain text. */
  const beacon = (who: Member | ReturnType<typeof stack.visitor>) =>
    who.raw('POST', notifications.pageHidden.path, {
      body: '{}',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    })

  test('is answered with 204, and sets the last use of the session', async () => {
    const a = await anna(stack)
    stack.clock.advance({ minutes: 7 })
    const answer = await beacon(a)
    expect(answer).toMatchObject({ status: 204, body: {} })
    expect(answer.headers.get('content-type')).toBeNull()
    const leftAt = stack.clock.now().getTime()
    const [session] = (await a.call(ownAccount.listSessions)).sessions
    expect(Math.abs(Date.parse(session!.last_used_at) - leftAt)).toBeLessThan(5000)
    stack.clock.reset()
  })

  test('stores nothing for a visitor, or after logout', async () => {
    // Pending stream writes about earlier members would disturb the comparison.
    await stack.settle()
    const before = (await dumpTable(stack)).length
    expect((await beacon(stack.visitor())).status).toBe(204)
    expect(await dumpTable(stack)).toHaveLength(before)
    const a = await anna(stack)
    const cookies = new Map(a.cookies)
    await a.call(account.logout)
    for (const [name, value] of cookies) a.cookies.set(name, value)
    expect((await beacon(a)).status).toBe(204)
    const sessions = (await dumpTable(stack)).filter(
      ({ PK, SK }) => PK === `MEMBER#${a.id}` && /^SESSION#/.test(String(SK)),
    )
    expect(sessions).toEqual([])
  })
})
