import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import * as desk from '#shared/contract/desk.ts'
import * as fictional from '#shared/contract/fictional.ts'
import * as likes from '#shared/contract/likes.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { archive } from '#test/support/archive.ts'
import { creditsOf, reserve, sendPhoto } from '#test/support/chat-photos.ts'
import { withCountry } from '#test/support/country.ts'
import { ban } from '#test/support/decisions.ts'
import { answer, fictive, messagesOf, openHost, openWaiting, write } from '#test/support/desk.ts'
import { anna, bram } from '#test/support/people.ts'
import { everyEndpoint, pathOf } from '#test/support/samples.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const isListed = async (host: Awaited<ReturnType<typeof openHost>>, conversation: string) =>
  (await host.call(desk.list)).conversations.some((one) => one.conversation === conversation)

describe('CHAT-36 with fictional_chat off', () => {
  test('nothing can be sent to a fictional profile, and nothing is charged or uploaded', () =>
    withCountry('NL', { fictionalChat: 'off' }, async () => {
      const [she, profile] = [await anna(stack), await fictive(stack)]
      await expectRefusal(write(she, profile), 'fictional_chat_off')
      const gift = { member: profile.id, id: newId(), gift: 'rose' as const }
      await expectRefusal(she.call(chats.send, { body: gift }), 'fictional_chat_off')
      await expectRefusal(reserve(she, profile), 'fictional_chat_off')
      const opened = await she.call(chats.open, { query: { member: profile.id } })
      expect(opened).toMatchObject({ closed: 'fictional_chat_off', started: false, messages: [], credits: 100 })
      expect((await findAccount(she.id))?.startedConversations).toBe(0)
    }))

  test('a photo on its way is refused without a charge, and real members can be written to', async () => {
    const [she, he, profile] = [await anna(stack), await bram(stack), await fictive(stack)]
    await reserve(she, profile)
    await withCountry('NL', { fictionalChat: 'off' }, async () => {
      await write(she, he)
      await expectRefusal(reserve(she, profile), 'fictional_chat_off')
    })
    expect(await creditsOf(she)).toBe(99)
  })
})

describe('CHAT-36 the queue of hosts', () => {
  test('has the conversations with fictional profiles that wait, oldest first, with the time left', async () => {
    const [she, he, profile] = [await anna(stack), await bram(stack), await fictive(stack)]
    const first = await write(she, profile)
    await write(she, profile, 'Hallo?')
    await write(she, he)
    stack.clock.advance({ seconds: 60 })
    const second = await write(he, profile)
    const host = await openHost(stack)
    const { conversations, count } = await host.call(desk.list)
    const own = conversations.filter(({ profile: { id } }) => id === profile.id)
    expect(own).toMatchObject([
      { conversation: first.conversation, member: she.name, messages: 2, claim: null },
      { conversation: second.conversation, member: he.name, messages: 1 },
    ])
    expect(Date.parse(own[0]!.expires_at) - Date.parse(own[0]!.waiting_since)).toBe(24 * 3_600_000)
    expect(count).toBe(conversations.length)
  })

  test('tells of a member the display name and the messages, and nothing else', async () => {
    const she = await anna(stack, { email: 'geheim-adres@example.org', city: 'Utrecht', about: 'Mijn geheim' } as never)
    const profile = await fictive(stack)
    const sent = await write(she, profile, 'Wat is jouw favoriete boek?')
    const host = await openHost(stack)
    const texts = [await host.call(desk.list), await openWaiting(host, sent)].map((one) => JSON.stringify(one))
    expect(texts[0]).not.toContain('favoriete boek')
    expect(texts[1]).toContain('favoriete boek')
    for (const text of texts) {
      expect(text).toContain(she.name)
      for (const secret of [she.id, she.email, 'geheim', '1992-03-14']) expect(text).not.toContain(secret)
    }
  })

  test('leaves out blocked conversations, banned members and removed profiles', async () => {
    const host = await openHost(stack)
    const [blocking, banned, she] = [await anna(stack), await anna(stack), await anna(stack)]
    const [profile, removed] = [await fictive(stack), await fictive(stack)]
    const [a, b, c] = [await write(blocking, profile), await write(banned, profile), await write(she, removed)]
    expect(await isListed(host, a.conversation)).toBe(true)
    await openWaiting(host, b)
    await blocking.call(safety.block, { body: { id: profile.id } })
    await changeAccount(banned.id, { status: 'banned' })
    await (await openStaff(stack)).call(fictional.remove, { query: { id: removed.id } })
    expect([await isListed(host, a.conversation), await isListed(host, c.conversation)]).toEqual([false, false])
    await expectRefusal(openWaiting(host, a), 'not_waiting')
    await expectRefusal(openWaiting(host, c), 'not_waiting')
    await stack.settle()
    await expectRefusal(answer(host, b), 'not_waiting')
  })
})

describe('CHAT-36 the list of waiting conversations', () => {
  test('has those behind a whole page of conversations of a banned profile', async () => {
    const [profile, other] = [await fictive(stack), await fictive(stack)]
    for (let n = 0; n < pageSize.staff; n++) await write(await anna(stack), profile)
    const sent = await write(await anna(stack), other)
    await ban(await openStaff(stack), profile.id)
    expect(await isListed(await openHost(stack), sent.conversation)).toBe(true)
  })

  test('counts the messages without an answer, those that a host has opened too', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const conversation = conversationOf(she.id, profile.id)
    let host = await openHost(stack)
    const count = async () =>
      (await host.call(desk.list)).conversations.find((one) => one.conversation === conversation)?.messages
    await write(she, profile)
    const sent = await write(she, profile, 'Ben je daar?')
    await openWaiting(host, sent)
    expect(await count()).toBe(2)
    stack.clock.advance({ seconds: 3_600 })
    host = await openHost(stack)
    const third = await write(she, profile, 'Hallo?')
    expect(await count()).toBe(3)
    stack.clock.advance({ seconds: 23 * 3_600 + 1 })
    await stack.runJob('desk', 'returnUnanswered')
    host = await openHost(stack)
    expect(await count()).toBe(1)
    await openWaiting(host, third)
    await answer(host, third)
    await write(she, profile, 'Dank je')
    expect(await count()).toBe(1)
  })
})

describe('CHAT-36 MOD-15 a host whose claim has expired', () => {
  test('reads nothing more and adds no note without claiming again, but answers what they have read', async () => {
    const [she, profile, host] = [await anna(stack), await fictive(stack), await openHost(stack)]
    const photo = await sendPhoto(stack, she, profile)
    const sent = await write(she, profile)
    const named = { profile: profile.id, conversation: sent.conversation }
    const { sent_at } = (await openWaiting(host, sent)).messages[0]!
    const older = () => host.call(desk.older, { query: { ...named, before: `2999-01-01T00:00:00.000Z#${newId()}` } })
    const openPhoto = () => host.call(desk.openPhoto, { body: { ...named, message: `${sent_at}#${photo}` } })
    const note = () => host.call(desk.note, { body: { ...named, id: newId(), text: 'Zeilt' } })
    stack.clock.advance({ seconds: 10 * 60 - 1 })
    await older()
    stack.clock.advance({ seconds: 1 })
    for (const call of [older, openPhoto, note]) await expectRefusal(call(), 'desk_claimed')
    await answer(host, sent)
    const next = await write(she, profile, 'En nu?')
    await openWaiting(host, next)
    for (const call of [older, openPhoto, note]) await call()
  })
})

describe('CHAT-36 a repeated id', () => {
  test('of a note gives the note that was saved, and is refused with another text', async () => {
    const [she, profile, host] = [await anna(stack), await fictive(stack), await openHost(stack)]
    const sent = await write(she, profile)
    await openWaiting(host, sent)
    const body = { profile: profile.id, conversation: sent.conversation, id: newId(), text: 'Zeilt' }
    const saved = await host.call(desk.note, { body })
    stack.clock.advance({ seconds: 5 })
    expect(await host.call(desk.note, { body })).toEqual(saved)
    await expectRefusal(host.call(desk.note, { body: { ...body, text: 'Zeilt niet' } }), 'invalid_input')
    expect((await openWaiting(host, sent)).notes).toEqual([saved])
  })

  test('of a message of the member is refused for an answer', async () => {
    const [she, profile, host] = [await anna(stack), await fictive(stack), await openHost(stack)]
    const first = await write(she, profile)
    const sent = await write(she, profile, 'Ben je daar?')
    await openWaiting(host, sent)
    for (const { id } of [first, sent]) await expectRefusal(answer(host, sent, 'Dag', id), 'invalid_input')
    await answer(host, sent)
    expect((await messagesOf(she, profile)).map(({ mine }) => mine)).toEqual([true, true, false])
  })
})

describe('CHAT-36 an answer', () => {
  test('arrives as a message of the fictional profile, free, unread, and ends the wait', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const host = await openHost(stack)
    const opened = await openWaiting(host, sent)
    expect(opened).toMatchObject({ about: 'Ik hou van zeilen.', messages: [{ text: 'Hoi', mine: false }] })
    await answer(host, sent, 'Dag, ik schrijf namens dit profiel.')
    const { chats: rows, unread } = await she.call(chats.list)
    expect([rows[0]?.num_unread_messages, unread]).toEqual([1, 1])
    expect((await messagesOf(she, profile)).map(({ mine, text }) => [mine, text])).toEqual([
      [true, 'Hoi'],
      [false, 'Dag, ik schrijf namens dit profiel.'],
    ])
    expect([await creditsOf(she), (await findAccount(profile.id))?.credits]).toEqual([99, 100])
    expect(await isListed(host, sent.conversation)).toBe(false)
    await expectRefusal(answer(host, sent, 'Nog een bericht'), 'not_waiting')
  })

  test('marks the messages as read when a host opens them, not before', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const host = await openHost(stack)
    await host.call(desk.list)
    expect((await she.call(chats.open, { query: { member: profile.id } })).read_at).toBeNull()
    await openWaiting(host, sent)
    expect((await she.call(chats.open, { query: { member: profile.id } })).read_at).not.toBeNull()
  })

  test('repeated with its id is sent once', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const host = await openHost(stack)
    await openWaiting(host, sent)
    const id = newId()
    const answers = await Promise.allSettled([1, 2, 3].map(() => answer(host, sent, 'Dag', id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await answer(host, sent, 'Dag', id)
    expect((await messagesOf(she, profile)).filter(({ mine }) => !mine)).toHaveLength(1)
  })

  test('to a conversation with a newer message than the host has read is refused', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const host = await openHost(stack)
    await openWaiting(host, sent)
    const newer = await write(she, profile, 'Wacht, nog iets')
    await expectRefusal(answer(host, sent), 'conversation_changed')
    await answer(host, newer)
    expect((await messagesOf(she, profile)).filter(({ mine }) => !mine)).toHaveLength(1)
  })

  test('reaches a conversation that either side has in its archive, or that the member removed', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    await archive(profile.id, she.id)
    await archive(she.id, profile.id)
    const host = await openHost(stack)
    await openWaiting(host, sent)
    await answer(host, sent)
    expect((await she.call(chats.list)).chats[0]?.last_message?.text).toBe('Dag')
    const next = await write(she, profile, 'Nog een')
    await she.call(chats.remove, { query: { conversation: sent.conversation }, body: undefined })
    await openWaiting(host, next)
    await answer(host, next, 'Dag weer')
    expect((await she.call(chats.list)).chats[0]?.last_message?.text).toBe('Dag weer')
  })

  test('TRAP-01 exists only to a member who wrote: a like or an empty conversation is none', async () => {
    const [she, profile, host] = [await anna(stack), await fictive(stack), await openHost(stack)]
    await she.call(likes.like, { body: { id: profile.id } })
    const named = { profile: profile.id, conversation: conversationOf(she.id, profile.id), id: newId() }
    await expectRefusal(openWaiting(host, named), 'not_waiting')
    await expectRefusal(answer(host, named), 'not_waiting')
    // A host cannot answer for a real member, whichever side wrote last.
    const he = await bram(stack)
    const real = await write(she, he)
    await expectRefusal(openWaiting(host, real), 'not_waiting')
    await expectRefusal(answer(host, real), 'not_waiting')
  })

  test('longer than a message is refused', async () => {
    const [she, profile, host] = [await anna(stack), await fictive(stack), await openHost(stack)]
    const sent = await write(she, profile)
    await openWaiting(host, sent)
    await expectRefusal(answer(host, sent, 'x'.repeat(1001)), 'message_too_long')
  })
})

describe('CHAT-36 two hosts', () => {
  test('never have the same conversation: of ten who open it at once, one gets it', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const hosts = await Promise.all(Array.from({ length: 10 }, () => openHost(stack)))
    const opened = await Promise.allSettled(hosts.map((host) => openWaiting(host, sent)))
    const winners = hosts.filter((_, index) => opened[index]!.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    const answers = await Promise.allSettled(hosts.map((host) => answer(host, sent, `Van ${host.name}`)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await messagesOf(she, profile)).filter(({ mine }) => !mine)).toMatchObject([
      { text: `Van ${winners[0]!.name}` },
    ])
  })

  test('pass it on by releasing it, and after ten minutes without a sign; the earlier one then cannot answer', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const [one, two] = [await openHost(stack), await openHost(stack)]
    await openWaiting(one, sent)
    const refused = await expectRefusal(openWaiting(two, sent), 'desk_claimed')
    expect(refused).toMatchObject({ by: one.name })
    const { conversations } = await two.call(desk.list)
    expect(conversations.find(({ conversation }) => conversation === sent.conversation)?.claim).toMatchObject({
      by: one.name,
      mine: false,
    })
    await two.call(desk.release, { query: { profile: sent.profile, conversation: sent.conversation } })
    await expectRefusal(openWaiting(two, sent), 'desk_claimed')
    await one.call(desk.release, { query: { profile: sent.profile, conversation: sent.conversation } })
    await openWaiting(two, sent)
    stack.clock.advance({ seconds: 10 * 60 - 1 })
    await expectRefusal(openWaiting(one, sent), 'desk_claimed')
    stack.clock.advance({ seconds: 2 })
    await openWaiting(one, sent)
    await expectRefusal(answer(two, sent), 'desk_claimed')
    await answer(one, sent)
  })

  test('read the notes of each other, and older messages only with the claim', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const first = await write(she, profile)
    for (let n = 0; n < 34; n++) await write(she, profile, `Bericht ${n}`)
    const sent = await write(she, profile, 'Laatste')
    const [one, two] = [await openHost(stack), await openHost(stack)]
    const { older } = await openWaiting(one, sent)
    const named = { profile: sent.profile, conversation: sent.conversation }
    const page = await one.call(desk.older, { query: { ...named, before: older! } })
    expect(page.messages[0]?.id).toBe(first.id)
    await expectRefusal(two.call(desk.older, { query: { ...named, before: older! } }), 'desk_claimed')
    const note = { ...named, id: newId(), text: 'Heeft een hond, Bo.' }
    await one.call(desk.note, { body: note })
    await one.call(desk.note, { body: note })
    await expectRefusal(two.call(desk.note, { body: { ...named, id: newId(), text: 'x' } }), 'desk_claimed')
    await answer(one, sent)
    const next = await write(she, profile, 'En?')
    expect((await openWaiting(two, next)).notes).toMatchObject([{ by: one.name, text: 'Heeft een hond, Bo.' }])
  })
})

describe('CHAT-36 a photo to a fictional profile', () => {
  test('is blurred for the host until it is opened, which is in the trail', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const id = await sendPhoto(stack, she, profile)
    const sent = { conversation: conversationOf(she.id, profile.id), profile: profile.id, id }
    const host = await openHost(stack)
    const [photo] = (await openWaiting(host, sent)).messages
    expect(photo).toMatchObject({ type: 'image', photo: { sharp: null } })
    const body = { profile: profile.id, conversation: sent.conversation, message: `${photo!.sent_at}#${id}` }
    await expectRefusal((await openHost(stack)).call(desk.openPhoto, { body }), 'desk_claimed')
    const { message } = await host.call(desk.openPhoto, { body })
    expect(message.photo?.sharp).toEqual(expect.stringContaining('/photos/'))
    const { entries } = await (await openStaff(stack)).call(staff.listAudit, {})
    const entry = entries.find(({ action, staff: by }) => action === 'desk_photo_opened' && by === host.name)
    expect(entry).toMatchObject({ member: she.id })
  })
})

describe('CHAT-36 MOD-15 the audit trail', () => {
  test('has every act of a host with the member, but not each extension of a claim', async () => {
    const [she, profile] = [await anna(stack), await fictive(stack)]
    const sent = await write(she, profile)
    const host = await openHost(stack)
    const named = { profile: sent.profile, conversation: sent.conversation }
    await openWaiting(host, sent)
    await openWaiting(host, sent)
    await host.call(desk.note, { body: { ...named, id: newId(), text: 'Zeilt' } })
    await host.call(desk.release, { query: named })
    await host.call(desk.release, { query: named })
    await openWaiting(host, sent)
    await answer(host, sent)
    const { entries } = await (await openStaff(stack)).call(staff.listAudit, {})
    const own = entries.filter(({ staff: by, member }) => by === host.name && member === she.id)
    expect(own.map(({ action }) => action).sort()).toEqual([
      'desk_answered',
      'desk_noted',
      'desk_opened',
      'desk_opened',
      'desk_released',
    ])
  })
})

describe('CHAT-36 OPEN-06 the role host', () => {
  const calls = everyEndpoint.filter(({ spec }) => spec.access === 'staff')
  test('has the desk and its own session, and no other call of staff; no other role has the desk', async () => {
    const [host, target] = [await openHost(stack), await bram(stack)]
    const others = await openStaff(stack, ['moderator', 'finance'])
    const open: string[] = []
    for (const { name, spec, sample } of calls) {
      if (name === 'staff.signOut') continue
      const input = sample(target)
      const ask = async (who: typeof host) =>
        (await who.raw(spec.method, pathOf(spec, input), { body: input.body })).body
      if ((await ask(host)).error !== 'role_required') open.push(name)
      if (name.startsWith('desk.')) expect((await ask(others)).error).toBe('role_required')
    }
    expect(open.sort()).toEqual(
      ['answer', 'list', 'note', 'older', 'open', 'openPhoto', 'release']
        .map((key) => `desk.${key}`)
        .concat('staff.current'),
    )
  })
})
