import { afterEach, describe, expect, test, vi } from 'vitest'
import { signToken } from '#functions/platform/token.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findChoices } from '#functions/stores/notifications/preferences.ts'
import { commit } from '#functions/table/transaction.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

const day = 86_400
const reasonsOf = async ({ id }: Member) => (await findAccount(id, { consistent: true }))!.notificationsDisabled

/** Mails the member a notification (of the kind `reminders`), or a mail that is always sent. */
async function mailTo(member: Member, event: 'activationOverdue' | 'passwordChanged') {
  const account = (await findAccount(member.id))!
  await commit(notify(account, { event, props: { name: member.name } }, stack.clock.now()))
  return mailsTo(stack, member.email)
}

/**
 * One-click unsubscribe as a mail client sends it (RFC 8058), from the List-Unsubscribe headers of
 * the mail: from another origin, without a cookie.
 */
async function pressUnsubscribe(member: Member) {
  const [mail] = await mailTo(member, 'activationOverdue')
  expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const url = new URL(/^<(.+)>$/.exec(mail!.headers['list-unsubscribe']!.replaceAll(/\s/g, ''))![1]!)
  expect(url.origin).toBe(stack.url)
  const press = () =>
    stranger(stack).raw('POST', url.pathname + url.search, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    })
  return { url, press }
}

const waiting = () => anna(stack, { status: 'not_confirmed' })

describe('NOTIF-11 TRAP-49 one-click unsubscribe by a mail client', () => {
  test('records listunsubscribe once, and stops notifications', async () => {
    const a = await waiting()
    const { press } = await pressUnsubscribe(a)
    for (const answer of await Promise.all([press(), press(), press()]))
      expect(answer).toMatchObject({ status: 200, body: { unsubscribed: true } })
    expect(await reasonsOf(a)).toEqual(['listunsubscribe'])
    vi.spyOn(console, 'info').mockReturnValue()
    expect(await mailTo(a, 'activationOverdue')).toHaveLength(1)
  })

  test('NOTIF-25 leads a browser to the page with the button, in the mail’s language', async () => {
    const a = await anna(stack, { status: 'not_confirmed', language: 'fr' })
    const { url, press } = await pressUnsubscribe(a)
    const open = (address: string) => fetch(address, { redirect: 'manual' })
    const answer = await open(url.href)
    const page = new URL(answer.headers.get('location')!, stack.url)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
    expect(page.origin + page.pathname + page.search).toBe(`${stack.url}${pathTo('unsubscribe')}?language=fr`)
    const token = new URLSearchParams(page.hash.slice(1)).get('token')!
    expect(token).toBe(url.searchParams.get('token'))
    // Mail clients prefetch links, so a GET changes nothing.
    expect(await reasonsOf(a)).toEqual([])
    await stranger(stack).call(notifications.unsubscribe, { query: { token } })
    expect(await reasonsOf(a)).toEqual(['listunsubscribe'])
    expect((await press()).status).toBe(200)

    // Links in older mails have no language, and a malformed language must not reach a header.
    expect((await open(`${url.origin}${url.pathname}?token=${token}`)).headers.get('location')).toBe(
      `${pathTo('unsubscribe')}#token=${token}`,
    )
    const wrong = await open(`${url.origin}${url.pathname}?token=%0d%0ax&language=%3Cb%3E`)
    expect([wrong.status, wrong.headers.get('location')]).toEqual([302, pathTo('unsubscribe')])
  })

  test('TRAP-50 is not offered in mails that the member needs, which are still sent', async () => {
    const a = await waiting()
    await (await pressUnsubscribe(a)).press()
    const mails = await mailTo(a, 'passwordChanged')
    expect(mails).toHaveLength(2)
    expect(mails[0]!.headers).not.toHaveProperty('list-unsubscribe')
    expect(mails[0]!.headers).not.toHaveProperty('list-unsubscribe-post')
  })

  test('works for a year, and has no effect for a former address', async () => {
    const a = await waiting()
    const { press } = await pressUnsubscribe(a)
    stack.clock.advance({ seconds: 365 * day + 1 })
    expect(await press()).toMatchObject({ status: 410, body: { error: 'link_invalid' } })
    stack.clock.reset()
    stack.clock.advance({ seconds: 365 * day - 60 })
    await changeAccount(a.id, { email: `nu.${a.email}` })
    expect((await press()).status).toBe(200)
    expect(await reasonsOf(a)).toEqual([])
  })

  test('withdraws the consent as well where the mail was advertising', async () => {
    const a = await anna(stack)
    await a.call(notifications.change, { body: { mail: { news: true } } })
    const now = stack.clock.now()
    const { hashed } = await import('#functions/platform/hash.ts')
    const claims = { sub: a.id, kind: 'news', email: hashed(a.email) }
    const token = await signToken('unsubscribe', claims, now, new Date(now.getTime() + 1000 * day))
    await stranger(stack).call(notifications.unsubscribe, { query: { token } })
    await a.call(notifications.change, { body: { enable: 'listunsubscribe' } })
    expect(await findChoices(a.id)).toMatchObject({ mail: { news: false }, agreedAt: { mail: {} } })
  })

  test('refuses a token for another purpose, and has no effect for an unknown member', async () => {
    const a = await anna(stack)
    const now = stack.clock.now()
    const later = new Date(now.getTime() + day * 1000)
    const press = (token: string) => stranger(stack).call(notifications.unsubscribe, { query: { token } })
    await expectRefusal(press(await signToken('reset', { sub: a.id, kind: 'news' }, now, later)), 'link_invalid')
    await expectRefusal(press('x'.repeat(60)), 'link_invalid')
    expect(await reasonsOf(a)).toEqual([])
    // The answer about an unknown member reveals nothing.
    const gone = { sub: newId(), kind: 'news', email: 'x' }
    expect(await press(await signToken('unsubscribe', gone, now, later))).toEqual({ unsubscribed: true })
  })
})

describe('NOTIF-09 reports of the mail service', () => {
  test.each([
    ['bounce', 'bounce'],
    ['complaint', 'fbl'],
  ] as const)('of a %s record %s once, even when delivered three times', async (feedback, reason) => {
    const a = await anna(stack)
    const tell = () => stack.tellMailFeedback(a.email.toUpperCase(), feedback)
    await Promise.all([tell(), tell(), tell()])
    expect(await reasonsOf(a)).toEqual([reason])
    await stack.tellMailFeedback(a.email, feedback === 'bounce' ? 'complaint' : 'bounce')
    expect(new Set(await reasonsOf(a))).toEqual(new Set(['bounce', 'fbl']))
  })

  test('are no error when the address is unknown', async () => {
    await stack.tellMailFeedback('niemand@example.org', 'bounce')
  })

  test.each([
    { eventType: 'Bounce', bounce: { bounceType: 'Transient' } },
    { eventType: 'Complaint', complaint: { complaintFeedbackType: 'not-spam' } },
    { eventType: 'Delivery', delivery: {} },
  ])('record nothing when temporary or about another event: %o', async (message) => {
    const a = await anna(stack)
    const recipients = [{ emailAddress: a.email }]
    const told = {
      ...message,
      ...('bounce' in message && { bounce: { ...message.bounce, bouncedRecipients: recipients } }),
      ...('complaint' in message && { complaint: { ...message.complaint, complainedRecipients: recipients } }),
    }
    const { handler } = await import('#functions/notifications/topics/mailFeedback.ts')
    await handler({ Records: [{ Sns: { Message: JSON.stringify(told) } }] } as never)
    expect(await reasonsOf(a)).toEqual([])
  })

  test('NOTIF-02 a kind of mail that the member switched off is not sent', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const a = await waiting()
    await a.call(notifications.change, { body: { mail: { reminders: false } } })
    expect(await mailTo(a, 'activationOverdue')).toEqual([])
    await a.call(notifications.change, { body: { mail: { reminders: true } } })
    expect(await mailTo(a, 'activationOverdue')).toHaveLength(1)
  })
})
