import { unzipSync } from 'fflate'
import { afterEach, describe, expect, test } from 'vitest'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId, type Refused } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

/** Sends a message. Returns the key by which a complaint refers to the message. */
async function send(from: Member, to: Member, text: string): Promise<string> {
  const { message } = await from.call(chats.send, { body: { member: to.id, id: newId(), text } })
  return `${message.sent_at}#${message.id}`
}

async function report(who: Member, about: Member, named: { message?: string; field?: 'about' | 'sunday' | 'laugh' }) {
  const id = newId()
  const kind = named.message ? ('message' as const) : ('profile' as const)
  await who.call(safety.complain, {
    body: { id, kind, member: about.id, text: 'Dit kan niet.', good_faith: true, ...named },
  })
  return id
}

async function shownToStaff(id: string) {
  const { evidence } = await (await openStaff(stack)).call(moderation.complaint, { query: { id } })
  return {
    reported: evidence!.messages.filter(({ reported }) => reported).map(({ text }) => text),
    messages: evidence!.messages.map(({ text }) => text),
    text: evidence!.reported_text,
    profile: evidence!.profile,
  }
}

describe('a complaint about one message', () => {
  test('MOD-05 shows it marked to staff, within the conversation', async () => {
    const [a, b] = [await anna(stack, { credits: 20 }), await bram(stack)]
    await send(a, b, 'Hoi')
    const message = await send(b, a, 'Geef me geld')
    await send(b, a, 'Nu')
    expect(await shownToStaff(await report(a, b, { message }))).toMatchObject({
      reported: ['Geef me geld'],
      messages: ['Hoi', 'Geef me geld', 'Nu'],
      text: null,
    })
  })

  test('MOD-05 has it also where a hundred messages came after it, with those before it', async () => {
    const [a, b] = [await anna(stack), await bram(stack, { credits: 200 })]
    await send(b, a, 'Ervoor')
    const message = await send(b, a, 'Ik weet waar je woont')
    for (let n = 1; n <= 101; n++) await send(b, a, `Bericht ${n}`)
    const { reported, messages } = await shownToStaff(await report(a, b, { message }))
    expect(reported).toEqual(['Ik weet waar je woont'])
    expect(messages.slice(0, 3)).toEqual(['Ervoor', 'Ik weet waar je woont', 'Bericht 2'])
    expect(messages).toHaveLength(102)
  })

  test('MOD-05 TRAP-62 can be filed after the complainer removed the conversation or blocked the sender', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const message = await send(b, a, 'Geef me geld')
    await a.call(safety.block, { body: { id: b.id } })
    expect((await shownToStaff(await report(a, b, { message }))).reported).toEqual(['Geef me geld'])
  })

  test('MOD-05 is refused, and nothing is filed, unless the member sent it to the complainer', async () => {
    const [a, b, c] = [await anna(stack, { credits: 20 }), await bram(stack), await bram(stack)]
    const own = await send(a, b, 'Hoi')
    const theirs = await send(b, a, 'Hallo')
    const ofOthers = await send(c, b, 'Geheim')
    const filed = async (who: Member, about: Member, message: string) => {
      const id = newId()
      const body = { id, kind: 'message', member: about.id, text: 'Dit kan niet.', good_faith: true, message } as const
      await expectRefusal(who.call(safety.complain, { body }), 'not_found')
      return findComplaint(id, { consistent: true })
    }
    expect(await filed(a, b, own), 'their own').toBeUndefined()
    expect(await filed(a, c, theirs), 'of another conversation').toBeUndefined()
    expect(await filed(a, b, ofOthers), 'of others').toBeUndefined()
    expect(await filed(a, c, ofOthers), 'sent to somebody else').toBeUndefined()
    expect(await filed(c, b, theirs), "of others' conversation").toBeUndefined()
    expect(await filed(a, b, `2026-11-20T20:00:00.000Z#${newId()}`), 'of none').toBeUndefined()
    const body = { id: newId(), kind: 'message', member: b.id, text: 'Nee', good_faith: true, message: theirs } as const
    const visitor = stranger(stack).call(safety.complain, { body: { ...body, email: 'x@example.org', name: 'Eva' } })
    await expectRefusal(visitor, 'not_found')
  })

  test('MOD-05 CHAT-33 is refused about a message past the privacy limit', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const message = await send(b, a, 'Lang geleden')
    // Each step is shorter than a session lasts, so each call renews the session.
    for (const days of [25, 25, 25, 16]) {
      stack.clock.advance({ days })
      await a.call(account.current)
    }
    const body = {
      id: newId(),
      kind: 'message',
      member: b.id,
      text: 'Dit kan niet.',
      good_faith: true,
      message,
    } as const
    await expectRefusal(a.call(safety.complain, { body }), 'not_found')
  })

  test('MOD-05 is filed once under its id, also if the message is gone at the repeat', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const message = await send(b, a, 'Geef me geld')
    const id = newId()
    const body = { id, kind: 'message', member: b.id, text: 'Dit kan niet.', good_faith: true, message } as const
    const first = await a.call(safety.complain, { body })
    const missing = `2026-11-20T20:00:00.000Z#${newId()}`
    expect(await a.call(safety.complain, { body: { ...body, message: missing } })).toEqual(first)
    expect((await shownToStaff(id)).reported).toEqual(['Geef me geld'])
  })
})

describe('a complaint about one text of a profile', () => {
  const prompts = [{ prompt: 'sunday', answer: 'Bel me op 0612345678' }] as const
  const texts = { about: 'Ik verkoop crypto', prompts: [...prompts] }

  test.each([
    ['the text about oneself', 'about'],
    ['an answer', 'sunday'],
  ] as const)('MOD-05 freezes %s and names it to staff, also after the member changed it', async (_, field) => {
    const [a, b] = [await anna(stack), await bram(stack, texts)]
    const id = await report(a, b, { field })
    await commit([
      update(keys.profile(b.id), 'SET #about = :text, prompts = :none', {
        names: { '#about': 'about' },
        values: { ':text': 'Nette man', ':none': [] },
      }),
    ])
    expect(await shownToStaff(id)).toMatchObject({ text: field, reported: [], profile: texts })
  })

  test('MOD-05 is refused where the profile has no such text now', async () => {
    const [a, b] = [await anna(stack), await bram(stack, texts)]
    await expectRefusal(report(a, b, { field: 'laugh' }), 'not_found')
    await expectRefusal(report(a, await bram(stack), { field: 'about' }), 'not_found')
  })

  test('MOD-05 BLOCK-06 TRAP-61 is refused alike about a profile that the complainer cannot see', async () => {
    const a = await anna(stack)
    const blocker = await bram(stack, texts)
    await blocker.call(safety.block, { body: { id: a.id } })
    const unseen = [
      blocker,
      await bram(stack, { ...texts, invisible: true }),
      await bram(stack, { ...texts, status: 'banned' }),
      await bram(stack, { ...texts, status: 'not_confirmed' }),
      { id: newId() } as Member,
    ]
    for (const about of unseen) await expectRefusal(report(a, about, { field: 'about' }), 'not_found')
    const body = { id: newId(), kind: 'profile', text: 'Dit kan niet.', good_faith: true, field: 'about' } as const
    const seen = (await bram(stack, texts)).id
    const visitor = stranger(stack).call(safety.complain, {
      body: { ...body, member: seen, email: 'x@example.org', name: 'Eva' },
    })
    await expectRefusal(visitor, 'not_found')
    await expectRefusal((await anna(stack)).call(safety.complain, { body }), 'not_found')
  })
})

describe('MOD-05 the limit of complaints counts a report of something that is not there', () => {
  const missing = () => `2026-11-20T20:00:00.000Z#${newId()}`
  const asking = (who: Member, about: string, more: object) =>
    who
      .call(safety.complain, {
        body: { id: newId(), kind: 'message', member: about, text: 'Dit kan niet.', good_faith: true, ...more },
      })
      .then(
        () => 'filed',
        (error: Refused) => error.body.error,
      )

  test('so that ids can be tried five times an hour, also at once', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const tries = Array.from({ length: 9 }, (_, n) => (n % 2 ? { message: missing() } : { field: 'laugh' }))
    const answers = await Promise.all(tries.map((one) => asking(a, b.id, one)))
    expect(answers.filter((one) => one === 'not_found')).toHaveLength(5)
    expect(answers.filter((one) => one === 'too_many_requests')).toHaveLength(4)
    const message = await send(b, a, 'Hallo')
    expect(await asking(a, b.id, { message })).toBe('too_many_requests')
    stack.clock.advance({ hours: 1 })
    expect(await asking(a, b.id, { message })).toBe('filed')
  })

  test('MOD-07 and beyond the limit of notices of child abuse answers alike whether it is there or not', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const message = await send(b, a, 'Hallo')
    const category = 'child_abuse'
    for (let tried = 0; tried < 5; tried++)
      expect(await asking(a, b.id, { message: missing(), category })).toBe('not_found')
    expect(await asking(a, b.id, { message, category })).toBe('filed')
    expect(await asking(a, b.id, { message: missing(), category })).toBe('filed')
  })
})

test("MOD-05 the member's own export says which message or text each complaint was about", async () => {
  const [a, b] = [await anna(stack), await bram(stack, { about: 'Ik verkoop crypto' })]
  const message = await send(b, a, 'Geef me geld')
  const [sentAt, id] = message.split('#')
  await report(a, b, { message })
  await report(a, b, { field: 'about' })
  await a.call(ownAccount.requestExport, { body: {} })
  await stack.runJob('account', 'buildExports')
  const links = (await mailsTo(stack, a.email)).flatMap((mail) => mail.links)
  const token = links.find((link) => link.includes('#export='))!.split('#export=')[1]!
  const { url } = await a.call(ownAccount.downloadExport, { query: { token } })
  const files = unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()))
  const told = JSON.parse(Buffer.from(files['my-data.json']!).toString()) as Record<string, unknown>
  expect(told.complaints_made).toMatchObject([{ message: { id, sentAt } }, { field: 'about' }])
})
