import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { openPhotos } from '#functions/stores/photos/opened.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as safety from '#shared/contract/safety.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { ban } from '#test/support/decisions.ts'
import { tracesOf } from '#test/support/dump.ts'
import { dieAt, withRetries } from '#test/support/faults.ts'
import { comeBack, leave } from '#test/support/leaving.ts'
import { anna, bram, chris } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId, Refused } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack({ secondsPerCall: 120 })
// Silences the logs of the injected faults, which would bury everything else.
beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
  proxy.fate = () => 'pass'
})

describe('ACC-43 a deletion whose account changes after it was read', () => {
  /** Delays the transactions that start the deletion of `id` until `until` resolves. */
  function delayDeletion(id: string, until: () => Promise<unknown>): void {
    const starts = (input: object) => {
      const text = JSON.stringify(input)
      return text.includes(id) && text.includes('deletion_pending')
    }
    proxy.fate = (operation, input) =>
      operation === 'TransactWriteItems' && starts(input) ? until().then(() => 'pass') : 'pass'
  }

  test('answers every parallel request with the stored time, and mails once', async () => {
    const a = await anna(stack)
    const both = Promise.withResolvers<void>()
    let waiting = 0
    delayDeletion(a.id, () => {
      waiting += 1
      if (waiting === 2) both.resolve()
      return both.promise
    })
    const remove = (seconds: number) => {
      stack.clock.advance({ seconds })
      return a.call(ownAccount.remove, { body: {} })
    }
    const answers = await Promise.all([remove(0), remove(1)])
    const { deletionDueAt } = (await findAccount(a.id, { consistent: true }))!
    expect(answers.map(({ final_at }) => final_at)).toEqual([deletionDueAt, deletionDueAt])
    expect(await mailsTo(stack, a.email)).toHaveLength(1)
  })

  test('MOD-09 is refused like any call of a banned member, if staff ban the member meanwhile', async () => {
    const a = await anna(stack)
    const staff = await openStaff(stack)
    let banned: Promise<unknown> | undefined
    delayDeletion(a.id, () => {
      banned ??= ban(staff, a.id)
      return banned
    })
    await expectRefusal(a.call(ownAccount.remove, { body: {} }), 'authentication_required')
    const { status, deletionDueAt } = (await findAccount(a.id, { consistent: true }))!
    expect([status, deletionDueAt]).toEqual(['banned', undefined])
  })
})

// The process leaves the same table whether it dies after call n or before call n + 1, so each
// variant needs only every second call.
describe.each(['before', 'after'] as const)('when the process dies %s a table call', (when) => {
  test('ACC-43 while an account is deleted, retries delete it, with one mail', async () => {
    for (let n = 0; ; n += 2) {
      const a = await anna(stack)
      const death = dieAt(proxy, n, when)
      await a.call(ownAccount.remove, { body: { reason: 'time' } }).catch(() => {})
      death.revive()
      // The deletion signs the member out, so a repeat is refused.
      const again = await withRetries(() => a.call(ownAccount.remove, { body: { reason: 'time' } })).catch(
        (error) => error,
      )
      if (again instanceof Refused) expect(again.body.error).toBe('authentication_required')
      expect((await findAccount(a.id, { consistent: true }))!.status, `call ${n}`).toBe('deletion_pending')
      expect(await mailsTo(stack, a.email), `call ${n}`).toHaveLength(1)
      if (!death.wasReached()) break
    }
  })

  test('ACC-48 while a deletion is undone, retries reactivate the account, with one mail', async () => {
    for (let n = 0; ; n += 2) {
      const a = await anna(stack)
      const token = await leave(stack, a, a.email)
      const death = dieAt(proxy, n, when)
      await comeBack(stack, token).catch(() => {})
      death.revive()
      expect(await withRetries(() => comeBack(stack, token)), `call ${n}`).toEqual({ status: 'reactivated' })
      expect((await findAccount(a.id, { consistent: true }))!.status, `call ${n}`).toBe('active')
      expect(await mailsTo(stack, a.email), `call ${n}`).toHaveLength(2)
      if (!death.wasReached()) break
    }
  })

  test('ACC-49 while a member is purged, a later run removes the rest, and others lose nothing', async () => {
    const [b, c] = [await bram(stack), await chris(stack)]
    await b.call(chats.send, { body: { member: c.id, id: newId(), text: 'Blijft' } })
    for (let n = 0; ; n += 2) {
      const a = await anna(stack)
      await a.call(chats.send, { body: { member: b.id, id: newId(), text: 'Hoi' } })
      await b.call(likes.like, { body: { id: a.id } })
      await a.call(safety.block, { body: { id: c.id } })
      await a.call(safety.complain, { body: { id: newId(), kind: 'other', text: 'Iets anders.', good_faith: true } })
      await commit([
        ...openPhotos(a.id, b.card, stack.clock.now()),
        ...addAudit(
          { id: 'STAFF1', name: 'Mo' },
          { id: newId(), action: 'member_viewed', member: a.id },
          stack.clock.now(),
        ),
      ])
      await stack.s3.put(photoBucket, `photos/${a.id}/${newId()}/full.webp`, Buffer.from('picture'))
      await leave(stack, a, a.email)
      await stack.settle()
      stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
      const death = dieAt(proxy, n, when)
      await stack.runJob('account', 'purgeMembers').catch(() => {})
      death.revive()
      stack.clock.advance({ minutes: 16 })
      await stack.runJob('account', 'purgeMembers')
      await stack.settle()
      expect(await tracesOf(stack, [a.id, a.email, a.name]), `call ${n}`).toEqual([])
      stack.clock.reset()
      if (!death.wasReached()) break
    }
    expect((await findAccount(b.id))!.status).toBe('active')
    expect((await c.call(chats.list)).chats).toHaveLength(1)
  })

  test('while an export file is made, a later run makes it, with one mail', async () => {
    for (let n = 0; ; n += 2) {
      const a = await anna(stack)
      await a.call(ownAccount.requestExport, { body: {} })
      const death = dieAt(proxy, n, when)
      await stack.runJob('account', 'buildExports').catch(() => {})
      death.revive()
      stack.clock.advance({ minutes: 11 })
      await stack.runJob('account', 'buildExports')
      expect(await mailsTo(stack, a.email), `call ${n}`).toHaveLength(1)
      expect(await stack.s3.list(photoBucket, `exports/${a.id}/`), `call ${n}`).toHaveLength(1)
      if (!death.wasReached()) break
    }
  })
})
