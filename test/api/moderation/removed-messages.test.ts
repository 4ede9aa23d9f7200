import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { archiveChat } from '#functions/stores/chats/archive.ts'
import { findChat } from '#functions/stores/chats/conversation.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { languages } from '#shared/i18n/languages.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { decisionOn, facts } from '#test/support/decisions.ts'
import { dumpTable } from '#test/support/dump.ts'
import { leave } from '#test/support/leaving.ts'
import { followHints, openLive } from '#test/support/live.ts'
import { objectWith, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { complainAbout, cursorOf, removeBy, reviewBy, say } from '#test/support/removed-messages.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

const insult = 'Ik weet waar je woont'
let jo: StaffVisitor
let mo: StaffVisitor
let a: Member
let b: Member
beforeAll(async () => {
  jo = await openStaff(stack)
  mo = await openStaff(stack)
})
beforeEach(async () => {
  a = await anna(stack, { credits: 20 })
  b = await bram(stack)
})

const complain = (about: Member = b, from: Member = a) => complainAbout(about, from)
type Removing = { complaint: string; message: string; member?: Member; who?: StaffVisitor; id?: string }
const remove = ({ who = jo, member = b, ...removing }: Removing) => removeBy(who, { member, ...removing })
const reverse = (number: string, who = mo) => reviewBy(stack, who, { number, member: b })
/** Texts of the conversation as a member sees them; null for a removed message. */
const seenBy = async (who: Member, other: Member) =>
  (await who.call(chats.open, { query: { member: other.id } })).messages.map(({ text, removed }) =>
    removed ? null : text,
  )
const archiving = async ({ id }: Member, conversation: string) =>
  archiveChat(id, (await findChat(id, conversation, { consistent: true }))!)
const lastOf = async (who: Member) => (await who.call(chats.list)).chats[0]!.last_message

describe('MOD-01 a message that staff removed', () => {
  test('is gone for both members, in the conversation and the list, while the others stay', async () => {
    await say(b, a, 'Hoi')
    const { message } = await say(b, a, insult)
    await remove({ complaint: await complain(), message })
    for (const [who, other] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(await seenBy(who, other)).toEqual(['Hoi', null])
      expect(await lastOf(who)).toMatchObject({ text: '', removed: true })
      const answers = [await who.call(chats.list), await who.call(chats.open, { query: { member: other.id } })]
      expect(JSON.stringify(answers)).not.toContain(insult)
    }
  })

  test('is in no row of either member or their conversation any more', async () => {
    const { message } = await say(b, a, insult)
    await remove({ complaint: await complain(), message })
    const rows = (await dumpTable(stack)).filter((item) => JSON.stringify(item).includes(insult))
    expect(new Set(rows.map(({ SK }) => String(SK)))).toEqual(new Set([keys.evidence('').SK]))
  })

  test('leaves a later last message, and what is unread, as they are', async () => {
    const { message } = await say(b, a, insult)
    await say(b, a, 'Nu!')
    await remove({ complaint: await complain(), message })
    expect(await lastOf(a)).toMatchObject({ text: 'Nu!' })
    expect((await a.call(chats.list)).unread).toBe(2)
    expect(await seenBy(a, b)).toEqual([null, 'Nu!'])
  })

  test('is gone from archived rows and after their return as well', async () => {
    const { message, conversation } = await say(b, a, insult)
    const complaint = await complain()
    const stale = await archiving(a, conversation)
    await remove({ complaint, message })
    // A move to the archive that was prepared before the removal must not restore the text.
    await expect(commit(stale)).rejects.toThrow()
    await commit(await archiving(a, conversation))
    expect(await lastOf(a)).toMatchObject({ text: '', removed: true })

    const second = await say(a, b, 'Hou op')
    await commit(await archiving(b, conversation))
    const about = newId()
    await b.call(safety.complain, {
      body: { id: about, kind: 'message', member: a.id, text: 'Zij ook.', good_faith: true },
    })
    await remove({ complaint: about, message: second.message, member: a })
    expect(await lastOf(b)).toMatchObject({ removed: true })
  })

  test('tells the open pages of both', async () => {
    const { message, conversation } = await say(b, a, insult)
    await say(b, a, 'Nu!')
    const complaint = await complain()
    const sockets = [await openLive(a), await openLive(b)]
    const follow = sockets.map((socket) => followHints(stack, socket))
    for (const hints of follow) await hints()
    await remove({ complaint, message })
    for (const hints of follow)
      expect(new Set(await hints())).toEqual(
        new Set([true, false].map((mine) => ({ type: 'read', conversation, mine }))),
      )
    for (const socket of sockets) socket.close()
  })

  test('is in the trail, and counted with its rule', async () => {
    const { message } = await say(b, a, insult)
    await remove({ complaint: await complain(), message })
    const { entries } = await jo.call(staff.listAudit, { query: {} })
    expect(entries.find(({ action, member }) => action === 'message_removed' && member === b.id)).toMatchObject({
      action: 'message_removed',
      member: b.id,
      reason: `scam: ${facts}`,
    })
    const month = stack.clock.now().toISOString().slice(0, 7)
    const { rows } = await jo.call(moderation.transparency, { query: { month } })
    expect(rows).toContainEqual(
      expect.objectContaining({ part: 'decisions', item: 'message_removed', ground: 'scam', source: 'notice' }),
    )
  })

  test('MOD-18 answers the complaint, whose mail says so', async () => {
    const { message } = await say(b, a, insult)
    const complaint = await complain()
    const number = await remove({ complaint, message })
    expect(await findComplaint(complaint, { consistent: true })).toMatchObject({ decisions: [number] })
    await jo.call(moderation.answerComplaint, { body: { id: complaint, outcome: 'upheld', answer: 'Een bedreiging.' } })
    // The receipt of the complaint may be delivered after its answer.
    const texts = (await mailsTo(stack, a.email)).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining('We hebben een bericht van het lid weggehaald.'))
  })

  test.each(languages)('MOD-02 has a statement of reasons in %s', async (language) => {
    b = await bram(stack, { language })
    const { message } = await say(b, a, insult)
    const number = await remove({ complaint: await complain(), message })
    const [statement] = await statementsTo(stack, b)
    const { decision: words } = (await import(`../../../shared/i18n/${language}/safety.ts`)).safety
    const { decision: texts } = (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
    const flat = statement!.text.replace(/\s+/g, ' ')
    for (const part of [number, facts, words.kinds.message_removed, words.grounds.scam, texts.notice, texts.note])
      expect(flat).toContain(part.replace(/\s+/g, ' '))
    expect(flat).not.toContain(insult)
    expect(flat).not.toMatch(/\{\w+\}/)
  })
})

describe('MOD-03 the reversal of a removed message', () => {
  test('shows it again to both, in the conversation and the list', async () => {
    const { message } = await say(b, a, insult)
    const number = await remove({ complaint: await complain(), message })
    await reverse(number)
    for (const [who, other] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(await seenBy(who, other)).toEqual([insult])
      expect(await lastOf(who)).toEqual(expect.objectContaining({ text: insult }))
      expect(await lastOf(who)).not.toHaveProperty('removed')
    }
    expect(await findDecision(number)).toMatchObject({ state: 'reversed' })
  })

  test('shows it again also where only the decision has its text, as older ones do', async () => {
    const { message } = await say(b, a, insult)
    const number = await remove({ complaint: await complain(), message })
    await apply(update(keys.evidence(number), 'SET messages = :none', { values: { ':none': [] } }))
    const names = { '#message': 'message', '#text': 'text' }
    await apply(
      update(keys.decision(number), 'SET #message.#text = :text', {
        condition: 'attribute_exists(PK)',
        names,
        values: { ':text': insult },
      }),
    )
    await reverse(number)
    expect(await seenBy(a, b)).toEqual([insult])
  })

  test('is decided by somebody else, who reads what was removed', async () => {
    const { message } = await say(b, a, insult)
    const number = await remove({ complaint: await complain(), message })
    await expectRefusal(reverse(number, jo), 'own_decision')
    const { objections } = await mo.call(moderation.listObjections)
    expect(objections.find((one) => one.number === number)).toMatchObject({ removed_text: null, photo: null })
    expect(JSON.stringify(objections)).not.toContain(insult)
    const viewed = async () => (await listModeration(b.id)).filter(({ action }) => action === 'evidence_viewed')
    expect(await viewed()).toEqual([])
    expect(await mo.call(moderation.decisionEvidence, { query: { number } })).toMatchObject({ message: insult })
    expect(await viewed()).toMatchObject([{ by: mo.id, subject: number }])
    expect(await seenBy(a, b)).toEqual([null])
  })

  test('TRAP-46 shows the text as evidence even after the purge of its author; nothing in the decision leads to them', async () => {
    const { message, conversation } = await say(b, a, insult)
    const number = await remove({ complaint: await complain(), message })
    const [statement] = await statementsTo(stack, b)
    await leave(stack, b, b.email)
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
    await objectWith(stack, statement!.token)
    const decision = (await findDecision(number))!
    expect(decision).toMatchObject({ member: null, name: '', state: 'objected' })
    for (const trace of [b.id, conversation, insult]) expect(JSON.stringify(decision)).not.toContain(trace)
    const late = await openStaff(stack)
    const { objections } = await late.call(moderation.listObjections)
    expect(objections.find((one) => one.number === number)).toMatchObject({ removed_text: null, member: null })
    expect(await late.call(moderation.decisionEvidence, { query: { number } })).toMatchObject({ message: insult })
    // The decision can be reversed, although no message is left to restore.
    await late.call(moderation.answerObjection, { body: { number, outcome: 'reversed', answer: 'Je had gelijk.' } })
    expect(await findDecision(number)).toMatchObject({ state: 'reversed' })
  })

  test('that is refused changes nothing', async () => {
    const { message } = await say(b, a, insult)
    const number = await remove({ complaint: await complain(), message })
    await reviewBy(stack, mo, { number, member: b, outcome: 'upheld' })
    expect(await seenBy(a, b)).toEqual([null])
  })

  test('leaves a later last message in the list', async () => {
    const { message } = await say(b, a, insult)
    const number = await remove({ complaint: await complain(), message })
    await say(a, b, 'Hou op')
    await reverse(number)
    expect(await lastOf(b)).toMatchObject({ text: 'Hou op' })
    expect(await seenBy(b, a)).toEqual([insult, 'Hou op'])
  })
})

describe('MOD-01 the removal of a message', () => {
  test('is made once: by a repeat, and by two members of staff at the same time', async () => {
    const { message } = await say(b, a, insult)
    const [complaint, id] = [await complain(), newId()]
    const numbers = await Promise.all([1, 2, 3].map(() => remove({ complaint, message, id })))
    expect(new Set(numbers).size).toBe(1)
    const other = await say(b, a, 'Nog iets')
    const both = await Promise.allSettled([jo, mo].map((who) => remove({ complaint, message: other.message, who })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expectRefusal(remove({ complaint, message }), 'already_decided')
    expect(await statementsTo(stack, b)).toHaveLength(2)
  })

  test('is for moderators, for an open complaint, about a message that the member sent to the complainer', async () => {
    const { message } = await say(b, a, insult)
    const own = await say(a, b, 'Hou op')
    const c = await bram(stack)
    const elsewhere = await say(b, await anna(stack), 'Hoi')
    const complaint = await complain()
    await expectRefusal(remove({ complaint, message, who: await openStaff(stack, ['finance']) }), 'role_required')
    await expectRefusal(remove({ complaint, message: own.message }), 'not_found')
    await expectRefusal(remove({ complaint, message: elsewhere.message }), 'not_found')
    await expectRefusal(remove({ complaint, message, member: c }), 'not_found')
    await expectRefusal(remove({ complaint: newId(), message }), 'not_found')
    const { complaint: _, ...body } = { ...decisionOn(b.id, { kind: 'message_removed', message }), complaint }
    await expectRefusal(jo.call(moderation.decide, { body }), 'invalid_input')
    await mo.call(moderation.ownComplaint, { body: { id: complaint } })
    await expectRefusal(remove({ complaint, message }), 'complaint_owned')
    await mo.call(moderation.answerComplaint, {
      body: { id: complaint, outcome: 'dismissed', answer: 'Geen bedreiging.' },
    })
    await expectRefusal(remove({ complaint, message }), 'already_decided')
    expect(await seenBy(a, b)).toEqual([insult, 'Hou op'])
  })

  test('shows later complaints that a message was removed, without its text', async () => {
    const { message } = await say(b, a, insult)
    await remove({ complaint: await complain(), message })
    const { evidence } = await jo.call(moderation.complaint, { query: { id: await complain() } })
    expect(evidence!.messages).toMatchObject([{ text: '', removed: true }])
  })

  test('lets its sender repeat a send whose answer was lost', async () => {
    const id = newId()
    const body = { member: a.id, id, text: insult }
    const { message } = await b.call(chats.send, { body })
    await remove({ complaint: await complain(), message: cursorOf(message) })
    expect((await b.call(chats.send, { body })).message).toMatchObject({ id, text: '', removed: true })
  })
})
