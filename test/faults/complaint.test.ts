import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { answerComplaint, findComplaint } from '#functions/stores/safety/complaint.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { dieAt, withRetries } from '#test/support/faults.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack({ secondsPerCall: 120 })
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  proxy.fate = () => 'pass'
})

/** Two members, one of whom has a reason to complain. */
async function quarrel() {
  const [a, b] = [await anna(stack), await bram(stack)]
  await b.call(chats.send, { body: { member: a.id, id: newId(), text: 'Hou je mond.' } })
  return { a, b, id: newId() }
}
const complain = (a: Member, b: Member, id: string) =>
  a.call(safety.complain, { body: { id, kind: 'message', member: b.id, text: 'Dit kan niet.', good_faith: true } })

// The process leaves the same table whether it dies after call n or before call n + 1, so each
// variant needs only every second call.
describe.each(['before', 'after'] as const)('when the process dies %s a table call', (when) => {
  test('TRAP-37 TRAP-62 while a complaint is filed, retries leave one, with its evidence and one receipt', async () => {
    for (let n = 0; ; n += 2) {
      const { a, b, id } = await quarrel()
      const death = dieAt(proxy, n, when)
      await complain(a, b, id).catch(() => {})
      death.revive()
      await withRetries(() => complain(a, b, id))
      expect(await findComplaint(id, { consistent: true }), `call ${n}`).toMatchObject({ from: a.id, about: b.id })
      expect((await findEvidence(id, stack.clock.now()))!.messages).toHaveLength(1)
      expect(await mailsTo(stack, a.email)).toHaveLength(1)
      if (!death.wasReached()) break
    }
  })

  test('TRAP-63 while a complaint is answered, another attempt leaves one answer, and the evidence keeps its expiry', async () => {
    const moderator = await openStaff(stack)
    for (let n = 0; ; n += 2) {
      const { a, b, id } = await quarrel()
      await complain(a, b, id)
      await stack.settle()
      const decided = { ...decisionOn(b.id, { kind: 'warned' }), complaint: id }
      await moderator.call(moderation.decide, { body: decided })
      const answer = () =>
        moderator.call(moderation.answerComplaint, {
          body: { id, outcome: 'upheld', answer: 'Dit is een bedreiging.' },
        })
      const death = dieAt(proxy, n, when)
      await answer().catch(() => {})
      death.revive()
      // Staff repeat the call by hand, and may learn that the complaint is already answered.
      await withRetries(answer).catch((error: unknown) => expect(String(error)).toContain('already_decided'))
      expect(await findComplaint(id, { consistent: true }), `call ${n}`).toMatchObject({ status: 'answered' })
      expect((await findEvidence(id, stack.clock.now()))!.keptUntil).toBeDefined()
      expect((await mailsTo(stack, a.email)).filter(({ subject }) => subject.startsWith('Antwoord'))).toHaveLength(1)
      if (!death.wasReached()) break
    }
  })
})

test('TRAP-63 a complaint and its answer are stored despite a conflict with another transaction', async () => {
  const { a, b, id } = await quarrel()
  let conflicts = 0
  proxy.fate = (operation) => (operation === 'TransactWriteItems' && conflicts++ < 3 ? 'conflict' : 'pass')
  await complain(a, b, id)
  const complaint = (await findComplaint(id, { consistent: true }))!
  conflicts = 0
  const told = { outcome: 'dismissed' as const, answer: 'Geen overtreding.', account: await findAccount(a.id) }
  const decision = { ...told, staff: { id: 'STAFF1' }, decided: [] }
  await commit(answerComplaint(complaint, decision, stack.clock.now()))
  expect((await findComplaint(id, { consistent: true }))!.outcome).toBe('dismissed')
})
