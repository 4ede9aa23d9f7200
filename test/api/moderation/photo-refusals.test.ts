import { beforeAll, describe, expect, test } from 'vitest'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { findRefused } from '#functions/stores/photos/refused.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as photos from '#shared/contract/photos.ts'
import * as safety from '#shared/contract/safety.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { staffRefusalReasons } from '#shared/model/photo.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { anna } from '#test/support/people.ts'
import { jpeg, post, send } from '#test/support/photos.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let first: StaffVisitor
let second: StaffVisitor
beforeAll(async () => {
  first = await openStaff(stack)
  second = await openStaff(stack)
})

const refuse = (member: string, id: string, reason: (typeof staffRefusalReasons)[number]) =>
  first.call(moderation.decidePhoto, { body: { member, id, verdict: 'refused', reason } })
const statementTo = async ({ email }: { email: string }) => {
  await stack.settle()
  return (await mailsTo(stack, email)).filter(({ text }) => text.includes('/objection#token='))
}
const flattened = (text: string) => text.replace(/\s+/g, ' ')
const numberIn = (text: string) => /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)![0]
const tokenIn = (text: string) => /\/objection#token=([\w.-]+)/.exec(text)![1]!

describe('MOD-02 MOD-03 a photo that staff refuse', () => {
  test.each(languages)(
    'in %s is a decision with number, rule, reason, person and the way to object',
    async (language) => {
      const member = await anna(stack, { language })
      const { safety: words } = await import(`../../../shared/i18n/${language}/safety.ts`)
      const { photos: texts } = await import(`../../../shared/i18n/${language}/photos.ts`)
      // Dutch tests every reason, the other languages only one: the same code reads the texts of
      // all languages.
      const reasons = staffRefusalReasons.slice(0, language === 'nl' ? undefined : 1)
      for (const reason of reasons) await refuse(member.id, await addWaitingPhoto(stack, member.id), reason)
      const mails = await statementTo(member)
      expect(mails).toHaveLength(reasons.length)
      for (const reason of reasons) {
        const { text } = mails.find((one) => one.text.includes(texts.refused[reason]))!
        const decision = (await findDecision(numberIn(text)))!
        expect(decision).toMatchObject({ kind: 'photo_refused', facts: texts.refused[reason], source: 'own' })
        for (const part of [words.decision.kinds.photo_refused, words.decision.grounds[decision.ground]])
          expect(text).toContain(part)
        expect(text).not.toMatch(/\{\w+\}/)
      }
    },
  )

  test.each(languages)('MOD-02 in %s says that an automatic check flagged it, where one did', async (language) => {
    const member = await anna(stack, { language })
    const { mail: words } = await import(`../../../shared/i18n/${language}/mail.ts`)
    const looks = [{ findings: ['Explicit Nudity 93'] }, { isAlike: true as const }, { findings: [] }]
    for (const look of looks) await refuse(member.id, await addWaitingPhoto(stack, member.id, look), 'advertising')
    const texts = (await statementTo(member)).map(({ text }) => flattened(text))
    const says = (sentence: string) => texts.filter((text) => text.includes(flattened(sentence))).length
    expect([says(words.decision.automatic), says(words.decision.own)]).toEqual([2, 1])
    expect(says(words.decision.person)).toBe(3)
  })

  test('can be objected to without a login, is shown to another moderator, and can be uploaded after a reversal', async () => {
    const member = await anna(stack)
    const id = await send(stack, member, await jpeg({ seed: 909_090 }))
    await stack.settle()
    const { imageHash } = (await findPhoto(member.id, id))!
    await refuse(member.id, id, 'other_person')
    const [mail] = await statementTo(member)
    const [number, token] = [numberIn(mail!.text), tokenIn(mail!.text)]
    expect(await findRefused(imageHash as never, stack.clock.now())).toMatchObject({ ground: 'fake' })
    expect(await findEvidence(number, stack.clock.now())).toMatchObject({ photos: [id] })
    await stranger(stack).call(safety.object, { body: { token, text: 'Dit ben ik echt.' } })
    const { objections } = await second.call(moderation.listObjections)
    const { photo } = objections.find((one) => one.number === number)!
    expect((await pictureFor(second, { id: number, photo: photo! })).length).toBeGreaterThan(0)
    const body = { number, outcome: 'reversed', answer: 'Je bent het toch.' } as const
    await expectRefusal(first.call(moderation.answerObjection, { body }), 'own_decision')
    await second.call(moderation.answerObjection, { body })
    await stack.settle()
    expect(await findRefused(imageHash as never, stack.clock.now())).toBeUndefined()
    const answer = (await mailsTo(stack, member.email)).find(({ text }) => text.includes('Je bent het toch.'))
    expect(answer!.text).toContain('De foto mag er weer staan')
  })
})

describe('MOD-02 MOD-03 a photo that staff refused before, which a machine refuses', () => {
  /** Picture that staff refused for another member. */
  async function refusedPicture(seed: number, reason: (typeof staffRefusalReasons)[number]) {
    const picture = await jpeg({ seed })
    const earlier = await anna(stack)
    const refused = await send(stack, earlier, picture)
    await stack.settle()
    await refuse(earlier.id, refused, reason)
    return picture
  }
  async function uploadKnown(picture: Buffer, language: Language = 'nl') {
    const member = await anna(stack, { language })
    const id = await send(stack, member, picture)
    const [mail] = await statementTo(member)
    return { member, id, picture, text: mail!.text, number: numberIn(mail!.text) }
  }
  const objectTo = async ({ text, number }: { text: string; number: string }) => {
    await stranger(stack).call(safety.object, { body: { token: tokenIn(text), text: 'Dit ben ik echt.' } })
    const { objections } = await second.call(moderation.listObjections)
    return objections.find((one) => one.number === number)!
  }

  let ofAnother: Buffer
  beforeAll(async () => {
    ofAnother = await refusedPicture(3_000, 'other_person')
  })

  test.each(languages)(
    'in %s is a decision with number and rule, which says that no person made it',
    async (language) => {
      const { member, id, text, number } = await uploadKnown(ofAnother, language)
      const { decision: words } = (await import(`../../../shared/i18n/${language}/safety.ts`)).safety
      const { decision: texts } = (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
      const { photos: reasons } = await import(`../../../shared/i18n/${language}/photos.ts`)
      // Mails wrap lines, and French has non-breaking spaces.
      const flat = flattened(text)
      const lead = texts.byMachine.photo_refused.replace('{site}', 'Vonk')
      for (const part of [lead, reasons.refused.refused_before, texts.machine, words.grounds.fake, texts.note])
        expect(flat).toContain(flattened(part))
      for (const part of [texts.person, texts.own, '{']) expect(flat).not.toContain(flattened(part))
      expect(await findDecision(number)).toMatchObject({
        kind: 'photo_refused',
        ground: 'fake',
        source: 'machine',
        by: 'inspection',
        photo: id,
        language,
      })
      expect(await findPhoto(member.id, id)).toMatchObject({ status: 'rejected', reason: 'refused_before' })
      expect(await stack.s3.list('photos', `photos/${member.id}/${id}/`)).toEqual([])
    },
  )

  test('can be objected to: staff see the picture and that a machine decided, and a reversal lets it be sent again', async () => {
    const known = await uploadKnown(await refusedPicture(4_001, 'nobody_visible'))
    const objection = await objectTo(known)
    expect(objection).toMatchObject({ decided_by: null, own: false, photo: known.id })
    expect((await pictureFor(second, { id: known.number, photo: known.id })).length).toBeGreaterThan(0)
    const body = { number: known.number, outcome: 'reversed', answer: 'Je bent goed te zien.' } as const
    await second.call(moderation.answerObjection, { body })
    const again = await send(stack, known.member, known.picture)
    await stack.settle()
    expect(await findPhoto(known.member.id, again)).toMatchObject({ stage: 'waiting' })
  })

  test('MOD-07 keeps the ground of a case: only those who see cases see the picture and decide', async () => {
    // Two members upload the same picture, and both photos wait for staff. The first is refused on
    // the ground of a case, the second for its quality.
    const picture = await jpeg({ seed: 4_002 })
    const [a, b] = [await anna(stack), await anna(stack)]
    const [photoOfA, photoOfB] = [await send(stack, a, picture), await send(stack, b, picture)]
    await stack.settle()
    await refuse(a.id, photoOfA, 'illegal')
    await refuse(b.id, photoOfB, 'quality')

    const known = await uploadKnown(picture)
    const objection = await objectTo(known)
    expect(objection).toMatchObject({ ground: 'illegal', photo: null, may_decide: false })
    const body = { number: known.number, outcome: 'reversed', answer: 'Je hebt gelijk.' } as const
    await expectRefusal(second.call(moderation.answerObjection, { body }), 'role_required')
    const imageHash = (await findDecision(known.number))!.photoHash
    expect(await findRefused(imageHash as never, stack.clock.now())).toMatchObject({ ground: 'illegal' })
    const lead = await openStaff(stack, ['moderator', 'lead'])
    await lead.call(moderation.answerObjection, { body })
    expect(await findRefused(imageHash as never, stack.clock.now())).toBeUndefined()
  })

  test('is refused once, without a second decision, where its upload is inspected twice at once', async () => {
    const { inspect } = await import('#functions/photos/inspection.ts')
    const known = await uploadKnown(await refusedPicture(4_003, 'quality'))
    const id = newId()
    const body = { id, type: 'image/jpeg' as const, bytes: known.picture.length, private: false }
    const { upload } = await known.member.call(photos.add, { body })
    await post(stack, upload, known.picture)
    await Promise.all([1, 2, 3].map(() => inspect(known.member.id, id, stack.clock.now())))
    expect(await statementTo(known.member)).toHaveLength(2)
    expect(await stack.s3.list('photos', `photos/${known.member.id}/${id}/`)).toEqual([])
  })
})
