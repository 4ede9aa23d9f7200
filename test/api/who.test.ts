import { beforeAll, describe, expect, test } from 'vitest'
import { addChat, blockChat } from '#functions/stores/chats/conversation.ts'
import { addMessage } from '#functions/stores/chats/message.ts'
import { addLike, removeLikesBetween } from '#functions/stores/likes/change.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { addBlock } from '#functions/stores/safety/block.ts'
import { commit } from '#functions/table/transaction.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { answerOf, endpointNamed, type Input } from '#test/support/answers.ts'
import { dumpTable } from '#test/support/dump.ts'
import { idFields } from '#test/support/id-fields.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { signupForm } from '#test/support/samples.ts'
import { stranger } from '#test/support/signup.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId, type Visitor } from '#test/support/visitor.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()

type Way = {
  input: (id: string) => Input
  /** What a member is answered about somebody they may meet, and about somebody whom they blocked themselves. */
  seen: number
  blocked: number
  /** The call says when the other has not confirmed their address yet: writing to them is offered for later. */
  tellsUnconfirmed?: true
  /** Takes back what the caller did themselves, whatever became of the other. */
  takesBack?: true
  /** More than a few an hour are refused, whatever they ask. */
  isLimited?: true
}

/** Every call of the site that names another member, with what it answers where there is something to answer. */
const ways: Record<string, Way> = {
  'account.signup body.signup_message_to': {
    input: (id) => ({ body: signupForm({ signup_message: 'Hoi', signup_message_to: id }) }),
    seen: 200,
    blocked: 200,
    isLimited: true,
  },
  'photos.open body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 404 },
  'photos.close query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200, takesBack: true },
  'photos.close body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 200, takesBack: true },
  'members.profile query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200 },
  'members.similar query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200 },
  'members.swipe body.id': { input: (id) => ({ body: { id, verdict: 'like' } }), seen: 200, blocked: 404 },
  // strangers are shown marked fictional profiles and nobody else, so every member is as good as nobody (TRAP-68)
  'site.showcase query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200 },
  'likes.like body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 404 },
  'likes.liked query.ids': { input: (ids) => ({ query: { ids } }), seen: 200, blocked: 200 },
  'likes.unlike query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200, takesBack: true },
  'likes.unlike body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 200, takesBack: true },
  'chats.open query.member': {
    input: (member) => ({ query: { member } }),
    seen: 200,
    blocked: 404,
    tellsUnconfirmed: true,
  },
  'chats.send body.member': {
    input: (member) => ({ body: { member, id: newId(), text: 'Hoi' } }),
    seen: 200,
    blocked: 404,
    tellsUnconfirmed: true,
  },
  'safety.complain body.member': {
    input: (member) => ({
      body: { id: newId(), kind: 'message', member, text: 'Dit kan niet.', email: 'x@example.org' },
    }),
    seen: 200,
    blocked: 200,
    isLimited: true,
  },
  'safety.unblock query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200 },
  'safety.unblock body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 200 },
  'safety.block body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 200 },
}
const everyWay = Object.entries(ways).map(([name, way]) => ({ ...endpointNamed(name.split(' ')[0]!), ...way, name }))

test('BLOCK-06 every field of the contract that names another member has its row here', () => {
  const fields = idFields.filter(({ isStaff, names }) => names === 'member' && !isStaff)
  expect(fields.map(({ call, field }) => `${call} ${field}`).sort()).toEqual(Object.keys(ways).sort())
  expect(idFields.filter(({ names }) => names === 'unknown')).toEqual([])
})

const now = () => world.clock.now()
const later = '2999-01-01T00:00:00.000Z'

/** A block as it lies in the table: some of these could not set it by themselves. */
const setBlock = (by: Member, other: Member) =>
  commit([
    ...addBlock({ card: by.card, isFindable: true }, { card: other.card, isFindable: true }, now()),
    blockChat(by.id, other.card, now()),
    blockChat(other.id, by.card, now()),
    ...removeLikesBetween(by.id, other.id),
  ])

/** They wrote to each other and like each other. */
const acquaint = async (one: Member, other: Member) => {
  const message = (from: Member) => ({
    id: newId(),
    from: from.id,
    type: 'text' as const,
    text: 'Hoi',
    sentAt: now().toISOString(),
  })
  const first = message(other)
  const chat = addChat(other.card, one.card, first)
  await commit([...chat, addMessage('x', first), ...addLike(one.card, other.card, now())])
  await commit(addLike(other.card, one.card, now(), await findLikedBy(other.id, one.id)))
}

type Hidden = Record<string, string>
type Cast = { hidden: Hidden; unconfirmed: string; seen: Member; blocked: Member }

/** Those whom `who` may not see, each for a reason of their own, and those whom they may. */
async function castFor(who: Member | undefined, isAcquainted: boolean): Promise<Cast> {
  const make = async (told: Parameters<typeof bram>[1] = {}) => {
    const member = await bram(world, told)
    if (who && isAcquainted) await acquaint(who, member)
    return member
  }
  const [blocker, banned, leaving, gone, seen, blocked] = await Promise.all(Array.from({ length: 6 }, () => make()))
  await changeAccount(banned!.id, { status: 'banned' })
  await changeAccount(leaving!.id, { status: 'deletion_pending', deletionDueAt: later })
  await changeAccount(gone!.id, { status: 'deletion_pending', deletionDueAt: now().toISOString() })
  if (who) {
    await setBlock(blocker!, who)
    await setBlock(who, blocked!)
  }
  const invisible = await bram(world, { invisible: true })
  const unconfirmed = await bram(world, { status: 'not_confirmed' })
  await world.settle()
  return {
    hidden: {
      ...(who && { 'who blocked them': blocker!.id }),
      // Also of who was purged: nothing is left of them.
      ...{ banned: banned!.id, leaving: leaving!.id, 'gone, not purged yet': gone!.id, invisible: invisible.id },
    },
    ...{ unconfirmed: unconfirmed.id, seen: seen!, blocked: blocked! },
  }
}

const partitionsOf = async (ids: readonly string[]) => {
  await world.settle()
  const own = (await dumpTable(world)).filter(({ PK }) => ids.some((id) => PK === `MEMBER#${id}`))
  // Pointers for the purge, of which the member is told nothing.
  const rows = own.filter(({ SK }) => !/^(COMPLAINT|SIGNUP_MESSAGE_FROM)/.test(String(SK)))
  return rows.map((row) => JSON.stringify(row)).sort()
}

/** Asks the same of each, and expects the very same answer as about somebody who was never there, and that nobody was touched by it. */
async function expectAlike(who: () => Visitor | Promise<Visitor>, way: (typeof everyWay)[number], cast: Cast) {
  const hidden = { ...cast.hidden, ...(!way.tellsUnconfirmed && { unconfirmed: cast.unconfirmed }) }
  const before = await partitionsOf(Object.values(hidden))
  const ask = async (id: string) => {
    // Limits of so many an hour are not what is asked here.
    if (way.isLimited) world.clock.advance({ hours: 1 })
    return answerOf(await who(), way.spec, way.input(id))
  }
  const missing = await ask(newId())
  for (const [why, id] of Object.entries(hidden)) expect({ why, ...(await ask(id)) }).toEqual({ why, ...missing })
  if (!way.takesBack) expect(await partitionsOf(Object.values(hidden))).toEqual(before)
  return missing
}

const actors: Record<string, () => Promise<Member>> = {
  'a premium member': () => anna(world, { premium: true, credits: 500 }),
  'a member without credits': () => anna(world, { premium: true, credits: 0 }),
  'a free member who began two conversations': () => anna(world, { startedConversations: 2 }),
  'a member whose address is not confirmed': () => anna(world, { status: 'not_confirmed' }),
}

describe.each(Object.entries(actors))('%s', (_, make) => {
  let who: Member
  let cast: Cast
  beforeAll(async () => {
    who = await make()
    cast = await castFor(who, false)
  })

  test.each(everyWay)(
    'BLOCK-06 BLOCK-07 TRAP-61 ROLE-07 is answered by $name about who is blocked, banned, leaving, gone and invisible as about nobody',
    async (way) =>
      void (await expectAlike(
        () => (way.isLimited && way.spec.access === 'public' ? stranger(world) : who),
        way,
        cast,
      )),
  )
})

describe('a member who knows them', () => {
  let who: Member
  let cast: Cast
  beforeAll(async () => {
    who = await anna(world, { premium: true, credits: 500 })
    cast = await castFor(who, true)
  })

  test.each(everyWay)(
    'BLOCK-06 BLOCK-07 TRAP-46 TRAP-61 is answered by $name about who then blocked them, was banned or left as about nobody',
    async (way) => void (await expectAlike(() => (way.spec.access === 'public' ? stranger(world) : who), way, cast)),
  )

  test.each(everyWay)(
    'ROLE-12 $name does for whom they may meet what it is for, and tells nothing besides',
    async (way) => {
      const { seen, blocked } = cast
      const ask = (member: Member) =>
        answerOf(way.spec.access === 'public' ? stranger(world) : who, way.spec, way.input(member.id))
      if (way.isLimited) world.clock.advance({ hours: 1 })
      const answers = [await ask(blocked), await ask(seen)]
      expect(answers.map(({ status }) => status)).toEqual([way.blocked, way.seen])
      for (const { body } of answers)
        for (const secret of [seen, blocked].flatMap(({ email }) => [email, '1989-07-02', 'passwordHash', '"none"']))
          expect(body).not.toContain(secret)
      if (way.blocked === 404) expect(answers[0]).toEqual(await answerOf(who, way.spec, way.input(newId())))
      // Undone, as the next call asks about the same two.
      if (way.name.startsWith('safety.block')) await who.raw('DELETE', `/api/block.php?id=${seen.id}`)
      if (way.name.startsWith('safety.unblock')) await setBlock(who, blocked)
    },
  )
})

describe('without a member’s session', () => {
  let cast: Cast
  beforeAll(async () => {
    cast = await castFor(undefined, false)
  })

  test.each(everyWay)('BLOCK-06 ROLE-03 ROLE-11 $name tells a visitor and staff nothing', async (way) => {
    const visitor = await expectAlike(() => stranger(world), way, cast)
    const staff = await openStaff(world, ['moderator', 'finance'])
    const sameForStaff = await expectAlike(() => staff, way, cast)
    expect(sameForStaff).toEqual(visitor)
    if (way.spec.access === 'member') expect(visitor.body).toContain('authentication_required')
  })
})
