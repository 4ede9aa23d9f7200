import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moderation } from '#shared/contract/moderation.ts'
import { safety } from '#shared/contract/safety.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let jo: StaffVisitor
let mo: StaffVisitor
let id: string

beforeAll(async () => {
  jo = await openStaff(stack)
  mo = await openStaff(stack)
})
beforeEach(async () => {
  id = newId()
  const email = `${id}@example.org`
  await stranger(stack).call(safety.complain, {
    body: { id, kind: 'other', text: 'Kijk hier eens naar.', email, good_faith: true, name: 'Eva Jansen' },
  })
})
afterEach(() => void stack.clock.reset())

const take = (who: StaffVisitor, from?: string) =>
  who.call(moderation.ownComplaint, { body: { id, ...(from && { from }) } })
const release = (who: StaffVisitor) => who.call(moderation.releaseComplaint, { query: { id } })
const ownerFor = async (who: StaffVisitor) => (await who.call(moderation.complaint, { query: { id } })).complaint.owner
const answer = (who: StaffVisitor) =>
  who.call(moderation.answerComplaint, { body: { id, outcome: 'dismissed', answer: 'Hier is niets mis mee.' } })

describe('MOD-04 the owner of a complaint', () => {
  test('is whoever takes it, for 20 minutes, as every colleague sees', async () => {
    expect(await ownerFor(jo)).toBeNull()
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await take(jo)
    const until = new Date(start.getTime() + 20 * 60_000).toISOString()
    expect(await ownerFor(jo)).toMatchObject({ name: jo.name, mine: true, until })
    expect(await ownerFor(mo)).toMatchObject({ name: jo.name, mine: false, until })
    const { complaints } = await mo.call(moderation.listComplaints, { query: {} })
    expect(complaints.find((one) => one.id === id)!.owner).toMatchObject({ name: jo.name, mine: false })
    await expectRefusal(take(mo), 'complaint_owned')
    stack.clock.stopAt(new Date(Date.parse(until)))
    expect(await ownerFor(mo)).toBeNull()
    await take(mo)
    expect(await ownerFor(mo)).toMatchObject({ mine: true })
  })

  test('alone may answer it; once it is put down or the time is over, everybody may', async () => {
    await take(jo)
    await expectRefusal(answer(mo), 'complaint_owned')
    // A moderator cannot release a complaint that a colleague owns.
    await release(mo)
    await expectRefusal(answer(mo), 'complaint_owned')
    await release(jo)
    await release(jo)
    expect(await answer(mo)).toEqual({ answered: true })
    expect(await ownerFor(mo)).toBeNull()
    await expectRefusal(take(jo), 'already_decided')
  })

  test('who answers an own complaint is done with it', async () => {
    await take(jo)
    expect(await answer(jo)).toEqual({ answered: true })
    expect(await ownerFor(jo)).toBeNull()
  })

  test('changes when a colleague takes over from them by name, of several colleagues once', async () => {
    await take(jo)
    const from = (await ownerFor(mo))!.id
    const third = await openStaff(stack)
    const outcomes = await Promise.allSettled([take(mo, from), take(third, from)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ownerFor(jo))!.mine).toBe(false)
    await expectRefusal(take(jo), 'complaint_owned')
    await expectRefusal(take(jo, from), 'complaint_owned')
  })

  test('is nobody of two who take it at once but one, and nobody of an unknown complaint', async () => {
    const outcomes = await Promise.allSettled([take(jo), take(mo)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    id = newId()
    await expectRefusal(take(jo), 'not_found')
    expect(await release(jo)).toEqual({ owned: false })
  })
})
