import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { campaignKinds } from '#shared/model/campaign.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { agree, decide, everybody, openEditor, runCampaigns, save, startCampaign } from '#test/support/campaigns.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { payloadsTo, subscribe } from '#test/support/push.ts'
import { mailsTo, signUp } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
const start = new Date('2027-06-01T12:00:00Z')
beforeEach(() => void stack.clock.stopAt(start))
afterEach(async () => {
  stack.mailbox.isDown = false
  await stack.queues.pause('bulkMail', false)
  stack.clock.reset()
})

const mailed = async (member: { email: string }) => (await mailsTo(stack, member.email)).map(({ subject }) => subject)

describe.each(campaignKinds)('NOTIF-23 NOTIF-18 TRAP-49 OPEN-60 a campaign of the kind %s', (kind) => {
  const other = kind === 'news' ? 'promotions' : 'news'
  const title = `Matrix ${kind}`

  test('reaches a member who agreed to its mails, and no other of eight kinds of members', async () => {
    const add = async (change: (member: Member) => unknown) => {
      const member = await anna(stack)
      await change(member)
      return member
    }
    const agreed = await add((member) => agree(member, kind))
    const others = {
      'never agreed': await add(() => {}),
      'agreed to the other kind': await add((member) => agree(member, other)),
      'agreed to pushes only': await add((member) =>
        member.call(notifications.change, { body: { push: { [kind]: true } } }),
      ),
      'withdrew the consent': await add(async (member) => {
        await agree(member, kind)
        await agree(member, kind, false)
      }),
      'has notifications disabled': await add(async (member) => {
        await agree(member, kind)
        await stack.tellMailFeedback(member.email, 'complaint')
      }),
      'is banned': await add(async (member) => {
        await agree(member, kind)
        await changeAccount(member.id, { status: 'banned' })
      }),
      'is leaving': await add(async (member) => {
        await agree(member, kind)
        await changeAccount(member.id, { status: 'deletion_pending' })
      }),
    }
    const unconfirmed = await signUp(stack)
    await unconfirmed.call(notifications.change, { body: { mail: { [kind]: true } } })
    await stack.settle()

    const { author, started } = await startCampaign(stack, { kind, title })
    expect(await author.call(campaigns.count, { query: { id: started.id } })).toEqual({ members: 1 })
    await runCampaigns(stack, 3)
    expect((await mailed(agreed)).filter((subject) => subject === title)).toEqual([title])
    for (const [who, member] of Object.entries(others)) expect([who, ...(await mailed(member))]).not.toContain(title)
    expect(await mailed({ email: unconfirmed.form.email })).not.toContain(title)
    const after = await author.call(campaigns.open, { query: { id: started.id } })
    expect(after).toMatchObject({
      state: 'done',
      results: { ordered: 1, skipped: 0, sent: 1, waiting: 0, dropped: {} },
    })
    await agree(agreed, kind, false)
    await agree(others['agreed to the other kind'], other, false)
  })
})

describe.each(campaignKinds)('NOTIF-23 NOTIF-18 a campaign of the kind %s by push', (kind) => {
  test('reaches the devices of members who agreed to that, once, and leads to the page of its text', async () => {
    const add = async (switches: { mail: boolean; push: boolean }, hasDevice = true) => {
      const member = await anna(stack)
      const device = hasDevice ? await subscribe(stack, member) : undefined
      await member.call(notifications.change, {
        body: { mail: { [kind]: switches.mail }, push: { [kind]: switches.push } },
      })
      return { member, device, ...switches }
    }
    const members = [
      await add({ mail: true, push: true }),
      await add({ mail: false, push: true }),
      await add({ mail: true, push: false }),
      await add({ mail: false, push: false }),
    ]
    const without = await add({ mail: false, push: true }, false)
    const loggedOut = await add({ mail: false, push: true })
    await loggedOut.member.call(account.logout)
    await stack.settle()
    // Members who are on the site get no push.
    stack.clock.advance({ minutes: 20 })
    const { author, started } = await startCampaign(stack, { kind, title: `Push ${kind}` })
    expect(await author.call(campaigns.count, { query: { id: started.id } })).toEqual({ members: 3 })
    await runCampaigns(stack, 3)
    await stack.runJob('notifications', 'sendPushes')
    await stack.settle()
    for (const { member, device, mail, push } of members) {
      expect((await mailed(member)).includes(`Push ${kind}`)).toBe(mail)
      const expected = push ? [{ kind, count: 1, path: '/members', tag: kind }] : []
      expect(payloadsTo(stack, device!)).toMatchObject(expected)
    }
    expect(payloadsTo(stack, loggedOut.device!)).toEqual([])
    expect(await mailed(without.member)).not.toContain(`Push ${kind}`)
    const { results } = await author.call(campaigns.open, { query: { id: started.id } })
    // A push without a mail does not count as a waiting mail.
    expect(results).toMatchObject({ ordered: 3, skipped: 0, sent: 2, waiting: 0 })
    for (const { member } of members.slice(0, 3))
      await member.call(notifications.change, { body: { mail: { [kind]: false }, push: { [kind]: false } } })
  })
})

describe('NOTIF-23 a running campaign', () => {
  test('does not reach a member who withdraws the consent, leaves or disables mails while their mail waits', async () => {
    const [a, b, c] = [await anna(stack), await anna(stack), await anna(stack)]
    for (const one of [a, b, c]) await agree(one, 'news')
    await stack.settle()
    const { author, started } = await startCampaign(stack, { kind: 'news', title: 'Wachtend' })
    await stack.queues.pause('bulkMail', true)
    await runCampaigns(stack)
    await agree(a, 'news', false)
    await changeAccount(b.id, { status: 'banned' })
    await stack.tellMailFeedback(c.email, 'bounce')
    await stack.queues.pause('bulkMail', false)
    await stack.settle()
    for (const one of [a, b, c]) expect(await mailed(one)).not.toContain('Wachtend')
    const { results } = await author.call(campaigns.open, { query: { id: started.id } })
    expect(results).toMatchObject({ ordered: 3, sent: 0, dropped: { unwanted: 1, inactive: 1, disabled: 1 } })
    await agree(c, 'news', false)
  })

  test('drops queued mails once it is stopped, and orders no further ones', async () => {
    const members = await Promise.all(Array.from({ length: 30 }, () => addMember(stack)))
    for (const one of members) await agree(one, 'promotions')
    await stack.settle()
    const { other, started } = await startCampaign(stack, { title: 'Gestopt' })
    await stack.queues.pause('bulkMail', true)
    await stack.runJob('campaigns', 'runCampaigns')
    const stopped = await decide(other, started, 'stop')
    expect(stopped).toMatchObject({ state: 'stopped' })
    await stack.queues.pause('bulkMail', false)
    await runCampaigns(stack, 3)
    for (const one of members) expect(await mailed(one)).not.toContain('Gestopt')
    const { results } = await other.call(campaigns.open, { query: { id: started.id } })
    expect(results).toMatchObject({ sent: 0, dropped: { outdated: results!.ordered } })
    for (const one of members) await agree(one, 'promotions', false)
  })

  test('that is done drops the mails that wait for the mail service once it is stopped', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const members = [await anna(stack), await anna(stack)]
    for (const one of members) await agree(one, 'news')
    await stack.settle()
    const { author, other, started } = await startCampaign(stack, { kind: 'news', title: 'Te laat gestopt' })
    stack.mailbox.isDown = true
    await runCampaigns(stack, 2)
    const open = () => author.call(campaigns.open, { query: { id: started.id } })
    const done = await open()
    expect(done).toMatchObject({ state: 'done', results: { ordered: 2, sent: 0, waiting: 2 } })
    expect(await decide(other, done, 'stop')).toMatchObject({ state: 'stopped', results: { waiting: 2 } })
    stack.mailbox.isDown = false
    stack.clock.advance({ minutes: 5 })
    await stack.runJob('mail', 'retryMail')
    await stack.settle()
    for (const one of members) expect(await mailed(one)).not.toContain('Te laat gestopt')
    expect(await open()).toMatchObject({ results: { sent: 0, waiting: 0, dropped: { outdated: 2 } } })
    vi.restoreAllMocks()
    for (const one of members) await agree(one, 'news', false)
  })

  test('drops its pushes that wait for the end of quiet hours or for another try once it is stopped', async () => {
    const add = async (quiet_hours: { from: number; to: number } | null) => {
      const member = await anna(stack)
      const device = await subscribe(stack, member)
      await member.call(notifications.change, { body: { push: { promotions: true }, quiet_hours } })
      return { member, device }
    }
    const sendPushes = async () => {
      await stack.runJob('notifications', 'sendPushes')
      await stack.settle()
    }
    // Quiet hours until 15:00 of the country, an hour after the start.
    const [held, retried] = [await add({ from: 14, to: 15 }), await add(null)]
    await stack.settle()
    stack.clock.advance({ minutes: 20 })
    const pushesOf = async (isStopped: boolean) => {
      stack.clock.stopAt(new Date(start.getTime() + 20 * 60_000 + (isStopped ? 0 : 24 * 3_600_000)))
      const { other, started } = await startCampaign(stack, { title: 'Pushes' })
      stack.pushes.setFault({ status: 503 })
      await runCampaigns(stack, 2)
      await sendPushes()
      expect(stack.pushes.requests(retried.device.endpoint)).toBeGreaterThan(0)
      stack.pushes.setFault(null)
      const { version } = await other.call(campaigns.open, { query: { id: started.id } })
      if (isStopped) await decide(other, { id: started.id, version }, 'stop')
      stack.clock.advance({ minutes: 50 })
      await sendPushes()
      return [held, retried].map(({ device }) => payloadsTo(stack, device).length)
    }
    expect(await pushesOf(true)).toEqual([0, 0])
    expect(await pushesOf(false)).toEqual([1, 1])
    for (const { member } of [held, retried])
      await member.call(notifications.change, { body: { push: { promotions: false } } })
  })

  test('shows no mail as waiting once none could be, whatever was not counted', async () => {
    const member = await anna(stack)
    await agree(member, 'news')
    await stack.settle()
    const { started } = await startCampaign(stack, { kind: 'news', title: 'Verlopen' })
    await stack.queues.pause('bulkMail', true)
    await runCampaigns(stack, 2)
    stack.clock.advance({ minutes: 7 * 24 * 60 })
    const editor = await openEditor(stack)
    const { state, results } = await editor.call(campaigns.open, { query: { id: started.id } })
    expect([state, results?.sent, results?.waiting]).toEqual(['done', 0, 0])
    await stack.queues.pause('bulkMail', false)
    await agree(member, 'news', false)
  })

  test('tells a member who got another campaign within 24 hours nothing, and tells them a day later', async () => {
    const member = await anna(stack)
    await agree(member, 'news')
    await stack.settle()
    const titles = async () => (await mailed(member)).filter((subject) => /^Dag/.test(subject)).reverse()
    await startCampaign(stack, { kind: 'news', title: 'Dag 1' })
    await runCampaigns(stack, 2)
    stack.clock.stopAt(new Date(start.getTime() + 24 * 3_600_000 - 1))
    const { author, started } = await startCampaign(stack, { kind: 'news', title: 'Dag 1b' })
    await runCampaigns(stack, 2)
    expect(await titles()).toEqual(['Dag 1'])
    expect(await author.call(campaigns.open, { query: { id: started.id } })).toMatchObject({
      results: { ordered: 0, skipped: 1 },
    })
    stack.clock.stopAt(new Date(start.getTime() + 24 * 3_600_000))
    await startCampaign(stack, { kind: 'news', title: 'Dag 2' })
    await runCampaigns(stack, 2)
    expect(await titles()).toEqual(['Dag 1', 'Dag 2'])
    await agree(member, 'news', false)
  })

  test('starts at its time', async () => {
    const member = await bram(stack)
    await agree(member, 'news')
    await stack.settle()
    const at = new Date(start.getTime() + 3_600_000)
    await startCampaign(stack, { kind: 'news', title: 'Om één uur', start_at: at.toISOString() })
    stack.clock.stopAt(new Date(at.getTime() - 1))
    await stack.runJob('campaigns', 'runCampaigns')
    expect(await mailed(member)).not.toContain('Om één uur')
    stack.clock.stopAt(at)
    await runCampaigns(stack)
    expect(await mailed(member)).toContain('Om één uur')
    await agree(member, 'news', false)
  })

  test('is mailed in the language of the member, with the small print of its kind and no tracking', async () => {
    const [dutch, english] = [await anna(stack), await anna(stack, { language: 'en' })]
    for (const one of [dutch, english]) await agree(one, 'promotions')
    await stack.settle()
    await startCampaign(stack, { title: 'Talen' })
    await runCampaigns(stack, 2)
    expect(await mailed(dutch)).toContain('Talen')
    const mail = (await mailsTo(stack, english.email)).find(({ subject }) => subject === 'Talen (en)')!
    expect(mail.text).toContain('you agreed to receive offers')
    expect(mail.text).toContain(`${stack.url}/members`)
    expect(mail.headers['list-unsubscribe']).toMatch(/^<http.*token=/)
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(mail.html).not.toMatch(/<img/)
    expect(mail.links.filter((link) => !link.startsWith(stack.url))).toEqual([])
    for (const one of [dutch, english]) await agree(one, 'promotions', false)
  })

  test('counts who bounced, complained and unsubscribed because of it, each once', async () => {
    const [a, b, c, d] = [await anna(stack), await anna(stack), await anna(stack), await anna(stack)]
    for (const one of [a, b, c, d]) await agree(one, 'promotions')
    await stack.settle()
    const { author, started } = await startCampaign(stack, { title: 'Gevolgen' })
    await runCampaigns(stack, 2)
    for (const _ of [1, 2]) {
      await stack.tellMailFeedback(a.email, 'bounce')
      await stack.tellMailFeedback(b.email, 'complaint')
      for (const one of [c, d]) {
        const mail = (await mailsTo(stack, one.email)).find(({ subject }) => subject === 'Gevolgen')!
        const token = decodeURIComponent(
          one === c
            ? /token=([^&>]+)/.exec(mail.headers['list-unsubscribe']!)![1]!
            : /#token=([\w.-]+)&kind=promotions/.exec(mail.text)![1]!,
        )
        await stack.visitor().call(notifications.unsubscribe, { query: { token } })
      }
    }
    const { results } = await author.call(campaigns.open, { query: { id: started.id } })
    expect(results).toMatchObject({ sent: 4, bounced: 1, complained: 1, unsubscribed: 2 })
    await stack.settle()
    expect(await author.call(campaigns.count, { query: { id: started.id } })).toEqual({ members: 0 })
  })

  test('is delayed by an outage of the mail service, and loses no mail', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const member = await anna(stack)
    await agree(member, 'news')
    await stack.settle()
    await startCampaign(stack, { kind: 'news', title: 'Storing' })
    stack.mailbox.isDown = true
    await runCampaigns(stack, 2)
    stack.mailbox.isDown = false
    stack.clock.advance({ minutes: 2 })
    await stack.runJob('mail', 'retryMail')
    await stack.settle()
    expect(await mailed(member)).toContain('Storing')
    vi.restoreAllMocks()
    await agree(member, 'news', false)
  })
})

describe('NOTIF-23 a segment', () => {
  test('is counted and reached exactly: language, premium, last visit', async () => {
    stack.clock.stopAt(new Date(start.getTime() - 20 * 86_400_000))
    const old = await anna(stack)
    stack.clock.stopAt(new Date(start.getTime() - 10 * 86_400_000))
    const [recent, english, paying] = [
      await anna(stack),
      await anna(stack, { language: 'en' }),
      await anna(stack, { premium: true } as never),
    ]
    for (const one of [old, recent, english, paying]) await agree(one, 'news')
    stack.clock.stopAt(start)
    await stack.settle()
    const editor = await openEditor(stack)
    const count = async (segment: object) => {
      const { id } = await save(editor, { kind: 'news', segment: { ...everybody, ...segment } })
      return (await editor.call(campaigns.count, { query: { id } })).members
    }
    expect(await count({})).toBe(4)
    expect(await count({ language: 'en' })).toBe(1)
    expect(await count({ language: 'nl' })).toBe(3)
    expect(await count({ premium: true })).toBe(1)
    expect(await count({ premium: false })).toBe(3)
    expect(await count({ visited: { within: true, days: 9 } })).toBe(0)
    expect(await count({ visited: { within: true, days: 10 } })).toBe(3)
    expect(await count({ visited: { within: true, days: 20 } })).toBe(4)
    expect(await count({ visited: { within: false, days: 9 } })).toBe(4)
    expect(await count({ visited: { within: false, days: 10 } })).toBe(1)
    expect(await count({ visited: { within: false, days: 20 } })).toBe(0)

    const segment = { language: 'nl', premium: false, visited: { within: true, days: 10 } } as const
    await startCampaign(stack, { kind: 'news', title: 'Segment', segment })
    await runCampaigns(stack, 2)
    expect(await mailed(recent)).toEqual(['Segment'])
    for (const one of [old, english, paying]) expect(await mailed(one)).toEqual([])
    await old.call(account.current)
    await stack.settle()
    expect(await count({ visited: { within: false, days: 10 } })).toBe(0)
    for (const one of [old, recent, english, paying]) await agree(one, 'news', false)
  })
})
