import { test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as discounts from '#shared/contract/discounts.ts'
import { anna } from '#test/support/people.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack()

test('PAY-63 a right code is refused beyond the limit of wrong ones, also while reads of the count are stale', async () => {
  const member = await anna(stack, { credits: 0 })
  const right = 'RIGHTCODE'
  await commit([
    put(keys.discount(right), { code: right, percentage: 10, status: 'active', validity: 'once-per-user' }),
  ])
  const find = (code: string) => member.call(discounts.find, { query: { code } })
  await find(right)
  proxy.isStale = ({ PK }) => PK.startsWith('THROTTLE#')
  for (let n = 0; n < 10; n++) await expectRefusal(find(`WRONG${newId()}`), 'code_not_found')
  await expectRefusal(find(right), 'too_many_requests')
})
