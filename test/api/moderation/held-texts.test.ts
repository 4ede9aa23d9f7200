import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findDecision } from '#functions/stores/safety/decision.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { banOrUnban } from '#test/support/decisions.ts'
import { approve, own, plainWords, refuse, seenBy, textOf, withNumber, write } from '#test/support/held-texts.ts'
import { comeBack, leave } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let moderator: StaffVisitor
let colleague: StaffVisitor
beforeEach(async () => {
  moderator = await openStaff(stack)
  colleague = await openStaff(stack)
})
afterEach(() => stack.clock.reset())

const queued = async ({ id }: Member) =>
  (await moderator.call(moderation.listTexts)).texts.filter(({ member }) => member.id === id)
const count = async () => (await moderator.call(moderation.overview)).texts.count
const holding = async (about = withNumber, told: Parameters<typeof anna>[1] = {}) => {
  const member = await anna(stack, told)
  await write(member, { about })
  return { member, text: await textOf(member), viewer: await bram(stack) }
}

describe('MOD-11 the queue of texts', () => {
  test('has what waits, oldest first, with its reasons and what others see meanwhile, and is counted', async () => {
    const before = await count()
    const { member, text } = await holding(withNumber, { about: plainWords })
    stack.clock.advance({ seconds: 60 })
    const { member: later } = await holding('Ik ben 16.')
    expect(await queued(member)).toMatchObject([
      {
        field: 'about',
        text,
        reasons: ['phone'],
        lines: [{ prompt: null, text: withNumber }],
        seen: [{ prompt: null, text: plainWords }],
      },
    ])
    const ids = (await moderator.call(moderation.listTexts)).texts.map((one) => one.member.id)
    expect(ids.indexOf(member.id)).toBeLessThan(ids.indexOf(later.id))
    expect(await count()).toBe(before + 2)
  })

  test('has both texts of a member, which are decided separately', async () => {
    const { member, text } = await holding()
    await write(member, { prompts: [{ prompt: 'sunday', answer: 'Bel 0612345678' }] })
    expect((await queued(member)).map(({ field, lines }) => [field, lines])).toEqual([
      ['about', [{ prompt: null, text: withNumber }]],
      ['prompts', [{ prompt: 'sunday', text: 'Bel 0612345678' }]],
    ])
    await approve(moderator, member, text)
    expect((await queued(member)).map(({ field }) => field)).toEqual(['prompts'])
    await approve(moderator, member, await textOf(member, 'prompts'), 'prompts')
    expect(await queued(member)).toEqual([])
  })

  test('shows an approved text to others from then on, also when it is sent again, with an entry in the trail', async () => {
    const { member, text, viewer } = await holding()
    const before = await count()
    await approve(moderator, member, text)
    expect((await seenBy(viewer, member)).about).toBe(withNumber)
    expect(await own(member)).toMatchObject({ about: withNumber, held_texts: [] })
    expect((await write(member, { about: withNumber })).held_texts).toEqual([])
    expect(await count()).toBe(before - 1)
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries[0]).toMatchObject({ action: 'text_approved', member: member.id })
  })

  test('accepts one of several concurrent decisions, and no repeat', async () => {
    const { member, text } = await holding()
    const tries = [
      ...[approve(moderator, member, text), approve(colleague, member, text)],
      ...[refuse(moderator, member, text), refuse(colleague, member, text)],
    ]
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(approve(moderator, member, text), 'already_decided')
    await expectRefusal(refuse(colleague, member, text), 'already_decided')
  })

  test('applies no decision to a newer text, or to a text of another member', async () => {
    const { member, text, viewer } = await holding()
    await write(member, { about: 'Bel liever 0687654321' })
    await expectRefusal(approve(moderator, member, text), 'already_decided')
    await expectRefusal(refuse(moderator, member, text), 'already_decided')
    expect((await seenBy(viewer, member)).about).toBeNull()
    expect((await queued(member))[0]!.lines[0]!.text).toBe('Bel liever 0687654321')
    const { member: other } = await holding()
    await expectRefusal(approve(moderator, other, await textOf(member)), 'already_decided')
    await expectRefusal(approve(moderator, { ...other, id: newId() } as Member, text), 'not_found')
  })

  test('never shows a new text when a decision races with a change by the member', async () => {
    const { member, text, viewer } = await holding()
    await Promise.allSettled([approve(moderator, member, text), write(member, { about: 'Bel liever 0687654321' })])
    expect([null, withNumber]).toContain((await seenBy(viewer, member)).about)
    expect((await own(member)).about).toBe('Bel liever 0687654321')
  })

  test('leaves out banned and leaving members, who return to their old place', async () => {
    const { member, text } = await holding()
    const before = await count()
    await banOrUnban(moderator, member.id, 'ban')
    expect(await queued(member)).toEqual([])
    expect(await count()).toBe(before - 1)
    await expectRefusal(approve(moderator, member, text), 'not_found')
    await banOrUnban(moderator, member.id, 'unban')
    expect(await queued(member)).toMatchObject([{ text }])
    const { member: leaver } = await holding()
    const token = await leave(stack, leaver, leaver.email)
    expect(await queued(leaver)).toEqual([])
    expect(await count()).toBe(before)
    await comeBack(stack, token)
    expect(await queued(leaver)).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })
})

describe('MOD-11 MOD-02 a refused text', () => {
  test('stays with its owner, who gets a statement of reasons that names the automatic check', async () => {
    const { member, text, viewer } = await holding(withNumber, { about: plainWords })
    const number = await refuse(moderator, member, text)
    expect(await own(member)).toMatchObject({ about: withNumber, held_texts: [{ field: 'about', state: 'refused' }] })
    expect((await seenBy(viewer, member)).about).toBe(plainWords)
    expect(await queued(member)).toEqual([])
    await stack.settle()
    const { text: told } = (await mailsTo(stack, member.email)).find(({ subject }) => subject.includes(number))!
    expect(told).toContain('automatische controle')
    expect(told).toContain('Tekst geweigerd')
    expect(await findDecision(number)).toMatchObject({ source: 'automatic', removed: { about: withNumber }, text })
  })

  test('stays refused when it is sent again, and is free to be changed', async () => {
    const { member, text, viewer } = await holding()
    await refuse(moderator, member, text)
    await write(member, { about: withNumber })
    expect(await queued(member)).toEqual([])
    expect(await write(member, { about: plainWords })).toMatchObject({ held_texts: [] })
    expect((await seenBy(viewer, member)).about).toBe(plainWords)
  })

  const reverse = async (member: Member, number: string) => {
    await stack.settle()
    const mail = (await mailsTo(stack, member.email)).find(({ subject }) => subject.includes(number))!
    const token = /\/objection#token=([\w.-]+)/.exec(mail.text)![1]!
    await stranger(stack).call(safety.object, { body: { token, text: 'Dat is geen nummer.' } })
    const { objections } = await colleague.call(moderation.listObjections)
    expect(objections.find((one) => one.number === number)?.removed_text).toBe(withNumber)
    const body = { number, outcome: 'reversed', answer: 'We keken opnieuw: het mag.' } as const
    await colleague.call(moderation.answerObjection, { body })
  }

  test('is shown to others after an objection that is upheld', async () => {
    const { member, text, viewer } = await holding()
    await reverse(member, await refuse(moderator, member, text))
    expect((await seenBy(viewer, member)).about).toBe(withNumber)
    expect((await own(member)).held_texts).toEqual([])
  })

  test('is not shown after an objection if its owner has changed it meanwhile', async () => {
    const { member, text, viewer } = await holding()
    const number = await refuse(moderator, member, text)
    await write(member, { about: 'Bel liever 0687654321' })
    await reverse(member, number)
    expect((await seenBy(viewer, member)).about).toBeNull()
    expect(await queued(member)).toHaveLength(1)
  })

  test('names the automatic check as its source, which staff choose for no other decision', async () => {
    const { member, text } = await holding()
    const body = { id: newId(), member: member.id, ground: 'contact_data', facts: 'Er staat een nummer in.' } as const
    const refused = { ...body, effect: { kind: 'text_refused', field: 'about', text }, source: 'own' } as const
    await expectRefusal(moderator.call(moderation.decide, { body: refused }), 'invalid_input')
    const warned = { ...body, effect: { kind: 'warned' }, source: 'automatic' } as const
    await expectRefusal(moderator.call(moderation.decide, { body: warned }), 'invalid_input')
  })
})
