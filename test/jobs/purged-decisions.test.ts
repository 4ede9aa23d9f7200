import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, commitEach } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { decidedComplaintDays } from '#shared/rules/safety-limits.ts'
import { ban, decisionOn, unban } from '#test/support/decisions.ts'
import { dumpTable, tracesOf } from '#test/support/dump.ts'
import { leave } from '#test/support/leaving.ts'
import { objectWith, statementOf } from '#test/support/objections.ts'
import { anna, type Member, onAnotherDevice } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'

const stack = openStack()
let moderator: StaffVisitor
let member: Member
beforeEach(async () => {
  moderator = await openStaff(stack)
  vi.spyOn(console, 'info').mockReturnValue()
  member = await anna(stack)
})
afterEach(() => stack.clock.reset())

/** Removes the expired rows, as DynamoDB does by their TTL. */
async function expire() {
  const now = stack.clock.now().getTime() / 1000
  const expired = (await dumpTable(stack)).filter(({ ttl }) => typeof ttl === 'number' && ttl < now)
  await commitEach(expired.map(({ PK, SK }) => remove({ PK, SK } as Key)))
}
/** Another member of staff, whose session has not ended by now. */
const later = () => openStaff(stack)
/** Lets almost all of the time pass for which a decision is kept. */
const almostExpired = () => stack.clock.advance({ days: decidedComplaintDays - 10 })
const decided = async (kind: 'warned' | 'banned', ground: 'misuse' | 'scam' = 'scam') => {
  if (kind === 'banned') return (await ban(moderator, member.id)).number
  const body = { ...decisionOn(member.id, { kind }), ground }
  return (await moderator.call(moderation.decide, { body })).number
}
/** Objects to the decision just before it would expire. */
async function objectLate(number: string) {
  const { token } = await statementOf(stack, member, number)
  almostExpired()
  await objectWith(stack, token)
}
const uphold = async (number: string) =>
  (await later()).call(moderation.answerObjection, { body: { number, outcome: 'upheld', answer: 'Het klopt.' } })
const purge = async () => {
  await leave(stack, await onAnotherDevice(stack, member), member.email)
  stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
  await stack.runJob('account', 'purgeMembers')
  await stack.settle()
}

describe('TRAP-46 MOD-03 the purge of a member finds a decision that is kept longer', () => {
  const ways = {
    'for an objection that is open': async () => {
      const number = await decided('warned')
      await objectLate(number)
      return number
    },
    'since an objection was refused': async () => {
      const number = await decided('warned')
      await objectLate(number)
      await uphold(number)
      return number
    },
    'since staff lifted the ban': async () => {
      const number = await decided('banned')
      almostExpired()
      await unban(await later(), member.id)
      return number
    },
  }

  test.each(Object.entries(ways))('%s, and leaves nothing of the member in it', async (_, way) => {
    const number = await way()
    stack.clock.advance({ days: 20 })
    await expire()
    expect(await findDecision(number)).toMatchObject({ member: member.id, name: member.name })
    await purge()
    expect(await findDecision(number)).toMatchObject({ member: null, name: '' })
    expect(await tracesOf(stack, [member.id, member.email])).toEqual([])
  })
})

test('MOD-01 a warning for misuse counts for as long as an objection to it keeps its decision', async () => {
  const number = await decided('warned', 'misuse')
  await objectLate(number)
  await uphold(number)
  stack.clock.advance({ days: 20 })
  await expire()
  const file = async () => (await later()).call(moderation.member, { query: { q: member.id } })
  expect(await file()).toMatchObject({ misuse_warned: true })
  stack.clock.advance({ days: decidedComplaintDays })
  await expire()
  expect(await file()).toMatchObject({ misuse_warned: false })
})

test('TRAP-66 an expired decision is not exported, nor is one about another member with its number', async () => {
  const exported = async () => {
    const file = await exportFile((await findAccount(member.id))!, stack.clock.now())
    return JSON.parse(strFromU8(unzipSync(new Uint8Array(file))['my-data.json']!)).decisions
  }
  const number = await decided('warned')
  expect(await exported()).toEqual([{ number, at: expect.any(String) }])
  stack.clock.advance({ days: decidedComplaintDays + 1 })
  const reused = { ...(await findDecision(number))!, member: (await anna(stack)).id }
  await expire()
  expect(await exported()).toBeUndefined()
  await apply(put(keys.decision(number), reused))
  expect(await exported()).toBeUndefined()
  await purge()
  expect(await findDecision(number)).toEqual(reused)
})
