import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { unbanWrites } from '#functions/moderation/ban.ts'
import { findSubject } from '#functions/moderation/subject.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { banAccount } from '#functions/stores/account/ban.ts'
import { addErasure } from '#functions/stores/account/deletion.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { listAudit } from '#functions/stores/staff/trail.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import type { ErasureTiming } from '#shared/model/hand-request.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { buy } from '#test/support/buying.ts'
import { ban, decisionOn, unban } from '#test/support/decisions.ts'
import { withNumber, write } from '#test/support/held-texts.ts'
import { comeBack, leave, wayBack } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let first: StaffVisitor
let second: StaffVisitor
beforeAll(async () => {
  first = await openStaff(stack)
  second = await openStaff(stack, ['moderator', 'legal'])
})
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

const checked = { way: 'document', note: 'Liet een pas zien op een videogesprek.' } as const
const ask = async (member: Member, timing: ErasureTiming, id = newId(), who = first) => {
  await who.call(handRequests.requestErasure, { body: { id, member: member.id, ...checked, timing } })
  return id
}
const approve = (member: Member, id: string, who = second) =>
  who.call(handRequests.decideErasure, { body: { id, member: member.id, action: 'approve' } })
const decline = (member: Member, id: string, who = second) =>
  who.call(handRequests.decideErasure, { body: { id, member: member.id, action: 'decline', reason: 'Klopt niet.' } })
const purge = async () => {
  await stack.settle()
  // The fraud warning must run first, because the purge waits for it (MOD-13).
  await stack.runJob('moderation', 'warnOfFraud')
  await stack.runJob('account', 'purgeMembers')
  await stack.settle()
}
const suspect = async (member: Member) =>
  (await first.call(moderation.suspectMember, { body: { member: member.id, suspicion: 'minor' } })).case
const waiting = async () => (await second.call(handRequests.listErasures)).erasures
const waitingIds = async () => (await waiting()).map(({ id }) => id)
const actions = async () =>
  (await listAudit({}, { after: undefined, limit: 500 }, stack.clock.now())).entries.map(({ action }) => action)
const count = async (action: string) => (await actions()).filter((one) => one === action).length

describe('MOD-19 an erasure by hand', () => {
  test('needs a second person, who sees how the first checked who asks', async () => {
    const member = await anna(stack)
    const id = await ask(member, 'now')
    await expectRefusal(approve(member, id, first), 'own_erasure')
    expect(await findAccount(member.id)).toMatchObject({ status: 'active' })
    const { erasures } = await second.call(handRequests.listErasures)
    expect(erasures.find((one) => one.id === id)).toMatchObject({
      ...checked,
      timing: 'now',
      by: first.name,
      own: false,
    })
    const own = await first.call(handRequests.memberRequests, { query: { member: member.id } })
    expect(own.erasure).toMatchObject({ id, own: true })
    expect((await second.call(moderation.overview)).erasures.count).toBeGreaterThan(0)
    await approve(member, id)
    expect(await waitingIds()).not.toContain(id)
  })

  test('at once ends with the purge; the address gets a mail, and payments stay', async () => {
    const member = await anna(stack)
    await buy(stack, member)
    const id = await ask(member, 'now')
    const { final_at } = await approve(member, id)
    expect(new Date(final_at!).getTime()).toBeLessThanOrEqual(stack.clock.now().getTime())
    await purge()
    expect(await findAccount(member.id)).toBeUndefined()
    const { items } = await list(z.object({ SK: z.string() }), keys.payments(member.id))
    expect(items).toHaveLength(1)
    const mails = (await mailsTo(stack, member.email)).filter(({ subject }) => subject.includes('gewist'))
    expect(mails).toHaveLength(1)
    expect(await count('erasure_approved')).toBeGreaterThan(0)
  })

  test('with grace can be cancelled by the mailed link, and is final after 14 days without', async () => {
    const [back, gone] = [await anna(stack), await bram(stack)]
    for (const member of [back, gone]) await approve(member, await ask(member, 'grace'))
    await stack.settle()
    expect(await findAccount(back.id)).toMatchObject({ status: 'deletion_pending' })
    await comeBack(stack, await wayBack(stack, back.email))
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await purge()
    expect(await findAccount(back.id)).toMatchObject({ status: 'active' })
    expect(await findAccount(gone.id)).toBeUndefined()
  })

  test('MOD-11 takes the texts that are held out of the queue until the member is back', async () => {
    const member = await anna(stack)
    await write(member, { about: withNumber })
    const texts = async () => {
      await stack.settle()
      return (await second.call(moderation.overview)).texts.count
    }
    const before = await texts()
    await approve(member, await ask(member, 'grace'))
    expect(await texts()).toBe(before - 1)
    await comeBack(stack, await wayBack(stack, member.email))
    expect(await texts()).toBe(before)
  })

  test('MOD-09 of a banned member is at once only, and keeps ban marks and evidence of an open complaint', async () => {
    const [member, other] = [await anna(stack), await bram(stack)]
    const complaint = newId()
    const body = {
      id: complaint,
      kind: 'profile',
      category: 'scam',
      member: member.id,
      text: 'Vraagt om geld.',
    } as const
    await other.call(safety.complain, { body: { ...body, good_faith: true } })
    await ban(first, member.id)
    await expectRefusal(ask(member, 'grace'), 'already_decided')
    await approve(member, await ask(member, 'now'))
    await expectRefusal(unban(first, member.id), 'not_found')
    await purge()
    expect(await findAccount(member.id)).toBeUndefined()
    expect(await findAddressMarks(member.email, stack.clock.now())).toMatchObject({ isBanned: true })
    expect(await findEvidence(complaint, stack.clock.now())).toBeDefined()
    expect(await findComplaint(complaint)).toMatchObject({ status: 'open', about: null, aboutHash: expect.any(String) })
  })

  test('of a banned member is not undone by an unban that has read the account before', async () => {
    const member = await anna(stack)
    await ban(first, member.id)
    const seen = (await findSubject(member.id, stack.clock.now()))!
    await approve(member, await ask(member, 'now'))
    await expect(commit(unbanWrites(seen, stack.clock.now()).writes)).rejects.toThrow(Conflict)
    await purge()
    expect(await findAccount(member.id)).toBeUndefined()
  })

  test('MOD-07 is refused while a case about the member is undecided, says so, and is carried out after it', async () => {
    const [member, other] = [await anna(stack), await bram(stack)]
    // One erasure is requested before the case, the other during the case.
    const early = await ask(other, 'now')
    const waitOf = async () => (await waiting()).find(({ id }) => id === early)?.waits_for
    expect(await waitOf()).toBeNull()
    const cases = [await suspect(member), await suspect(other)]
    expect(await waitOf()).toBe('case_undecided')
    const file = await second.call(handRequests.memberRequests, { query: { member: other.id } })
    expect(file.erasure).toMatchObject({ waits_for: 'case_undecided' })
    for (const timing of ['now', 'grace'] as const) await expectRefusal(ask(member, timing), 'case_undecided')
    await expectRefusal(approve(other, early), 'case_undecided')
    await purge()
    for (const one of [member, other]) expect(await findAccount(one.id)).toMatchObject({ status: 'banned' })
    for (const id of cases)
      await second.call(moderation.answerComplaint, { body: { id, outcome: 'upheld', answer: 'Paspoort gezien: 14.' } })
    expect(await waitOf()).toBeNull()
    await approve(other, early)
    await approve(member, await ask(member, 'now'))
    await purge()
    for (const one of [member, other]) expect(await findAccount(one.id)).toBeUndefined()
  })

  test('MOD-07 can be declined while a case about the member is undecided', async () => {
    const member = await anna(stack)
    const id = await ask(member, 'now')
    await suspect(member)
    await decline(member, id)
    expect(await waitingIds()).not.toContain(id)
  })

  test('MOD-07 and a press on a suspicion at the same moment never erase a member in a case', async () => {
    // The member is already suspended, so that neither write changes the status.
    const member = await anna(stack)
    await first.call(moderation.decide, { body: decisionOn(member.id, { kind: 'suspended', days: 3 }) })
    const now = stack.clock.now()
    const seen = (await findSubject(member.id, now))!
    await suspect(member)
    await expect(commit(addErasure(seen.account, { id: newId(), at: now.toISOString() }, now))).rejects.toThrow(
      Conflict,
    )

    const other = await anna(stack)
    await first.call(moderation.decide, { body: decisionOn(other.id, { kind: 'suspended', days: 3 }) })
    const before = (await findSubject(other.id, now))!
    await approve(other, await ask(other, 'now'))
    const press = banAccount(
      before.account,
      { number: 'WM7P-CNVH', ground: 'illegal', author: 'S1' },
      { case: newId() },
    )
    await expect(commit([press])).rejects.toThrow(Conflict)
    await purge()
    expect(await findAccount(other.id)).toBeUndefined()
  })

  test('at once of a member who is leaving ends the grace period and its link', async () => {
    const member = await anna(stack)
    const token = await leave(stack, member, member.email)
    await expectRefusal(ask(member, 'grace'), 'already_decided')
    await approve(member, await ask(member, 'now'))
    await expectRefusal(comeBack(stack, token), 'link_invalid')
    await purge()
    expect(await findAccount(member.id)).toBeUndefined()
  })

  test('waits once per member; repeats and concurrent decisions are harmless', async () => {
    const [member, colleague] = [await anna(stack), await openStaff(stack)]
    const id = await ask(member, 'grace')
    await ask(member, 'grace', id)
    await expectRefusal(ask(member, 'now', newId(), second), 'already_decided')
    const before = await count('erasure_approved')
    const tries = await Promise.allSettled([approve(member, id), approve(member, id, colleague)])
    const answers = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.final_at] : []))
    expect(new Set(answers).size).toBe(1)
    expect(await approve(member, id)).toEqual({ final_at: answers[0] })
    expect(await count('erasure_approved')).toBe(before + 1)
    await stack.settle()
    const mails = (await mailsTo(stack, member.email)).filter(({ links }) =>
      links.some((one) => one.includes('/account-deleted')),
    )
    expect(mails).toHaveLength(1)
  })

  test('is declined with a reason, or withdrawn by its author, and nothing happens', async () => {
    const member = await anna(stack)
    const id = await ask(member, 'now')
    await decline(member, id, first)
    await expectRefusal(approve(member, id), 'already_decided')
    await decline(member, await ask(member, 'now'))
    expect(await findAccount(member.id)).toMatchObject({ status: 'active' })
    await stack.settle()
    const mails = (await mailsTo(stack, member.email)).filter(({ text }) => text.includes('Klopt niet.'))
    expect(mails).toHaveLength(2)
    expect(mails[0]!.text).toContain('er is niets gewist')
  })

  test('of a member who was banned meanwhile is not approved with grace', async () => {
    const member = await anna(stack)
    const id = await ask(member, 'grace')
    await ban(first, member.id)
    expect((await waiting()).find((one) => one.id === id)).toMatchObject({ waits_for: 'already_decided' })
    await expectRefusal(approve(member, id), 'already_decided')
  })
})
