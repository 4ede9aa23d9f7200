import { afterAll, inject, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import * as discounts from '#shared/contract/discounts.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { startTableProxy } from '#test/support/table-proxy.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const proxy = await startTableProxy(inject('dynamodb'))
// Registered before the stack's own hook: afterAll hooks run in reverse order, and the proxy must
// outlive the stack.
afterAll(() => proxy.stop())
const stack = openStack({ dynamodb: proxy.endpoint })

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
