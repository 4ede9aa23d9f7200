import { describe, expect, test } from 'vitest'
import { countPage, openUnit } from '#functions/members/count-unit.ts'
import { reaction as countMembers } from '#functions/members/reactions/countMembers.ts'
import { reaction as markPresence } from '#functions/members/reactions/markPresence.ts'
import { reaction as refreshCopies } from '#functions/members/reactions/refreshCopies.ts'
import { findListing } from '#functions/stores/members/card.ts'
import type { OpenUnit } from '#functions/stores/members/count-walk.ts'
import { listCounts } from '#functions/stores/members/counts.ts'
import { keys } from '#functions/table/keys.ts'
import type { Change } from '#functions/table/stream.ts'
import { apply } from '#functions/table/transaction.ts'
import { remove, update } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { civilDate } from '#shared/rules/age.ts'
import { addMember, anna, bram, chris, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()

const sumOf = async (place: string, gender: 'male' | 'female') =>
  [...(await listCounts(place, gender)).values()].reduce((sum, n) => sum + n, 0)

const setAccount = (id: string, status: string, invisible = false) =>
  apply(
    update(keys.account(id), 'SET #status = :status, invisible = :invisible', {
      names: { '#status': 'status' },
      values: { ':status': status, ':invisible': invisible },
    }),
  )

const rename = (member: Member, name: string) =>
  apply(update(keys.card(member.id), 'SET n = :n', { values: { ':n': name } }))

const modified = (SK: string, before: Change['before'], after: Change['after'], id: string): Change => ({
  kind: 'MODIFY',
  PK: `MEMBER#${after?.id ?? before?.id}`,
  SK,
  before,
  after,
  id,
  at: 0,
})

describe('stream records delivered three times and out of order', () => {
  test('SEARCH-09 count each member once', async () => {
    const hidden = { id: 'X', n: 'X', b: '1990-01-01', g: 'male', r: 'BE-VAN' }
    const listed = { ...hidden, sc: 'BE|male|331', sr: 'BE-VAN|male|331' }
    const moved = { ...hidden, r: 'BE-BRU', sc: 'BE|male|331', sr: 'BE-BRU|male|331' }
    const changes = [
      modified('CARD', undefined, listed, 'first'),
      modified('CARD', listed, moved, 'second'),
      modified('CARD', moved, hidden, 'third'),
      modified('CARD', hidden, moved, 'fourth'),
    ]
    for (const batch of [[3, 3], [1, 0], [1], [2, 3, 0], [2, 1, 3, 2, 0]])
      await countMembers.runAll(
        batch.map((index) => changes[index]!),
        stack.clock.now(),
      )
    expect(await sumOf('BE', 'male')).toBe(1)
    expect(await sumOf('BE-VAN', 'male')).toBe(0)
    expect(await sumOf('BE-BRU', 'male')).toBe(1)
  })

  test('SEARCH-09 count each member once, also where a batch needs several transactions', async () => {
    const now = stack.clock.now()
    const total = () => sumOf('AT', 'female')
    const entering = Array.from({ length: 130 }, (_, n) => {
      const r = `AT-${1 + (n % 9)}`
      const b = `${1960 + (n % 40)}-01-01`
      const card = { id: `X${n}`, n: 'X', b, g: 'female', r, sc: 'AT|female|331', sr: `${r}|female|331` }
      return modified('CARD', undefined, card, newId())
    })
    // Two parallel runs get all changes, 40 of which an earlier batch has counted already.
    await countMembers.runAll(entering.slice(20, 60), now)
    expect(await total()).toBe(40)
    await Promise.all([countMembers.runAll(entering, now), countMembers.runAll(entering.toReversed(), now)])
    expect(await total()).toBe(130)
    const leaving = entering.slice(0, 50).map(({ after }) => modified('CARD', after, undefined, newId()))
    await countMembers.runAll([...leaving, ...entering, ...leaving], now)
    expect(await total()).toBe(80)
  })

  test('do not restore an old name or status that arrives late', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await b.call(likes.like, { body: { id: a.id } })
    await rename(b, 'Nieuw')
    await stack.settle()
    const late = modified('CARD', { ...b.card }, { ...b.card, n: 'Oud' }, newId())
    const gone = modified('ACCOUNT', { id: b.id, status: 'active' }, { id: b.id, status: 'banned' }, newId())
    for (let time = 0; time < 3; time++) {
      await refreshCopies.run(late, stack.clock.now())
      await markPresence.run(gone, stack.clock.now())
    }
    expect((await a.call(likes.list)).liked_by).toMatchObject([{ profile: { name: 'Nieuw' } }])
    expect((await findListing(b.id))!.isFindable).toBe(true)
  })
})

describe('copies of a card', () => {
  test('are updated in likes and conversations of both directions, and in no removed row', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    await b.call(likes.like, { body: { id: a.id } })
    await a.call(likes.like, { body: { id: b.id } })
    await b.call(chats.send, { body: { member: a.id, id: newId(), text: 'Hoi' } })
    await c.call(chats.send, { body: { member: b.id, id: newId(), text: 'Hoi' } })
    await c.call(likes.like, { body: { id: b.id } })
    await c.call(likes.unlike, { query: {}, body: { id: b.id } })
    await rename(b, 'Nieuw')
    await stack.settle()
    const ofAnna = await a.call(likes.list)
    const names = [...ofAnna.profiles, ...ofAnna.liked_by].map(({ profile }) => profile.name)
    for (const member of [a, c]) names.push((await member.call(chats.list)).chats[0]!.partner.name)
    expect(names).toEqual(['Nieuw', 'Nieuw', 'Nieuw', 'Nieuw'])
    expect((await c.call(likes.list)).profiles).toEqual([])
  })
})

describe('TRAP-46 a member who is absent and returns', () => {
  test.each(['deletion_pending', 'banned', 'deleted'])(
    'as %s leaves all lists and search, and returns with the account',
    async (status) => {
      const [a, b] = [await anna(stack), await bram(stack)]
      await b.call(likes.like, { body: { id: a.id } })
      await b.call(chats.send, { body: { member: a.id, id: newId(), text: 'Hoi' } })
      const listed = async () => [
        (await a.call(likes.list)).liked_by.length,
        (await a.call(chats.list)).chats.length,
        Number((await findListing(b.id))!.isFindable),
      ]
      expect(await listed()).toEqual([1, 1, 1])
      await setAccount(b.id, status)
      await stack.settle()
      expect(await listed()).toEqual([0, 0, 0])
      await setAccount(b.id, 'active')
      await stack.settle()
      expect(await listed()).toEqual([1, 1, 1])
    },
  )

  test('SEARCH-09 SEARCH-15 is subtracted from a total once, even when blocked and invisible', async () => {
    const searcher = await addMember(stack, { region: 'NL-ZE' })
    const [b, c] = [await bram(stack, { region: 'NL-ZE' }), await chris(stack, { region: 'NL-ZE' })]
    // More than a page, because only then the total comes from the counters.
    for (let more = 0; more < 26; more++) await bram(stack, { region: 'NL-ZE' })
    await stack.settle()
    const query = { gender: 'male', country: 'NL', countryregion: 'NL-ZE', min_age: 30, max_age: 50 } as const
    const total = async () => (await searcher.call(members.search, { query })).numResults
    expect(await total()).toBe(28)
    await searcher.call(safety.block, { body: { id: b.id } })
    expect(await total()).toBe(27)
    await setAccount(b.id, 'active', true)
    await stack.settle()
    expect(await sumOf('NL-ZE', 'male')).toBe(27)
    expect(await total()).toBe(27)
    await setAccount(c.id, 'active', true)
    await stack.settle()
    expect([await total(), await sumOf('NL-ZE', 'male')]).toEqual([26, 26])
  })
})

describe('SEARCH-09 the nightly count', () => {
  test('corrects wrong counters, removes unused ones and keeps right ones', async () => {
    await bram(stack, { region: 'NL-DR' })
    await chris(stack, { region: 'NL-FR' })
    await stack.settle()
    const right = await sumOf('NL', 'male')
    for (const [place, age] of [
      ['NL', 40],
      ['NL-DR', 100],
      ['NL-FR', 25],
    ] as const)
      await apply(update(keys.count(place, 'male', age), 'SET n = :n', { values: { ':n': 500 } }))
    await stack.runJob('members', 'reconcileCounts')
    await stack.runJob('members', 'reconcileCounts')
    expect(await sumOf('NL', 'male')).toBe(right)
    expect([...(await listCounts('NL-DR', 'male'))]).toEqual([[expect.any(Number), 1]])
    expect(await sumOf('NL-FR', 'male')).toBe(1)
  })

  test('keeps a counter that changed during the count, whether it existed before or not', async () => {
    await bram(stack, { region: 'NL-OV' })
    await stack.settle()
    const [[age]] = [...(await listCounts('NL-OV', 'male'))] as [[number, number]]
    const keyOf = { drifted: keys.count('NL-ZE', 'male', 91), missing: keys.count('NL-OV', 'male', age) }
    const set = (which: keyof typeof keyOf, n: number) =>
      apply(update(keyOf[which], 'SET n = :n', { values: { ':n': n } }))
    const counts = async () => [
      (await listCounts('NL-ZE', 'male')).get(91),
      (await listCounts('NL-OV', 'male')).get(age),
    ]
    await set('drifted', 5)
    await apply(remove(keyOf.missing))
    const [unit, now] = [{ country: 'NL', gender: 'male' } as const, stack.clock.now()]
    let open: OpenUnit | undefined = await openUnit(unit, now)
    await set('drifted', 6)
    await set('missing', 7)
    while (open) open = await countPage(unit, open, now)
    expect(await counts()).toEqual([6, 7])
    // The next nightly run counts the two counters again.
    await stack.runJob('members', 'reconcileCounts')
    expect(await counts()).toEqual([undefined, 1])
  })

  test('SEARCH-09 corrects the number of fictional profiles too, which search reports beside the total', async () => {
    const region = 'NL-GR'
    for (let n = 0; n < 3; n++) await bram(stack, { region, fictional: n > 0 })
    await stack.settle()
    const viewer = await anna(stack, { region: 'NL-ZH' })
    const numbers = async () => {
      const query = { gender: 'male', country: 'NL', countryregion: region } as const
      const { numResults, numFictional } = await viewer.call(members.search, { query })
      return [numResults, numFictional]
    }
    expect(await numbers()).toEqual([3, 2])
    const [age] = [...(await listCounts(region, 'male', 'f')).keys()]
    await apply(update(keys.count(region, 'male', age!), 'SET f = :f', { values: { ':f': 9 } }))
    await stack.runJob('members', 'reconcileCounts')
    expect([...(await listCounts(region, 'male', 'f'))]).toEqual([[age, 2]])
  })

  test('moves members to their new age on the birthday', async () => {
    const now = stack.clock.now()
    const tomorrow = civilDate(new Date(now.getTime() + 86_400_000), 'Europe/Amsterdam').slice(5)
    await bram(stack, { region: 'NL-FL', birthDate: `1990-${tomorrow}` })
    await stack.settle()
    const [age] = [...(await listCounts('NL-FL', 'male')).keys()]
    stack.clock.advance({ days: 1, hours: 2 })
    await stack.runJob('members', 'reconcileCounts')
    expect([...(await listCounts('NL-FL', 'male'))]).toEqual([[age! + 1, 1]])
    stack.clock.reset()
  })
})
