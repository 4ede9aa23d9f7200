import { beforeAll, describe, expect, test } from 'vitest'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import * as credits from '#shared/contract/credits.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as photos from '#shared/contract/photos.ts'
import * as safety from '#shared/contract/safety.ts'
import * as staff from '#shared/contract/staff.ts'
import { buy } from '#test/support/buying.ts'
import { decisionOn, facts } from '#test/support/decisions.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { login, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
let finance: StaffVisitor
let other: Member
beforeAll(async () => {
  moderator = await openStaff(stack, ['moderator'])
  finance = await openStaff(stack, ['finance'])
  other = await bram(stack)
})

const file = async (q: string, who = moderator) => {
  await stack.settle()
  return who.call(moderation.member, { query: { q } })
}

describe('MOD-08 the file of a member', () => {
  test('has complaints about and by the member, except those filed signed out with their address', async () => {
    const member = await anna(stack)
    const [about, by, mailed] = [newId(), newId(), newId()]
    const complaint = { kind: 'profile', text: 'Dit klopt niet.' } as const
    await other.call(safety.complain, {
      body: { ...complaint, id: about, member: member.id, category: 'scam', good_faith: true },
    })
    await member.call(safety.complain, { body: { ...complaint, id: by, member: other.id, good_faith: true } })
    await stranger(stack).call(safety.complain, {
      body: { ...complaint, id: mailed, email: member.email, good_faith: true, name: 'Eva Jansen' },
    })
    const { complaints } = await file(member.id)
    expect(complaints.about).toMatchObject([{ id: about, category: 'scam', from: { id: other.id }, status: 'open' }])
    expect(complaints.by).toMatchObject([{ id: by, about: { id: other.id } }])
    const { complaints: none } = await file(member.id, finance)
    expect(none).toEqual({ about: [], by: [] })
  })

  test('has each photo with upload, decisions, reasons, who and when, also after it is gone', async () => {
    const member = await anna(stack, { premium: true })
    const decide = (id: string, body: object) =>
      moderator.call(moderation.decidePhoto, { body: { member: member.id, id, verdict: 'main', ...body } })
    const kept = await addWaitingPhoto(stack, member.id)
    await decide(kept, {})
    const refused = await addWaitingPhoto(stack, member.id)
    await decide(refused, { verdict: 'refused', reason: 'contact_data' })
    const taken = await addWaitingPhoto(stack, member.id, { imageHash: '00ff00ff00ff1234' })
    await decide(taken, {})
    await moderator.call(moderation.decide, { body: decisionOn(member.id, { kind: 'photo_removed', photo: taken }) })
    const removed = await addWaitingPhoto(stack, member.id)
    await decide(removed, { verdict: 'explicit' })
    await member.call(photos.remove, { query: {}, body: { id: removed } })
    expect(await findPhoto(member.id, removed)).toBeUndefined()

    const shown = (await file(member.id)).photos
    const of = (wanted: string) => shown.find(({ id }) => id === wanted)!
    const who = moderator.name
    expect(of(kept)).toMatchObject({
      status: 'active',
      reason: null,
      uploaded_at: expect.stringMatching(/^20/),
      history: [{ action: 'photo_approved', staff: who, reason: null }],
    })
    expect(of(refused)).toMatchObject({
      status: 'rejected',
      reason: 'contact_data',
      history: [{ action: 'photo_refused', staff: who, reason: 'contact_data' }],
    })
    expect(of(taken)).toMatchObject({
      status: 'rejected',
      reason: 'taken_down',
      full: null,
      history: [{ action: 'photo_taken_down', reason: `scam: ${facts}` }, { action: 'photo_approved' }],
    })
    expect(of(removed)).toMatchObject({
      status: 'removed',
      full: null,
      blurred: null,
      uploaded_at: null,
      history: [{ action: 'photo_approved_explicit' }],
    })
    expect(shown).toHaveLength(4)
  })

  test('has language and devices with their first and last use, for moderators only', async () => {
    const newcomer = await signUpAndConfirm(stack, { language: 'nl' })
    stack.clock.advance({ days: 3 })
    const phone = stranger(stack)
    phone.headers['user-agent'] = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'
    await login(phone, newcomer.form)
    const later = await openStaff(stack, ['moderator'])
    const { language, devices, sessions } = await file(newcomer.id, later)
    expect(language).toBe('nl')
    expect(devices).toHaveLength(sessions)
    const now = stack.clock.now().toISOString().slice(0, 10)
    expect(devices[0]).toMatchObject({ device: 'Firefox, Android', last_seen: expect.stringMatching(`^${now}`) })
    expect(devices[0]!.first_seen > devices.at(-1)!.first_seen).toBe(true)
    expect(await file(newcomer.id, await openStaff(stack, ['finance']))).toMatchObject({ devices: [], sessions })
    stack.clock.reset()
  })

  test('ROLE-12 has the number of payments by state for moderators, and the payments for finance', async () => {
    const member = await anna(stack)
    await buy(stack, member)
    await member.call(credits.startPayment, {
      body: { id: newId(), bundle: 'c25', method: 'ideal', immediate_delivery: true },
    })
    const forModerator = await file(member.id)
    expect(forModerator.payments).toEqual([])
    expect(forModerator.payment_counts).toEqual([
      { status: 'pending', count: 1 },
      { status: 'completed', count: 1 },
    ])
    expect(await file(member.id, finance)).toMatchObject({ payment_counts: [], payments: [{}, {}], signals: [] })
  })

  test('has the signals of a scam', async () => {
    const member = await anna(stack)
    await other.call(safety.complain, {
      body: { id: newId(), kind: 'profile', member: member.id, text: 'Oplichter!', good_faith: true },
    })
    expect((await file(member.id)).signals).toMatchObject([{ part: 'complaint', count: 1 }, { part: 'new_account' }])
    expect((await file((await anna(stack)).id)).signals).toEqual([])
  })
})

describe('MOD-08 MOD-15 a note of staff', () => {
  const note = (member: string, text: string, { id = newId(), who = moderator } = {}) =>
    who.call(moderation.addNote, { body: { id, member, text } })

  test('is in the file, newest first, and in the trail without its text', async () => {
    const member = await anna(stack)
    await note(member.id, 'Belde over een klacht.')
    stack.clock.advance({ seconds: 1 })
    await note(member.id, '  Stuurde een kopie van het paspoort.  ')
    const { notes, decisions } = await file(member.id)
    expect(notes).toMatchObject([
      { text: 'Stuurde een kopie van het paspoort.', by: moderator.name },
      { text: 'Belde over een klacht.' },
    ])
    expect(decisions).toMatchObject([{ action: 'member_noted', reason: null }, { action: 'member_noted' }])
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(JSON.stringify(entries)).not.toContain('paspoort')
    expect(await file(member.id, finance)).toMatchObject({ notes: [] })
    stack.clock.reset()
  })

  test('is written once by repeated and parallel calls, and refused for another text or author', async () => {
    const member = await anna(stack)
    const id = newId()
    const outcomes = await Promise.all([1, 2, 3].map(() => note(member.id, 'Zelfde notitie.', { id })))
    expect(new Set(outcomes.map(({ at }) => at)).size).toBe(1)
    await expectRefusal(note(member.id, 'Andere notitie.', { id }), 'invalid_input')
    await expectRefusal(note(member.id, 'Zelfde notitie.', { id, who: await openStaff(stack) }), 'invalid_input')
    expect((await file(member.id)).notes).toHaveLength(1)
    const rows = (await listModeration(member.id)).filter(({ action }) => action === 'member_noted')
    expect(rows).toHaveLength(1)
  })

  test('is refused for an unknown member and without text', async () => {
    await expectRefusal(note(newId(), 'Niemand hier.'), 'not_found')
    await expectRefusal(note((await anna(stack)).id, ' a '), 'invalid_input')
  })
})
