import { unzipSync } from 'fflate'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { findMemberByName } from '#functions/stores/account/claims.ts'
import { findExportByHand } from '#functions/stores/account/export.ts'
import { addLedgerEntry } from '#functions/stores/credits/ledger.ts'
import { findCard, findListing } from '#functions/stores/members/card.ts'
import { showCard } from '#functions/stores/members/card-writes.ts'
import { moveCard, setPlace } from '#functions/stores/members/place.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { listAudit } from '#functions/stores/staff/trail.ts'
import { apply, Conflict, commit } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { photoBucket } from '#infra/local/environment.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import type { exportDeliveries } from '#shared/model/hand-request.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { ban, decisionOn } from '#test/support/decisions.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId, newName } from '#test/support/visitor.ts'

const stack = openStack()
let first: StaffVisitor
let second: StaffVisitor
beforeAll(async () => {
  first = await openStaff(stack)
  second = await openStaff(stack)
})
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  stack.clock.reset()
})

const checked = { way: 'answers', note: 'Noemde de laatste drie betalingen.' } as const
const trailOf = async (member: string) => {
  const { entries } = await listAudit({}, { after: undefined, limit: 500 }, stack.clock.now())
  return entries.filter((entry) => entry.member === member).map(({ action, reason }) => [action, reason])
}
const subjectsTo = async (email: string) => {
  await stack.settle()
  return (await mailsTo(stack, email)).map(({ subject }) => subject)
}

const build = () => stack.runJob('account', 'buildExports')
const askExport = (member: Member, delivery: (typeof exportDeliveries)[number], id = newId(), who = first) =>
  who.call(handRequests.exportMember, { body: { id, member: member.id, ...checked, delivery } }).then(() => id)
const download = (member: Member, id: string, who = first) =>
  who.call(handRequests.downloadMember, { body: { id, member: member.id } })
const askOwn = (member: Member) => member.call(ownAccount.requestExport, { body: {} })
const fetchOwn = (member: Member, token: string) => member.call(ownAccount.downloadExport, { query: { token } })
/** Tokens of the mailed links to data exports. */
const tokensOf = async (member: Member) =>
  (await mailsTo(stack, member.email)).flatMap(({ links }) => links.flatMap((link) => link.split('#export=')[1] ?? []))
const stateOf = (member: Member) => first.call(handRequests.memberRequests, { query: { member: member.id } })

describe('MOD-19 an export by hand', () => {
  test('goes to the member by the usual link, and staff cannot download it', async () => {
    const member = await anna(stack)
    const id = await askExport(member, 'mail')
    await build()
    const [token] = await tokensOf(member)
    expect(await fetchOwn(member, token!)).toHaveProperty('url')
    await expectRefusal(download(member, id), 'not_found')
    expect(await trailOf(member.id)).toEqual([['data_exported', `answers: ${checked.note}`]])
  })

  test.each(['active', 'suspended', 'banned'] as const)(
    'of a member who is %s is one download by staff, in the trail, of which the member is told',
    async (status) => {
      const member = await anna(stack)
      const effect = status === 'suspended' ? { kind: status, days: 7 as const } : { kind: 'banned' as const }
      const body = decisionOn(member.id, effect)
      if (status !== 'active') await first.call(moderation.decide, { body })
      const id = await askExport(member, 'staff')
      await expectRefusal(download(member, id), 'not_found')
      expect((await stateOf(member)).export).toMatchObject({ id, state: 'building' })
      await build()
      expect((await stateOf(member)).export).toMatchObject({ id, delivery: 'staff', state: 'ready' })
      const tries = await Promise.allSettled([download(member, id), download(member, id, second)])
      const urls = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.url] : []))
      expect(urls).toHaveLength(1)
      const file = unzipSync(new Uint8Array(await (await fetch(urls[0]!)).arrayBuffer()))
      expect(Buffer.from(file['my-data.json']!).toString()).toContain(member.email)
      await expectRefusal(download(member, id), 'already_decided')
      expect((await stateOf(member)).export).toMatchObject({ state: 'taken' })
      const trail = await trailOf(member.id)
      expect(trail.filter(([action]) => action === 'data_downloaded')).toEqual([['data_downloaded', id]])
      const subjects = await subjectsTo(member.email)
      expect(subjects.filter((text) => text.includes('overhandigd'))).toHaveLength(1)
      expect(subjects.some((text) => text.includes('klaar'))).toBe(false)
    },
  )

  test.each(['mail', 'staff'] as const)(
    'with delivery by %s leaves the member their own request, mail and limit, before and after it is built',
    async (delivery) => {
      for (const isBuilt of [false, true]) {
        const member = await anna(stack)
        const id = await askExport(member, delivery)
        if (isBuilt) await build()
        expect(await askOwn(member)).toEqual({ status: 'mail_sent' })
        await build()
        const tokens = await tokensOf(member)
        expect(tokens).toHaveLength(delivery === 'mail' ? 2 : 1)
        for (const token of tokens) await fetchOwn(member, token)
        expect((await stateOf(member)).export).toMatchObject({ id, delivery, state: 'ready' })
        await expectRefusal(askOwn(member), 'too_many_requests')
      }
    },
  )

  test('and one of the member do not remove each other’s file', async () => {
    const member = await anna(stack)
    await askOwn(member)
    await build()
    const [token] = await tokensOf(member)
    const id = await askExport(member, 'staff')
    await fetchOwn(member, token!)
    await build()
    await fetchOwn(member, token!)
    stack.clock.advance({ hours: 24, seconds: 5 })
    await askOwn(member)
    await build()
    await expectRefusal(fetchOwn(member, token!), 'link_invalid')
    const { url } = await download(member, id, await openStaff(stack))
    expect((await fetch(url)).status).toBe(200)
    stack.clock.advance({ hours: 73 })
    await stack.runJob('account', 'removeExports')
    expect(await stack.s3.list(photoBucket, `exports/${member.id}/`)).toEqual([])
  })

  test.each(['mail', 'staff'] as const)(
    'with delivery by %s that is given up shows as failed for a month, is not mailed, and may be made again',
    async (delivery) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue()
      const member = await anna(stack)
      const strange = { PK: `MEMBER#${member.id}`, SK: 'STRANGE#1' }
      const listed = { credits: 1, reason: 'signup', at: stack.clock.now().toISOString() } as const
      await commit([put(strange, { a: 1 }), addLedgerEntry(member.id, newId(), listed, undefined)])
      const id = await askExport(member, delivery)
      for (let n = 0; n < 5; n++) {
        await build()
        expect((await stateOf(member)).export).toMatchObject({ id, state: 'building' })
        stack.clock.advance({ minutes: 11 })
      }
      logged.mockClear()
      for (let n = 0; n < 2; n++) await build()
      // The line raises the alarm of the job.
      expect(logged.mock.calls.flat()).toEqual([expect.objectContaining({ event: 'due_item_failed' })])
      expect((await stateOf(member)).export).toEqual({ id, delivery, state: 'failed', expires_at: null })
      const { dueAt } = (await findExportByHand(member.id))!
      expect(Date.parse(dueAt.split('#')[0]!) / dayMs).toBeCloseTo(stack.clock.now().getTime() / dayMs + 30, 1)
      await expectRefusal(download(member, id), 'not_found')
      expect(await subjectsTo(member.email)).toEqual([])

      await apply(remove(strange))
      const again = await askExport(member, delivery)
      await build()
      expect((await stateOf(member)).export).toMatchObject({ id: again, state: 'ready' })
    },
  )

  test('by a link is refused for a banned member, who cannot sign in', async () => {
    const member = await anna(stack)
    await ban(first, member.id)
    await expectRefusal(askExport(member, 'mail'), 'already_decided')
  })

  test('is made once by repeated and parallel calls', async () => {
    const member = await anna(stack)
    const id = newId()
    await Promise.all([askExport(member, 'staff', id), askExport(member, 'staff', id, second)])
    await build()
    await download(member, id)
    await askExport(member, 'staff', id)
    expect((await stateOf(member)).export).toMatchObject({ state: 'taken' })
    expect((await trailOf(member.id)).filter(([action]) => action === 'data_exported')).toHaveLength(1)
  })
})

type Correction = { name?: string; gender?: 'male' | 'female'; date_of_birth?: string; email?: string; facts?: string }
const correct = (member: Member, to: Correction, id = newId()) =>
  first.call(handRequests.correctMember, { body: { id, member: member.id, ...checked, ...to } })

describe('MOD-19 a correction by hand', () => {
  test('changes name, gender and birth date on profile and card, and in search', async () => {
    const member = await anna(stack)
    const name = newName('Juist')
    const before = (await findProfile(member.id))!.name
    const to = { name, gender: 'male', date_of_birth: '1971-02-03' } as const
    expect(await correct(member, to)).toEqual({ changed: ['name', 'gender', 'date_of_birth'], banned: null })
    await stack.settle()
    expect(await findProfile(member.id)).toMatchObject({ name, gender: 'male', birthDate: '1971-02-03' })
    expect(await findCard(member.id)).toMatchObject({ n: name, g: 'male', b: '1971-02-03' })
    const viewer = await anna(stack, { wantedGender: 'male' })
    const found = await viewer.call(members.search, {
      query: { gender: 'male', country: 'NL', min_age: 50, max_age: 60 },
    })
    expect(found.results.map((one) => one.id)).toContain(member.id)
    expect(await findMemberByName(nameClaim(name))).toBe(member.id)
    expect(await findMemberByName(nameClaim(before))).toBeUndefined()
    const [mail] = (await mailsTo(stack, member.email)).filter(({ subject }) => subject.includes('verbeterd'))
    expect(mail!.text).toContain('profielnaam, geslacht, geboortedatum')
    expect(mail!.text).not.toContain('1971')
  })

  test('to the same values mails nothing, and names only what differs', async () => {
    const member = await anna(stack)
    const { name, gender } = (await findProfile(member.id))!
    const told = async () => (await subjectsTo(member.email)).filter((subject) => subject.includes('verbeterd')).length
    await correct(member, { name, gender })
    expect(await told()).toBe(0)
    await correct(member, { name, gender: gender === 'male' ? 'female' : 'male' })
    expect(await told()).toBe(1)
    const mail = (await mailsTo(stack, member.email)).find(({ subject }) => subject.includes('verbeterd'))
    expect(mail!.text).toContain('geslacht')
    expect(mail!.text).not.toContain('profielnaam')
  })

  test('is not undone in search by a concurrent move, return or change of place', async () => {
    const member = await anna(stack)
    const seen = (await findListing(member.id, { consistent: true }))!
    const placing = (await setPlace(member.id, () => 'u1'))!
    await correct(member, { gender: 'male' })
    await expect(commit([placing])).rejects.toThrow(Conflict)
    await expect(commit([moveCard(seen, { region: 'NL-UT', city: null }, () => undefined)])).rejects.toThrow(Conflict)
    await expect(commit([showCard(seen.card, stack.clock.now())])).rejects.toThrow(Conflict)
    const now = (await findListing(member.id, { consistent: true }))!
    await commit([moveCard(now, { region: 'NL-UT', city: null }, () => undefined)])
  })

  test.each<[Correction, Parameters<typeof expectRefusal>[1]]>([
    [{ name: 'Beheerder' }, 'name_taken'],
    [{ name: 'kim16jaar' }, 'invalid_name'],
    [{ date_of_birth: '1990-02-30' }, 'invalid_date_of_birth'],
    [{ date_of_birth: '2015-02-03' }, 'minimum_age'],
    [{}, 'reason_required'],
  ])('follows the rules of signup: %o is refused', async (to, code) => {
    const member = await anna(stack)
    const before = await findProfile(member.id)
    await expectRefusal(correct(member, to), code)
    expect(await findProfile(member.id)).toEqual(before)
  })

  test('to a name or address of another member is refused', async () => {
    const [member, other] = [await anna(stack), await bram(stack)]
    await expectRefusal(correct(member, { name: (await findProfile(other.id))!.name }), 'name_taken')
    await expectRefusal(correct(member, { email: other.email }), 'email_taken')
  })

  test('of the address takes effect once the link at the new one is used', async () => {
    const member = await anna(stack)
    const email = `nieuw.${newId().toLowerCase()}@example.org`
    await correct(member, { email })
    expect(await findAccount(member.id)).toMatchObject({ email: member.email, newEmail: email })
    const link = (await mailsTo(stack, email)).flatMap(({ links }) => links).find((one) => one.includes('mail-change'))
    const body = { token: link!.split('#token=')[1]! }
    await stranger(stack).call(ownAccount.confirmMailChange, { body })
    expect(await findAccount(member.id, { consistent: true })).toMatchObject({ email })
  })

  test('of the address is refused for a banned member, other data is not', async () => {
    const member = await anna(stack)
    await ban(first, member.id)
    await expectRefusal(correct(member, { email: 'ander@example.org' }), 'already_decided')
    await correct(member, { date_of_birth: '1971-02-03' })
    expect(await findProfile(member.id)).toMatchObject({ birthDate: '1971-02-03' })
  })

  test('MOD-06 to a date below the minimum age also bans, with reasons and an objection', async () => {
    const member = await anna(stack)
    const id = newId()
    const to = { date_of_birth: '2012-02-03', facts: 'De geboortedatum ligt onder de leeftijdsgrens.' }
    const { banned } = await correct(member, to, id)
    expect(await correct(member, to, id)).toMatchObject({ banned })
    expect(await findAccount(member.id)).toMatchObject({ status: 'banned', bannedBy: banned })
    expect(await findProfile(member.id)).toMatchObject({ birthDate: '2012-02-03' })
    await stack.settle()
    const statement = (await mailsTo(stack, member.email)).find(({ subject }) => subject.includes('besluit'))
    expect(statement!.text).toContain(to.facts)
    expect((await trailOf(member.id)).map(([action]) => action).sort()).toEqual(['data_corrected', 'member_banned'])
  })

  test('MOD-06 to a date below the minimum age of a banned member keeps their ban', async () => {
    const member = await anna(stack)
    const { number } = await ban(first, member.id)
    const to = { date_of_birth: '2012-02-03', facts: 'De geboortedatum ligt onder de leeftijdsgrens.' }
    expect(await correct(member, to)).toEqual({ changed: ['date_of_birth'], banned: number })
    expect(await findAccount(member.id)).toMatchObject({ status: 'banned', bannedBy: number })
    expect(await findProfile(member.id)).toMatchObject({ birthDate: '2012-02-03' })
  })

  test('MOD-06 to a date below the minimum age can be sent again where its name was taken', async () => {
    const [member, other] = [await anna(stack), await bram(stack)]
    const to = { date_of_birth: '2012-02-03', facts: 'De geboortedatum ligt onder de leeftijdsgrens.' }
    await expectRefusal(correct(member, { ...to, name: (await findProfile(other.id))!.name }), 'name_taken')
    const { bannedBy } = (await findAccount(member.id))!
    expect(await correct(member, to)).toEqual({ changed: ['date_of_birth'], banned: bannedBy })
  })

  test('by repeated and parallel calls has one audit entry and one mail', async () => {
    const member = await anna(stack)
    const id = newId()
    await Promise.all([correct(member, { gender: 'male' }, id), correct(member, { gender: 'male' }, id)])
    await correct(member, { gender: 'male' }, id)
    expect(await trailOf(member.id)).toHaveLength(1)
    expect((await subjectsTo(member.email)).filter((text) => text.includes('verbeterd'))).toHaveLength(1)
  })

  test('keeps the mark of a ban', async () => {
    const member = await anna(stack)
    await ban(first, member.id)
    await correct(member, { gender: 'male' })
    expect(await findAddressMarks(member.email, stack.clock.now())).toMatchObject({ isBanned: true })
  })
})
