import { afterEach, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { answerComplaint, findComplaint, listComplaints } from '#functions/stores/safety/complaint.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as safety from '#shared/contract/safety.ts'
import { type ComplaintCategory, complaintCategories, complaintKinds, receiptOf } from '#shared/model/complaint.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

type Told = {
  id?: string
  kind?: (typeof complaintKinds)[number]
  category?: ComplaintCategory
  member?: string
  text?: string
  name?: string | undefined
  email?: string
  good_faith?: true
}
const complain = (who: Visitor, told: Told = {}) =>
  who.call(safety.complain, {
    body: { id: newId(), kind: 'profile', text: 'Dit klopt niet.', name: 'Eva Jansen', good_faith: true, ...told },
  })
const open = async () => (await listComplaints({ status: 'open', after: undefined, limit: 100 })).complaints

const somebody = () => `iemand.${newId().toLowerCase()}@example.org`

describe('a complaint', () => {
  test.each(complaintKinds)(
    'BLOCK-08 ROLE-08 OPEN-48 about a member, of kind %s, is stored and confirmed by mail',
    async (kind) => {
      const [a, b] = [await anna(stack), await bram(stack)]
      const id = newId()
      const answer = await complain(a, { id, kind, member: b.id, text: '  Hij liegt over zijn leeftijd.  ' })
      expect(answer).toEqual({ receipt: receiptOf(id), email: a.email })
      expect(answer.receipt).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      expect(await findComplaint(id)).toMatchObject({
        kind,
        from: a.id,
        about: b.id,
        status: 'open',
        text: 'Hij liegt over zijn leeftijd.',
      })
      // A member is answered at the account's current address, so the complaint stores none.
      expect(await findComplaint(id)).not.toHaveProperty('email')
    },
  )

  test.each(complaintCategories)('MOD-04 of category %s is stored with it', async (category) => {
    const id = newId()
    await complain(await anna(stack), { id, category })
    expect(await findComplaint(id)).toMatchObject({ kind: 'profile', category })
  })

  test('MOD-04 without a category is of no particular one', async () => {
    const id = newId()
    await complain(await anna(stack), { id })
    expect(await findComplaint(id)).toMatchObject({ category: 'other' })
  })

  test('TRAP-63 OPEN-48 from a visitor needs a reply address, even when it names no member', async () => {
    const visitor = stranger(stack)
    await expectRefusal(complain(visitor), 'invalid_email')
    await expectRefusal(complain(visitor, { email: 'geen adres' }), 'invalid_email')
    const [id, email] = [newId(), somebody()]
    expect(await complain(visitor, { id, kind: 'other', email: email.toUpperCase() })).toEqual({
      receipt: receiptOf(id),
      email,
    })
    expect(await findComplaint(id)).toMatchObject({ from: null, about: null, email })
  })

  test('BLOCK-08 from a visitor needs a name, which is stored with their statement of good faith (DSA 16)', async () => {
    const email = somebody()
    const refused = await expectRefusal(complain(stranger(stack), { email, name: undefined }), 'invalid_input')
    expect(refused).toMatchObject({ fields: { name: 'invalid_input' } })
    await expectRefusal(complain(stranger(stack), { email, name: '  ' }), 'invalid_input')
    const id = newId()
    await complain(stranger(stack), { id, email, name: ' Eva de Wit ' })
    expect(await findComplaint(id)).toMatchObject({ notifier: 'Eva de Wit', goodFaith: true, email })
  })

  test.each([[undefined], [false], ['yes']])(
    'BLOCK-08 with %s as statement of good faith is refused, for members and visitors (DSA 16)',
    async (good_faith) => {
      const told = { good_faith: good_faith as never, email: somebody() }
      await expectRefusal(complain(await anna(stack), told), 'invalid_input')
      await expectRefusal(complain(stranger(stack), told), 'invalid_input')
    },
  )

  test('BLOCK-08 from a member needs no name, and stores none', async () => {
    const id = newId()
    await complain(await anna(stack), { id, name: undefined })
    expect(await findComplaint(id)).toMatchObject({ goodFaith: true })
    const named = newId()
    await complain(await anna(stack), { id: named })
    expect(await findComplaint(named)).not.toHaveProperty('notifier')
  })

  test('BLOCK-08 from a member who gives another address is answered at that of the account', async () => {
    const a = await anna(stack)
    const id = newId()
    expect((await complain(a, { id, email: somebody() })).email).toBe(a.email)
    expect(await findComplaint(id)).not.toHaveProperty('email')
  })

  test('BLOCK-08 from an unconfirmed member is accepted', async () => {
    const a = await anna(stack, { status: 'not_confirmed' })
    expect((await complain(a)).email).toBe(a.email)
  })

  test.each([
    ['no text', { text: '  ' }],
    ['2001 characters', { text: 'x'.repeat(2001) }],
    ['another kind', { kind: 'weather' as never }],
    ['another category', { category: 'weather' as never }],
    ['an id that is none', { id: 'abc' }],
    ['a member id that is none', { member: 'abc' }],
  ])('OPEN-48 with %s is refused', async (_, told) => {
    await expectRefusal(complain(await anna(stack), told), 'invalid_input')
  })

  test('OPEN-48 may have 2000 characters', async () => {
    const id = newId()
    await complain(await anna(stack), { id, text: 'x'.repeat(2000) })
    expect((await findComplaint(id))!.text).toHaveLength(2000)
  })

  test('TRAP-37 repeated, even 10 times in parallel and after others, is one complaint with one receipt', async () => {
    const a = await anna(stack)
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => complain(a, { id })))
    expect(new Set(answers.map(({ receipt }) => receipt)).size).toBe(1)
    for (let n = 0; n < 4; n++) await complain(a)
    await expectRefusal(complain(a), 'too_many_requests')
    // A repeat does not count towards the limit.
    expect((await complain(a, { id, text: 'Iets anders.' })).receipt).toBe(receiptOf(id))
    expect((await findComplaint(id))!.text).toBe('Dit klopt niet.')
    expect((await mailsTo(stack, a.email)).filter(({ subject }) => subject.includes(receiptOf(id)))).toHaveLength(1)
  })
})

describe('the limit of complaints', () => {
  test('TRAP-43 is five an hour for a member, to the second', async () => {
    const hour = new Date('2027-03-01T10:00:00Z')
    const at = (seconds: number) => stack.clock.set(new Date(hour.getTime() + seconds * 1000))
    at(0)
    const a = await anna(stack)
    for (let n = 0; n < 5; n++) await complain(a)
    at(3_598)
    await expectRefusal(complain(a), 'too_many_requests')
    at(3_600)
    await complain(a)
  })

  test('TRAP-43 is five an hour for a visitor, with any address, and does not affect others', async () => {
    const visitor = stranger(stack)
    for (let n = 0; n < 5; n++) await complain(visitor, { email: somebody() })
    await expectRefusal(complain(visitor, { email: somebody() }), 'too_many_requests')
    await complain(stranger(stack), { email: somebody() })
  })

  test('TRAP-43 is five receipts a day to one address; further complaints are accepted without a receipt', async () => {
    const email = somebody()
    for (let n = 0; n < 7; n++) await complain(stranger(stack), { email })
    expect(await mailsTo(stack, email)).toHaveLength(5)
    expect((await open()).filter((complaint) => complaint.email === email)).toHaveLength(7)
  })
})

describe('the receipt of a complaint', () => {
  test('TRAP-63 is mailed in the language of its author, without their text', async () => {
    const visitor = stranger(stack)
    visitor.cookies.set('language', 'de')
    const [id, email] = [newId(), somebody()]
    await complain(visitor, { id, email, text: 'Kauf jetzt auf schlecht.example' })
    const [mail] = await mailsTo(stack, email)
    expect(mail!.subject).toBe(`Wir haben deine Meldung erhalten: ${receiptOf(id)}`)
    expect(mail!.text + mail!.html).not.toContain('schlecht')
    const a = await anna(stack, { language: 'en' })
    await complain(a)
    expect((await mailsTo(stack, a.email))[0]!.subject).toContain('We’ve received your report')
  })

  test('TRAP-63 is sent later when the mail service was down', async () => {
    const a = await anna(stack)
    stack.mailbox.isDown = true
    await complain(a)
    expect(await mailsTo(stack, a.email)).toEqual([])
    stack.mailbox.isDown = false
    stack.clock.advance({ minutes: 3 })
    await stack.runJob('mail', 'retryMail')
    expect(await mailsTo(stack, a.email)).toHaveLength(1)
  })
})

describe('the member whom a complaint is about', () => {
  test('BLOCK-06 TRAP-61 is revealed to nobody: every hidden member is answered like a missing one', async () => {
    const visitor = stranger(stack)
    const blocker = await bram(stack)
    const a = await anna(stack)
    await blocker.call(safety.block, { body: { id: a.id } })
    const others = [
      blocker,
      await bram(stack, { invisible: true }),
      await bram(stack, { status: 'not_confirmed' }),
      await bram(stack, { status: 'banned' }),
    ]
    const leaving = await bram(stack, { status: 'deletion_pending', deletionDueAt: '2999-01-01T00:00:00.000Z' })
    const answerOf = async (who: Visitor, member: string, email?: string) => {
      const id = newId()
      const { receipt, ...rest } = await complain(who, { id, member, ...(email && { email }) })
      expect(receipt).toBe(receiptOf(id))
      return { rest, stored: await findComplaint(id) }
    }
    for (const { id } of others) {
      const { rest, stored } = await answerOf(a, id)
      expect(rest).toEqual({ email: a.email })
      // Staff nevertheless see whom the complaint is about.
      expect(stored!.about).toBe(id)
    }
    const missing = await answerOf(visitor, newId(), 'x@example.org')
    const gone = await answerOf(visitor, leaving.id, 'x@example.org')
    expect(missing.rest).toEqual(gone.rest)
    expect([missing.stored!.about, gone.stored!.about]).toEqual([null, leaving.id])
  })

  test('TRAP-46 is not stored 14 days after their deletion, even before the purge', async () => {
    const now = stack.clock.now()
    const leaving = await bram(stack, { status: 'deletion_pending', deletionDueAt: now.toISOString() })
    const id = newId()
    await complain(await anna(stack), { id, member: leaving.id })
    expect((await findComplaint(id))!.about).toBeNull()
  })
})

const answerNow = async (
  id: string,
  outcome: 'upheld' | 'dismissed' = 'upheld',
  answer = 'De foto was niet van hem.',
) => {
  const complaint = (await findComplaint(id, { consistent: true }))!
  const who = complaint.from ? await findAccount(complaint.from) : undefined
  await commit(
    answerComplaint(
      complaint,
      {
        outcome,
        answer,
        account: who,
        staff: { id: 'STAFF1' },
        decided: outcome === 'upheld' ? ['photo_removed'] : [],
      },
      stack.clock.now(),
    ),
  )
}

describe('the answer to a complaint', () => {
  test("TRAP-63 brings outcome and reasons to the member's current address", async () => {
    const a = await anna(stack)
    const id = newId()
    await complain(a, { id })
    const email = somebody()
    await commit([update(keys.account(a.id), 'SET email = :email', { values: { ':email': email } })])
    await answerNow(id, 'upheld', 'De foto was niet van hem.\n\nWe hebben hem weggehaald.')
    const [mail] = await mailsTo(stack, email)
    expect(mail!.subject).toBe(`Antwoord op je melding ${receiptOf(id)}`)
    expect(mail!.text).toContain('Je had gelijk')
    expect(mail!.text).toContain('We hebben een foto van het profiel weggehaald.')
    expect(mail!.text).toContain('De foto was niet van hem.\n\nWe hebben hem weggehaald.')
    expect(await findComplaint(id, { consistent: true })).toMatchObject({ status: 'answered', outcome: 'upheld' })
  })

  test('TRAP-63 reaches a visitor, whose name and address are then deleted', async () => {
    const visitor = stranger(stack)
    visitor.cookies.set('language', 'fr')
    const [id, email] = [newId(), somebody()]
    await complain(visitor, { id, email })
    // Waiting mails are sent in no fixed order, so the receipt must be sent before the mail with
    // the answer is queued.
    await stack.settle()
    await answerNow(id, 'dismissed', 'Ce profil suit nos règles.')
    const mails = await mailsTo(stack, email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Réponse à ton signalement ${receiptOf(id)}`,
      `Nous avons reçu ton signalement : ${receiptOf(id)}`,
    ])
    expect(mails[0]!.text).toContain('laissons les choses en l’état')
    const answered = await findComplaint(id, { consistent: true })
    for (const field of ['email', 'notifier']) expect(answered).not.toHaveProperty(field)
    expect(answered).toMatchObject({ goodFaith: true })
  })

  test('TRAP-63 is given and mailed once', async () => {
    const a = await anna(stack)
    const id = newId()
    await complain(a, { id })
    const outcomes = await Promise.allSettled([answerNow(id), answerNow(id), answerNow(id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(answerNow(id, 'dismissed')).rejects.toMatchObject({ code: 'already_decided' })
    expect(await mailsTo(stack, a.email)).toHaveLength(2)
  })

  test('TRAP-63 moves the complaint from the open ones, oldest first, to the answered ones, latest first', async () => {
    const a = await anna(stack)
    const ids = [newId(), newId(), newId()]
    for (const id of ids) {
      await complain(a, { id })
      stack.clock.advance({ seconds: 2 })
    }
    const own = (list: { id: string }[]) => list.map(({ id }) => id).filter((id) => ids.includes(id))
    expect(own(await open())).toEqual(ids)
    await answerNow(ids[1]!)
    stack.clock.advance({ seconds: 2 })
    await answerNow(ids[0]!)
    expect(own(await open())).toEqual([ids[2]])
    const first = await listComplaints({ status: 'answered', after: undefined, limit: 1 })
    expect(own(first.complaints)).toEqual([ids[0]])
    const second = await listComplaints({ status: 'answered', after: first.next!, limit: 1 })
    expect(own(second.complaints)).toEqual([ids[1]])
  })
})

describe('the people involved in a complaint', () => {
  const pointersOf = async ({ id }: { id: string }) => {
    const own = (await dumpTable(stack)).filter(({ PK }) => PK === `MEMBER#${id}`)
    return own
      .map(({ SK }) => String(SK))
      .filter((SK) => SK.startsWith('COMPLAINT_'))
      .sort()
  }

  test('TRAP-46 TRAP-62 have pointers to it in their own partition, also as the visitor at their address', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const [byMember, byVisitor] = [newId(), newId()]
    await complain(a, { id: byMember, member: b.id })
    await complain(stranger(stack), { id: byVisitor, email: a.email })
    expect(await pointersOf(a)).toEqual([`COMPLAINT_BY#${byMember}`, `COMPLAINT_MAIL#${byVisitor}`])
    expect(await pointersOf(b)).toEqual([`COMPLAINT_ABOUT#${byMember}`])
  })

  test("BLOCK-08 see nothing of it in the site's answers", async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const before = [await b.call(account.current), await b.call(chats.list)]
    await complain(a, { member: b.id })
    await stack.settle()
    const after = [await b.call(account.current), await b.call(chats.list)]
    const still = (answers: unknown[]) => JSON.stringify(answers).replace(/"server_time":"[^"]+"/, '')
    expect(still(after)).toBe(still(before))
    expect(await mailsTo(stack, b.email)).toEqual([])
  })
})
