import { beforeAll, describe, expect, test } from 'vitest'
import { addMessage } from '#functions/stores/chats/message.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as photoVerification from '#shared/contract/photo-verification.ts'
import * as safety from '#shared/contract/safety.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { answerOf, endpointNamed, type Input } from '#test/support/answers.ts'
import { buy } from '#test/support/buying.ts'
import { storeCard } from '#test/support/cards.ts'
import { debitForm } from '#test/support/debits.ts'
import { dumpTable } from '#test/support/dump.ts'
import { idFields } from '#test/support/id-fields.ts'
import { keptCopy } from '#test/support/kept-chats.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()

const receipt = { kind: 'other', text: 'Van een ander.', name: 'Eva Jansen', good_faith: true } as const

/**
 * Every call that contains the id of an object of the caller. Each call is also made with a
 * well-formed id that no object has.
 */
const owned: Record<string, { input: (id: string) => Input; of: keyof Things }> = {
  'account.endSessions query.id': { of: 'session', input: (id) => ({ query: { id } }) },
  'account.endSessions body.id': { of: 'session', input: (id) => ({ body: { id } }) },
  'photos.change body.id': { of: 'photo', input: (id) => ({ body: { id, private: true } }) },
  'photos.change body.order[]': { of: 'photo', input: (id) => ({ body: { order: [id] } }) },
  'photos.uploadVerification body.id': {
    of: 'verification',
    input: (id) => ({ body: { id, type: 'image/jpeg', bytes: 9000 } }),
  },
  'photos.remove query.id': { of: 'photo', input: (id) => ({ query: { id } }) },
  'photos.remove body.id': { of: 'photo', input: (id) => ({ body: { id } }) },
  'chats.open query.conversation': { of: 'conversation', input: (conversation) => ({ query: { conversation } }) },
  'chats.photo query.id': { of: 'sentPhoto', input: (id) => ({ query: { id } }) },
  'chats.cancelPhoto query.id': { of: 'sentPhoto', input: (id) => ({ query: { id } }) },
  'chats.cancelPhoto body.id': { of: 'sentPhoto', input: (id) => ({ body: { id } }) },
  'chats.openPhoto body.conversation': {
    of: 'conversation',
    input: (conversation) => ({ body: { conversation, message: received } }),
  },
  'chats.remove query.conversation': { of: 'conversation', input: (conversation) => ({ query: { conversation } }) },
  'chats.remove body.conversation': { of: 'conversation', input: (conversation) => ({ body: { conversation } }) },
  'safety.keptChat query.conversation': { of: 'keptChat', input: (conversation) => ({ query: { conversation } }) },
  'credits.payment query.id': { of: 'payment', input: (id) => ({ query: { id } }) },
  'credits.cancel body.id': { of: 'payment', input: (id) => ({ body: { id } }) },
  'credits.cancelPayment body.id': { of: 'payment', input: (id) => ({ body: { id } }) },
  'credits.startPayment body.card': {
    of: 'card',
    input: (card) => ({
      body: { id: newId(), bundle: 'c25', method: 'creditcard', immediate_delivery: true, card, shown_cents: 999 },
    }),
  },
  'credits.removeCard body.id': { of: 'card', input: (id) => ({ body: { id } }) },
  'credits.orderDebit body.id': { of: 'payment', input: (id) => ({ body: debitForm({ id }) }) },
  'credits.returned query.cursor': { of: 'message', input: (cursor) => ({ query: { cursor } }) },
  'credits.payments query.cursor': { of: 'payment', input: (cursor) => ({ query: { cursor } }) },
}

/**
 * Every call whose sender chooses the id of the new object, so that a retry is idempotent. A call
 * with the id of another member's object must not reach that object.
 */
const made: Record<string, { of: keyof Things; input: (id: string) => Input }> = {
  'photos.add body.id': {
    of: 'photo',
    input: (id) => ({ body: { id, type: 'image/jpeg', bytes: 9000, private: false } }),
  },
  'chats.send body.id': {
    of: 'message',
    input: (id) => ({ body: { member: partner.id, id, text: 'Van een ander.' } }),
  },
  'chats.addPhoto body.id': {
    of: 'sentPhoto',
    input: (id) => ({ body: { member: partner.id, id, type: 'image/jpeg', bytes: 9000 } }),
  },
  'credits.startPayment body.id': {
    of: 'payment',
    input: (id) => ({ body: { id, bundle: 'c25', method: 'ideal', immediate_delivery: true } }),
  },
  'safety.complain body.id': { of: 'complaint', input: (id) => ({ body: { id, ...receipt, email: 'x@example.org' } }) },
  'safety.complain body.photo': {
    of: 'photo',
    input: (photo) => ({ body: { id: newId(), ...receipt, photo, member: partner.id, email: 'x@example.org' } }),
  },
}

type Things = Record<
  | 'session'
  | 'photo'
  | 'verification'
  | 'conversation'
  | 'keptChat'
  | 'payment'
  | 'card'
  | 'message'
  | 'sentPhoto'
  | 'complaint',
  string
>
let owner: Member
let partner: Member
let things: Things
/** Photo that the owner received, identified by the time and id of its message. */
let received: string

beforeAll(async () => {
  owner = await addPicturedMember(stack, { credits: 100 }, 2)
  partner = await bram(stack)
  const [message, complaint] = [newId(), newId()]
  const sent = await owner.call(chats.send, { body: { member: partner.id, id: message, text: 'Alleen voor jou.' } })
  await owner.call(safety.complain, {
    body: { id: complaint, kind: 'other', text: 'Alleen voor jullie.', good_faith: true },
  })
  const sentPhoto = newId()
  const photo = { member: partner.id, id: sentPhoto, type: 'image/jpeg', bytes: 9000 } as const
  await owner.call(chats.addPhoto, { body: photo })
  const image = { id: newId(), from: partner.id, type: 'image', text: '', photo: { width: 9, height: 9 } } as const
  const sentAt = stack.clock.now().toISOString()
  await commit([addMessage(sent.conversation, { ...image, sentAt })])
  received = `${sentAt}#${image.id}`
  await commit(keptCopy(owner.id, sent.conversation, stack.clock.now()))
  const [session] = (await owner.call(ownAccount.listSessions)).sessions
  things = {
    session: session!.id,
    photo: owner.card.p!,
    verification: (await owner.call(photoVerification.startVerification)).id!,
    conversation: sent.conversation,
    keptChat: sent.conversation,
    payment: (await buy(stack, owner)).id,
    card: (await storeCard(stack, owner)).id,
    message,
    sentPhoto,
    complaint,
  }
})

test('every field of the contract that names an object is listed here', () => {
  const fields = idFields.filter(({ isStaff, names }) => names !== 'member' && !isStaff)
  expect(fields.map(({ call, field }) => `${call} ${field}`).sort()).toEqual(
    [...Object.keys(owned), ...Object.keys(made)].sort(),
  )
})

/** All rows of the owner, their payments and messages, and the complaint. */
const everythingOfOwner = async () => {
  await stack.settle()
  const { conversation, complaint } = things
  const isTheirs = (PK: string) =>
    [`MEMBER#${owner.id}`, `PAYER#${owner.id}`, `CONVERSATION#${conversation}`, `COMPLAINT#${complaint}`].includes(PK)
  return (await dumpTable(stack))
    .filter(({ PK }) => isTheirs(PK as string))
    .map((item) => JSON.stringify(item))
    .sort()
}

/** Callers who are not the owner. */
const others: Record<string, () => Promise<Visitor>> = {
  'another member': () => anna(stack, { credits: 50 }),
  'a member whom the owner blocked': async () => {
    const other = await anna(stack, { credits: 50 })
    await owner.call(safety.block, { body: { id: other.id } })
    return other
  },
  'a member who blocked the owner': async () => {
    const other = await anna(stack, { credits: 50 })
    await other.call(safety.block, { body: { id: owner.id } })
    return other
  },
  'a visitor': async () => stranger(stack),
  staff: () => openStaff(stack, staffRoles),
}

const missingOf = (of: keyof Things) => (['conversation', 'keptChat'].includes(of) ? '0'.repeat(26) : newId())

describe.each(Object.entries(others))('%s', (_, make) => {
  let who: Visitor
  beforeAll(async () => {
    who = await make()
  })

  test.each(Object.keys(owned))(
    'ROLE-12 TRAP-28 gets the same answer from %s as for an id of no object',
    async (name) => {
      const { input, of } = owned[name]!
      const { spec } = endpointNamed(name.split(' ')[0]!)
      const before = await everythingOfOwner()
      const foreign = await answerOf(who, spec, input(things[of]))
      expect(foreign).toEqual(await answerOf(who, spec, input(missingOf(of))))
      for (const secret of [owner.email, owner.name, 'Alleen voor']) expect(foreign.body).not.toContain(secret)
      expect(await everythingOfOwner()).toEqual(before)
    },
  )

  test.each(Object.keys(made))(
    'ROLE-12 TRAP-37 cannot reach by %s an object that another created with that id',
    async (name) => {
      const { input, of } = made[name]!
      const { spec } = endpointNamed(name.split(' ')[0]!)
      const before = await everythingOfOwner()
      const { status, body } = await answerOf(who, spec, input(things[of]))
      expect(status).toBe(who.cookies.has('__Host-session') || spec.access === 'visitor' ? 200 : 403)
      for (const secret of [owner.id, owner.email, owner.name, 'Alleen voor']) expect(body).not.toContain(secret)
      expect(await everythingOfOwner()).toEqual(before)
    },
  )
})

describe('the owner', () => {
  test('ROLE-12 gets an answer about each object, which proves that others were refused for not owning it', async () => {
    for (const [name, { input, of }] of Object.entries(owned).filter(
      ([call]) => !/remove|cancelPhoto|endSessions/.test(call),
    )) {
      const { spec } = endpointNamed(name.split(' ')[0]!)
      const own = await answerOf(owner, spec, input(things[of]))
      expect({ name, status: own.status }).toEqual({ name, status: 200 })
    }
  })

  test('BLOCK-04 loses the conversation by a block, as the other member does: its id then names nothing for both', async () => {
    await owner.call(safety.block, { body: { id: partner.id } })
    for (const who of [owner, partner])
      for (const [name, { input }] of Object.entries(owned).filter(([, { of }]) => of === 'conversation')) {
        const { spec } = endpointNamed(name.split(' ')[0]!)
        const answer = await answerOf(who, spec, input(things.conversation))
        expect(answer).toEqual(await answerOf(who, spec, input(missingOf('conversation'))))
        expect(answer.status).toBe(404)
      }
  })
})
