import { beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { addMember, anna, bram, chris, type Member } from '#test/support/people.ts'
import { signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()

const see = (who: Visitor, { id }: { id: string }) => who.call(members.profile, { query: { id } })
const send = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })
const block = (who: Member, { id }: Member) => who.call(safety.block, { body: { id } })

describe('a profile contains', () => {
  test('PROF-01 PROF-24 OPEN-31 the facts that the site shows, and the relation of the viewer to the member', async () => {
    const told = {
      about: 'Ik kook graag.',
      interests: ['bbq', 'wine'],
      hair: 'dark blond',
      eyes: 'hazel',
      body: 'normal',
      relationship: 'widowed',
      tattoos: 'none',
      reason: 'friendship',
      sexuality: 'bi',
      birthDate: '1980-01-02',
    } as const
    const [a, b] = [await anna(stack), await bram(stack, { ...told, interests: [...told.interests] })]
    const { about, interests, birthDate: _, ...facts } = told
    expect(await see(a, b)).toMatchObject({
      id: b.id,
      name: b.name,
      gender: 'male',
      country: 'NL',
      region: 'NL-UT',
      city: 'Utrecht',
      facts,
      about,
      interests,
      fictional: false,
      status: 'active',
      liked: false,
      likes_me: false,
      blocked: false,
      conversation: null,
    })
    await withCountry('NL', { visibleProfileFields: ['name', 'age', 'hair'] }, async () => {
      const shown = await see(a, b)
      expect(shown).toMatchObject({ facts: { hair: 'dark blond' }, interests: [], city: null })
      expect(Object.keys(shown.facts)).toEqual(['hair'])
    })
  })

  test('TRAP-66 neither date of birth, mail address nor credits, for any viewer', async () => {
    const b = await bram(stack, { birthDate: '1983-06-07', credits: 98_765, premium: true })
    for (const who of [await anna(stack), await anna(stack, { premium: true }), stranger(stack)]) {
      const answer = await see(who, b)
      const text = JSON.stringify(answer)
      for (const secret of ['1983-06-07', b.email, '98765', 'passwordHash']) expect(text).not.toContain(secret)
      expect(answer.age).toBeGreaterThan(40)
    }
  })

  test('TRAP-23 OPEN-27 sexuality and sex-related interests for confirmed viewers only', async () => {
    const b = await bram(stack, { sexuality: 'gay', interests: ['bdsm', 'tea'] })
    expect(await see(await anna(stack), b)).toMatchObject({ interests: ['bdsm', 'tea'], facts: { sexuality: 'gay' } })
    await b.call(account.change, { body: { shown_to_visitors: true } })
    for (const who of [stranger(stack), await anna(stack, { status: 'not_confirmed' })]) {
      const shown = await see(who, b)
      expect(shown.interests).toEqual(['tea'])
      expect(shown.facts).not.toHaveProperty('sexuality')
    }
  })

  test('PROF-14 PROF-15 PROF-16 PROF-18 the likes, block and conversation between viewer and member', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    await a.call(likes.like, { body: { id: b.id } })
    const { conversation } = await send(b, a)
    expect(await see(a, b)).toMatchObject({ liked: true, likes_me: false, blocked: false, conversation })
    expect(await see(b, a)).toMatchObject({ liked: false, likes_me: true, conversation })
    expect(await see(c, a)).toMatchObject({ liked: false, likes_me: false, conversation: null })
    // The blocker still sees the blocked member, to be able to unblock (PROF-17).
    await block(a, b)
    expect(await see(a, b)).toMatchObject({ liked: false, blocked: true, conversation: null })
  })

  test('PROF-21 TRAP-01 the mark of a fictional profile, whatever icon the site has', async () => {
    const [a, b] = [await anna(stack), await bram(stack, { fictional: true })]
    for (const fictionalIcon of ['mask', 'spark'] as const)
      await withCountry('NL', { fictionalIcon }, async () => {
        for (const who of [a, stranger(stack)]) expect((await see(who, b)).fictional).toBe(true)
      })
    await send(b, a)
    await b.call(likes.like, { body: { id: a.id } })
    expect((await a.call(chats.list)).chats[0]!.partner.fictional).toBe(true)
    expect((await a.call(likes.list)).liked_by[0]!.profile.fictional).toBe(true)
  })

  test('PROF-03 one’s own data, with status disabled until the address is confirmed', async () => {
    const newcomer = await signUp(stack)
    expect(await see(newcomer, newcomer)).toMatchObject({ id: newcomer.id, status: 'disabled' })
    const a = await anna(stack, { invisible: true })
    expect(await see(a, a)).toMatchObject({ status: 'active' })
  })
})

describe('hidden members', () => {
  let viewer: Member
  let unseen: Record<string, string>

  beforeAll(async () => {
    viewer = await anna(stack)
    const [blocker, both, leaving, banned] = [
      await bram(stack),
      await bram(stack),
      await bram(stack),
      await bram(stack),
    ]
    // Each has a different relation to the viewer, and no relation may be revealed.
    await send(viewer, blocker)
    await send(blocker, viewer)
    await viewer.call(likes.like, { body: { id: leaving.id } })
    await banned.call(likes.like, { body: { id: viewer.id } })
    await block(blocker, viewer)
    await block(viewer, both)
    const blockedBack = await both.raw('POST', '/api/block.php', { body: { id: viewer.id } })
    expect(blockedBack.status).toBeLessThan(500)
    await changeAccount(leaving.id, { status: 'deletion_pending', deletionDueAt: '2099-01-01T00:00:00.000Z' })
    await changeAccount(banned.id, { status: 'banned' })
    unseen = {
      blocker: blocker.id,
      invisible: (await bram(stack, { invisible: true })).id,
      unconfirmed: (await bram(stack, { status: 'not_confirmed' })).id,
      banned: banned.id,
      leaving: leaving.id,
      deleted: (await bram(stack, { status: 'deleted' })).id,
      missing: newId(),
    }
    await stack.settle()
  })

  const answersTo = async (who: Visitor) =>
    Promise.all(
      Object.entries(unseen).map(async ([why, id]) => {
        const { status, headers, body } = await who.raw('GET', `/api/profile.php?id=${id}`)
        const told = [...headers].filter(([name]) => !['date'].includes(name))
        return [why, JSON.stringify({ status, body, told })] as const
      }),
    )

  test('BLOCK-06 ROLE-07 SEARCH-15 TRAP-61 are answered identically, byte for byte: blocked, invisible, unconfirmed, banned, leaving, deleted and missing', async () => {
    const answers = await answersTo(viewer)
    for (const [why, answer] of answers) expect(answer, why).toBe(answers.at(-1)![1])
    const refusal = await expectRefusal(see(viewer, { id: newId() }), 'not_found')
    expect(refusal).toEqual({
      error: 'not_found',
      message: 'Dit hebben we niet gevonden. Misschien is het verwijderd.',
    })
  })

  test('are answered identically to a visitor as well, except one who only blocked somebody else', async () => {
    const { blocker: _, ...others } = unseen
    const answers = (await answersTo(stranger(stack))).filter(([why]) => why in others)
    for (const [why, answer] of answers) expect(answer, why).toBe(answers.at(-1)![1])
  })

  test('TRAP-61 BLOCK-10 are visible, when invisible by choice, only to those they messaged or liked', async () => {
    const [b, c, d] = [await bram(stack), await chris(stack), await chris(stack)]
    const a = await anna(stack)
    // b may see a, who wrote to b before becoming invisible (TRAP-61); d only wrote to a.
    await send(a, b)
    await send(d, a)
    await a.call(account.change, { body: { invisible: true } })
    await a.call(likes.like, { body: { id: c.id } })
    expect((await see(b, a)).id).toBe(a.id)
    expect((await see(c, a)).id).toBe(a.id)
    for (const who of [d, await bram(stack), stranger(stack)]) await expectRefusal(see(who, a), 'not_found')
    await a.call(account.change, { body: { invisible: false } })
    expect((await see(d, a)).id).toBe(a.id)
  })

  test('cannot be reached by a malformed id, which is refused', async () => {
    for (const id of ['1', '../', '01ARZ3NDEKTSV4RRFFQ69G5FAU!', ''])
      expect((await viewer.raw('GET', `/api/profile.php?id=${encodeURIComponent(id)}`)).status).toBe(400)
  })
})

test('TRAP-58 viewing a profile is not shown to its owner and costs no credits', async () => {
  const [a, b] = [await anna(stack), await addMember(stack, { gender: 'male' })]
  const before = await b.call(account.current)
  await see(a, b)
  const after = await b.call(account.current)
  expect({ ...after, server_time: '' }).toEqual({ ...before, server_time: '' })
  expect((await a.call(account.current)).credits).toBe(100)
})
