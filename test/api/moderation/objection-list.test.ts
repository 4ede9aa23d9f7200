import { expect, test } from 'vitest'
import * as moderation from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'

const stack = openStack()

/** Makes a decision as `maker`, to which the member objects. Returns the number of the decision. */
async function objectedDecision(maker: StaffVisitor): Promise<string> {
  const member = await anna(stack)
  const { number } = await maker.call(moderation.decide, { body: decisionOn(member.id, { kind: 'warned' }) })
  const [statement] = await statementsTo(stack, member)
  await objectWith(stack, statement!.token)
  return number
}

test('MOD-03 an objection that a moderator may decide is in their list, however many wait for colleagues', async () => {
  const [own, colleague] = [await openStaff(stack), await openStaff(stack)]
  for (let n = 0; n < pageSize.staff; n++) await objectedDecision(own)
  const number = await objectedDecision(colleague)
  await stack.settle()
  const { objections } = await own.call(moderation.listObjections)
  expect(objections).toHaveLength(pageSize.staff)
  expect(objections[0]).toMatchObject({ number, own: false })
  expect(objections.slice(1).every((one) => one.own)).toBe(true)
})
