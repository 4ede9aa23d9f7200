import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as profile from '#shared/contract/profile.ts'
import * as safety from '#shared/contract/safety.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let jo: StaffVisitor
let mo: StaffVisitor
let about: Member
beforeAll(async () => {
  jo = await openStaff(stack)
  mo = await openStaff(stack)
})
beforeEach(async () => {
  about = await bram(stack, { language: 'de' })
  const said = vi.spyOn(console, 'info').mockReturnValue()
  return () => said.mockRestore()
})

const gap = 'Het gaat om [[welke foto]].'
const warned = { kind: 'warned' } as const
const checked = { way: 'mailbox', note: 'Schreef vanaf het adres.' } as const
const complain = async () => {
  const [id, by] = [newId(), await anna(stack)]
  await by.call(safety.complain, {
    body: { id, kind: 'profile', category: 'scam', member: about.id, text: 'Vraagt geld.', good_faith: true },
  })
  return id
}
const erase = async () => {
  const id = newId()
  await jo.call(handRequests.requestErasure, { body: { id, member: about.id, ...checked, timing: 'now' } })
  return id
}

/**
 * Every call that mails a text typed by staff. Each entry prepares the call, and returns a function
 * that makes it with a given text.
 */
const calls: Record<string, () => Promise<(text: string) => Promise<unknown>>> = {
  'moderation.decide': async () => (facts) =>
    jo.call(moderation.decide, { body: { ...decisionOn(about.id, warned), facts } }),
  'moderation.answerComplaint': async () => {
    const id = await complain()
    return (answer) => jo.call(moderation.answerComplaint, { body: { id, outcome: 'dismissed', answer } })
  },
  'moderation.answerObjection': async () => (answer) =>
    mo.call(moderation.answerObjection, { body: { number: 'WM7P-CNVH', outcome: 'upheld', answer } }),
  'moderation.changeMember': async () => {
    await jo.call(moderation.decide, { body: decisionOn(about.id, { kind: 'banned' }) })
    return (reason) => jo.call(moderation.changeMember, { body: { id: about.id, action: 'unban', reason } })
  },
  'moderation.correctMember': async () => (facts) =>
    jo.call(handRequests.correctMember, {
      body: { id: newId(), member: about.id, ...checked, date_of_birth: '2012-01-01', facts },
    }),
  'moderation.declineRequest': async () => (reason) =>
    jo.call(handRequests.declineRequest, {
      body: { id: newId(), member: about.id, request: 'export', ground: 'others', reason },
    }),
  'moderation.decideErasure': async () => {
    const id = await erase()
    return (reason) =>
      mo.call(handRequests.decideErasure, { body: { id, member: about.id, action: 'decline', reason } })
  },
}

describe('MOD-18 a text that has a gap of its template', () => {
  test.each(Object.entries(calls))('is refused by %s, which changes and mails nothing', async (_, prepare) => {
    const send = await prepare()
    await stack.settle()
    const [before, mails] = [await findAccount(about.id), (await mailsTo(stack, about.email)).length]
    for (const text of [gap, 'Het gaat om [[ een foto.', 'Het gaat om een foto]].', 'Het gaat om [welke foto].'])
      await expectRefusal(send(text), 'placeholder_left')
    await stack.settle()
    expect(await findAccount(about.id)).toEqual(before)
    expect(await mailsTo(stack, about.email)).toHaveLength(mails)
  })
})

describe('MOD-18 staff see the language of whoever reads their text', () => {
  test('MOD-11 with a waiting text', async () => {
    await about.call(profile.change, { body: { about: 'Bel me op 0612345678.' } })
    const { texts } = await jo.call(moderation.listTexts)
    expect(texts.find(({ member }) => member.id === about.id)!.language).toBe('de')
  })

  test('with a complaint, for its author and for its subject, or none', async () => {
    const id = await complain()
    const { complaint } = await jo.call(moderation.complaint, { query: { id } })
    expect([complaint.language, complaint.about_language]).toEqual(['nl', 'de'])
    const [other, by] = [newId(), await anna(stack)]
    await by.call(safety.complain, {
      body: { id: other, kind: 'other', category: 'other', text: 'De site is traag.', good_faith: true },
    })
    const shown = await jo.call(moderation.complaint, { query: { id: other } })
    expect([shown.complaint.about, shown.complaint.about_language]).toEqual([null, null])
  })

  test('MOD-19 with an erasure that waits', async () => {
    const id = await erase()
    const { erasures } = await mo.call(handRequests.listErasures)
    expect(erasures.find((one) => one.id === id)!.language).toBe('de')
  })
})
