import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listSignals } from '#functions/stores/safety/risk.ts'
import { moderation } from '#shared/contract/moderation.ts'
import type { DecisionGround } from '#shared/model/decision.ts'
import { photosSeenBy, sendPhoto, stateOf } from '#test/support/chat-photos.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { jpeg, send } from '#test/support/photos.ts'
import { complainAbout, cursorOf, removeBy, reviewBy } from '#test/support/removed-messages.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'

const stack = openStack({ countries: ['NL'] })
let jo: StaffVisitor
let mo: StaffVisitor
let lead: StaffVisitor
let a: Member
let b: Member
beforeAll(async () => {
  jo = await openStaff(stack)
  mo = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
})
beforeEach(async () => {
  a = await anna(stack)
  b = await bram(stack)
})

let seed = 71_000
/** A picture, and the same one in another size and format. */
const picture = async () => {
  seed += 1
  const file = await jpeg({ seed, width: 600, height: 750 })
  return { file, alike: await sharp(file).resize(450).jpeg({ quality: 60 }).toBuffer() }
}
/** A picture that `b` sent to `a`, as a complaint and a decision name it. */
async function sentPicture(from: Member = b, to: Member = a) {
  const { file, alike } = await picture()
  const id = await sendPhoto(stack, from, to, { file })
  const message = cursorOf((await photosSeenBy(to, from)).find((one) => one.id === id)!)
  return { id, message, alike, evidence: `message-${id}` }
}
const sendAgain = async (file: Buffer, from?: Member) => {
  const sender = from ?? (await anna(stack))
  return stateOf(sender, await sendPhoto(stack, sender, await bram(stack), { file }))
}
/** Uploads the file to a profile; returns the row of the photo. */
const uploadAgain = async (file: Buffer, owner: Member) => {
  const id = await send(stack, owner, file)
  await stack.settle()
  return findPhoto(owner.id, id)
}
const signalsOf = async ({ id }: Member) => {
  await stack.settle()
  return (await listSignals(id, stack.clock.now())).map(({ kind }) => kind)
}
const known = ['refused', 'refused_before']
const sent = ['sent', null]

describe('MOD-01 MOD-10 the picture of a message that staff removed', () => {
  const remove = async (message: string, ground: DecisionGround = 'harassment') => {
    const effect = { kind: 'message_removed', message } as const
    const body = { ...decisionOn(b.id, effect), ground, complaint: await complainAbout(b, a) }
    return (await jo.call(moderation.decide, { body })).number
  }

  test('is refused by a decision on the same ground if somebody sends or uploads a like one', async () => {
    const { message, alike } = await sentPicture()
    expect(await sendAgain(alike)).toEqual(sent)
    await remove(message)
    const other = await anna(stack)
    expect(await sendAgain(alike, other)).toEqual(known)
    const [statement] = await statementsTo(stack, other)
    const refusal = { ground: 'harassment', source: 'machine' }
    expect(await findDecision(statement!.number)).toMatchObject({ kind: 'chat_photo_refused', ...refusal })
    const third = await bram(stack)
    expect(await uploadAgain(alike, third)).toMatchObject({ status: 'rejected', reason: 'refused_before' })
    const [ofProfile] = await statementsTo(stack, third)
    expect(await findDecision(ofProfile!.number)).toMatchObject({ kind: 'photo_refused', ...refusal })
  })

  test('MOD-03 is sent and uploaded again after a reversal, which also restores the message', async () => {
    const { message, alike } = await sentPicture()
    const number = await remove(message)
    await reviewBy(stack, mo, { number, member: b })
    expect((await photosSeenBy(a, b))[0]).not.toHaveProperty('removed')
    expect(await sendAgain(alike)).toEqual(sent)
    expect(await uploadAgain(alike, await bram(stack))).toMatchObject({ stage: 'waiting' })
  })

  test('MOD-03 stays known if the objection is refused', async () => {
    const { message, alike } = await sentPicture()
    const number = await remove(message)
    await reviewBy(stack, mo, { number, member: b, outcome: 'upheld' })
    expect(await sendAgain(alike)).toEqual(known)
  })

  test('MOD-07 on the ground of a case puts whoever sends it again at the top of the risk queue', async () => {
    const { message, alike } = await sentPicture()
    await remove(message, 'illegal')
    const other = await anna(stack)
    expect(await sendAgain(alike, other)).toEqual(known)
    expect(await signalsOf(other)).toEqual(['case_picture'])
  })

  test.each(['sends', 'uploads'])(
    'MOD-06 that a complaint about a child withholds is shown to a role for cases only, if somebody %s it again',
    async (how) => {
      const { message, alike } = await sentPicture()
      await removeBy(lead, { complaint: await complainAbout(b, a, 'minor'), message, member: b })
      const other = await anna(stack)
      await (how === 'sends' ? sendAgain(alike, other) : uploadAgain(alike, other))
      const [statement] = await statementsTo(stack, other)
      await objectWith(stack, statement!.token)
      const shownTo = async (who: StaffVisitor) =>
        (await who.call(moderation.listObjections)).objections.find(({ number }) => number === statement!.number)
      expect(await shownTo(mo)).toMatchObject({ photo: null, may_decide: false })
      expect(await shownTo(lead)).toMatchObject({ photo: expect.any(String), may_decide: true })
    },
  )
})
