import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { disableStaff, findStaff } from '#functions/stores/staff/staff.ts'
import { apply } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { anna, type Member } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor, signInAgain } from '#test/support/staff.ts'
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
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

/** Fields that a visitor must give with a complaint (Digital Services Act, article 16). */
const named = { name: 'Eva Jansen', good_faith: true } as const

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

describe('MOD-04 a group of complaints about one member', () => {
  let about: Member
  let other: string
  /** Files a complaint about the member. */
  const file = async (more: object = {}) => {
    const complaint = newId()
    const email = `${complaint}@example.org`
    const body = {
      id: complaint,
      kind: 'profile',
      member: about.id,
      text: 'Dit klopt niet.',
      email,
      ...named,
      ...more,
    } as const
    await stranger(stack).call(safety.complain, { body })
    return complaint
  }
  beforeEach(async () => {
    about = await anna(stack)
    id = await file()
    other = await file()
  })
  const ownerOf = async (complaint: string, who = mo) =>
    (await who.call(moderation.complaint, { query: { id: complaint } })).complaint.owner?.name

  test('has one owner, until it is released', async () => {
    await take(jo)
    expect(await ownerOf(other)).toBe(jo.name)
    await expectRefusal(mo.call(moderation.ownComplaint, { body: { id: other } }), 'complaint_owned')
    await release(jo)
    expect([await ownerOf(id), await ownerOf(other)]).toEqual([undefined, undefined])
  })

  test('belongs to one of two who take different ones of it at once', async () => {
    const outcomes = await Promise.allSettled([
      jo.call(moderation.ownComplaint, { body: { id } }),
      mo.call(moderation.ownComplaint, { body: { id: other } }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const owner = await ownerOf(id)
    expect(owner).toBeTruthy()
    expect(await ownerOf(other)).toBe(owner)
  })

  test('leaves out what a third colleague works on, and what the taker may not decide on', async () => {
    const third = await openStaff(stack)
    await take(jo)
    const later = await file()
    const abuse = await file({ kind: 'other', category: 'child_abuse' })
    // A later complaint has no owner yet. A colleague who takes it does not become the owner of the
    // earlier complaints.
    await third.call(moderation.ownComplaint, { body: { id: later } })
    expect([await ownerOf(id), await ownerOf(other), await ownerOf(later)]).toEqual([jo.name, jo.name, third.name])
    await take(mo, jo.id)
    expect([await ownerOf(id), await ownerOf(other), await ownerOf(later)]).toEqual([mo.name, mo.name, third.name])
    expect(await ownerOf(abuse)).toBeUndefined()
  })
})

describe('MOD-04 a complaint is handed over', () => {
  const handOver = (who: StaffVisitor, to: StaffVisitor | null, { note = newId(), text = 'Jij kent dit lid.' } = {}) =>
    who.call(moderation.handOverComplaint, { body: { id, note, to: to?.id ?? null, text } })
  const handedTo = async (who: StaffVisitor) => {
    const { complaints } = await who.call(moderation.listComplaints, { query: { status: 'handed' } })
    const { handed } = (await who.call(moderation.overview)).complaints
    expect(handed).toBe(complaints.length)
    return complaints.map((one) => one.id)
  }

  test('to a colleague, who alone may answer it for a day and finds it in a list of their own', async () => {
    const [from, to] = [await openStaff(stack), await openStaff(stack)]
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await take(from)
    await handOver(from, to)
    const until = new Date(start.getTime() + 24 * 3_600_000).toISOString()
    expect(await ownerFor(to)).toEqual({ id: to.id, name: to.name, mine: true, until, handed_by: from.name })
    expect([await handedTo(to), await handedTo(from)]).toEqual([[id], []])
    await expectRefusal(answer(from), 'complaint_owned')
    await expectRefusal(take(mo), 'complaint_owned')
    // Taking the complaint does not shorten the day for which the colleague owns it.
    await take(to)
    expect((await ownerFor(to))!.until).toBe(until)
    // Near its end, this ownership is extended like any other ownership.
    stack.clock.stopAt(new Date(Date.parse(until) - 60_000))
    const later = await signInAgain(stack, to)
    await take(later)
    expect((await ownerFor(later))!.until).toBe(new Date(Date.parse(until) + 19 * 60_000).toISOString())
    stack.clock.stopAt(start)
    expect(await answer(to)).toEqual({ answered: true })
    expect(await handedTo(to)).toEqual([])
  })

  test('for a day, after which it is in the queue of everybody again', async () => {
    const to = await openStaff(stack)
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await handOver(jo, to)
    const late = new Date(start.getTime() + 24 * 3_600_000)
    stack.clock.stopAt(late)
    const [next, same] = [await openStaff(stack), await signInAgain(stack, to)]
    expect(await handedTo(same)).toEqual([])
    expect(await ownerFor(next)).toBeNull()
    await take(next)
  })

  test('back to the queue, or taken over from the colleague by name', async () => {
    const to = await openStaff(stack)
    await handOver(jo, to)
    await handOver(to, null)
    expect(await ownerFor(jo)).toBeNull()
    expect(await handedTo(to)).toEqual([])
    await handOver(jo, to)
    await take(mo, to.id)
    expect(await handedTo(to)).toEqual([])
    await expectRefusal(handOver(to, null), 'complaint_owned')
  })

  test('with the others about the same member', async () => {
    const [to, about] = [await openStaff(stack), await anna(stack)]
    const ids = [newId(), newId()]
    for (const one of ids) {
      const body = {
        id: one,
        kind: 'profile',
        member: about.id,
        text: 'Nep.',
        ...named,
        email: `${one}@example.org`,
      } as const
      await stranger(stack).call(safety.complain, { body })
    }
    id = ids[0]!
    await handOver(jo, to)
    expect((await handedTo(to)).toSorted()).toEqual(ids.toSorted())
    await handOver(to, null)
    expect(await handedTo(to)).toEqual([])
  })

  test.each(['releases', 'hands back'])(
    'and a colleague who %s one frees the others about a purged member',
    async (how) => {
      vi.spyOn(console, 'info').mockReturnValue()
      const about = await anna(stack)
      const ids = [newId(), newId()]
      const other = newId()
      for (const one of [...ids, other]) {
        const named = one === other ? await anna(stack) : about
        const body = { kind: 'profile', member: named.id, text: 'Nep.', good_faith: true } as const
        await (await anna(stack)).call(safety.complain, { body: { id: one, ...body } })
      }
      await about.call(ownAccount.remove, { body: { reason: 'other' } })
      stack.clock.advance({ days: deletionGraceDays, seconds: -60 })
      const [from, to] = [await openStaff(stack), await openStaff(stack)]
      id = other
      await handOver(from, to)
      id = ids[0]!
      await handOver(from, to)
      expect((await handedTo(to)).toSorted()).toEqual([...ids, other].toSorted())
      stack.clock.advance({ minutes: 2 })
      await stack.runJob('account', 'purgeMembers')
      await stack.settle()
      expect((await to.call(moderation.complaint, { query: { id } })).complaint.about_left).toBe(true)
      await (how === 'releases' ? release(to) : handOver(to, null))
      expect(await handedTo(to)).toEqual([other])
      id = ids[1]!
      expect(await ownerFor(from)).toBeNull()
    },
  )

  test('with a note, once for a repeat, and in the trail with the name of the colleague', async () => {
    const [to, about, note] = [await openStaff(stack), await anna(stack), newId()]
    id = newId()
    const body = { id, kind: 'profile', member: about.id, text: 'Nep.', ...named, email: `${id}@example.org` } as const
    await stranger(stack).call(safety.complain, { body })
    await handOver(jo, to, { note })
    await handOver(to, null)
    await handOver(jo, to, { note })
    expect(await ownerFor(to)).toBeNull()
    const { notes } = await mo.call(moderation.complaint, { query: { id } })
    expect(notes).toMatchObject([
      { by: to.name, handed_to: null },
      { id: note, by: jo.name, handed_to: to.name, complaint: id, text: 'Jij kent dit lid.' },
    ])
    await expectRefusal(handOver(jo, to, { note, text: 'Een andere tekst.' }), 'invalid_input')
    const { entries } = await mo.call(staff.listAudit, { query: { member: about.id, action: 'complaint_handed' } })
    expect(entries.map(({ staff: by, reason }) => [by, reason])).toEqual([
      [to.name, null],
      [jo.name, to.name],
    ])
  })

  test('by one of two who hand it over at once', async () => {
    const [one, two] = [await openStaff(stack), await openStaff(stack)]
    const outcomes = await Promise.allSettled([handOver(jo, one), handOver(mo, two)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([...(await handedTo(one)), ...(await handedTo(two))]).toEqual([id])
  })

  test('only to a colleague with access who may decide on it', async () => {
    const [finance, lead, ended] = [
      await openStaff(stack, ['finance']),
      await openStaff(stack, ['moderator', 'lead']),
      await openStaff(stack),
    ]
    await apply(disableStaff((await findStaff(ended.id))!, stack.clock.now()))
    const names = async () =>
      (await jo.call(moderation.listColleagues, { query: { id } })).colleagues.map(({ name }) => name)
    expect(await names()).toEqual(expect.arrayContaining([mo.name, lead.name]))
    for (const who of [jo, finance, ended]) {
      expect(await names()).not.toContain(who.name)
      await expectRefusal(handOver(jo, who), 'invalid_input')
    }
    id = newId()
    const abuse = {
      id,
      kind: 'other',
      category: 'child_abuse',
      text: 'Kijk hier eens naar.',
      good_faith: true,
    } as const
    await stranger(stack).call(safety.complain, { body: abuse })
    expect(await names()).toContain(lead.name)
    expect(await names()).not.toContain(mo.name)
    await expectRefusal(handOver(lead, mo), 'invalid_input')
    id = newId()
    await expectRefusal(names(), 'not_found')
    await expectRefusal(handOver(jo, mo), 'not_found')
  })
})
