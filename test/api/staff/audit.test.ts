import { ulid } from 'ulid'
import { beforeAll, describe, expect, test } from 'vitest'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as staff from '#shared/contract/staff.ts'
import { auditActions } from '#shared/model/staff.ts'
import { dumpTable } from '#test/support/dump.ts'
import { leave } from '#test/support/leaving.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal } from '#test/support/visitor.ts'

const stack = openStack()
let finance: StaffVisitor
let moderator: StaffVisitor

beforeAll(async () => {
  moderator = await openStaff(stack)
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

describe('MOD-15 the trail is filtered by the server', () => {
  const of = async (query: object, call: typeof staff.listAudit | typeof staff.exportAudit = staff.listAudit) =>
    (await moderator.call(call as typeof staff.listAudit, { query })).entries.map(({ id }) => id)
  const add = async (who: StaffVisitor, action: 'member_viewed' | 'risk_cleared', at: Date, member?: string) => {
    const id = ulid(at.getTime())
    await commit(addAudit(who, { id, action, ...(member && { member }) }, at))
    return id
  }

  test('by staff, action, member and day, alone and together, even behind many other entries', async () => {
    const mo = Object.assign(await openStaff(stack), { name: 'Mónica de Wit' })
    const member = await anna(stack)
    const at = new Date('2026-08-15T21:59:59.999Z')
    const viewed = await add(mo, 'member_viewed', at, member.id)
    // Already the next day in Amsterdam.
    const cleared = await add(mo, 'risk_cleared', new Date(at.getTime() + 1), member.id)
    for (let n = 0; n < 30; n++) await add(finance, 'member_viewed', stack.clock.now())
    expect(await of({ staff: 'mónica' })).toEqual([cleared, viewed])
    expect(await of({ staff: 'mónica', action: 'member_viewed' })).toEqual([viewed])
    expect(await of({ member: member.email })).toEqual([cleared, viewed])
    expect(await of({ member: member.id, action: 'risk_cleared' })).toEqual([cleared])
    expect(await of({ from: '2026-08-15', to: '2026-08-15' })).toEqual([viewed])
    expect(await of({ from: '2026-08-16', to: '2026-08-16' })).toEqual([cleared])
    expect(await of({ staff: 'niemand' })).toEqual([])
    await expectRefusal(moderator.call(staff.listAudit, { query: { member: 'Niemand-hier' } }), 'not_found')
  })

  test('page by page, with each entry once', async () => {
    const member = await anna(stack)
    const wanted: string[] = []
    for (let n = 0; n < 30; n++)
      wanted.push(await add(finance, 'risk_cleared', new Date(stack.clock.now().getTime() - n * 60_000), member.id))
    for (const query of [{ member: member.id }, { action: 'risk_cleared', from: '2026-11-01' }] as const) {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const page = await moderator.call(staff.listAudit, { query: { ...query, cursor } })
        found.push(...page.entries.map(({ id }) => id))
        cursor = page.next ?? undefined
      } while (cursor)
      expect(found).toEqual(wanted)
    }
  })

  test('and each page of an export is recorded in the trail', async () => {
    const member = await anna(stack)
    const viewed = await write(stack.clock.now(), member.id)
    expect(await of({ member: member.id }, staff.exportAudit)).toContain(viewed)
    const { entries } = await moderator.call(staff.listAudit, { query: { action: 'trail_exported' } })
    expect(entries).toMatchObject([{ staff: moderator.name, member: member.id }])
    const cursor = `${stack.clock.now().toISOString().slice(0, 7)}#${viewed}`
    await moderator.call(staff.exportAudit, { query: { cursor } })
    const later = await moderator.call(staff.listAudit, { query: { action: 'trail_exported' } })
    expect(later.entries).toHaveLength(2)
    await expectRefusal((await openStaff(stack, ['host'])).call(staff.exportAudit, { query: {} }), 'role_required')
  })

  test('MOD-08 for finance to its own work, without facts, suspicions and identity checks, in lists and files', async () => {
    const member = await anna(stack)
    const at = stack.clock.now()
    for (const action of auditActions)
      await commit(addAudit(moderator, { id: ulid(at.getTime()), action, member: member.id, reason: 'Feiten.' }, at))
    const read = async (who: StaffVisitor, call: typeof staff.listAudit | typeof staff.exportAudit, query = {}) => {
      const asked = { query: { member: member.id, ...query } }
      return (await who.call(call as typeof staff.listAudit, asked)).entries.map(({ action }) => action)
    }
    const hidden = /photo|text|member_(?!viewed)|suspected|complaint|escalat|evidence|objection|data_|erasure|risk|flag/
    for (const call of [staff.listAudit, staff.exportAudit]) {
      const found = await read(finance, call)
      expect(found).toEqual(expect.arrayContaining(['debit_blocked', 'refund_made', 'member_viewed']))
      expect(found.filter((action) => hidden.test(action))).toEqual([])
    }
    expect(await read(finance, staff.listAudit, { action: 'member_banned' })).toEqual([])
    expect(await read(await openStaff(stack, ['finance', 'moderator']), staff.exportAudit)).toEqual(
      expect.arrayContaining([...auditActions]),
    )
  })
})
