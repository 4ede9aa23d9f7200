import { afterEach, describe, expect, test } from 'vitest'
import { addLike, giveLike } from '#functions/stores/likes/change.ts'
import { findLikedBy, listAttributesOf, updateUnchanged } from '#functions/stores/likes/like.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, Conflict, commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { addMember, anna, bram, chris, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { stranger } from '#test/support/signup.ts'
import { expectRefusal, newId, Refused } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack()
afterEach(() => {
  proxy.fate = () => 'pass'
})

const like = (who: Member, { id }: { id: string }) => who.call(likes.like, { body: { id } })
const unlike = (who: Member, { id }: Member) => who.call(likes.unlike, { query: {}, body: { id } })
const open = (who: Member, { id }: Member) => who.call(members.profile, { query: { id } })
const send = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Ids of a member's received likes, given likes, new likes and matches. */
async function listOf(who: Member) {
  const { profiles, liked_by, matches, new_likes } = await who.call(likes.list)
  const isNew = liked_by.filter(({ like_new }) => like_new)
  expect(new_likes).toBe(isNew.length)
  expect(matches).toEqual(liked_by.filter(({ match }) => match))
  return {
    given: idsOf(profiles),
    received: idsOf(liked_by),
    newOnes: idsOf(isNew),
    matches: [idsOf(profiles.filter(({ match }) => match)), idsOf(liked_by.filter(({ match }) => match))],
  }
}
const nothing = { given: [], received: [], newOnes: [], matches: [[], []] }

describe('a like', () => {
  test("LIKE-01 LIKE-05 LIKE-06 API-14 is listed for both with the other's card, and is new to the liked member", async () => {
    const [a, b] = [await anna(stack), await bram(stack, { photo: 'hoofdfoto' })]
    expect(await like(a, b)).toEqual({ liked: true, match: false })
    expect(await listOf(a)).toEqual({ ...nothing, given: [b.id] })
    expect(await listOf(b)).toEqual({ ...nothing, received: [a.id], newOnes: [a.id] })

    const [row] = (await a.call(likes.list)).profiles
    expect(row).toMatchObject({
      id: b.id,
      match: false,
      profile: { id: b.id, name: b.name, gender: 'male', main_image: { status: 'active' }, fictional: false },
    })
    expect(Math.abs(Date.parse(row!.liked_at) - stack.clock.now().getTime())).toBeLessThan(60_000)
    expect(JSON.stringify(row)).not.toContain(b.card.b)
    expect(JSON.stringify(row)).not.toContain(b.email)
  })

  test('LIKE-05 is listed with the newest first', async () => {
    const a = await anna(stack)
    const likers = [await bram(stack), await bram(stack), await bram(stack)]
    for (const liker of likers) await like(liker, a)
    expect((await listOf(a)).received).toEqual(likers.map(({ id }) => id).reverse())
    for (const liker of likers) await like(a, liker)
    expect((await listOf(a)).given).toEqual(likers.map(({ id }) => id).reverse())
  })

  test('TRAP-37 repeated, 20 times in parallel and after it was seen, is one like and does not become new again', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await Promise.all(Array.from({ length: 20 }, () => like(a, b)))
    expect(await listOf(b)).toEqual({ ...nothing, received: [a.id], newOnes: [a.id] })
    const [first] = (await a.call(likes.list)).profiles
    await open(b, a)
    stack.clock.advance({ hours: 1 })
    await like(a, b)
    stack.clock.reset()
    expect((await listOf(b)).newOnes).toEqual([])
    expect((await a.call(likes.list)).profiles).toEqual([first])
  })

  test("LIKE-07 is no longer new once the liker's profile is opened, and nothing else changes that", async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    await like(b, a)
    await like(c, a)
    expect((await listOf(a)).newOnes.sort()).toEqual([b.id, c.id].sort())
    // The like stays new when the list is read, and when the liker opens the other profile.
    await open(b, a)
    expect((await listOf(a)).newOnes).toHaveLength(2)
    await open(a, b)
    expect((await listOf(a)).newOnes).toEqual([c.id])
    expect((await listOf(a)).received).toHaveLength(2)
  })

  test('LIKE-02 removed, once or twice, disappears on both sides', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await like(a, b)
    expect(await unlike(a, b)).toEqual({ liked: false })
    expect([await listOf(a), await listOf(b)]).toEqual([nothing, nothing])
    expect(await unlike(a, b)).toEqual({ liked: false })
    // A like given again is new again.
    await like(a, b)
    expect((await listOf(b)).newOnes).toEqual([a.id])
  })

  test('TRAP-39 is removed by an id in the query as well', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await like(a, b)
    expect((await a.raw('DELETE', `/api/like.php?id=${b.id}`)).status).toBe(200)
    expect(await listOf(a)).toEqual(nothing)
  })

  test('LIKE-02 cannot be removed from oneself, and trying has no effect', async () => {
    const a = await anna(stack)
    expect(await unlike(a, a)).toEqual({ liked: false })
    expect(await listOf(a)).toEqual(nothing)
  })

  test('LIKE-02 cannot be removed by another member', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await like(b, a)
    await unlike(a, b)
    expect((await listOf(b)).given).toEqual([a.id])
  })
})

describe('a match', () => {
  test('LIKE-03 OPEN-33 consists of two likes, is reported at the second and shown on both sides', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await like(a, b)
    expect(await like(b, a)).toEqual({ liked: true, match: true })
    expect((await listOf(a)).matches).toEqual([[b.id], [b.id]])
    expect((await listOf(b)).matches).toEqual([[a.id], [a.id]])
  })

  test('LIKE-02 LIKE-03 ends on both sides when one of the likes is removed, and the other like remains', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await like(a, b)
    await like(b, a)
    await unlike(a, b)
    expect(await listOf(a)).toMatchObject({ given: [], received: [b.id], matches: [[], []] })
    expect(await listOf(b)).toMatchObject({ given: [a.id], received: [], matches: [[], []] })
  })

  test('LIKE-03 is shown to both when the likes are parallel', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      await Promise.all([like(a, b), like(b, a)])
      expect((await listOf(a)).matches).toEqual([[b.id], [b.id]])
      expect((await listOf(b)).matches).toEqual([[a.id], [a.id]])
    }
  })
})

describe('a like is refused', () => {
  test('LIKE-01 alike for missing, banned, leaving, unconfirmed and invisible members and oneself', async () => {
    const a = await anna(stack)
    const partners = [
      { id: newId() },
      await bram(stack, { status: 'banned' }),
      await bram(stack, { status: 'deletion_pending' }),
      await bram(stack, { status: 'not_confirmed' }),
      await bram(stack, { invisible: true }),
      a,
    ]
    const answers = await Promise.all(partners.map((partner) => expectRefusal(like(a, partner), 'not_found')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await listOf(a)).toEqual(nothing)
  })

  test('LIKE-17 BLOCK-10 TRAP-61 to an invisible member, until they make contact, and then still to others', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await chris(stack)]
    await a.call(account.change, { body: { invisible: true } })
    await expectRefusal(like(b, a), 'not_found')
    await send(a, b)
    await like(b, a)
    await expectRefusal(like(c, a), 'not_found')
    await like(a, c)
    expect(await like(c, a)).toEqual({ liked: true, match: true })
  })

  test('BLOCK-07 ROLE-07 between blocker and blocked member', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await a.call(safety.block, { body: { id: b.id } })
    await expectRefusal(like(b, a), 'not_found')
    await expectRefusal(like(a, b), 'not_found')
    expect([await listOf(a), await listOf(b)]).toEqual([nothing, nothing])
  })

  test('ROLE-03 without a session, and before the address is confirmed', async () => {
    const [a, b] = [await anna(stack, { status: 'not_confirmed' }), await bram(stack)]
    await expectRefusal(like(a, b), 'email_not_confirmed')
    await expectRefusal(stranger(stack).call(likes.like, { body: { id: b.id } }), 'authentication_required')
    expect(await listOf(b)).toEqual(nothing)
  })
})

describe('members who leave', () => {
  test.each(['banned', 'deletion_pending'] as const)(
    'TRAP-46 the likes of a member who becomes %s disappear, and return with the account',
    async (status) => {
      const [a, b] = [await anna(stack), await bram(stack)]
      await like(b, a)
      await like(a, b)
      await changeAccount(b.id, { status })
      await stack.settle()
      expect(await listOf(a)).toEqual(nothing)
      await changeAccount(b.id, { status: 'active' })
      await stack.settle()
      expect(await listOf(a)).toMatchObject({ given: [b.id], received: [b.id] })
    },
  )

  test('LIKE-03 LIKE-06 match and new mark return with the account, but a like removed meanwhile does not', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await bram(stack)]
    for (const liker of [b, c]) {
      await like(liker, a)
      await like(a, liker)
    }
    const statusOfBoth = async (status: 'banned' | 'active') => {
      await Promise.all([b, c].map(({ id }) => changeAccount(id, { status })))
      await stack.settle()
    }
    await statusOfBoth('banned')
    expect(await a.call(likes.list)).toMatchObject({ profiles: [], liked_by: [], matches: [], new_likes: 0 })
    // A like can also be removed while its receiver is banned.
    await unlike(a, c)
    expect(await a.call(likes.list)).toMatchObject({ liked_by: [], matches: [], new_likes: 0 })
    await statusOfBoth('active')
    const back = await a.call(likes.list)
    expect([idsOf(back.profiles), idsOf(back.matches), back.new_likes]).toEqual([[b.id], [b.id], 2])
    expect(idsOf(back.liked_by).sort()).toEqual([b.id, c.id].sort())
    expect((await listOf(c)).matches).toEqual([[], []])
  })

  test('PROF-21 the like of a fictional profile is marked', async () => {
    const [a, b] = [await anna(stack), await addMember(stack, { gender: 'male', fictional: true })]
    await like(b, a)
    expect((await a.call(likes.list)).liked_by[0]!.profile.fictional).toBe(true)
  })
})

describe('parallel likes', () => {
  test.each(['isNew', 'isMatch', 'isGone'] as const)(
    'do not overwrite a row whose %s changed since it was read',
    async (flag) => {
      const [a, b] = [await anna(stack), await bram(stack)]
      await like(b, a)
      const row = (await findLikedBy(a.id, b.id))!
      const asItWas = { ...row, [flag]: row[flag] ? undefined : true }
      const write = updateUnchanged(keys.likedBy(a.id, b.id), asItWas, { li: 'elsewhere' }, [])
      await expect(apply(write)).rejects.toThrow(Conflict)
      expect((await listOf(a)).received).toEqual([b.id])
    },
  )

  test('LIKE-01 are 20 likes when 20 members like one', async () => {
    const a = await anna(stack)
    const likers = await Promise.all(Array.from({ length: 20 }, () => bram(stack)))
    await Promise.all(likers.map((liker) => like(liker, a)))
    expect((await listOf(a)).newOnes.sort()).toEqual(likers.map(({ id }) => id).sort())
  })

  test('LIKE-02 LIKE-03 leave no match on either side when one is removed while it is returned', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      await like(a, b)
      await Promise.all([unlike(a, b), like(b, a)])
      expect(await listOf(a)).toEqual({ ...nothing, received: [b.id], newOnes: [b.id] })
      expect(await listOf(b)).toEqual({ ...nothing, given: [a.id] })
    }
  })

  test('LIKE-02 CHAT-35 do not move one that was given again since it was read to its former position', async () => {
    const [a, b, c] = [await anna(stack), await bram(stack), await bram(stack)]
    const start = stack.clock.now().getTime()
    const at = (minute: number) => new Date(start + minute * 60_000)
    await commit(addLike(b.card, a.card, at(0)))
    await commit(addLike(c.card, a.card, at(1)))
    const former = await findLikedBy(a.id, b.id)
    await unlike(b, a)
    await commit(addLike(b.card, a.card, at(2)))
    await expect(commit(addLike(a.card, b.card, at(3), former))).rejects.toThrow(Conflict)
    const copied = updateUnchanged(keys.likedBy(a.id, b.id), former!, listAttributesOf(a.id, former!), [])
    await expect(commit([copied])).rejects.toThrow(Conflict)
    expect((await listOf(a)).received).toEqual([b.id, c.id])
  })

  test('LIVE-12 tell the liked member once, also where both calls read before either wrote', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const nothingYet = { like: undefined, likedMe: undefined, hints: undefined }
    const give = () => giveLike(a.card, b.card, nothingYet, { now: stack.clock.now(), withChecks: (steps) => steps })
    await give()
    expect((await findLikedBy(b.id, a.id))!.isQuiet).toBeUndefined()
    await unlike(a, b)
    await give()
    expect((await findLikedBy(b.id, a.id))!.isQuiet).toBe(true)
  })

  test.each([
    ['liker', (liker: Member) => liker],
    ['liked member', (_: Member, liked: Member) => liked],
  ])('LIKE-01 TRAP-46 leave none where the %s is banned between its read and its write', async (_, whoOf) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    for (const give of [() => like(a, b), () => a.call(members.swipe, { body: { id: b.id, verdict: 'like' } })]) {
      let banning: Promise<unknown> | undefined
      let isBanned = false
      proxy.fate = (operation, input) => {
        if (operation !== 'TransactWriteItems' || !JSON.stringify(input).includes('LIKED_BY#')) return 'pass'
        banning ??= changeAccount(whoOf(a, b).id, { status: 'banned' }).then(() => {
          isBanned = true
        })
        return isBanned ? 'pass' : 'conflict'
      }
      await expect(give()).rejects.toThrow(Refused)
      await banning
      proxy.fate = () => 'pass'
      expect(await findLikedBy(b.id, a.id, { consistent: true })).toBeUndefined()
      await changeAccount(whoOf(a, b).id, { status: 'active' })
    }
  })

  test('LIKE-02 LIKE-03 leave nothing when both members remove a match at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      await like(a, b)
      await like(b, a)
      await Promise.all([unlike(a, b), unlike(b, a)])
      expect([await listOf(a), await listOf(b)]).toEqual([nothing, nothing])
    }
  })

  test('BLOCK-05 leave no like when one of the members blocks the other', async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await anna(stack), await bram(stack)]
      const [liked, blocked] = await Promise.allSettled([
        like(b, a),
        a.call(safety.block, { body: { id: b.id } }),
        like(a, b).catch((error) => expect(error).toBeInstanceOf(Refused)),
      ])
      expect(blocked.status).toBe('fulfilled')
      if (liked.status === 'rejected') expect(liked.reason.body.error).toBe('not_found')
      expect([await listOf(a), await listOf(b)]).toEqual([nothing, nothing])
    }
  })
})
