import { randomInt } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findMemberByName } from '#functions/stores/account/claims.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { listAudit } from '#functions/stores/staff/trail.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as likes from '#shared/contract/likes.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownName from '#shared/contract/own-name.ts'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { decisionOn, facts } from '#test/support/decisions.ts'
import { leave } from '#test/support/leaving.ts'
import { linkedDecision, objectWith, statementOf, statementsTo } from '#test/support/objections.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { complainAbout, reviewBy, say } from '#test/support/removed-messages.ts'
import { chooseName, nameDecisionOn, removeNameOf } from '#test/support/removed-names.ts'
import { mailsTo, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId, newName } from '#test/support/visitor.ts'

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) }
})

const stack = openStack()
let jo: StaffVisitor
let mo: StaffVisitor
let bad: string
let a: Member
beforeAll(async () => {
  jo = await openStaff(stack)
  mo = await openStaff(stack)
})
beforeEach(async () => {
  bad = newName('Bel.mij-')
  a = await anna(stack, { name: bad, credits: 20 })
})
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

const nameOf = async ({ id }: { id: string }) => (await findProfile(id, { consistent: true }))!.name
const remove = (member: { id: string } = a, who = jo) => removeNameOf(who, member.id)
const reverse = (number: string, outcome: 'reversed' | 'upheld' = 'reversed') =>
  reviewBy(stack, mo, { number, member: a, outcome })
const holderOf = (name: string) => findMemberByName(nameClaim(name))
const correct = (name: string) =>
  jo.call(handRequests.correctMember, {
    body: { id: newId(), member: a.id, way: 'answers', note: 'Noemde de laatste drie betalingen.', name },
  })
/** Ids of the members whom staff find by the beginning of any word of their names. */
const foundBy = async (q: string) =>
  (await jo.call(moderation.findMembers, { query: { q } })).members.map(({ member }) => member.id)

describe('MOD-01 a decision on a name', () => {
  test('gives the member a neutral one at once, in profile, search, chats and likes of others', async () => {
    const b = await bram(stack)
    await say(b, a, 'Hoi')
    await say(a, b, 'Dag')
    await a.call(likes.like, { body: { id: b.id } })
    await stack.settle()
    const number = await remove()
    await stack.settle()
    const name = await nameOf(a)
    expect(name).toMatch(/^Lid\d{6}$/)
    expect(await holderOf(name)).toBe(a.id)
    const answers = [
      await b.call(members.profile, { query: { id: a.id } }),
      await b.call(chats.list),
      await b.call(chats.open, { query: { member: a.id } }),
      await b.call(likes.list, { query: {} }),
      await a.call(account.current),
    ]
    for (const answer of answers) {
      expect(JSON.stringify(answer)).toContain(name)
      expect(JSON.stringify(answer)).not.toContain(bad)
    }
    expect(await a.call(account.current)).toMatchObject({ name_removed: true, status: 'active' })
    await say(a, b, 'Ik kan nog alles')
    expect(await findDecision(number)).toMatchObject({ kind: 'name_removed', name, removedName: bad, state: 'made' })
    expect(await findEvidence(number, stack.clock.now())).toMatchObject({ profile: { name: bad } })
  })

  test('MOD-02 is stated with the removed name and the neutral one', async () => {
    const number = await remove()
    const [statement] = await statementsTo(stack, a)
    const flat = statement!.text.replace(/\s+/g, ' ')
    for (const part of [number, facts, `je profielnaam ${bad} op`, `als ${await nameOf(a)}`])
      expect(flat).toContain(part)
    expect(flat).toContain(`Hallo ${await nameOf(a)}`)
  })

  test('MOD-15 MOD-16 is in the trail, the file and the transparency file', async () => {
    await remove()
    const { entries } = await listAudit({}, { after: undefined, limit: 500 }, stack.clock.now())
    expect(entries.filter(({ member }) => member === a.id).map(({ action }) => action)).toEqual(['name_removed'])
    const month = stack.clock.now().toISOString().slice(0, 7)
    const { rows } = await jo.call(moderation.transparency, { query: { month } })
    expect(rows).toContainEqual(expect.objectContaining({ part: 'decisions', item: 'name_removed' }))
    const file = await jo.call(moderation.member, { query: { q: a.id } })
    expect(file.decisions.map(({ action }) => action)).toContain('name_removed')
  })

  test('is for moderators, about members, and not about fictional profiles', async () => {
    await expectRefusal(remove(a, await openStaff(stack, ['finance'])), 'role_required')
    await expectRefusal(remove({ id: newId() }), 'not_found')
    const fictional = await anna(stack, { fictional: true })
    await expectRefusal(remove(fictional), 'fictional_profile')
    expect(await nameOf(fictional)).toBe(fictional.name)
  })

  test('is made once by parallel repeats and by two colleagues', async () => {
    const body = nameDecisionOn(a.id)
    const answers = await Promise.all([1, 2, 3].map(() => jo.call(moderation.decide, { body })))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await statementsTo(stack, a)).toHaveLength(1)
    await expectRefusal(remove(a, mo), 'already_decided')
    const b = await bram(stack)
    const both = await Promise.allSettled([remove(b, jo), remove(b, mo)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('draws another neutral name if the first is taken, and refuses nobody', async () => {
    const other = await anna(stack, { name: 'Lid000271' })
    const real = vi.mocked(randomInt).getMockImplementation()!
    const draws = [271, 314]
    vi.mocked(randomInt).mockImplementation((most: number) =>
      most === 1_000_000 && draws.length > 0 ? draws.shift()! : (real as (most: number) => number)(most),
    )
    await remove().finally(() => vi.mocked(randomInt).mockImplementation(real))
    expect(draws).toEqual([])
    expect(await nameOf(a)).toBe('Lid000314')
    expect(await holderOf('Lid000271')).toBe(other.id)
  })

  test('is refused about a member who is banned for good, as nobody sees the name, but not about a suspended one', async () => {
    await mo.call(moderation.decide, { body: decisionOn(a.id, { kind: 'suspended', days: 7 }) })
    await remove()
    const b = await bram(stack)
    await mo.call(moderation.decide, { body: decisionOn(b.id, { kind: 'banned' }) })
    await expectRefusal(remove(b), 'already_decided')
  })

  test('MOD-18 can answer a complaint', async () => {
    const b = await bram(stack)
    await say(a, b, 'Hoi')
    const complaint = await complainAbout(a, b)
    await jo.call(moderation.decide, { body: { ...nameDecisionOn(a.id), complaint } })
    await jo.call(moderation.answerComplaint, {
      body: { id: complaint, outcome: 'upheld', answer: 'Bedankt, de naam is weg.' },
    })
    await stack.settle()
    const texts = (await mailsTo(stack, b.email)).map(({ text }) => text.replace(/\s+/g, ' '))
    expect(texts.some((text) => text.includes('We hebben de profielnaam weggehaald.'))).toBe(true)
  })
})

describe('MOD-01 MOD-20 a removed name', () => {
  test('can be taken by nobody, in no other case or accents, not by its member, nor by a correction', async () => {
    await remove()
    const other = bad.toUpperCase()
    for (const name of [bad, other]) {
      await expectRefusal(stranger(stack).call(account.checkSignup, { body: { name } }), 'name_taken')
      await expectRefusal(signUp(stack, { name }), 'name_taken')
      await expectRefusal(chooseName(a, name), 'name_taken')
      await expectRefusal(correct(name), 'name_taken')
    }
    expect(await a.call(account.current)).toMatchObject({ name_removed: true })
  })

  test('still leads staff to the member as a whole, but not by its parts', async () => {
    const part = bad.split('-')[1]!
    expect(await foundBy(part)).toEqual([a.id])
    await remove()
    expect(await foundBy(part)).toEqual([])
    expect((await jo.call(moderation.member, { query: { q: bad } })).card.id).toBe(a.id)
  })

  test('TRAP-46 is reserved when the decision has expired, and free after the purge', async () => {
    await remove()
    stack.clock.advance({ seconds: 400 * 86_400 })
    await expectRefusal(signUp(stack, { name: bad }), 'name_taken')
    stack.clock.reset()
    await leave(stack, a, a.email)
    stack.clock.advance({ seconds: deletionGraceDays * 86_400 + 1 })
    // The member is deleted but not purged yet. Others may take the member's current name, but not
    // the removed one.
    const check = (name: string) => stranger(stack).call(account.checkSignup, { body: { name } })
    await expectRefusal(check(bad), 'name_taken')
    await expectRefusal(signUp(stack, { name: bad }), 'name_taken')
    expect(await check(await nameOf(a))).toEqual({ ok: true })
    await stack.runJob('account', 'purgeMembers')
    expect(await holderOf(bad)).toBeUndefined()
    expect(await check(bad)).toEqual({ ok: true })
    await signUp(stack, { name: bad })
  })
})

describe('MOD-01 MOD-20 a member whose name was removed', () => {
  test('sees which decision did it and gets the link to object', async () => {
    const number = await remove()
    const shown = await a.call(ownName.removedName)
    expect(shown).toMatchObject({ name: bad, number })
    expect(await linkedDecision(stack, shown.objection!)).toMatchObject({ number, kind: 'name_removed', state: 'made' })
    const days = Math.ceil(linkLife.objection / 86_400)
    for (let day = 0; day < days; day += 20) {
      stack.clock.advance({ seconds: 20 * 86_400 })
      // Renews the session.
      await a.call(account.current)
    }
    expect(await a.call(ownName.removedName)).toMatchObject({ number, objection: null })
  })

  test('chooses another once; a repeat is harmless, and others see it everywhere', async () => {
    const b = await bram(stack)
    await say(a, b, 'Hoi')
    await remove()
    const neutralOne = await nameOf(a)
    const wanted = newName('Kim.')
    expect(await chooseName(a, wanted)).toMatchObject({ name_removed: false, profile: { name: wanted } })
    expect(await chooseName(a, wanted)).toMatchObject({ name_removed: false, profile: { name: wanted } })
    await expectRefusal(chooseName(a, newName('Nog')), 'name_fixed')
    await expectRefusal(a.call(ownName.removedName), 'not_found')
    await stack.settle()
    expect(JSON.stringify(await b.call(chats.list))).toContain(wanted)
    expect(await holderOf(wanted)).toBe(a.id)
    expect(await holderOf(neutralOne)).toBeUndefined()
    expect(await foundBy(wanted.slice(4))).toEqual([a.id])
    await expectRefusal(signUp(stack, { name: bad }), 'name_taken')
  })

  test('is the only one who can', async () => {
    await expectRefusal(chooseName(a, newName('Kim')), 'name_fixed')
    await expectRefusal(a.call(ownName.removedName), 'not_found')
    expect(await nameOf(a)).toBe(bad)
  })

  test.each([
    ['Beheerder', 'name_taken'],
    ['Vonk_support', 'name_taken'],
    ['kim.gmail', 'invalid_name'],
    ['Kim 88', 'invalid_name'],
    ['ab', 'invalid_name'],
    ['0612345678', 'invalid_name'],
  ] as const)('cannot choose %s', async (name, code) => {
    await remove()
    await expectRefusal(chooseName(a, name), code)
    expect(await a.call(account.current)).toMatchObject({ name_removed: true })
  })

  test('cannot choose a name that reads like the removed one', async () => {
    await remove()
    const like = bad.replace('Bel.mij-', 'BEL_MlJ.')
    expect(nameClaim(like)).not.toBe(nameClaim(bad))
    await expectRefusal(chooseName(a, like), 'name_taken')
    await chooseName(a, newName('Kim'))
    // The removed name stays refused after the member has chosen another name and that name is
    // removed too.
    await remove()
    await expectRefusal(chooseName(a, like), 'name_taken')
  })

  test('gets a name or not, as the first of parallel tries; no claim is left over', async () => {
    const b = await bram(stack)
    await Promise.all([remove(a), remove(b)])
    const former = [await nameOf(a), await nameOf(b)]
    const wanted = newName('Kim')
    const both = await Promise.allSettled([chooseName(a, wanted), chooseName(b, wanted)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const loser = both[0]!.status === 'rejected' ? a : b
    const names = [1, 2, 3].map(() => newName('Bo'))
    const tries = await Promise.allSettled(names.map((name) => chooseName(loser, name)))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    const chosen = await nameOf(loser)
    for (const name of [...names, ...former]) expect(await holderOf(name)).toBe(name === chosen ? loser.id : undefined)
  })

  test('can keep the neutral name', async () => {
    await remove()
    const name = await nameOf(a)
    expect(await chooseName(a, name)).toMatchObject({ name_removed: false, profile: { name } })
    expect(await holderOf(name)).toBe(a.id)
  })

  test('MOD-19 is asked no more after a correction by staff', async () => {
    await remove()
    const corrected = newName('Kim')
    await correct(corrected)
    expect(await a.call(account.current)).toMatchObject({ name_removed: false, profile: { name: corrected } })
  })
})

describe('MOD-03 a reversal of a decision on a name', () => {
  const answerTo = async () => {
    await stack.settle()
    const texts = (await mailsTo(stack, a.email)).map(({ text }) => text.replace(/\s+/g, ' '))
    return texts.find((text) => text.includes('We keken er opnieuw naar.'))!
  }

  test('gives it back to a member who has not chosen another, with its words for staff', async () => {
    const number = await remove()
    const neutralOne = await nameOf(a)
    await reverse(number)
    await stack.settle()
    expect(await a.call(account.current)).toMatchObject({ name_removed: false, profile: { name: bad } })
    expect(await holderOf(bad)).toBe(a.id)
    expect(await holderOf(neutralOne)).toBeUndefined()
    expect(await foundBy(bad.split('-')[1]!)).toEqual([a.id])
    const b = await bram(stack)
    expect(JSON.stringify(await b.call(members.profile, { query: { id: a.id } }))).toContain(bad)
    const answer = await answerTo()
    expect(answer).toContain('Je profielnaam is terug')
    expect(answer).toContain(`Hallo ${bad}`)
    // A later decision can remove the name again.
    await remove()
    expect(await nameOf(a)).not.toBe(bad)
  })

  test('leaves the name that the member has chosen meanwhile, and frees the removed one', async () => {
    const number = await remove()
    const chosen = newName('Kim')
    await chooseName(a, chosen)
    await reverse(number)
    expect(await nameOf(a)).toBe(chosen)
    const answer = await answerTo()
    expect(answer).toContain('als je intussen geen andere hebt gekozen')
    expect(answer).toContain(`Hallo ${chosen}`)
    expect(await holderOf(bad)).toBeUndefined()
    await signUp(stack, { name: bad })
  })

  test('frees only the name of its own decision', async () => {
    const first = await remove()
    const second = newName('Erger')
    await chooseName(a, second)
    await remove(a, mo)
    await objectWith(stack, (await statementOf(stack, a, first)).token)
    await mo.call(moderation.answerObjection, {
      body: { number: first, outcome: 'reversed', answer: 'We keken er opnieuw naar.' },
    })
    expect(await a.call(account.current)).toMatchObject({ name_removed: true })
    await expectRefusal(chooseName(a, second), 'name_taken')
    expect(await chooseName(a, bad)).toMatchObject({ profile: { name: bad } })
  })

  test('MOD-06 of an earlier one, by the dismissal of its case, greets by the name of now', async () => {
    const { case: id } = await jo.call(moderation.suspectMember, { body: { member: a.id, suspicion: 'minor' } })
    await objectWith(stack, (await statementsTo(stack, a))[0]!.token)
    await remove()
    const lead = await openStaff(stack, ['moderator', 'lead'])
    await lead.call(moderation.answerComplaint, {
      body: { id, outcome: 'dismissed', answer: 'We zien geen reden om te twijfelen.' },
    })
    await stack.settle()
    const answer = (await mailsTo(stack, a.email)).find(({ text }) => text.includes('We zien geen reden'))!
    expect(answer.text).toContain(await nameOf(a))
    expect(answer.text).not.toContain(bad)
  })

  test('that is refused changes nothing, and shows staff the removed name', async () => {
    const number = await remove()
    const [statement] = await statementsTo(stack, a)
    await objectWith(stack, statement!.token)
    const { objections } = await mo.call(moderation.listObjections)
    expect(objections.find((one) => one.number === number)).toMatchObject({ removed_text: bad })
    await expectRefusal(
      jo.call(moderation.answerObjection, { body: { number, outcome: 'upheld', answer: 'De naam is reclame.' } }),
      'own_decision',
    )
    await mo.call(moderation.answerObjection, { body: { number, outcome: 'upheld', answer: 'De naam is reclame.' } })
    expect(await a.call(account.current)).toMatchObject({ name_removed: true })
    await expectRefusal(signUp(stack, { name: bad }), 'name_taken')
  })
})
