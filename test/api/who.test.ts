import { beforeAll, describe, expect, test } from 'vitest'
import { addChat, blockChat } from '#functions/stores/chats/conversation.ts'
import { addMessage } from '#functions/stores/chats/message.ts'
import { addLike, removeLikesBetween } from '#functions/stores/likes/change.ts'
import { findLikedBy } from '#functions/stores/likes/like.ts'
import { addBlock } from '#functions/stores/safety/block.ts'
import { commit } from '#functions/table/transaction.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { answerOf, endpointNamed, type Input } from '#test/support/answers.ts'
import { dumpTable } from '#test/support/dump.ts'
import { idFields } from '#test/support/id-fields.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { signupForm } from '#test/support/samples.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()

type Way = {
  input: (id: string) => Input
  /**
   * Status for a member whom the caller may see (`seen`), and for one whom the caller has blocked.
   */
  seen: number
  blocked: number
  /** The call reveals that the other member is unconfirmed, and offers to write to them later. */
  tellsUnconfirmed?: true
  /** Undoes the caller's own action, whatever the state of the other member. */
  takesBack?: true
  /** After contact, the call works whatever the state of the other member (decision 0120). */
  isOpenAfterContact?: true
  /** The call is limited to a few times an hour for any input. */
  isLimited?: true
}

/** Every call of the site that names another member, by call and field. */
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
  'members.online query.ids': { input: (ids) => ({ query: { ids } }), seen: 200, blocked: 200 },
  'members.swipe body.id': { input: (id) => ({ body: { id, verdict: 'like' } }), seen: 200, blocked: 404 },
  // Visitors see marked fictional profiles only, so no member is found (TRAP-68).
  'site.showcase query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200 },
  'likes.like body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 404 },
  'likes.liked query.ids': { input: (ids) => ({ query: { ids } }), seen: 200, blocked: 200 },
  'likes.seeMatch body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 200 },
  'likes.addFavourite body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 404 },
  'likes.removeFavourite query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200, takesBack: true },
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
  'chats.addPhoto body.member': {
    input: (member) => ({ body: { member, id: newId(), type: 'image/jpeg', bytes: 9000 } }),
    seen: 200,
    blocked: 404,
    tellsUnconfirmed: true,
  },
  'safety.complain body.member': {
    input: (member) => ({
      body: {
        id: newId(),
        kind: 'message',
        member,
        text: 'Dit kan niet.',
        good_faith: true,
        name: 'Eva Jansen',
        email: 'x@example.org',
      },
    }),
    seen: 200,
    blocked: 200,
    isLimited: true,
  },
  'safety.unblock query.id': { input: (id) => ({ query: { id } }), seen: 200, blocked: 200 },
  'safety.unblock body.id': { input: (id) => ({ body: { id } }), seen: 200, blocked: 200 },
  'safety.block body.id': {
    input: (id) => ({ body: { id } }),
    seen: 200,
    blocked: 200,
    isOpenAfterContact: true,
  },
}
const everyWay = Object.entries(ways).map(([name, way]) => ({ ...endpointNamed(name.split(' ')[0]!), ...way, name }))

test('BLOCK-06 every field of the contract that names another member is listed here', () => {
  const fields = idFields.filter(({ isStaff, names }) => names === 'member' && !isStaff)
  expect(fields.map(({ call, field }) => `${call} ${field}`).sort()).toEqual(Object.keys(ways).sort())
  expect(idFields.filter(({ names }) => names === 'unknown')).toEqual([])
})

const now = () => stack.clock.now()
const later = '2999-01-01T00:00:00.000Z'

/** Writes a block straight into the table, because some of these members may not call. */
const setBlock = (by: Member, other: Member) =>
  commit([
    ...addBlock({ card: by.card, isFindable: true }, { card: other.card, isFindable: true }, now()),
    blockChat(by.id, other.card, now()),
    blockChat(other.id, by.card, now()),
    ...removeLikesBetween(by.id, other.id),
  ])

/** Adds a message and likes in both directions. */
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
type Others = { hidden: Hidden; unconfirmed: string; seen: Member; blocked: Member }

/** Adds members whom `who` may not see, each for a different reason, and two whom `who` may see. */
async function othersFor(who: Member | undefined, isAcquainted: boolean): Promise<Others> {
  const make = async (told: Parameters<typeof bram>[1] = {}) => {
    const member = await bram(stack, told)
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
  const invisible = await bram(stack, { invisible: true })
  const unconfirmed = await bram(stack, { status: 'not_confirmed' })
  await stack.settle()
  return {
    hidden: {
      ...(who && { 'who blocked them': blocker!.id }),

      banned: banned!.id,
      leaving: leaving!.id,
      'gone, not purged yet': gone!.id,
      invisible: invisible.id,
    },
    unconfirmed: unconfirmed.id,
    seen: seen!,
    blocked: blocked!,
  }
}

const partitionsOf = async (ids: readonly string[]) => {
  await stack.settle()
  const own = (await dumpTable(stack)).filter(({ PK }) => ids.some((id) => PK === `MEMBER#${id}`))
  // Leaves out rows that no member sees: rows for the purge and rows of the risk queue.
  const rows = own.filter(({ SK }) => !/^(COMPLAINT|RISK|SIGNAL|SIGNUP_MESSAGE_FROM)/.test(String(SK)))
  return rows.map((row) => JSON.stringify(row)).sort()
}

/**
 * Makes the same call about each hidden member. Expects the answer for an unknown id, and no
 * change.
 */
async function expectAlike(who: () => Visitor | Promise<Visitor>, way: (typeof everyWay)[number], others: Others) {
  const hidden = { ...others.hidden, ...(!way.tellsUnconfirmed && { unconfirmed: others.unconfirmed }) }
  const before = await partitionsOf(Object.values(hidden))
  const ask = async (id: string) => {
    // Waits for the next hour, because this test is not about the hourly limits.
    if (way.isLimited) stack.clock.advance({ hours: 1 })
    return answerOf(await who(), way.spec, way.input(id))
  }
  const missing = await ask(newId())
  for (const [why, id] of Object.entries(hidden)) expect({ why, ...(await ask(id)) }).toEqual({ why, ...missing })
  if (!way.takesBack) expect(await partitionsOf(Object.values(hidden))).toEqual(before)
  return missing
}

const actors: Record<string, () => Promise<Member>> = {
  'a premium member': () => anna(stack, { premium: true, credits: 500 }),
  'a member without credits': () => anna(stack, { premium: true, credits: 0 }),
  'a free member who began two conversations': () => anna(stack, { startedConversations: 2 }),
  'a member whose address is not confirmed': () => anna(stack, { status: 'not_confirmed' }),
}

describe.each(Object.entries(actors))('%s', (_, make) => {
  let who: Member
  let others: Others
  beforeAll(async () => {
    who = await make()
    others = await othersFor(who, false)
  })

  test.each(everyWay)(
    'BLOCK-06 BLOCK-07 TRAP-61 ROLE-07 gets from $name the same answer about any hidden member as about nobody',
    async (way) =>
      void (await expectAlike(
        () => (way.isLimited && way.spec.access === 'public' ? stranger(stack) : who),
        way,
        others,
      )),
  )
})

describe('a member who has contact with the others', () => {
  let who: Member
  let others: Others
  beforeAll(async () => {
    who = await anna(stack, { premium: true, credits: 500 })
    others = await othersFor(who, true)
  })

  test.each(everyWay.filter(({ isOpenAfterContact }) => !isOpenAfterContact))(
    'BLOCK-06 BLOCK-07 TRAP-46 TRAP-61 gets from $name the answer as about nobody once the other blocked them, was banned or left',
    async (way) => void (await expectAlike(() => (way.spec.access === 'public' ? stranger(stack) : who), way, others)),
  )

  test('BLOCK-01 BLOCK-06 gets from safety.block the same answer about each of them as about any other member', async () => {
    const way = everyWay.find(({ isOpenAfterContact }) => isOpenAfterContact)!
    const visible = await answerOf(who, way.spec, way.input((await bram(stack)).id))
    const { invisible, ...met } = others.hidden
    // There was no contact with these two.
    const missing = await answerOf(who, way.spec, way.input(newId()))
    for (const id of [invisible!, others.unconfirmed])
      expect(await answerOf(who, way.spec, way.input(id))).toEqual(missing)
    for (const [why, id] of Object.entries(met)) {
      expect({ why, ...(await answerOf(who, way.spec, way.input(id))) }).toEqual({ why, ...visible })
      await who.raw('DELETE', `/api/block.php?id=${id}`)
    }
  })

  test.each(everyWay)(
    'ROLE-12 gets an answer from $name about members they may meet, without private data',
    async (way) => {
      const { seen, blocked } = others
      const ask = (member: Member) =>
        answerOf(way.spec.access === 'public' ? stranger(stack) : who, way.spec, way.input(member.id))
      if (way.isLimited) stack.clock.advance({ hours: 1 })
      const answers = [await ask(blocked), await ask(seen)]
      expect(answers.map(({ status }) => status)).toEqual([way.blocked, way.seen])
      for (const { body } of answers)
        for (const secret of [seen, blocked].flatMap(({ email }) => [email, '1989-07-02', 'passwordHash', '"none"']))
          expect(body).not.toContain(secret)
      if (way.blocked === 404) expect(answers[0]).toEqual(await answerOf(who, way.spec, way.input(newId())))
      // Undoes the call, because the next call concerns the same two members.
      if (way.name.startsWith('safety.block')) await who.raw('DELETE', `/api/block.php?id=${seen.id}`)
      if (way.name.startsWith('safety.unblock')) await setBlock(who, blocked)
    },
  )
})

describe('a caller without a member’s session', () => {
  let others: Others
  beforeAll(async () => {
    others = await othersFor(undefined, false)
  })

  test.each(everyWay)('BLOCK-06 ROLE-03 ROLE-11 learns nothing from $name, as visitor or as staff', async (way) => {
    const visitor = await expectAlike(() => stranger(stack), way, others)
    const staff = await openStaff(stack, staffRoles)
    const sameForStaff = await expectAlike(() => staff, way, others)
    expect(sameForStaff).toEqual(visitor)
    if (way.spec.access === 'member') expect(visitor.body).toContain('authentication_required')
  })
})
