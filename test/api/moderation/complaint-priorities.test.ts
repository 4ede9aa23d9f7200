import { beforeAll, describe, expect, test } from 'vitest'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import type { ComplaintCategory } from '#shared/model/complaint.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
let lead: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
  lead = await openStaff(stack, ['moderator', 'lead'])
})

/** Files a complaint from a new visitor, so that no limit is reached. */
const complain = async (category: ComplaintCategory, about?: Member) => {
  const id = newId()
  const body = { id, kind: 'profile', category, text: 'Kijk hier eens naar.', email: `${id}@example.org` } as const
  await stranger(stack).call(safety.complain, {
    body: { ...body, ...(about && { member: about.id }), good_faith: true, name: 'Eva Jansen' },
  })
  return id
}
const open = (id: string) => moderator.call(moderation.complaint, { query: { id } })
const answer = (id: string) =>
  lead.call(moderation.answerComplaint, { body: { id, outcome: 'dismissed', answer: 'Hier is niets mis mee.' } })
const queue = async () => {
  const listed: { id: string; priority: number }[] = []
  let cursor: string | undefined
  do {
    const page = await moderator.call(moderation.listComplaints, { query: { status: 'open', cursor } })
    listed.push(...page.complaints)
    cursor = page.next ?? undefined
  } while (cursor)
  return listed
}

describe('MOD-04 complaints in the queue', () => {
  test('come by priority and then by age, on all pages, with the urgent ones counted and the oldest of all named', async () => {
    const first = await complain('spam')
    const oldestAt = (await open(first)).complaint.created_at
    const threat = await complain('harassment')
    const child = await complain('minor')
    const image = await complain('intimate_image')
    const scam = await complain('scam')
    const later = []
    for (let n = 0; n < pageSize.staff; n++) later.push(await complain('other'))
    const listed = await queue()
    expect(listed.map(({ id }) => id)).toEqual([child, image, threat, scam, first, ...later])
    expect(listed.slice(0, 5).map(({ priority }) => priority)).toEqual([1, 1, 2, 2, 3])
    const childAt = (await open(child)).complaint.created_at
    const complaints = { count: listed.length - 1, oldest_at: oldestAt, urgent: 1, handed: 0 }
    const case_complaints = { count: 1, oldest_at: childAt, urgent: 1 }
    expect(await lead.call(moderation.overview)).toMatchObject({ complaints, case_complaints })
    // A complaint that a moderator cannot answer is in their list, but not in their counts.
    expect(await moderator.call(moderation.overview)).toMatchObject({ complaints, case_complaints: null })
    await answer(child)
    await answer(image)
    expect(await lead.call(moderation.overview)).toMatchObject({
      complaints: { urgent: 0 },
      case_complaints: { count: 0, oldest_at: null, urgent: 0 },
    })
  })

  test('are opened with the others about the same member, open ones first, and with none about nobody', async () => {
    const [a, b] = [await anna(stack), await bram(stack)]
    const [one, two, three] = [await complain('scam', b), await complain('fake', b), await complain('spam', b)]
    const other = await complain('scam', a)
    await answer(three)
    const { related } = await open(one)
    expect(related.map(({ id, status }) => [id, status])).toEqual([
      [two, 'open'],
      [three, 'answered'],
    ])
    expect((await open(other)).related).toEqual([])
    expect((await open(await complain('other'))).related).toEqual([])
  })
})
