import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listSignals } from '#functions/stores/safety/risk.ts'
import { keys } from '#functions/table/keys.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import type { DecisionGround } from '#shared/model/decision.ts'
import { photosSeenBy, sendPhoto, stateOf } from '#test/support/chat-photos.ts'
import { decisionOn, unban } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { evidenceKeysOf, pictureFor } from '#test/support/evidence.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { jpeg, send } from '#test/support/photos.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { complainAbout, cursorOf, removeBy, reviewBy } from '#test/support/removed-messages.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

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
/**
 * Sends a picture, by default from `b` to `a`. Returns its ids as complaints, decisions and
 * evidence use them, and the same picture in another size and format.
 */
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
type Named = { photo?: string; message?: string }
const complainOf = async (named: Named, category: 'minor' | 'child_abuse' | 'scam', from: Member = a) => {
  const id = newId()
  const about = { kind: 'message', category, member: b.id, text: 'Die foto.', good_faith: true } as const
  await from.call(safety.complain, { body: { id, ...about, ...named } })
  await stack.settle()
  return id
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

describe('MOD-06 MOD-07 a case that staff open on a complaint about a photo of a conversation', () => {
  beforeEach(async () => {
    b = await addPicturedMember(stack, {}, 2)
  })
  const press = async (complaint: string, suspicion: 'minor' | 'child_abuse') =>
    (await jo.call(moderation.suspectMember, { body: { member: b.id, suspicion, complaint } })).case
  const evidenceFor = async (who: StaffVisitor, id: string) =>
    (await who.call(moderation.complaint, { query: { id } })).evidence!
  const close = (id: string, outcome: 'upheld' | 'dismissed') =>
    lead.call(moderation.answerComplaint, { body: { id, outcome, answer: 'We hebben de foto bekeken.' } })

  test.each([
    ['minor', 'message'],
    ['minor', 'photo'],
    ['child_abuse', 'message'],
    ['child_abuse', 'photo'],
  ] as const)(
    'of %s, named by its %s, has it among the locked pictures, for roles of cases only',
    async (suspicion, by) => {
      const { id, message, evidence } = await sentPicture()
      const complaint = await complainOf(by === 'message' ? { message } : { photo: id }, suspicion)
      const opened = await press(complaint, suspicion)
      await stack.settle()
      const { photos, withheld } = await evidenceFor(lead, opened)
      expect(withheld).toBe(0)
      // The pictures of the profile are evidence as well, and none of them is refused.
      expect(photos).toHaveLength(3)
      expect(photos.filter(({ reported }) => reported)).toEqual([{ id: evidence, reported: true }])
      expect(await evidenceKeysOf(stack, opened)).toEqual(
        expect.arrayContaining([`${opened}/${evidence}/full.webp`, `${opened}/${evidence}/locked.webp`]),
      )
      expect((await pictureFor(lead, { id: opened, photo: evidence })).length).toBeGreaterThan(0)
      expect(await evidenceFor(mo, opened)).toMatchObject({ photos: [], withheld: 3 })
      await expectRefusal(pictureFor(mo, { id: opened, photo: evidence }), 'not_found')
    },
  )

  test('recognises it while the case is open and after it is upheld, and marks it as of a banned account', async () => {
    const { message, alike } = await sentPicture()
    const opened = await press(await complainOf({ message }, 'child_abuse'), 'child_abuse')
    const [first, second] = [await anna(stack), await anna(stack)]
    expect(await sendAgain(alike, first)).toEqual(known)
    expect(await signalsOf(first)).toEqual(['case_picture'])
    await close(opened, 'upheld')
    await stack.settle()
    expect((await findAccount(b.id))!.banGround).toBe('illegal')
    expect(await uploadAgain(alike, second)).toMatchObject({ reason: 'refused_before' })
    expect((await signalsOf(second)).toSorted()).toEqual(['banned_picture', 'case_picture'])
  })

  test('forgets it if the case is dismissed', async () => {
    const { message, alike } = await sentPicture()
    const opened = await press(await complainOf({ message }, 'child_abuse'), 'child_abuse')
    expect(await sendAgain(alike)).toEqual(known)
    await close(opened, 'dismissed')
    const other = await anna(stack)
    expect(await sendAgain(alike, other)).toEqual(sent)
    expect(await signalsOf(other)).toEqual([])
  })

  test('gets the photo of a later complaint, once', async () => {
    const [one, two] = [await sentPicture(), await sentPicture()]
    const opened = await press(await complainOf({ message: one.message }, 'minor'), 'minor')
    const later = await complainOf({ message: two.message }, 'child_abuse')
    for (let n = 0; n < 2; n++) expect(await press(later, 'child_abuse')).toBe(opened)
    await stack.settle()
    expect((await evidenceFor(lead, opened)).photos.map(({ id }) => id)).toEqual(
      expect.arrayContaining([one.evidence, two.evidence]),
    )
    expect((await pictureFor(lead, { id: opened, photo: two.evidence })).length).toBeGreaterThan(0)
    const { category, escalated } = (await findComplaint(opened))!
    expect([category, escalated!.photoHashes.length, escalated!.alsoBy]).toEqual(['child_abuse', 2, [jo.id]])
    expect(await sendAgain(two.alike)).toEqual(known)
    // The member's file does not show photos of conversations (MOD-08).
    const { photos } = await lead.call(moderation.member, { query: { q: b.id } })
    expect(photos).toHaveLength(2)
  })

  test('has no photo that its subject sent to somebody else, though the complaint names it', async () => {
    const { id, alike } = await sentPicture(b, await anna(stack))
    await sentPicture()
    const opened = await press(await complainOf({ photo: id }, 'minor'), 'minor')
    expect((await evidenceFor(lead, opened)).photos).toHaveLength(2)
    expect(await sendAgain(alike)).toEqual(sent)
  })
})

describe('MOD-09 a ban for a complaint about a photo of a conversation', () => {
  const banFor = async (complaint: string) => {
    await jo.call(moderation.decide, { body: { ...decisionOn(b.id), complaint } })
    await stack.settle()
  }
  const flagsOf = async (file: Buffer, how: 'send' | 'upload') => {
    const who = await anna(stack)
    if (how === 'send') expect(await sendAgain(file, who)).toEqual(sent)
    else expect(await uploadAgain(file, who)).toMatchObject({ stage: 'waiting' })
    return signalsOf(who)
  }
  const marks = async () =>
    (await dumpTable(stack)).filter(({ PK, SK, until }) => /^PICTURE#\S+ BANNED#/.test(`${PK} ${SK}`) && until).length

  test.each(['message', 'photo'] as const)(
    'flags whoever sends or uploads the picture, named by its %s, until the ban is lifted',
    async (by) => {
      const { id, message, alike } = await sentPicture()
      await banFor(await complainOf(by === 'message' ? { message } : { photo: id }, 'scam'))
      expect(await flagsOf(alike, 'send')).toEqual(['banned_picture'])
      expect(await flagsOf(alike, 'upload')).toContain('banned_picture')
      await unban(jo, b.id)
      await stack.settle()
      expect(await flagsOf(alike, 'send')).toEqual([])
      const { PK, SK } = keys.chatPhoto(b.id, id)
      const row = (await dumpTable(stack)).find((one) => one.PK === PK && one.SK === SK)
      expect(row).not.toHaveProperty('isMarked')
    },
  )

  test('marks no other photo that the member sent', async () => {
    const [named, other] = [await sentPicture(), await sentPicture()]
    const before = await marks()
    await banFor(await complainOf({ message: named.message }, 'scam'))
    expect(await marks()).toBe(before + 4)
    expect(await flagsOf(other.alike, 'send')).toEqual([])
  })

  test('names nobody in the marks', async () => {
    const { id, message } = await sentPicture()
    await banFor(await complainOf({ message }, 'scam'))
    const rows = await dumpTable(stack)
    const { PK, SK } = keys.chatPhoto(b.id, id)
    const { imageHash } = rows.find((one) => one.PK === PK && one.SK === SK)!
    const marked = rows.filter((one) => one.until && one.imageHash === imageHash)
    expect(marked).toHaveLength(4)
    expect(JSON.stringify(marked)).not.toMatch(new RegExp(`${b.id}|${b.email}|${id}`))
  })
})
