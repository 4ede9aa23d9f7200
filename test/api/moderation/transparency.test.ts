import { ulid } from 'ulid'
import { beforeAll, expect, test } from 'vitest'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import type { ReportRow } from '#shared/model/staff.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { anna, bram } from '#test/support/people.ts'
import { send } from '#test/support/photos.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack({ countries: ['NL'] })
let jo: StaffVisitor

beforeAll(async () => {
  stack.clock.stopAt(new Date('2026-11-20T10:00:00Z'))
  jo = await openStaff(stack)
})

const month = '2026-11'
/** Rows of a month, page by page. */
async function read(who: StaffVisitor = jo): Promise<ReportRow[]> {
  const rows: ReportRow[] = []
  let cursor: string | undefined
  for (let pages = 0; pages < 5; pages++) {
    const page = await who.call(moderation.transparency, { query: { month, cursor } })
    rows.push(...page.rows)
    if (page.next === null) return rows
    cursor = page.next
  }
  throw new Error('The pages do not end.')
}
const row = (more: Partial<ReportRow>) => ({
  ground: null,
  source: null,
  outcome: null,
  automatic: false,
  count: 1,
  minutes: [],
  ...more,
})

test('MOD-16 what staff and the inspection decide is counted by kind, with its times and without members', async () => {
  const [she, he] = [await anna(stack), await bram(stack)]
  const about = { member: he.id, kind: 'profile', category: 'scam' } as const
  const id = newId()
  await she.call(safety.complain, { body: { id, ...about, text: 'Hij vraagt om geld.', good_faith: true } })
  stack.clock.advance({ minutes: 20 })
  const answer = 'Dank je wel, we hebben ingegrepen.'
  const decided = { ...decisionOn(he.id, { kind: 'warned' }), complaint: id }
  const { number } = await jo.call(moderation.decide, { body: decided })
  await jo.call(moderation.answerComplaint, { body: { id, outcome: 'upheld', answer } })
  await stack.settle()
  const statement = (await mailsTo(stack, he.email)).find(({ subject }) => subject.includes('besluit'))!
  const token = /\/objection#token=([\w.-]+)/.exec(statement.text)![1]!
  stack.clock.advance({ minutes: 3 })
  await stranger(stack).call(safety.object, { body: { token, text: 'Dat was ik niet.' } })
  stack.clock.advance({ minutes: 25 })
  const reviewer = await openStaff(stack)
  await reviewer.call(moderation.answerObjection, { body: { number, outcome: 'reversed', answer: 'Je had gelijk.' } })
  const photo = await addWaitingPhoto(stack, she.id, {})
  const about_photo = { member: she.id, id: photo }
  await jo.call(moderation.decidePhoto, { body: { ...about_photo, verdict: 'refused', reason: 'other_person' } })
  await send(stack, she, Buffer.from('no picture'))
  await stack.settle()

  const rows = await read()
  const [notice] = rows.filter(({ part }) => part === 'notices')
  expect(notice).toMatchObject({ item: 'scam', outcome: 'upheld', count: 1 })
  expect(notice!.minutes).toEqual([20])
  expect(rows).toContainEqual(row({ part: 'decisions', item: 'warned', ground: 'scam', source: 'notice' }))
  const [objection] = rows.filter(({ part }) => part === 'objections')
  expect(objection).toMatchObject({ item: 'warned', source: 'notice', outcome: 'reversed', count: 1, minutes: [25] })
  expect(rows).toContainEqual(row({ part: 'received', item: 'scam' }))
  expect(rows).toContainEqual(row({ part: 'photos', item: 'other_person', ground: 'fake', source: 'own' }))
  expect(rows.filter(({ automatic }) => automatic)).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(she.id)
  expect(JSON.stringify(rows)).not.toContain(he.id)
})

test('MOD-16 a month of more than 1,000 entries has pages, which together have each entry once', async () => {
  const before = (await read()).filter(({ part }) => part === 'lifted')
  expect(before).toEqual([])
  const now = stack.clock.now()
  for (let n = 0; n < 1_100; n += 50) {
    const entries = Array.from({ length: 50 }, () =>
      addAudit(jo, { id: ulid(now.getTime()), action: 'member_unbanned', counted: { item: 'banned' } }, now),
    )
    await commit(entries.flat())
  }
  const first = await jo.call(moderation.transparency, { query: { month } })
  expect(first.next).not.toBeNull()
  const lifted = (await read()).filter(({ part }) => part === 'lifted')
  expect(lifted.reduce((sum, { count }) => sum + count, 0)).toBe(1_100)
  const other = await jo.call(moderation.transparency, { query: { month: '2026-10' } })
  expect(other).toEqual({ rows: [], next: null })
})

test('ROLE-11 MOD-16 only moderators read it', async () => {
  expect((await read(await openStaff(stack))).length).toBeGreaterThan(0)
  for (const role of ['finance', 'host', 'editor'] as const)
    await expectRefusal(read(await openStaff(stack, [role])), 'role_required')
})
