import { beforeAll, describe, expect, test } from 'vitest'
import { sumOf } from '#frontend/features/staff/transparency.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import type { ReportRow } from '#shared/model/staff.ts'
import { ban, decisionOn } from '#test/support/decisions.ts'
import { objectWith, statementOf, statementsTo } from '#test/support/objections.ts'
import { anna, bram } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack({ countries: ['NL'] })
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
const answer = 'Bekeken door iemand anders.'

/**
 * Simulates a month: two notices, one of them answered; a photo; three decisions and two
 * objections.
 */
async function live(month: string) {
  stack.clock.stopAt(new Date(`2027-${month}-05T10:00:00Z`))
  const [jo, reviewer] = await Promise.all([openStaff(stack), openStaff(stack)])
  const [she, he] = await Promise.all([anna(stack), bram(stack)])
  const id = newId()
  const about = { member: he.id, kind: 'profile', category: 'scam' } as const
  const notice = { kind: 'other', text: 'Iets klopt niet.', email: `${month}@example.org` } as const
  await Promise.all([
    she.call(safety.complain, { body: { id, ...about, text: 'Hij vraagt om geld.', good_faith: true } }),
    stranger(stack).call(safety.complain, { body: { id: newId(), ...notice, good_faith: true, name: 'Eva Jansen' } }),
  ])
  // In every second month, the automatic check has found something in the photo.
  const findings = Number(month) % 2 === 0 ? ['Nudity 93'] : []
  const photo = await addWaitingPhoto(stack, she.id, { findings })
  const refusal = { member: she.id, id: photo, verdict: 'refused', reason: 'advertising' } as const
  await jo.call(moderation.decidePhoto, { body: refusal })
  const suspended = { ...decisionOn(he.id, { kind: 'suspended', days: 7 }), complaint: id }
  await jo.call(moderation.decide, { body: suspended })
  const { number } = await jo.call(moderation.decide, { body: decisionOn(she.id, { kind: 'warned' }) })
  const [suspension] = await statementsTo(stack, he)
  const warning = await statementOf(stack, she, number)
  await Promise.all([suspension, warning].map((one) => objectWith(stack, one!.token)))
  stack.clock.advance({ minutes: 20 })
  await Promise.all([
    jo.call(moderation.answerComplaint, { body: { id, outcome: 'upheld', answer } }),
    reviewer.call(moderation.answerObjection, { body: { number, outcome: 'upheld', answer } }),
  ])
  await ban(jo, he.id)
}

async function readMonth(month: string): Promise<ReportRow[]> {
  const jo = await openStaff(stack)
  return (await jo.call(moderation.transparency, { query: { month: `2027-${month}` } })).rows
}

describe('MOD-16 the transparency file of a simulated year', () => {
  let rows: ReportRow[]
  beforeAll(async () => {
    for (const month of months) await live(month)
    rows = sumOf((await Promise.all(months.map(readMonth))).flat())
  }, 120_000)

  const row = (more: Partial<ReportRow>) => ({
    ground: null,
    source: null,
    outcome: null,
    automatic: false,
    count: 12,
    minutes: [],
    ...more,
  })
  const times = (minutes: number) => Array.from({ length: 12 }, () => minutes)
  const ofPart = (part: ReportRow['part']) => rows.filter((one) => one.part === part)

  test('has the notices that came in, answered or not, and the answered ones with their times', () => {
    expect(ofPart('received')).toEqual([
      row({ part: 'received', item: 'other' }),
      row({ part: 'received', item: 'scam' }),
    ])
    expect(ofPart('notices')).toEqual([row({ part: 'notices', item: 'scam', outcome: 'upheld', minutes: times(20) })])
  })

  test('has decisions and refused photos by ground and by how they were found', () => {
    const decided = { ground: 'scam', source: 'notice' }
    const kinds = ['banned', 'suspended', 'warned']
    expect(ofPart('decisions')).toEqual(kinds.map((item) => row({ part: 'decisions', item, ...decided })))
    const refused = { part: 'photos', item: 'advertising', ground: 'spam', count: 6 } as const
    expect(ofPart('photos')).toEqual(['automatic', 'own'].map((source) => row({ ...refused, source })))
  })

  test('has every objection with its outcome and how the decision came about, also one that a later decision closed', () => {
    const objections = [
      { item: 'suspended', source: 'notice', outcome: 'replaced', minutes: times(20) },
      { item: 'warned', source: 'notice', outcome: 'upheld', minutes: times(20) },
    ]
    expect(ofPart('objections')).toEqual(objections.map((one) => row({ part: 'objections', ...one })))
  })
})
