import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#functions/platform/password.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { addDeletion } from '#functions/stores/account/deletion.ts'
import { hideCard } from '#functions/stores/members/card-writes.ts'
import { commit } from '#functions/table/transaction.ts'
import * as credits from '#shared/contract/credits.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as staff from '#shared/contract/staff.ts'
import { ban, decisionOn, facts, unban } from '#test/support/decisions.ts'
import { comeBack, leave } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { login, mailsTo, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
let finance: StaffVisitor
let viewer: Member

beforeAll(async () => {
  moderator = await openStaff(stack, ['moderator'])
  finance = await openStaff(stack, ['finance'])
  viewer = await bram(stack, { premium: true })
})

const file = (q: string, who = moderator) => who.call(moderation.member, { query: { q } })
const isSeen = async (id: string) => {
  await stack.settle()
  const { results: found } = await viewer.call(members.search, { query: { gender: 'female' } })
  return found.some((card) => card.id === id)
}

describe('OPEN-06 the file of a member', () => {
  test('is found by id, address and profile name, in any spelling', async () => {
    const member = await anna(stack, { name: 'Zoë_van.Dam' })
    for (const q of [member.id, member.email, ` ${member.email.toUpperCase()} `, 'zoe_VAN.dam'])
      expect(await file(q)).toMatchObject({ card: { id: member.id, name: 'Zoë_van.Dam' }, email: member.email })
    for (const q of [newId(), 'niemand@example.org', 'Niemand']) await expectRefusal(file(q), 'not_found')
  })

  test('shows each role only what that role needs', async () => {
    const member = await anna(stack, { about: 'Graag een wandeling.' })
    await addWaitingPhoto(stack, member.id, { isPrivate: true })
    await member.call(credits.startPayment, {
      body: { id: newId(), bundle: 'c25', method: 'ideal', immediate_delivery: true },
    })
    const forModerator = await file(member.id)
    expect(forModerator).toMatchObject({ about: 'Graag een wandeling.', payments: [], fictional: null, sessions: 1 })
    expect(forModerator.photos).toMatchObject([{ status: 'pending', private: true, full: expect.any(String) }])
    const forFinance = await file(member.id, finance)
    expect(forFinance).toMatchObject({ about: null, photos: [], decisions: [] })
    expect(forFinance.payments).toMatchObject([{ status: 'pending', credits: 25, currency: 'EUR' }])
  })

  test('is audited when viewed, and still shows earlier decisions', async () => {
    const member = await anna(stack)
    await file(member.id, finance)
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries[0]).toMatchObject({ staff: finance.name, action: 'member_viewed', member: member.id, reason: null })
    expect((await file(member.id)).decisions).toEqual([])
  })
})

describe('OPEN-02 TRAP-63 a ban', () => {
  test('signs the member out at once, keeps the credits, and mails the reason', async () => {
    const member = await anna(stack, { credits: 42 })
    expect(await isSeen(member.id)).toBe(true)
    await ban(moderator, member.id)
    await expectRefusal(member.call(ownAccount.listSessions), 'authentication_required')
    expect(await isSeen(member.id)).toBe(false)
    await expectRefusal(viewer.call(members.profile, { query: { id: member.id } }), 'not_found')
    const [mail] = await mailsTo(stack, member.email)
    expect(mail!.subject).toMatch(/^Vonk: besluit [0-9A-Z-]{9} over je account$/)
    expect(mail!.text).toContain(facts)
    expect(await findAccount(member.id)).toMatchObject({ status: 'banned', credits: 42 })
    expect((await file(member.id)).decisions).toMatchObject([{ action: 'member_banned', reason: `scam: ${facts}` }])
  })

  test('is shown to the member at sign-in, after password and address were right', async () => {
    const password = 'een-goed-wachtwoord-24'
    const member = await anna(stack, { passwordHash: await hashPassword(password) })
    await ban(moderator, member.id)
    await expectRefusal(login(stranger(stack), { email: member.email, password }), 'account_banned')
    await expectRefusal(login(stranger(stack), { email: member.email, password: 'mis-mis-mis' }), 'login_failed')
  })

  test('is lifted with a mail and restores the member, but not earlier sessions', async () => {
    const member = await anna(stack)
    const kept = new Map(member.cookies)
    await ban(moderator, member.id)
    // Waiting mails are sent in no fixed order, so the mail about the ban must be sent before the
    // next mail is queued.
    await stack.settle()
    expect(await unban(moderator, member.id, 'Vergissing.')).toEqual({ status: 'active' })
    expect(await isSeen(member.id)).toBe(true)
    for (const [name, value] of kept) member.cookies.set(name, value)
    await expectRefusal(member.call(ownAccount.listSessions), 'authentication_required')
    const [mail] = await mailsTo(stack, member.email)
    expect(mail!.text).toContain('Vergissing.')
  })

  test('leaves an unconfirmed member unconfirmed and an invisible one invisible when lifted', async () => {
    const newcomer = await signUp(stack)
    await ban(moderator, newcomer.id)
    expect(await unban(moderator, newcomer.id)).toEqual({ status: 'not_confirmed' })
    const hidden = await anna(stack, { invisible: true })
    await ban(moderator, hidden.id)
    expect(await unban(moderator, hidden.id)).toEqual({ status: 'active' })
    expect(await isSeen(hidden.id)).toBe(false)
  })

  test('is refused when repeated, even in parallel: one mail, one entry', async () => {
    const member = await anna(stack)
    await expectRefusal(unban(moderator, member.id), 'already_decided')
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => ban(moderator, member.id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsTo(stack, member.email)).toHaveLength(1)
    expect((await file(member.id)).decisions).toHaveLength(1)
  })

  test('prevents the reactivation of a leaving member, but not the final deletion', async () => {
    const member = await anna(stack)
    const now = stack.clock.now()
    const finalAt = new Date(now.getTime() + 14 * 86_400_000)
    const leaving = (await findAccount(member.id))!
    await commit([...addDeletion(leaving, { id: newId(), at: now.toISOString() }, finalAt), hideCard(member.id)])
    await ban(moderator, member.id)
    expect((await findAccount(member.id))?.status).toBe('banned')
    expect(await unban(moderator, member.id)).toEqual({ status: 'deletion_pending' })
    await ban(moderator, member.id)
    stack.clock.set(new Date(finalAt.getTime()).toISOString())
    // A new sign-in, because no staff session lasts that long.
    const later = await openStaff(stack)
    await expectRefusal(later.call(moderation.member, { query: { q: member.id } }), 'not_found')
    await expectRefusal(
      later.call(moderation.changeMember, { body: { id: member.id, action: 'unban', reason: 'Te laat.' } }),
      'not_found',
    )
    stack.clock.reset()
  })

  test('takes waiting photos out of queue and count, and puts them back when lifted', async () => {
    const member = await anna(stack)
    const id = await addWaitingPhoto(stack, member.id)
    const before = (await moderator.call(moderation.overview)).photos
    await ban(moderator, member.id)
    expect((await moderator.call(moderation.overview)).photos.count).toBe(before.count - 1)
    await unban(moderator, member.id)
    expect((await moderator.call(moderation.overview)).photos).toEqual(before)
    expect((await moderator.call(moderation.listPhotos)).photos.map((photo) => photo.id)).toContain(id)
  })

  test('needs facts', async () => {
    const member = await anna(stack)
    const body = { ...decisionOn(member.id), facts: ' '.repeat(20) }
    await expectRefusal(moderator.call(moderation.decide, { body }), 'invalid_input')
  })

  test('is possible for members only', async () => {
    await expectRefusal(ban(moderator, newId()), 'not_found')
  })
})

test('photos of a leaving member leave the queue, and return with the member', async () => {
  const member = await anna(stack)
  const id = await addWaitingPhoto(stack, member.id)
  const before = (await moderator.call(moderation.overview)).photos
  const token = await leave(stack, member, member.email)
  expect((await moderator.call(moderation.overview)).photos.count).toBe(before.count - 1)
  await comeBack(stack, token)
  expect((await moderator.call(moderation.overview)).photos).toEqual(before)
  expect((await moderator.call(moderation.listPhotos)).photos.map((photo) => photo.id)).toContain(id)
})

describe("OPEN-06 ending a member's sessions", () => {
  test('signs the member out everywhere and changes nothing else', async () => {
    const member = await anna(stack)
    expect(await moderator.call(moderation.changeMember, { body: { id: member.id, action: 'end_sessions' } })).toEqual({
      status: 'active',
    })
    await expectRefusal(member.call(ownAccount.listSessions), 'authentication_required')
    expect(await file(member.id)).toMatchObject({ sessions: 0, decisions: [{ action: 'sessions_ended' }] })
  })
})
