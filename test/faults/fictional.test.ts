import { expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import * as fictional from '#shared/contract/fictional.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId, newName } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack()

test('PROF-21 a fictional profile whose form is sent again is there, also by a stale read', async () => {
  const moderator = await openStaff(stack)
  const id = newId()
  const account = keys.account(id)
  proxy.isStale = ({ PK, SK }) => PK === account.PK && SK === account.SK
  const body = {
    id,
    name: newName('Fictief_'),
    gender: 'female' as const,
    wanted_gender: 'male' as const,
    date_of_birth: '1995-05-17',
    country: 'NL',
    region: 'NL-UT',
    city: 'Utrecht',
  }
  const add = () => moderator.call(fictional.add, { body })
  expect(await add()).toEqual({ id })
  expect(await add()).toEqual({ id })
})
