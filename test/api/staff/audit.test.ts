import { ulid } from 'ulid'
import { beforeAll, describe, expect, test } from 'vitest'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { addAudit } from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import { staff } from '#shared/contract/staff.ts'
import { dumpTable } from '#test/support/dump.ts'
import { leave } from '#test/support/leaving.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'

const stack = openStack()
let finance: StaffVisitor

beforeAll(async () => {
  finance = await openStaff(stack, ['finance'])
})

const write = async (at: Date, member?: string) => {
  const id = ulid(at.getTime())
  await commit(addAudit(finance, { id, action: 'member_viewed', ...(member && { member }) }, at))
  return id
}
const readAll = async () => {
  const ids: string[] = []
  let cursor: string | undefined
  let pages = 0
  do {
    const { entries, next } = await finance.call(staff.listAudit, { query: { cursor } })
    ids.push(...entries.map(({ id }) => id))
    cursor = next ?? undefined
    pages++
  } while (cursor)
  return { ids, pages }
}

describe('OPEN-06 the audit trail', () => {
  test('is read newest first over months and years, page by page, with each entry once', async () => {
    const now = stack.clock.now()
    const wanted: string[] = []
    // One entry per twelve days over a year and a half: months and years change within pages and
    // between them.
    for (let n = 0; n < 46; n++) wanted.push(await write(new Date(now.getTime() - n * 12 * 86_400_000)))
    const { ids, pages } = await readAll()
    expect(ids).toEqual(wanted)
    expect(pages).toBe(2)
  })

  test('has staff, action, member and reason, expires after two years, and is indexed by member', async () => {
    const member = await anna(stack)
    const now = stack.clock.now()
    const id = await write(now, member.id)
    const items = await dumpTable(stack)
    const entry = items.find((item) => String(item.PK).startsWith('AUDIT#') && item.id === id)!
    expect(entry).toMatchObject({ staffId: finance.id, staff: finance.name, member: member.id })
    const years = (Number(entry.ttl) - now.getTime() / 1000) / (365.25 * 86_400)
    expect(years).toBeGreaterThan(2)
    expect(years).toBeLessThan(2.01)
    const [row] = await listModeration(member.id)
    expect(row).toMatchObject({ id, by: finance.id, audit: { PK: entry.PK, SK: entry.SK } })
  })

  test('TRAP-46 keeps an entry about a purged member, without the member', async () => {
    const member = await anna(stack)
    const id = await write(stack.clock.now(), member.id)
    await leave(stack, member, member.email)
    stack.clock.advance({ days: 14, seconds: 1 })
    await stack.runJob('account', 'purgeMembers')
    stack.clock.reset()
    const entry = (await dumpTable(stack)).find((item) => String(item.PK).startsWith('AUDIT#') && item.id === id)
    expect(entry).toMatchObject({ action: 'member_viewed', staff: finance.name, member: null })
  })
})
