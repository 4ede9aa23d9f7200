import { beforeAll, describe, expect, test } from 'vitest'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { wasRefused } from '#functions/stores/photos/refused.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { safety } from '#shared/contract/safety.ts'
import { languages } from '#shared/i18n/languages.ts'
import { staffRefusalReasons } from '#shared/model/photo.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { anna } from '#test/support/people.ts'
import { jpeg, send } from '#test/support/photos.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'
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
const numberIn = (text: string) => /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text)![0]
const tokenIn = (text: string) => /\/objection#token=([\w.-]+)/.exec(text)![1]!

describe('MOD-02 MOD-03 a photo that staff refuse', () => {
  test.each(languages)(
    'in %s is a decision with number, rule, reason, person and the way to object',
    async (language) => {
      const member = await anna(stack, { language })
      const { safety: words } = await import(`../../../shared/i18n/${language}/safety.ts`)
      const { photos: texts } = await import(`../../../shared/i18n/${language}/photos.ts`)
      for (const reason of staffRefusalReasons) await refuse(member.id, await addWaitingPhoto(stack, member.id), reason)
      const mails = await statementTo(member)
      expect(mails).toHaveLength(staffRefusalReasons.length)
      for (const reason of staffRefusalReasons) {
        const { text } = mails.find((one) => one.text.includes(texts.refused[reason]))!
        const decision = (await findDecision(numberIn(text)))!
        expect(decision).toMatchObject({ kind: 'photo_refused', facts: texts.refused[reason], source: 'own' })
        for (const part of [words.decision.kinds.photo_refused, words.decision.grounds[decision.ground]])
          expect(text).toContain(part)
        expect(text).not.toMatch(/\{\w+\}/)
      }
    },
  )

  test('can be objected to without a login, is shown to another moderator, and can be uploaded after a reversal', async () => {
    const member = await anna(stack)
    const id = await send(stack, member, await jpeg({ seed: 909_090 }))
    await stack.settle()
    const { imageHash } = (await findPhoto(member.id, id))!
    await refuse(member.id, id, 'other_person')
    const [mail] = await statementTo(member)
    const [number, token] = [numberIn(mail!.text), tokenIn(mail!.text)]
    expect(await wasRefused(imageHash as never, stack.clock.now())).toBe(true)
    expect(await findEvidence(number, stack.clock.now())).toMatchObject({ photos: [id] })
    await stranger(stack).call(safety.object, { body: { token, text: 'Dit ben ik echt.' } })
    const { objections } = await second.call(moderation.listObjections)
    const { photo } = objections.find((one) => one.number === number)!
    expect((await pictureFor(second, { id: number, photo: photo! })).length).toBeGreaterThan(0)
    const body = { number, outcome: 'reversed', answer: 'Je bent het toch.' } as const
    await expectRefusal(first.call(moderation.answerObjection, { body }), 'own_decision')
    await second.call(moderation.answerObjection, { body })
    await stack.settle()
    expect(await wasRefused(imageHash as never, stack.clock.now())).toBe(false)
    const answer = (await mailsTo(stack, member.email)).find(({ text }) => text.includes('Je bent het toch.'))
    expect(answer!.text).toContain('De foto is weer welkom')
  })
})
