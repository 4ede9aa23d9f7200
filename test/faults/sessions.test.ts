import { afterEach, describe, expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import * as account from '#shared/contract/account.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { openProxiedStack } from '#test/support/proxied-stack.ts'
import { login, type Newcomer, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { expectRefusal, type Visitor } from '#test/support/visitor.ts'

const { proxy, stack } = await openProxiedStack()
afterEach(() => {
  proxy.isStale = () => false
})

/**
 * From now on, eventually consistent reads of the sessions, the account, or both are stale, as
 * `what` says.
 */
function lagBehind(id: string, what: { session?: boolean; account?: boolean }): void {
  const accountKey = keys.account(id)
  const { PK, prefix } = keys.sessions(id)
  proxy.isStale = ({ PK: partition, SK: sort }) => {
    const isAccount = partition === accountKey.PK && sort === accountKey.SK
    const isSession = partition === PK && sort.startsWith(prefix)
    return (isAccount && what.account === true) || (isSession && what.session === true)
  }
}

const another = async ({ form }: Newcomer): Promise<Visitor> => {
  const device = stranger(stack)
  await login(device, form)
  return device
}
const isHere = async (who: Visitor, id: string) => {
  expect((await who.call(account.current)).id).toBe(id)
  expect(who.cookies.get('__Host-session')).toBeTruthy()
}

describe('OPEN-23 a stale read does not sign out a member', () => {
  test.each([
    ['session', { session: true }],
    ['account', { account: true }],
    ['session and account', { session: true, account: true }],
  ])('whose %s was just written', async (_, what) => {
    const member = await signUpAndConfirm(stack)
    const device = await another(member)
    lagBehind(member.id, what)
    await isHere(device, member.id)
  })

  test.each([
    ['session', { session: true }],
    ['account', { account: true }],
  ])('who ended all other sessions, with a stale %s', async (_, what) => {
    const member = await signUpAndConfirm(stack)
    const [device, other] = [await another(member), await another(member)]
    for (const who of [device, other]) await isHere(who, member.id)
    await device.call(ownAccount.endSessions, { query: {}, body: {} })
    lagBehind(member.id, what)
    await isHere(device, member.id)
    // The stale read does not revive the ended session either.
    if (!('account' in what)) await expectRefusal(other.call(account.current), 'authentication_required')
  })
})
