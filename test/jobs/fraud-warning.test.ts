import { unzipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { handler as warnOfFraud } from '#functions/moderation/jobs/warnOfFraud.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { addMessage } from '#functions/stores/chats/message.ts'
import { exportFile } from '#functions/stores/rows/export.ts'
import { findFraudWarning } from '#functions/stores/safety/fraud-warning.ts'
import { addKeptMessages } from '#functions/stores/safety/kept-chats.ts'
import { dueShards } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import * as keptChats from '#shared/contract/kept-chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { languages } from '#shared/i18n/languages.ts'
import { decisionOn, unban } from '#test/support/decisions.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram, type Member, onAnotherDevice } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

let staff: StaffVisitor
beforeAll(async () => {
  staff = await openStaff(stack)
})

const say = (from: Visitor, to: { id: string }, text: string) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })

/** Account to ban and its victim, after one message in each direction. */
async function exchanged(language: (typeof languages)[number] = 'nl') {
  const [fraud, victim] = [await bram(stack, { credits: 50 }), await anna(stack, { credits: 50, language })]
  const { conversation } = await say(victim, fraud, 'Hoi, hoe gaat het?')
  await say(fraud, victim, 'Kun je mij geld lenen?')
  await stack.settle()
  return { fraud, victim, conversation }
}

const ban = (member: { id: string }, ground: 'scam' | 'spam' = 'scam') =>
  staff.call(moderation.decide, { body: { ...decisionOn(member.id), ground } })
const runWarning = async () => {
  await stack.settle()
  await stack.runJob('moderation', 'warnOfFraud')
  await stack.settle()
}
const warningsTo = async ({ email }: Member) =>
  (await mailsTo(stack, email)).filter(({ text }) => text.includes('/kept-chats/'))
const keptOf = (who: Visitor) => who.call(keptChats.keptChats)

describe('MOD-13 a member who exchanged messages with an account banned for fraud', () => {
  test('is mailed once with advice, sees it in the list of conversations, and reads the copy', async () => {
    const { fraud, victim, conversation } = await exchanged()
    const image = { id: newId(), from: fraud.id, type: 'image', text: '', photo: { width: 9, height: 9 } } as const
    await commit([addMessage(conversation, { ...image, sentAt: stack.clock.now().toISOString() })])
    await ban(fraud)
    await runWarning()
    const [mail, ...more] = await warningsTo(victim)
    expect(more).toEqual([])
    for (const part of ['oplichting', fraud.name, 'bank', 'politie', '/pages/safety', `/kept-chats/${conversation}`])
      expect(mail!.text).toContain(part)
    const { chat, messages, older } = await victim.call(keptChats.keptChat, { query: { conversation } })
    expect(chat).toMatchObject({ conversation, name: fraud.name, reversed: false })
    expect(messages.map(({ mine, type, text }) => [mine, type, text])).toEqual([
      [true, 'text', 'Hoi, hoe gaat het?'],
      [false, 'text', 'Kun je mij geld lenen?'],
      [false, 'image', ''],
    ])
    expect(messages.every((message) => message.photo === undefined)).toBe(true)
    expect(older).toBeNull()
    expect((await victim.call(chats.list, { query: {} })).kept_until).toBe(chat.until)
    expect(await findFraudWarning(fraud.id)).toBeUndefined()
  })

  test.each([-1, 0, 1])('keeps the copy for exactly 30 days: %i seconds from then', async (seconds) => {
    const { fraud, victim, conversation } = await exchanged()
    await ban(fraud)
    stack.clock.stopAt(stack.clock.now())
    const start = stack.clock.now().getTime()
    await runWarning()
    const account = (await findAccount(victim.id))!
    stack.clock.stopAt(new Date(start + 30 * 86_400_000 + seconds * 1000))
    const isKept = seconds < 0
    // The earlier session has expired.
    const later = await onAnotherDevice(stack, victim)
    const { chats: kept } = await keptOf(later)
    expect(kept).toHaveLength(isKept ? 1 : 0)
    const copy = later.call(keptChats.keptChat, { query: { conversation } })
    if (isKept) expect((await copy).messages).toHaveLength(2)
    else await expectRefusal(copy, 'not_found')
    expect((await later.call(chats.list, { query: {} })).kept_until === null).toBe(!isKept)
    const file = unzipSync(await exportFile(account, stack.clock.now()))['my-data.json']!
    expect(Buffer.from(file).toString().includes('kept_messages')).toBe(isKept)
  })

  test('is warned in their language', async () => {
    for (const language of languages) {
      const { fraud, victim } = await exchanged(language)
      await ban(fraud)
      await runWarning()
      const [mail] = await warningsTo(victim)
      expect(mail!.text).toContain(fraud.name)
      expect(mail!.html).toContain(`lang="${language}`)
    }
  })

  test('is not warned without a message of their own, of a ban on another ground, or after leaving', async () => {
    const [fraud, silent] = [await bram(stack, { credits: 50 }), await anna(stack)]
    await say(fraud, silent, 'Hoi schat')
    await ban(fraud)
    const other = await exchanged()
    await ban(other.fraud, 'spam')
    const third = await exchanged()
    await ban(third.victim, 'spam')
    await ban(third.fraud)
    await runWarning()
    for (const who of [silent, other.victim, third.victim]) expect(await warningsTo(who)).toEqual([])
    expect((await keptOf(silent)).chats).toEqual([])
  })

  test.each(['by the victim', 'by the account'])('is warned even after a block %s', async (side) => {
    const { fraud, victim, conversation } = await exchanged()
    const [by, of] = side === 'by the victim' ? [victim, fraud] : [fraud, victim]
    await by.call(safety.block, { body: { id: of.id } })
    await ban(fraud)
    await runWarning()
    expect(await warningsTo(victim)).toHaveLength(1)
    expect((await victim.call(keptChats.keptChat, { query: { conversation } })).messages).toHaveLength(2)
  })

  test('keeps the copy when the banned account is erased, which waits until it is made', async () => {
    const { fraud, victim, conversation } = await exchanged()
    await leave(stack, fraud, fraud.email)
    await ban(fraud)
    stack.clock.advance({ seconds: 14 * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    expect(await findAccount(fraud.id)).toBeDefined()
    await runWarning()
    await stack.runJob('account', 'purgeMembers')
    expect(await findAccount(fraud.id)).toBeUndefined()
    expect((await list(z.object({ SK: z.string() }), keys.messages(conversation))).items).toEqual([])
    expect(await warningsTo(victim)).toHaveLength(1)
    expect((await victim.call(keptChats.keptChat, { query: { conversation } })).messages).toHaveLength(2)
  })

  test('is warned once by parallel and repeated runs, and reads that the ban was lifted', async () => {
    const { fraud, victim, conversation } = await exchanged()
    await ban(fraud)
    await stack.settle()
    const row = await findFraudWarning(fraud.id)
    const whole = () => warnOfFraud({}, { getRemainingTimeInMillis: () => 60_000 })
    await Promise.all([whole(), whole(), whole()])
    await stack.settle()
    expect(row).toBeDefined()
    expect(await warningsTo(victim)).toHaveLength(1)
    await unban(staff, fraud.id)
    await stack.settle()
    expect((await victim.call(keptChats.keptChat, { query: { conversation } })).chat.reversed).toBe(true)
  })

  test('reads a long conversation in pages, none of its messages missing or twice', async () => {
    const { fraud, victim, conversation } = await exchanged()
    const start = stack.clock.now().getTime()
    const texts = Array.from({ length: 230 }, (_, index) => `Bericht ${index}`)
    const messages = texts.map((text, index) =>
      addMessage(conversation, {
        id: newId(),
        from: index % 2 ? fraud.id : victim.id,
        type: 'text',
        text,
        sentAt: new Date(start + index).toISOString(),
      }),
    )
    for (let at = 0; at < messages.length; at += 90) await commit(messages.slice(at, at + 90))
    await ban(fraud)
    await runWarning()
    const read: string[] = []
    let before: string | undefined
    do {
      const page = await victim.call(keptChats.keptChat, { query: { conversation, before } })
      read.unshift(...page.messages.map(({ text }) => text))
      before = page.older ?? undefined
    } while (before)
    expect(read).toEqual(['Hoi, hoe gaat het?', 'Kun je mij geld lenen?', ...texts])
  })

  test('is warned however many there are and however little time a run has', async () => {
    const fraud = await bram(stack, { credits: 100 })
    const victims = await Promise.all(Array.from({ length: 45 }, () => anna(stack, { credits: 10 })))
    for (const victim of victims) await say(victim, fraud, 'Hoi')
    await ban(fraud)
    await stack.settle()
    const told = async () => (await Promise.all(victims.map(async (who) => (await keptOf(who)).chats.length))).flat()
    const short = (looks: number) => {
      let left = looks
      return warnOfFraud({}, { getRemainingTimeInMillis: () => (left-- > 0 ? 60_000 : 0) })
    }
    // The job checks the time before each partition, before the item, and before each step: this
    // run has enough checks for one step.
    await short(dueShards + 2)
    const first = (await told()).reduce((sum, number) => sum + number, 0)
    expect(first).toBe(20)
    for (let run = 0; run < 4; run++) await short(dueShards + 2)
    expect(await told()).toEqual(victims.map(() => 1))
    expect(await findFraudWarning(fraud.id)).toBeUndefined()
  }, 120_000)

  test('finds in the export the messages of the copy they can read, none of a failed run or an earlier ban', async () => {
    const { fraud, victim, conversation } = await exchanged()
    const exported = async () => {
      const account = (await findAccount(victim.id))!
      const file = unzipSync(await exportFile(account, stack.clock.now()))['my-data.json']!
      return (JSON.parse(Buffer.from(file).toString()).kept_messages ?? []) as { messages: { text: string }[] }[]
    }
    const now = stack.clock.now()
    // A run that stopped before it stored the copy.
    const copy = { conversation, number: 'VK7M-3RDN', until: new Date(now.getTime() + 86_400_000).toISOString() }
    const message = { id: newId(), mine: true, type: 'text', text: 'Half', sentAt: now.toISOString() } as const
    await commit(addKeptMessages(victim.id, copy, [message]))
    expect(await exported()).toEqual([])
    for (let bans = 0; bans < 2; bans++) {
      await ban(fraud)
      await runWarning()
      await unban(staff, fraud.id)
    }
    expect((await exported()).flatMap(({ messages }) => messages.map(({ text }) => text))).toEqual([
      'Hoi, hoe gaat het?',
      'Kun je mij geld lenen?',
    ])
    expect((await keptOf(victim)).chats).toHaveLength(1)
    expect(await warningsTo(victim)).toHaveLength(2)
  })

  test('is not told of a ban that is lifted before', async () => {
    const { fraud, victim } = await exchanged()
    await ban(fraud)
    await unban(staff, fraud.id)
    await runWarning()
    expect(await warningsTo(victim)).toEqual([])
    expect(await findFraudWarning(fraud.id)).toBeUndefined()
  })
})
