import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findFlagger } from '#functions/stores/safety/flaggers.ts'
import { listAudit } from '#functions/stores/staff/trail.ts'
import { countUse } from '#functions/stores/throttle/throttle.ts'
import { apply } from '#functions/table/transaction.ts'
import * as flaggers from '#shared/contract/flaggers.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import type { ComplaintCategory } from '#shared/model/complaint.ts'
import { anna, bram } from '#test/support/people.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let lead: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
})
afterEach(() => stack.clock.reset())

const add = async (more: object = {}) => {
  const id = newId()
  const email = `meldpunt.${id.toLowerCase()}@example.org`
  const body = { id, name: 'Meldpunt', email, country: 'NL', language: 'nl' as const, days: 30, ...more }
  const { url } = await moderator.call(flaggers.addFlagger, { body })
  return { id, email, token: url.split('#flagger=')[1]!, url }
}
type Filing = { category?: ComplaintCategory; flagger?: string; member?: string; who?: Visitor }
const complain = async ({ category = 'spam', flagger, member, who = stranger(stack) }: Filing) => {
  const id = newId()
  const body = { id, kind: 'profile', category, text: 'Kijk hier eens naar.' } as const
  const email = flagger === undefined ? { email: `${id}@example.org` } : { flagger }
  await who.call(safety.complain, {
    body: { ...body, ...email, ...(member && { member }), good_faith: true, name: 'Eva Jansen' },
  })
  return id
}
const answer = (id: string) =>
  lead.call(moderation.answerComplaint, { body: { id, outcome: 'agreed', answer: 'Je had gelijk.' } })
const queue = async () => (await moderator.call(moderation.listComplaints, { query: { status: 'open' } })).complaints

describe('MOD-17 a notice of a trusted flagger', () => {
  test('is handled before all others except child abuse, with which it is sorted by age', async () => {
    const { token } = await add()
    const usual = await complain({ category: 'minor' })
    const abuse = await complain({ category: 'child_abuse' })
    const trusted = await complain({ category: 'spam', flagger: token })
    const laterAbuse = await complain({ category: 'child_abuse' })
    const listed = await queue()
    expect(listed.map(({ id }) => id)).toEqual([abuse, trusted, laterAbuse, usual])
    expect(listed.map(({ flagger }) => flagger)).toEqual([null, 'Meldpunt', null, null])
    expect(await lead.call(moderation.overview)).toMatchObject({
      complaints: { count: 1, urgent: 1 },
      case_complaints: { count: 3, urgent: 3 },
    })
    for (const { id } of listed) await answer(id)
    expect((await moderator.call(moderation.overview)).complaints).toMatchObject({ count: 0 })
  })

  test('has its receipt and its outcome mailed to the flagger, also from a browser of a member', async () => {
    const { token, email } = await add()
    const [member, other] = [await anna(stack), await bram(stack)]
    const id = await complain({ flagger: token, member: other.id, who: member })
    await answer(id)
    await stack.settle()
    const subjects = (await mailsTo(stack, email)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(await mailsTo(stack, member.email)).toEqual([])
    const { complaint } = await moderator.call(moderation.complaint, { query: { id } })
    expect(complaint).toMatchObject({ from: null, flagger: 'Meldpunt' })
  })

  test('is in the trail with the flagger as author, without the member, and is counted apart', async () => {
    const { token } = await add({ name: 'Hotline' })
    const member = await anna(stack)
    for (const flagger of [token, undefined])
      await answer(await complain({ category: 'hate', flagger, member: member.id }))
    const { entries } = await listAudit({}, { after: undefined, limit: 500 }, stack.clock.now())
    const notices = entries.filter(({ action, staff }) => action === 'notice_flagged' && staff === 'Hotline')
    expect(notices).toMatchObject([{ member: null }])
    const month = stack.clock.now().toISOString().slice(0, 7)
    const { rows } = await moderator.call(moderation.transparency, { query: { month } })
    const counted = rows.filter(({ part, item }) => part === 'notices' && item === 'hate')
    expect(counted.map(({ source, count }) => [source, count])).toEqual([
      ['trusted_flagger', 1],
      [null, 1],
    ])
  })

  test('MOD-07 of child abuse is recorded in the trail even above the limit', async () => {
    const { id, token } = await add({ name: 'Drukke hotline' })
    const limit = { kind: 'flaggerNotice', most: 200, windowSeconds: 3_600 }
    stack.clock.stopAt(stack.clock.now())
    for (let used = 0; used < limit.most; used++) await apply(countUse(limit, id, stack.clock.now()))
    await expectRefusal(complain({ flagger: token }), 'too_many_requests')
    await answer(await complain({ category: 'child_abuse', flagger: token }))
    const { entries } = await listAudit(
      { staff: 'Drukke hotline' },
      { after: undefined, limit: 500 },
      stack.clock.now(),
    )
    expect(entries).toMatchObject([{ action: 'notice_flagged' }])
  })

  test('is not subject to the limit of a visitor', async () => {
    const { token } = await add()
    const who = stranger(stack)
    const ids = []
    for (let n = 0; n < 7; n++) ids.push(await complain({ flagger: token, who }))
    for (const id of ids) await answer(id)
  })
})

describe('MOD-17 the link of a trusted flagger', () => {
  const find = (token: string) => stranger(stack).call(safety.findFlagger, { body: { token } })

  test('names the flagger, and its secret is stored as a hash only', async () => {
    const { id, email, token, url } = await add()
    expect(url).toContain('/complaints#flagger=')
    expect(await find(token)).toMatchObject({ name: 'Meldpunt', email })
    expect(JSON.stringify(await findFlagger(id))).not.toContain(token.split('.')[1])
    const listed = await moderator.call(flaggers.listFlaggers)
    expect(JSON.stringify(listed)).not.toMatch(/hash|token/)
    await expectRefusal(find(`${id}.${'x'.repeat(43)}`), 'link_invalid')
    await expectRefusal(complain({ flagger: `${id}.${'x'.repeat(43)}` }), 'link_invalid')
  })

  test('is given only once', async () => {
    const { id, email, token } = await add()
    const body = { id, name: 'Ander', email, country: 'NL', language: 'nl', days: 30 } as const
    await expectRefusal(moderator.call(flaggers.addFlagger, { body }), 'already_decided')
    expect(await find(token)).toMatchObject({ name: 'Meldpunt' })
  })

  test('ends at its exact time', async () => {
    stack.clock.stopAt(stack.clock.now())
    const start = stack.clock.now().getTime()
    const { token } = await add({ days: 1 })
    stack.clock.stopAt(new Date(start + 86_400_000 - 1))
    await find(token)
    stack.clock.stopAt(new Date(start + 86_400_000))
    await expectRefusal(find(token), 'link_invalid')
    await expectRefusal(complain({ flagger: token }), 'link_invalid')
  })

  test('ends when it is revoked, with one audit entry even for concurrent calls', async () => {
    const { id, token } = await add({ name: 'Ingetrokken' })
    const revoke = () => moderator.call(flaggers.revokeFlagger, { body: { id } })
    await Promise.all([revoke(), revoke()])
    await revoke()
    await expectRefusal(find(token), 'link_invalid')
    await expectRefusal(complain({ flagger: token }), 'link_invalid')
    const { entries } = await listAudit({}, { after: undefined, limit: 500 }, stack.clock.now())
    const told = entries.filter(({ reason }) => reason === 'Ingetrokken').map(({ action }) => action)
    expect(told.sort()).toEqual(['flagger_added', 'flagger_revoked'])
  })
})
