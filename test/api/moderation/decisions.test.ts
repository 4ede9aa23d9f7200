import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { evidenceFolder } from '#functions/platform/bucket-paths.ts'
import { removeEvidenceFiles } from '#functions/platform/evidence-bucket.ts'
import { hashPassword } from '#functions/platform/password.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAlbum } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as photos from '#shared/contract/photos.ts'
import * as profile from '#shared/contract/profile.ts'
import * as safety from '#shared/contract/safety.ts'
import { languages } from '#shared/i18n/languages.ts'
import { decisionKinds } from '#shared/model/decision.ts'
import { ban, decisionOn, facts, unban } from '#test/support/decisions.ts'
import { pictureFor } from '#test/support/evidence.ts'
import { leave } from '#test/support/leaving.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { login, mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
afterEach(() => stack.clock.reset())

type Effect = Parameters<typeof decisionOn>[1]
let first: StaffVisitor
let second: StaffVisitor
beforeAll(async () => {
  first = await openStaff(stack)
  second = await openStaff(stack)
})

const decide = async (member: string, effect: Effect, who = first) =>
  (await who.call(moderation.decide, { body: decisionOn(member, effect) })).number

const statementTo = async ({ email }: { email: string }) => {
  await stack.settle()
  return (await mailsTo(stack, email)).find(({ subject }) => subject.includes('besluit'))!
}
const tokenIn = (text: string) => /\/objection#token=([\w.-]+)/.exec(text)![1]!

const object = async (member: { email: string }, text = 'Dat was ik niet.') => {
  const token = tokenIn((await statementTo(member)).text)
  await stranger(stack).call(safety.object, { body: { token, text } })
  return token
}
const review = (number: string, outcome: 'upheld' | 'reversed', who = second) =>
  who.call(moderation.answerObjection, { body: { number, outcome, answer: 'We hebben er opnieuw naar gekeken.' } })

const isSeen = async (member: Member) => {
  await stack.settle()
  const viewer = await bram(stack)
  return viewer.call(members.profile, { query: { id: member.id } }).then(
    () => true,
    () => false,
  )
}
const pass = { warned: { kind: 'warned' }, banned: { kind: 'banned' } } as const
const suspended = { kind: 'suspended', days: 3 } as const

describe('MOD-01 a decision', () => {
  test('warns: the member keeps everything and reads why', async () => {
    const member = await anna(stack)
    const number = await decide(member.id, pass.warned)
    expect(await isSeen(member)).toBe(true)
    expect((await statementTo(member)).text).toContain(facts)
    expect(await findDecision(number)).toMatchObject({ kind: 'warned', ground: 'scam', facts, state: 'made' })
  })

  test('suspends until exactly then: hidden and signed out, then as before, without a mark on the address', async () => {
    const password = 'een-goed-wachtwoord-24'
    const member = await anna(stack, { passwordHash: await hashPassword(password) })
    const start = stack.clock.now()
    stack.clock.stopAt(start)
    await decide(member.id, suspended)
    const until = new Date(start.getTime() + 3 * 86_400_000)
    expect(await findAccount(member.id)).toMatchObject({ suspendedUntil: until.toISOString() })
    expect(await isSeen(member)).toBe(false)
    await expectRefusal(login(stranger(stack), { email: member.email, password }), 'account_suspended')
    stack.clock.stopAt(new Date(until.getTime() - 1))
    await stack.runJob('moderation', 'endSuspensions')
    expect((await findAccount(member.id))?.status).toBe('banned')
    stack.clock.stopAt(until)
    await stack.runJob('moderation', 'endSuspensions')
    const account = await findAccount(member.id)
    expect(account).toMatchObject({ status: 'active' })
    expect(account).not.toHaveProperty('suspendedUntil')
    expect(await isSeen(member)).toBe(true)
    await login(stranger(stack), { email: member.email, password })
  })

  test('bans a suspended member, who then stays banned', async () => {
    const member = await anna(stack)
    stack.clock.stopAt(stack.clock.now())
    await decide(member.id, suspended)
    await expectRefusal(decide(member.id, suspended), 'already_decided')
    await ban(first, member.id)
    stack.clock.advance({ seconds: 3 * 86_400 })
    await stack.runJob('moderation', 'endSuspensions')
    expect(await findAccount(member.id)).toMatchObject({ status: 'banned', bannedFrom: 'active' })
    const later = await openStaff(stack)
    await unban(later, member.id)
    expect(await isSeen(member)).toBe(true)
  })

  test('removes a text, which is kept as evidence and restored by a reversal', async () => {
    const member = await anna(stack, { about: 'Bel me op 0612345678.' })
    const number = await decide(member.id, { kind: 'text_removed', field: 'about' })
    expect((await findProfile(member.id))?.about).toBeNull()
    expect(await findEvidence(number, stack.clock.now())).toMatchObject({ profile: { about: 'Bel me op 0612345678.' } })
    await expectRefusal(decide(member.id, { kind: 'text_removed', field: 'about' }), 'already_decided')
    await object(member)
    await review(number, 'reversed')
    expect((await findProfile(member.id))?.about).toBe('Bel me op 0612345678.')
  })

  test('removes an approved photo with its files, so addresses given out before fail at once, and staff still see it as evidence for six months', async () => {
    const member = await addPicturedMember(stack)
    const [photo] = (await findAlbum(member.id)).photos
    const { filename, thumb_filename } = (await member.call(photos.list)).photos[0]!
    const statuses = () =>
      Promise.all([filename!, thumb_filename!].map(async (url) => (await fetch(new URL(url, stack.url))).status))
    expect(await statuses()).toEqual([200, 200])
    const number = await decide(member.id, { kind: 'photo_removed', photo: photo!.id })
    await stack.settle()
    expect(await statuses()).toEqual([403, 403])
    const album = await findAlbum(member.id)
    expect(album.photos[0]).toMatchObject({ status: 'rejected', reason: 'taken_down' })
    expect(album.ids).toEqual([])
    await expectRefusal(decide(member.id, { kind: 'photo_removed', photo: photo!.id }), 'already_decided')
    await object(member)
    const { objections } = await second.call(moderation.listObjections)
    const shown = objections.find((one) => one.number === number)!.photo!
    expect((await pictureFor(second, { id: number, photo: shown })).length).toBeGreaterThan(0)
    await stack.settle()
    stack.clock.advance({ seconds: 183 * 86_400 - 60 })
    await expect(removeEvidenceFiles(evidenceFolder(number))).rejects.toThrow('AccessDenied')
    stack.clock.advance({ seconds: 60 })
    await stack.runJob('safety', 'settleEvidence')
    expect(await findEvidence(number, stack.clock.now())).toBeUndefined()
  })

  test('is made once by a repeat, and once by two members of staff at the same time', async () => {
    const member = await anna(stack)
    const body = decisionOn(member.id, pass.warned)
    const answers = await Promise.all([1, 2, 3].map(() => first.call(moderation.decide, { body })))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await mailsTo(stack, member.email)).toHaveLength(1)
    const both = await Promise.allSettled([first, second].map((who) => ban(who, member.id)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('is for moderators, about members, with a rule and facts', async () => {
    const finance = await openStaff(stack, ['finance'])
    const member = await anna(stack)
    await expectRefusal(decide(member.id, pass.warned, finance), 'role_required')
    await expectRefusal(decide(newId(), pass.warned), 'not_found')
    const body = { ...decisionOn(member.id), facts: 'Te kort' }
    await expectRefusal(first.call(moderation.decide, { body }), 'invalid_input')
  })

  test('on misuse of complaints is a warning, then a suspension, as in the terms, and no other of these', async () => {
    const member = await anna(stack)
    const misuse = (effect: Effect) =>
      first.call(moderation.decide, { body: { ...decisionOn(member.id, effect), ground: 'misuse' } })
    for (const effect of [pass.banned, { kind: 'name_removed' }, { kind: 'text_removed', field: 'about' }] as const)
      await expectRefusal(misuse(effect), 'invalid_input')
    await expectRefusal(misuse(suspended), 'warning_required')
    expect((await findAccount(member.id))?.status).toBe('active')
    for (const effect of [pass.warned, suspended]) {
      const { number } = await misuse(effect)
      expect(await findDecision(number)).toMatchObject({ kind: effect.kind, ground: 'misuse' })
    }
  })
})

describe('MOD-02 MOD-18 the statement of reasons', () => {
  /**
   * All kinds except those that other tests cover: photo-refusals, refused-photos,
   * suspected-minors, escalations, removed-messages and complaint-pauses.
   */
  const kinds = decisionKinds.filter(
    (kind) =>
      kind !== 'photo_refused' &&
      kind !== 'chat_photo_refused' &&
      kind !== 'age_suspended' &&
      kind !== 'photo_suspended' &&
      kind !== 'message_removed' &&
      kind !== 'complaints_paused',
  )
  const effects: Record<(typeof kinds)[number], Effect> = {
    photo_removed: { kind: 'photo_removed', photo: '' },
    text_removed: { kind: 'text_removed', field: 'about' },
    text_refused: {},
    name_removed: { kind: 'name_removed' },
    ...pass,
    suspended,
  }
  test.each(languages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
    'in %s, of %s, has number, facts, rule, source, place, time, the way to object and the court',
    async (language, kind) => {
      const photo = kind === 'photo_removed'
      const told = { language, about: 'Hoi' }
      const member = photo ? await addPicturedMember(stack, told) : await anna(stack, told)
      const [picture] = (await findAlbum(member.id)).photos
      if (kind === 'text_refused') await member.call(profile.change, { body: { about: 'Bel 0612345678' } })
      const text = (await findProfile(member.id))?.held?.about?.id
      const effect = photo ? { kind, photo: picture!.id } : text ? { kind, field: 'about', text } : effects[kind]
      const number = await decide(member.id, effect)
      await stack.settle()
      const [mail] = await mailsTo(stack, member.email)
      const { decision: words } = (await import(`../../../shared/i18n/${language}/safety.ts`)).safety
      for (const part of [number, facts, words.kinds[kind], words.grounds.scam, 'Vonk', '2026', '/objection#token='])
        expect(mail!.text).toContain(part)
      const { decision: texts } = (await import(`../../../shared/i18n/${language}/mail.ts`)).mail
      const source = kind === 'text_refused' ? 'automatic' : 'notice'
      // The note names the court and the certified dispute settlement body (Digital Services Act,
      // article 17).
      const flat = mail!.text.replace(/\s+/g, ' ')
      for (const part of [texts[source], texts.person, texts.means, texts.note]) expect(flat).toContain(part)
      expect(mail!.text).not.toMatch(/\{\w+\}/)
    },
  )
})

describe('MOD-03 an objection', () => {
  test('to a ban needs no login, is decided by another member of staff, and lets the member in again', async () => {
    const member = await anna(stack)
    const number = await decide(member.id, pass.banned)
    const token = await object(member)
    const look = () => stranger(stack).call(safety.findDecision, { query: { token } })
    expect(await look()).toMatchObject({ number, kind: 'banned', ground: 'scam', facts, state: 'objected' })
    await expectRefusal(review(number, 'reversed', first), 'own_decision')
    expect((await first.call(moderation.listObjections)).objections.find((one) => one.number === number)).toMatchObject(
      { own: true, text: 'Dat was ik niet.', member: { id: member.id } },
    )
    await review(number, 'reversed')
    expect(await isSeen(member)).toBe(true)
    expect(await look()).toMatchObject({ state: 'reversed', answer: 'We hebben er opnieuw naar gekeken.' })
    await stack.settle()
    const answers = (await mailsTo(stack, member.email)).filter(({ text }) => text.includes('opnieuw naar gekeken'))
    expect(answers).toHaveLength(1)
    await expectRefusal(review(number, 'upheld'), 'already_decided')
    expect((await second.call(moderation.listObjections)).objections.map((one) => one.number)).not.toContain(number)
  })

  test('that is refused changes nothing, and can be made once; a repeat of the same is harmless', async () => {
    const member = await anna(stack)
    const number = await decide(member.id, pass.banned)
    const token = await object(member)
    const again = (text: string) => stranger(stack).call(safety.object, { body: { token, text } })
    expect(await again('Dat was ik niet.')).toEqual({ received: true })
    await expectRefusal(again('Echt niet.'), 'already_objected')
    await review(number, 'upheld')
    expect((await findAccount(member.id))?.status).toBe('banned')
    await expectRefusal(again('Echt niet.'), 'already_objected')
  })

  test('is possible for six months, also after the purge, which leaves no id', async () => {
    const member = await anna(stack)
    await leave(stack, member, member.email)
    const number = await decide(member.id, pass.banned)
    const token = tokenIn((await statementTo(member)).text)
    stack.clock.advance({ seconds: 14 * 86_400 + 1 })
    // The fraud warning must run first, because the purge waits for it (MOD-13).
    await stack.runJob('moderation', 'warnOfFraud')
    await stack.runJob('account', 'purgeMembers')
    expect(await findDecision(number)).toMatchObject({ member: null, name: '' })
    const body = { token, text: 'Dat was ik niet.' }
    await stranger(stack).call(safety.object, { body })
    const later = await openStaff(stack)
    await review(number, 'reversed', later)
    stack.clock.advance({ seconds: 170 * 86_400 })
    await expectRefusal(stranger(stack).call(safety.findDecision, { query: { token } }), 'link_invalid')
  })

  test('with a forged link is refused', async () => {
    await expectRefusal(stranger(stack).call(safety.findDecision, { query: { token: 'x'.repeat(40) } }), 'link_invalid')
  })
})
