import { beforeAll, describe, expect, test } from 'vitest'
import { messagePhotoId } from '#functions/platform/bucket-paths.ts'
import { findRefused, forgetHash, rememberHash } from '#functions/stores/photos/refused.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, Conflict, commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import type { staffRefusalReasons } from '#shared/model/photo.ts'
import { duringInspection, filesOf, reserve, sendPhoto, stateOf } from '#test/support/chat-photos.ts'
import { ban } from '#test/support/decisions.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { anna, bram } from '#test/support/people.ts'
import { blocks, decide, jpeg, post, send } from '#test/support/photos.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
})

const flattened = (text: string) => text.replace(/\s+/g, ' ')
const tokenIn = (text: string) => /\/objection#token=([\w.-]+)/.exec(text)![1]!
const statementsTo = async ({ email }: { email: string }) => {
  await stack.settle()
  return (await mailsTo(stack, email)).filter(({ text }) => text.includes('/objection#token='))
}

type Reason = (typeof staffRefusalReasons)[number]

/** Picture that staff refused for the profile of another member. */
const refusedPicture = async (seed: number, reason: Reason) => refuseElsewhere(await jpeg({ seed }), reason)

async function refuseElsewhere(picture: Buffer, reason: Reason) {
  const earlier = await bram(stack)
  const id = await send(stack, earlier, picture)
  await stack.settle()
  await decide(stack, earlier.id, id, { verdict: 'refused', reason })
  return picture
}

/** A picture, partly magenta, which the local stand-in for moderation takes for nudity. */
const nude = (seed: number): Promise<Buffer> => {
  const magenta = { create: { width: 400, height: 220, channels: 3, background: '#ff00ff' } } as const
  return blocks({ seed })
    .composite([{ input: magenta, top: 0, left: 0 }])
    .jpeg()
    .toBuffer()
}

/** Sends, in a conversation, a picture that staff refused before. */
const sendKnown = async (seed: number, reason: Reason) => sendRefused(await refusedPicture(seed, reason))

/**
 * Sends, in a conversation, a picture that is refused by a decision. Also returns text and number
 * of the mailed statement of reasons.
 */
async function sendRefused(file: Buffer, language: Language = 'nl') {
  const [member, partner] = [await anna(stack, { language }), await bram(stack)]
  const id = await sendPhoto(stack, member, partner, { file })
  const [mail] = await statementsTo(member)
  const text = mail!.text
  return { member, partner, id, file, text, number: /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)![0] }
}

const objectTo = async ({ text, number }: { text: string; number: string }) => {
  await stranger(stack).call(safety.object, { body: { token: tokenIn(text), text: 'Daar is niets mis mee.' } })
  const { objections } = await moderator.call(moderation.listObjections)
  return objections.find((one) => one.number === number)!
}

describe('MOD-02 MOD-03 a photo for a conversation that staff refused before', () => {
  let ofAnother: Buffer
  beforeAll(async () => {
    ofAnother = await refusedPicture(7_000, 'other_person')
  })

  test.each(languages)(
    'in %s is a decision with number and rule, which says that a machine made it and nothing was sent',
    async (language) => {
      const { member, id, text, number } = await sendRefused(ofAnother, language)
      const { decision: words } = (await import(`../../../shared/i18n/${language}/safety.ts`)).safety
      const { decision: texts } = (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
      const { photos: reasons } = await import(`../../../shared/i18n/${language}/photos.ts`)
      const flat = flattened(text)
      const lead = texts.byMachine.chat_photo_refused.replace('{site}', 'Vonk')
      const { grounds, kinds } = words
      const said = [lead, reasons.refused.refused_before, texts.machine, grounds.fake, kinds.chat_photo_refused]
      for (const part of [...said, texts.note]) expect(flat).toContain(flattened(part))
      for (const part of [texts.person, texts.own, '{']) expect(flat).not.toContain(flattened(part))
      expect(await findDecision(number)).toMatchObject({
        kind: 'chat_photo_refused',
        ground: 'fake',
        source: 'machine',
        by: 'inspection',
        language,
        photo: messagePhotoId(id),
      })
      // The sender also sees the refusal and its reason in the conversation.
      expect(await stateOf(member, id)).toEqual(['refused', 'refused_before'])
      expect(await filesOf(stack, member, id)).toEqual([])
    },
  )

  test('can be objected to: staff see the picture and that a machine decided, and a reversal lets it be sent', async () => {
    const known = await sendKnown(7_101, 'nobody_visible')
    const photo = messagePhotoId(known.id)
    expect(await findEvidence(known.number, stack.clock.now())).toMatchObject({ photos: [photo], messages: [] })
    expect(await objectTo(known)).toMatchObject({ decided_by: null, own: false, may_decide: true, photo })
    expect((await pictureFor(moderator, { id: known.number, photo })).length).toBeGreaterThan(0)
    const body = { number: known.number, outcome: 'reversed', answer: 'Je bent goed te zien.' } as const
    await moderator.call(moderation.answerObjection, { body })
    const again = await sendPhoto(stack, known.member, known.partner, { file: known.file })
    expect(await stateOf(known.member, again)).toEqual(['sent', null])
    const { objectionAnswer } = (await import('../../../shared/i18n/nl/mail.ts')).mail
    const answer = (await mailsTo(stack, known.member.email)).find(({ text }) => text.includes(body.answer))
    const told = objectionAnswer.reversed.chat_photo_refused.replace('{number}', known.number)
    expect(flattened(answer!.text)).toContain(told)
  })

  test('MOD-07 keeps the ground of a case: only those who see cases see the picture and decide', async () => {
    const known = await sendKnown(7_102, 'illegal')
    expect(await objectTo(known)).toMatchObject({ ground: 'illegal', photo: null, may_decide: false })
    const body = { number: known.number, outcome: 'reversed', answer: 'Je hebt gelijk.' } as const
    await expectRefusal(moderator.call(moderation.answerObjection, { body }), 'role_required')
  })

  test('MOD-07 its reversal leaves the picture known where staff refused it on the ground of a case since', async () => {
    const known = await sendKnown(7_106, 'nobody_visible')
    const imageHash = (await findDecision(known.number))!.photoHash as never
    await objectTo(known)
    const read = await forgetHash(imageHash, ['photo'])
    await commit(rememberHash(imageHash, 'illegal', stack.clock.now()))
    await expect(commit(read)).rejects.toThrow(Conflict)
    const body = { number: known.number, outcome: 'reversed', answer: 'Je bent goed te zien.' } as const
    await moderator.call(moderation.answerObjection, { body })
    expect(await findRefused(imageHash, stack.clock.now())).toMatchObject({ ground: 'illegal' })
  })

  test('MOD-18 hides no decision that answers a complaint, however many there are', async () => {
    const [victim, member] = [await anna(stack), await bram(stack)]
    const complaint = newId()
    const body = { id: complaint, kind: 'profile', member: member.id, text: 'Oplichter.', good_faith: true } as const
    await victim.call(safety.complain, { body })
    const { number } = await ban(moderator, member.id)
    for (let made = 0; made < 50; made++)
      await apply(put(keys.decisionOfMember(member.id, messagePhotoId(newId())), { number: 'AAAA-AAAA' }))
    const { decisions } = await moderator.call(moderation.complaint, { query: { id: complaint } })
    expect(decisions.map((one) => one.number)).toEqual([number])
  })

  test('MOD-16 is counted as a decision of a machine, once', async () => {
    const count = async () => {
      const month = stack.clock.now().toISOString().slice(0, 7)
      const { rows } = await moderator.call(moderation.transparency, { query: { month } })
      return rows.filter(({ item, ground }) => item === 'chat_photo_refused' && ground === 'spam')
    }
    expect(await count()).toEqual([])
    await sendKnown(7_103, 'advertising')
    expect(await count()).toMatchObject([{ part: 'decisions', source: 'machine', automatic: true, count: 1 }])
  })

  test('is one decision where its upload is inspected three times at once', async () => {
    const { inspectPhoto } = await import('#functions/chats/photo-inspection.ts')
    const file = await refusedPicture(7_104, 'quality')
    const [member, partner] = [await anna(stack), await bram(stack)]
    const { photo, upload } = await reserve(member, partner)
    await post(stack, upload, file)
    const one = { memberId: member.id, partnerId: partner.id, id: photo.id }
    await Promise.all([1, 2, 3].map(() => inspectPhoto(one, () => stack.clock.now())))
    expect(await statementsTo(member)).toHaveLength(1)
    expect(await stateOf(member, photo.id)).toEqual(['refused', 'refused_before'])
    expect(await filesOf(stack, member, photo.id)).toEqual([])
  })

  test('is no decision where its sender cancels it meanwhile', async () => {
    const file = await refusedPicture(7_105, 'quality')
    const [member, partner] = [await anna(stack), await bram(stack)]
    const id = newId()
    const race = duringInspection(() => member.call(chats.cancelPhoto, { body: { id } }))
    await sendPhoto(stack, member, partner, { id, file })
    race.end()
    expect(race.hasActed()).toBe(true)
    expect(await statementsTo(member)).toEqual([])
    expect(await filesOf(stack, member, id)).toEqual([])
  })
})

describe('MOD-02 MOD-03 a photo for a conversation in which the moderation service found something', () => {
  test.each(languages)(
    'in %s is a decision with number, rule and reason, which says that a machine made it',
    async (language) => {
      const { member, id, text, number } = await sendRefused(await nude(8_000 + languages.indexOf(language)), language)
      const { decision: words } = (await import(`../../../shared/i18n/${language}/safety.ts`)).safety
      const { decision: texts } = (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
      const flat = flattened(text)
      const lead = texts.byMachine.chat_photo_refused.replace('{site}', 'Vonk')
      const { grounds, kinds } = words
      const { photos } = await import(`../../../shared/i18n/${language}/photos.ts`)
      const facts = photos.refusedInChat.inappropriate
      const said = [lead, facts, texts.machine, grounds.chat_photo, kinds.chat_photo_refused, texts.note]
      for (const part of said) expect(flat).toContain(flattened(part))
      for (const part of [texts.person, '{']) expect(flat).not.toContain(flattened(part))
      expect(await findDecision(number)).toMatchObject({
        kind: 'chat_photo_refused',
        ground: 'chat_photo',
        source: 'machine',
        by: 'inspection',
        language,
        facts,
        photo: messagePhotoId(id),
      })
      expect(await stateOf(member, id)).toEqual(['refused', 'inappropriate'])
      expect(await filesOf(stack, member, id)).toEqual([])
    },
  )

  test('can be objected to, with the picture as evidence; a reversal lets its sender send it, and nobody else', async () => {
    const refused = await sendRefused(await nude(8_101))
    const photo = messagePhotoId(refused.id)
    expect(await objectTo(refused)).toMatchObject({ decided_by: null, own: false, may_decide: true, photo })
    expect((await pictureFor(moderator, { id: refused.number, photo })).length).toBeGreaterThan(0)
    const sendAgain = async (member = refused.member) =>
      stateOf(member, await sendPhoto(stack, member, refused.partner, { file: refused.file }))
    expect(await sendAgain()).toEqual(['refused', 'inappropriate'])
    const body = { number: refused.number, outcome: 'reversed', answer: 'Dit is een bloem.' } as const
    await moderator.call(moderation.answerObjection, { body })
    expect(await sendAgain()).toEqual(['sent', null])
    expect(await sendAgain(await anna(stack))).toEqual(['refused', 'inappropriate'])
  })

  test('MOD-07 its reversal leaves the picture known where staff refused it elsewhere meanwhile', async () => {
    const refused = await sendRefused(await nude(8_105))
    await objectTo(refused)
    await refuseElsewhere(refused.file, 'illegal')
    const body = { number: refused.number, outcome: 'reversed', answer: 'Dit is een bloem.' } as const
    await moderator.call(moderation.answerObjection, { body })
    const again = await sendPhoto(stack, refused.member, refused.partner, { file: refused.file })
    expect(await stateOf(refused.member, again)).toEqual(['refused', 'refused_before'])
  })

  test('stays refused where the objection is refused', async () => {
    const refused = await sendRefused(await nude(8_102))
    await objectTo(refused)
    const body = { number: refused.number, outcome: 'upheld', answer: 'Dit mag hier niet.' } as const
    await moderator.call(moderation.answerObjection, { body })
    const again = await sendPhoto(stack, refused.member, refused.partner, { file: refused.file })
    expect(await stateOf(refused.member, again)).toEqual(['refused', 'inappropriate'])
  })

  test('MOD-16 MOD-15 is in the trail and counted as a decision of a machine', async () => {
    const { member } = await sendRefused(await nude(8_103))
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries.find((entry) => entry.member === member.id)).toMatchObject({
      action: 'chat_photo_refused',
      reason: expect.stringMatching(/^chat_photo: /),
    })
    const month = stack.clock.now().toISOString().slice(0, 7)
    const { rows } = await moderator.call(moderation.transparency, { query: { month } })
    const counted = rows.find(({ item, ground }) => item === 'chat_photo_refused' && ground === 'chat_photo')
    expect(counted).toMatchObject({ part: 'decisions', source: 'machine', automatic: true })
  })

  test('is no decision where its sender cancels it meanwhile', async () => {
    const [member, partner] = [await anna(stack), await bram(stack)]
    const id = newId()
    const race = duringInspection(() => member.call(chats.cancelPhoto, { body: { id } }))
    await sendPhoto(stack, member, partner, { id, file: await nude(8_104) })
    race.end()
    expect(race.hasActed()).toBe(true)
    expect(await statementsTo(member)).toEqual([])
  })
})

test('MOD-02 a file that is no valid photo is refused in a conversation without a decision', async () => {
  const [member, partner] = [await anna(stack), await bram(stack)]
  const id = await sendPhoto(stack, member, partner, { file: await jpeg({ width: 299, height: 800 }) })
  expect(await stateOf(member, id)).toEqual(['refused', 'too_small'])
  expect(await statementsTo(member)).toEqual([])
})
