import { afterEach, describe, expect, test } from 'vitest'
import { findComplaint, listComplaints } from '#functions/stores/safety/complaint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { complaintCategories, mayBeAnonymous, receiptOf } from '#shared/model/complaint.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { anna, bram } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const notice = (who: Visitor, told: { id?: string; member?: string; email?: string } = {}) =>
  who.call(safety.complain, {
    body: {
      id: newId(),
      kind: 'photo',
      category: 'child_abuse',
      good_faith: true,
      text: 'Op deze foto staat een kind.',
      ...told,
    },
  })
const other = (who: Visitor) =>
  who.call(safety.complain, {
    body: {
      id: newId(),
      kind: 'profile',
      text: 'Nep.',
      good_faith: true,
      name: 'Eva Jansen',
      email: 'iemand@example.org',
    },
  })
const open = async () =>
  (await listComplaints({ status: 'open', after: undefined, limit: 100 })).complaints.map(({ id }) => id)

describe('MOD-07 TRAP-63 a notice of child abuse', () => {
  test('needs neither name nor address (DSA 16(2)(c)), and can be answered without a mail', async () => {
    const [visitor, b, id] = [stranger(stack), await bram(stack), newId()]
    expect(await notice(visitor, { id, member: b.id })).toEqual({ receipt: receiptOf(id), email: null })
    const stored = await findComplaint(id)
    expect(stored).toMatchObject({ category: 'child_abuse', from: null, about: b.id, status: 'open' })
    for (const field of ['email', 'notifier']) expect(stored).not.toHaveProperty(field)
    const decided = { ...decisionOn(b.id), ground: 'illegal', complaint: id } as const
    const answer = { id, outcome: 'upheld', answer: 'Doorgegeven aan de politie.' } as const
    const lead = await openStaff(stack, ['moderator', 'lead'])
    await lead.call(moderation.decide, { body: decided })
    expect(await lead.call(moderation.answerComplaint, { body: answer })).toEqual({ answered: true })
    // A repeat gets the first answer.
    expect((await notice(visitor, { id, member: b.id })).email).toBeNull()
  })

  test('is answered by a role for its pictures only: no other moderator dismisses it unseen', async () => {
    const id = newId()
    await notice(stranger(stack), { id })
    for (const outcome of ['dismissed', 'upheld'] as const) {
      const body = { id, outcome, answer: 'Niets te zien op deze foto.' }
      await expectRefusal((await openStaff(stack)).call(moderation.answerComplaint, { body }), 'role_required')
    }
    expect((await findComplaint(id))?.status).toBe('open')
    const body = { id, outcome: 'dismissed', answer: 'Niets te zien op deze foto.' } as const
    await (await openStaff(stack, ['moderator', 'legal'])).call(moderation.answerComplaint, { body })
    expect((await findComplaint(id))?.status).toBe('answered')
  })

  test('with an address, or from a member, is confirmed by mail like any other complaint', async () => {
    const [a, id] = [await anna(stack), newId()]
    expect((await notice(a)).email).toBe(a.email)
    expect((await notice(stranger(stack), { id, email: 'melder@example.org' })).email).toBe('melder@example.org')
    expect(await mailsTo(stack, 'melder@example.org')).toHaveLength(1)
    expect(await mailsTo(stack, a.email)).toHaveLength(1)
  })

  test.each(complaintCategories.filter((category) => !mayBeAnonymous(category)))(
    'needs both for the category %s, as for all but intimate images and child abuse',
    async (category) => {
      const body = { id: newId(), kind: 'photo', category, text: 'Nep.', good_faith: true } as const
      const email = `${body.id}@example.org`
      await expectRefusal(stranger(stack).call(safety.complain, { body: { ...body, name: 'Eva' } }), 'invalid_email')
      await expectRefusal(stranger(stack).call(safety.complain, { body: { ...body, email } }), 'invalid_input')
    },
  )

  test('of an intimate image needs neither name nor address, and is answered by any moderator without a mail', async () => {
    const [b, id] = [await bram(stack), newId()]
    const body = { id, kind: 'photo', category: 'intimate_image', member: b.id, good_faith: true } as const
    const filed = await stranger(stack).call(safety.complain, { body: { ...body, text: 'Dit ben ik, ongevraagd.' } })
    expect(filed).toEqual({ receipt: receiptOf(id), email: null })
    const stored = await findComplaint(id)
    expect(stored).toMatchObject({ category: 'intimate_image', from: null, about: b.id })
    for (const field of ['email', 'notifier']) expect(stored).not.toHaveProperty(field)
    const moderator = await openStaff(stack)
    const decided = { ...decisionOn(b.id), ground: 'nudity', complaint: id } as const
    await moderator.call(moderation.decide, { body: decided })
    const answer = { id, outcome: 'upheld', answer: 'De foto is weg.' } as const
    expect(await moderator.call(moderation.answerComplaint, { body: answer })).toEqual({ answered: true })
  })

  test('of an intimate image without an address is limited like other complaints', async () => {
    const visitor = stranger(stack)
    const send = () =>
      visitor.call(safety.complain, {
        body: { id: newId(), kind: 'photo', category: 'intimate_image', text: 'Dit ben ik.', good_faith: true },
      })
    for (let n = 0; n < 5; n++) await send()
    await expectRefusal(send(), 'too_many_requests')
  })

  test.each(complaintCategories)(
    'of category %s by a member whose session has ended is refused before anything is filed',
    async (category) => {
      const a = await anna(stack)
      const body = { id: newId(), kind: 'profile', category, text: 'Nep.', good_faith: true, as_member: true } as const
      const message = `${stack.clock.now().toISOString()}#${newId()}`
      await expectRefusal(
        stranger(stack).call(safety.complain, { body: { ...body, message } }),
        'authentication_required',
      )
      await expectRefusal(stranger(stack).call(safety.complain, { body }), 'authentication_required')
      expect(await findComplaint(body.id)).toBeUndefined()
      expect((await a.call(safety.complain, { body })).email).toBe(a.email)
    },
  )

  test('of no category needs an address, as it counts as something else', async () => {
    await expectRefusal(
      stranger(stack).call(safety.complain, { body: { id: newId(), kind: 'photo', text: 'Nep.', good_faith: true } }),
      'invalid_email',
    )
  })

  test('is never refused for its number, even in parallel; the sixth and later ones of an hour rank after those of others', async () => {
    stack.clock.set('2026-11-20T12:10:00Z')
    const [flooder, honest] = [stranger(stack), stranger(stack)]
    const ids = Array.from({ length: 12 }, newId)
    for (const id of ids.slice(0, 4)) await notice(flooder, { id })
    await Promise.all(ids.slice(4).map((id) => notice(flooder, { id })))
    stack.clock.advance({ seconds: 5 })
    const last = newId()
    await notice(honest, { id: last })
    const queue = (await open()).filter((id) => ids.includes(id) || id === last)
    expect(queue).toHaveLength(13)
    expect(queue.indexOf(last)).toBe(5)
    // The notices beyond the limit rank even behind a complaint of the lowest priority.
    const fake = await other(honest)
    const all = await open()
    const at = all.findIndex((id) => receiptOf(id) === fake.receipt)
    expect(all.filter((id, index) => ids.includes(id) && index < at)).toHaveLength(5)
    // The count of notices starts again each hour.
    stack.clock.set('2026-11-20T13:00:00Z')
    const later = newId()
    await notice(flooder, { id: later })
    expect(queue.slice(0, 6)).not.toContain(later)
    expect(await findComplaint(later)).toBeDefined()
  })

  test('from one member causes at most five receipts an hour', async () => {
    const a = await anna(stack)
    for (let n = 0; n < 8; n++) await notice(a)
    expect(await mailsTo(stack, a.email)).toHaveLength(5)
  })

  test('has a limit of its own, apart from other complaints', async () => {
    const visitor = stranger(stack)
    for (let n = 0; n < 6; n++) await notice(visitor)
    for (let n = 0; n < 5; n++) await other(visitor)
    await expectRefusal(other(visitor), 'too_many_requests')
    await notice(visitor)
  })
})
