import { describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as safety from '#shared/contract/safety.ts'
import { countries } from '#shared/countries/all.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { activationToken, confirm, mailsTo, type Newcomer, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()

const creditsOf = async ({ id }: { id: string }) => (await findAccount(id, { consistent: true }))!.credits
const textsFor = async (member: Member, from: { id: string }) => {
  await stack.settle()
  const { messages } = await member.call(chats.open, { query: { member: from.id } })
  return messages.map(({ text, mine }) => [mine, text])
}
const greeting = 'Hoi, je foto maakte me nieuwsgierig.'
const signUpWith = (to: Member, message = greeting) =>
  signUp(stack, { gender: 'female', signup_message: message, signup_message_to: to.id })
const { signupCredits, messageCredits } = countries.NL

describe('TRAP-17 the signup message', () => {
  test('is sent to the named member, and paid, only when the address is confirmed', async () => {
    const b = await bram(stack)
    const newcomer = await signUpWith(b)
    await stack.settle()
    expect((await b.call(chats.list)).chats).toEqual([])
    expect(await creditsOf(newcomer)).toBe(signupCredits)

    await confirm(stack, newcomer)
    expect(await textsFor(b, newcomer)).toEqual([[false, greeting]])
    expect((await b.call(chats.list)).chats).toHaveLength(1)
    expect(await creditsOf(newcomer)).toBe(signupCredits - messageCredits)
    const ledger = await listLedger(newcomer.id)
    expect(ledger.map(({ reason, credits }) => [reason, credits]).sort()).toEqual([
      ['message', -messageCredits],
      ['signup', signupCredits],
    ])
    expect((await newcomer.call(account.current)).started_conversations).toBe(1)
  })

  test('TRAP-37 arrives once, however often the link is used', async () => {
    const b = await bram(stack)
    const newcomer = await signUpWith(b)
    const token = await activationToken(stack, newcomer)
    const use = () => stranger(stack).call(account.activate, { body: { token } })
    await Promise.allSettled(Array.from({ length: 10 }, use))
    await use().catch(() => undefined)
    expect(await textsFor(b, newcomer)).toEqual([[false, greeting]])
    expect(await creditsOf(newcomer)).toBe(signupCredits - messageCredits)
  })

  const expectNothingSent = async (newcomer: Newcomer) => {
    await confirm(stack, newcomer)
    await stack.settle()
    expect((await newcomer.call(account.current)).status).toBe('active')
    expect((await newcomer.call(chats.list)).chats).toEqual([])
    expect(await creditsOf(newcomer)).toBe(signupCredits)
  }

  test('is dropped free of charge when its recipient has left, is banned or is unknown', async () => {
    for (const gone of ['banned', 'deletion_pending'] as const) {
      const b = await bram(stack)
      const newcomer = await signUpWith(b)
      await changeAccount(b.id, { status: gone })
      await expectNothingSent(newcomer)
    }
    await expectNothingSent(await signUp(stack, { signup_message: greeting, signup_message_to: newId() }))
  })

  test('BLOCK-07 LIKE-17 is dropped when its recipient is invisible', async () => {
    const b = await bram(stack)
    const newcomer = await signUpWith(b)
    await b.call(account.change, { body: { invisible: true } })
    await expectNothingSent(newcomer)
  })

  test('is not sent without a recipient, and a recipient without a message is ignored', async () => {
    const b = await bram(stack)
    await expectNothingSent(await signUp(stack, { signup_message: greeting }))
    await expectNothingSent(await signUp(stack, { signup_message_to: b.id }))
    await expectNothingSent(await signUp(stack, { signup_message: '   ', signup_message_to: b.id }))
  })

  test('CHAT-13 cannot be replied to before the address is confirmed', async () => {
    const b = await bram(stack)
    const newcomer = await signUpWith(b)
    const { closed } = await b.call(chats.open, { query: { member: newcomer.id } })
    expect(closed).toBe('partner_not_confirmed')
  })

  test('BLOCK-07 is dropped when the recipient blocked the newcomer meanwhile', async () => {
    const b = await bram(stack)
    const newcomer = await signUpWith(b)
    const blocked = await b.call(safety.block, { body: { id: newcomer.id } }).then(
      () => true,
      // Nobody can see an unconfirmed member, so the test also accepts a refusal of the block.
      () => false,
    )
    if (blocked) await expectNothingSent(newcomer)
  })

  test('is not part of the confirmation mail', async () => {
    const [newcomer, a] = [await signUpWith(await bram(stack)), await anna(stack)]
    const [mail] = await mailsTo(stack, newcomer.form.email)
    expect(mail!.html + mail!.text).not.toContain(greeting)
    expect(await mailsTo(stack, a.email)).toEqual([])
  })
})
