import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { banAccount } from '#functions/stores/account/ban.ts'
import { claimPurge, findDeletion } from '#functions/stores/account/deletion.ts'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { findIdsInLikes } from '#functions/stores/likes/list.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as chats from '#shared/contract/chats.ts'
import * as credits from '#shared/contract/credits.ts'
import * as likes from '#shared/contract/likes.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { decidedComplaintDays } from '#shared/rules/safety-limits.ts'
import { report } from '#test/support/buying.ts'
import { dumpTable, tracesOf } from '#test/support/dump.ts'
import { addFullMember, buyAs } from '#test/support/full-member.ts'
import { comeBack, leave } from '#test/support/leaving.ts'
import { statementsTo } from '#test/support/objections.ts'
import { addMember, anna, bram } from '#test/support/people.ts'
import { login, mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => {
  stack.mailbox.isDown = false
  stack.clock.reset()
})

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

const purge = () => stack.runJob('account', 'purgeMembers')
const afterGrace = (seconds = 1) => stack.clock.advance({ seconds: deletionGraceDays * 86_400 + seconds })
const say = (from: Visitor, to: { id: string }, text: string) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })

/** Payments, their books and their references, which the law retains. */
const isPayment = (trace: string) => /^(PAYER|REFERENCE)#/.test(trace)
/**
 * Evidence of a complaint is a copy of the profile, including the name. It outlives the member's
 * purge, in case somebody objects to the decision (MOD-03).
 */
const isEvidence = (trace: string) => /^COMPLAINT#\w+ EVIDENCE$/.test(trace)

describe('ACC-49 TRAP-46 the purge after the 14 days of a deletion', () => {
  test("leaves nothing with the member's id, address or name, except payments, and keeps the data of others", async () => {
    const { full, b, c, d, words } = await addFullMember(stack)
    expect((await tracesOf(stack, words)).length).toBeGreaterThan(25)
    await leave(stack, full, full.email, { reason: 'other', remarks: `Groeten van ${full.name}` })
    await stack.settle()
    afterGrace()
    await purge()
    await stack.settle()

    const traces = await tracesOf(stack, words)
    expect(traces.filter((trace) => !isPayment(trace) && !isEvidence(trace))).toEqual([])
    expect(traces.filter((trace) => trace.includes(' PAYMENT#'))).toHaveLength(1)
    const byName = traces.filter(isEvidence)
    expect(byName).toHaveLength(1)
    const others = words.filter((word) => word !== full.name)
    expect((await tracesOf(stack, others)).filter(isEvidence)).toEqual([])
    expect(await stack.s3.list(photoBucket, 'exports/')).toEqual([])
    expect((await b.call(chats.list)).chats).toEqual([])
    expect((await c.call(chats.list)).chats).toEqual([])
    expect(await findIdsInLikes(b.id, [full.id])).toEqual(new Set())
    expect((await d.call(safety.listBlocked)).members).toEqual([])
    const conversations = [b, c].map(({ id }) => conversationOf(full.id, id))
    const items = await dumpTable(stack)
    expect(items.filter(({ PK }) => conversations.some((id) => PK === `CONVERSATION#${id}`))).toEqual([])
    expect(await findAccount(b.id)).toBeDefined()
    stack.clock.advance({ days: decidedComplaintDays })
    await stack.runJob('safety', 'settleEvidence')
    expect((await tracesOf(stack, words)).filter(isEvidence)).toEqual([])
  })

  test('TRAP-46 leaves a retained payment without personal data, except the id that an invoice refers to', async () => {
    const newcomer = await signUpAndConfirm(stack)
    await buyAs(stack, newcomer)
    await leave(stack, newcomer, newcomer.form.email)
    afterGrace()
    await purge()
    const kept = (await dumpTable(stack)).filter(({ PK }) => PK === `PAYER#${newcomer.id}`)
    const payment = kept.find(({ SK }) => String(SK).startsWith('PAYMENT#'))
    expect(payment).toMatchObject({ status: 'completed', priceCents: 749, currency: 'EUR', member: newcomer.id })
    expect(Object.keys(payment!).sort()).toEqual(
      [
        ...[
          'PK',
          'SK',
          'bundle',
          'completedAt',
          'createdAt',
          'credits',
          'currency',
          'holdsDiscount',
          'id',
          'isCounted',
          'member',
        ],
        ...['vatPercent', 'consentAt', 'termsVersion', 'termsAt'],
        ...[
          'method',
          'priceCents',
          'provider',
          'providerId',
          'reference',
          'returnUrl',
          'site',
          'status',
          'discountCode',
          'percentage',
        ],
      ]
        .filter((name) => name in payment!)
        .sort(),
    )
    expect(JSON.stringify(kept)).not.toContain(newcomer.form.email)
  })

  test('OPEN-22 does not begin a second before they are over', async () => {
    const a = await anna(stack)
    await leave(stack, a, a.email)
    afterGrace(-5)
    await purge()
    expect(await findAccount(a.id)).toBeDefined()
    stack.clock.advance({ seconds: 6 })
    await purge()
    expect(await findAccount(a.id)).toBeUndefined()
  })

  test('ACC-48 spares a member who returned, even after leaving and returning more than once', async () => {
    const newcomer = await signUpAndConfirm(stack)
    for (let n = 0; n < 2; n++) {
      await comeBack(stack, await leave(stack, newcomer, newcomer.form.email))
      await login(newcomer, newcomer.form)
      stack.clock.advance({ minutes: 1 })
    }
    afterGrace()
    await purge()
    expect((await findAccount(newcomer.id))?.status).toBe('active')
  })

  test.each(['upheld', 'dismissed'] as const)(
    'MOD-07 waits for a case about the member, and goes on once it is %s',
    async (outcome) => {
      const a = await anna(stack)
      await leave(stack, a, a.email)
      const moderator = await openStaff(stack)
      const body = { member: a.id, suspicion: 'child_abuse' } as const
      const { case: id } = await moderator.call(moderation.suspectMember, { body })
      await stack.settle()
      afterGrace()
      await purge()
      expect(await findAccount(a.id)).toMatchObject({ status: 'banned', suspendedFor: id })
      const [lead, later] = [await openStaff(stack, ['moderator', 'lead']), await openStaff(stack)]
      expect((await later.call(moderation.member, { query: { q: a.id } })).email).toBe(a.email)
      await lead.call(moderation.answerComplaint, { body: { id, outcome, answer: 'We zagen genoeg.' } })
      expect((await statementsTo(stack, a)).map(({ text }) => text.includes('We zagen genoeg.'))).toEqual(
        outcome === 'upheld' ? [true, false] : [false],
      )
      await purge()
      await stack.settle()
      expect(await tracesOf(stack, [a.id, a.email])).toEqual([])
      const { isBanned } = await findAddressMarks(a.email, stack.clock.now())
      expect(isBanned).toBe(outcome === 'upheld')
    },
  )

  test('MOD-07 does not overtake a case that is opened at its start', async () => {
    const a = await anna(stack)
    await leave(stack, a, a.email)
    const seen = (await findAccount(a.id))!
    const { dueAt } = (await findDeletion(a.id))!
    const body = { member: a.id, suspicion: 'minor' } as const
    await (await openStaff(stack)).call(moderation.suspectMember, { body })
    afterGrace()
    await expect(commit(claimPurge(a.id, seen, dueAt!, stack.clock.now()))).rejects.toThrow(Conflict)
    expect((await findAccount(a.id))?.status).toBe('banned')
  })

  test('includes a member whom staff banned meanwhile', async () => {
    const a = await anna(stack)
    await leave(stack, a, a.email)
    await commit([
      banAccount(
        (await findAccount(a.id))!,
        { number: 'WM7P-CNVH', ground: 'scam', author: 'S1' },
        { banMarkId: newId() },
      ),
    ])
    afterGrace()
    await purge()
    await stack.settle()
    expect(await tracesOf(stack, [a.id, a.email, a.name])).toEqual([])
  })

  test('leaves an address and a name with others who took them meanwhile', async () => {
    const newcomer = await signUpAndConfirm(stack)
    const { email, name, password } = newcomer.form
    await leave(stack, newcomer, email)
    afterGrace()
    const again = await signUp(stack, { email, name })
    await purge()
    await stack.settle()
    expect(await findAccount(newcomer.id)).toBeUndefined()
    expect((await login(stranger(stack), { email, password })).id).toBe(again.id)
    await expectRefusal(signUp(stack, { name }), 'name_taken')
  })

  test('NOTIF-12 drops mail that was pending', async () => {
    const newcomer = await signUpAndConfirm(stack)
    await stack.settle()
    stack.mailbox.isDown = true
    await newcomer.call(ownAccount.remove, { body: {} })
    await stack.settle()
    afterGrace()
    await purge()
    stack.mailbox.isDown = false
    await stack.runJob('mail', 'retryMail')
    expect((await mailsTo(stack, newcomer.form.email)).filter(({ subject }) => subject.includes('verwijderd'))).toEqual(
      [],
    )
  })

  test('deletes the pending signup message of a leaving newcomer', async () => {
    const b = await bram(stack)
    const newcomer = await signUp(stack, { signup_message: 'Hoi', signup_message_to: b.id })
    await leave(stack, newcomer, newcomer.form.email)
    afterGrace()
    await purge()
    await stack.settle()
    expect(await tracesOf(stack, [newcomer.id, newcomer.form.email])).toEqual([])
  })

  test('deletes hundreds of conversations, messages and likes', async () => {
    const a = await anna(stack, { credits: 400, premium: true })
    const others = await Promise.all(Array.from({ length: 60 }, () => addMember(stack, { gender: 'male' })))
    for (const other of others) {
      // The men write first, because a member may not start this many conversations in a day
      // (CHAT-39).
      await say(other, a, 'Dag')
      await say(a, other, 'Hoi')
      await a.call(likes.like, { body: { id: other.id } })
    }
    for (let n = 0; n < 130; n++) await say(a, others[0]!, `Bericht ${n}`)
    await leave(stack, a, a.email)
    await stack.settle()
    afterGrace()
    await purge()
    await stack.settle()
    expect(await tracesOf(stack, [a.id, a.email])).toEqual([])
  })

  test('gives the same result when it runs five times in parallel, and again', async () => {
    const { full, words } = await addFullMember(stack)
    await leave(stack, full, full.email)
    afterGrace()
    await Promise.all(Array.from({ length: 5 }, purge))
    await purge()
    await stack.settle()
    const traces = await tracesOf(stack, words)
    expect(traces.filter((trace) => !isPayment(trace) && !isEvidence(trace))).toEqual([])
  })

  test('TRAP-19 is final: a payment reported later does not recreate the member', async () => {
    const newcomer = await signUpAndConfirm(stack)
    const { id } = await newcomer.call(credits.startPayment, {
      body: { id: newId(), bundle: 'c25', method: 'sct', immediate_delivery: true },
    })
    await leave(stack, newcomer, newcomer.form.email)
    afterGrace()
    await purge()
    const there = stack.payments.list().find(({ metadata }) => (metadata as { payment: string }).payment === id)!
    stack.payments.find(there.id)!.status = 'paid'
    await report(stack, there.id)
    await stack.settle()
    expect((await tracesOf(stack, [newcomer.id])).filter((trace) => !isPayment(trace))).toEqual([])
  })
})
