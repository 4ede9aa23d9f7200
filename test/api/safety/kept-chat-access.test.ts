import { beforeAll, describe, expect, test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import * as keptChats from '#shared/contract/kept-chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { decisionOn, unban } from '#test/support/decisions.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member, onAnotherDevice } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
let staff: StaffVisitor
let colleague: StaffVisitor
beforeAll(async () => {
  staff = await openStaff(stack)
  colleague = await openStaff(stack)
})

const say = (from: Visitor, to: { id: string }, text: string) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const copyOf = (who: Visitor, conversation: string) => who.call(keptChats.keptChat, { query: { conversation } })
const warn = async () => {
  await stack.settle()
  await stack.runJob('moderation', 'warnOfFraud')
  await stack.settle()
}
const ban = (member: Member) => staff.call(moderation.decide, { body: { ...decisionOn(member.id), ground: 'scam' } })

/**
 * A victim of fraud who has the copy of a conversation, and the banned account of the fraudster.
 */
async function warned() {
  const [fraud, victim] = [await bram(stack, { credits: 50 }), await anna(stack, { credits: 50 })]
  const { conversation } = await say(victim, fraud, 'Hoi, hoe gaat het?')
  await say(fraud, victim, 'Kun je mij geld lenen?')
  await ban(fraud)
  await warn()
  return { fraud, victim, conversation }
}

describe('MOD-13 the copy of a conversation with a fraudster', () => {
  test('is for its member only: neither another, nor a visitor, nor the account once it is let in', async () => {
    const { fraud, victim, conversation } = await warned()
    await expectRefusal(copyOf(stranger(stack), conversation), 'authentication_required')
    await expectRefusal(copyOf(await anna(stack), conversation), 'not_found')
    await expectRefusal(copyOf(fraud, conversation), 'authentication_required')
    await unban(staff, fraud.id)
    const again = await onAnotherDevice(stack, fraud)
    await expectRefusal(copyOf(again, conversation), 'not_found')
    expect((await again.call(keptChats.keptChats)).chats).toEqual([])
    expect((await copyOf(victim, conversation)).messages).toHaveLength(2)
  })

  test('stays readable after the own block', async () => {
    const { fraud, victim, conversation } = await warned()
    await unban(staff, fraud.id)
    await stack.settle()
    await victim.call(safety.block, { body: { id: fraud.id } })
    await stack.settle()
    expect((await copyOf(victim, conversation)).chat).toMatchObject({ name: fraud.name, reversed: true })
  })

  test('says that the ban was undone by an objection, and not before', async () => {
    const { fraud, victim, conversation } = await warned()
    const [made] = await statementsTo(stack, fraud)
    await objectWith(stack, made!.token)
    expect((await copyOf(victim, conversation)).chat.reversed).toBe(false)
    const body = { number: made!.number, outcome: 'reversed', answer: 'Toch geen oplichter.' } as const
    await colleague.call(moderation.answerObjection, { body })
    expect((await copyOf(victim, conversation)).chat.reversed).toBe(true)
  })

  test('is closed to a victim who is banned, and open again once they are let in', async () => {
    const { victim, conversation } = await warned()
    await ban(victim)
    await expectRefusal(copyOf(victim, conversation), 'authentication_required')
    await unban(staff, victim.id)
    expect((await copyOf(await onAnotherDevice(stack, victim), conversation)).messages).toHaveLength(2)
  })

  test('is one per member where two accounts of the same fraud are banned at once, each with its own mail', async () => {
    const [one, two] = [await bram(stack, { credits: 50 }), await bram(stack, { credits: 50 })]
    const victim = await anna(stack, { credits: 50 })
    const conversations = [await say(victim, one, 'Hoi'), await say(victim, two, 'Dag')]
    const [once, again] = await Promise.allSettled([ban(one), ban(one), ban(two)])
    expect([once!.status, again!.status].sort(), 'one of two equal bans is refused').toEqual(['fulfilled', 'rejected'])
    await warn()
    await warn()
    const { chats: kept } = await victim.call(keptChats.keptChats)
    expect(kept.map(({ conversation }) => conversation).sort()).toEqual(
      conversations.map(({ conversation }) => conversation).sort(),
    )
    const mails = (await mailsTo(stack, victim.email)).filter(({ text }) => text.includes('/kept-chats/'))
    expect(mails).toHaveLength(2)
  })
})
