import { describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as chats from '#shared/contract/chats.ts'
import { type GiftKind, giftKinds } from '#shared/model/message.ts'
import { withCountry } from '#test/support/country.ts'
import { withRetries } from '#test/support/faults.ts'
import { addMember, anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack({ secondsPerCall: 60 })

const give = (from: Member, to: Member, gift: GiftKind = 'rose', id = newId()) =>
  from.call(chats.send, { body: { member: to.id, id, gift } })
const creditsOf = async ({ id }: Member) => (await findAccount(id, { consistent: true }))!.credits

describe('gifts', () => {
  test('OPEN-41 CHAT-09 have the kinds and prices of the country', async () => {
    const member = await anna(stack)
    expect(await member.call(chats.gifts)).toEqual({ gifts: [...giftKinds], credits: 3 })
    await withCountry('NL', { gifts: ['rose'], giftCredits: 5 }, async () => {
      expect(await member.call(chats.gifts)).toEqual({ gifts: ['rose'], credits: 5 })
      await expectRefusal(give(member, await bram(stack), 'heart'), 'gift_unavailable')
    })
  })

  test('CHAT-03 CHAT-09 SET-05 arrive as gifts, cost gift_credits and are listed as gifts in the ledger', async () => {
    const [a, b] = [await anna(stack, { credits: 10 }), await bram(stack)]
    const sent = await give(a, b, 'teddy_bear')
    expect(sent).toMatchObject({ credits: 7, message: { mine: true, type: 'gift', text: 'teddy_bear' } })
    expect(await creditsOf(a)).toBe(7)
    expect((await b.call(chats.list)).chats).toMatchObject([
      { num_unread_messages: 1, last_message: { type: 'gift', text: 'teddy_bear', mine: false } },
    ])
    expect(await listLedger(a.id)).toContainEqual(expect.objectContaining({ credits: -3, reason: 'gift' }))
  })

  test('CHAT-11 are refused when the balance is too low, even if it would pay for a message', async () => {
    const [a, b] = [await anna(stack, { credits: 2 }), await bram(stack)]
    await expectRefusal(give(a, b), 'insufficient_credits')
    expect(await creditsOf(a)).toBe(2)
    expect((await b.call(chats.list)).chats).toEqual([])
  })

  test("OPEN-45 CHAT-15 start a conversation when first, so a free member's third is refused", async () => {
    const a = await anna(stack, { credits: 20 })
    const others = await Promise.all([1, 2, 3].map(() => addMember(stack, { gender: 'male', wantedGender: 'female' })))
    await give(a, others[0]!)
    await give(a, others[1]!)
    await expectRefusal(give(a, others[2]!), 'free_conversation_limit')
    expect(await creditsOf(a)).toBe(14)
  })

  test('TRAP-37 are one gift and one debit when sent many times in parallel with one id', async () => {
    const [a, b] = [await anna(stack, { credits: 50 }), await bram(stack)]
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 15 }, () => withRetries(() => give(a, b, 'kiss', id))))
    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
    expect(new Set(answers.map(({ credits }) => credits))).toEqual(new Set([47]))
    expect(await creditsOf(a)).toBe(47)
  })

  test.each([
    ['a kind that does not exist', { gift: 'diamond' }],
    ['a text beside it', { gift: 'rose', text: 'Hoi' }],
    ['neither of the two', {}],
  ])('CHAT-03 with %s are refused and cost nothing', async (_, what) => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const { status } = await a.raw('POST', '/api/chat.php', { body: { member: b.id, id: newId(), ...what } })
    expect(status).toBe(400)
    expect(await creditsOf(a)).toBe(100)
  })

  test('CHAT-12 CHAT-14 ROLE-03 require a session and confirmed addresses, as messages do', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    await expectRefusal(give(await anna(stack, { status: 'not_confirmed' }), b), 'email_not_confirmed')
    await expectRefusal(give(a, await bram(stack, { status: 'not_confirmed' })), 'partner_not_confirmed')
    const { status, body } = await stack
      .visitor()
      .raw('POST', '/api/chat.php', { body: { member: b.id, id: newId(), gift: 'rose' } })
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'authentication_required' })
  })
})
