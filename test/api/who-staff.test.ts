import { beforeAll, describe, expect, test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { remove } from '#functions/table/write.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { answerOf } from '#test/support/answers.ts'
import { dumpTable } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { everyEndpoint } from '#test/support/samples.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { tableOf } from '#test/support/stream.ts'
import type { Visitor } from '#test/support/visitor.ts'

const stack = openStack()

const staffCalls = everyEndpoint.filter(({ spec }) => spec.access === 'staff')
const memberCalls = everyEndpoint.filter(({ spec }) => spec.access === 'member')
const visitorCalls = everyEndpoint.filter(({ spec, name }) => spec.access === 'visitor' && name !== 'account.logout')

const memberCookie = '__Host-session'
const staffCookie = '__Host-staff'

let target: Member
let staff: StaffVisitor
beforeAll(async () => {
  target = await bram(stack)
  staff = await openStaff(stack, staffRoles)
})

/**
 * A visitor who sends the value of the cookie `cookie` of `from` in a cookie with another `name`.
 */
const disguised = (name: string, from: Visitor, cookie: string) => {
  const visitor = stranger(stack)
  visitor.cookies.set(name, from.cookies.get(cookie)!)
  return visitor
}

const outsiders: Record<string, () => Promise<Visitor>> = {
  'a visitor': async () => stranger(stack),
  'a member': () => anna(stack),
  'a premium member': () => anna(stack, { premium: true }),
  'a fictional profile': () => anna(stack, { fictional: true }),
  'a member with their own session as the cookie of staff': async () =>
    disguised(staffCookie, await anna(stack), memberCookie),
  'staff whose session was ended': async () => {
    const left = await openStaff(stack)
    const rows = (await dumpTable(stack)).filter(
      ({ PK, SK }) => PK === `STAFF#${left.id}` && /^SESSION#/.test(String(SK)),
    )
    await commit(rows.map(({ SK }) => remove(keys.staffSession(left.id, String(SK).slice('SESSION#'.length)))))
    return left
  },
  'staff who are none any more': async () => {
    const left = await openStaff(stack)
    await commit([remove(keys.staff(left.id))])
    return left
  },
}

const wholeTable = async () => {
  await stack.settle()
  return tableOf(stack)
}

describe.each(Object.entries(outsiders))('%s', (_, make) => {
  test('ROLE-11 OPEN-06 ROLE-12 gets the same refusal from every call of staff and changes nothing', async () => {
    const who = await make()
    const kept = new Map(who.cookies)
    const before = await wholeTable()
    expect(staffCalls.length).toBeGreaterThan(15)
    for (const { name, spec, sample } of staffCalls) {
      // A refusal deletes the cookie of an ended session, so it is set again for the next call.
      for (const [cookie, value] of kept) who.cookies.set(cookie, value)
      const { status, body } = await answerOf(who, spec, sample(target))
      expect({ name, status, error: JSON.parse(body).error }).toEqual({ name, status: 403, error: 'staff_required' })
      expect(Object.keys(JSON.parse(body)).sort()).toEqual(['error', 'message'])
    }
    expect(await wholeTable()).toEqual(before)
  })
})

describe('a staff session', () => {
  test.each(memberCalls)('ROLE-11 ROLE-03 is refused by $name', async ({ spec, sample }) => {
    const asVisitor = await answerOf(stranger(stack), spec, sample(target))
    expect(asVisitor.body).toContain('authentication_required')
    expect(await answerOf(staff, spec, sample(target))).toEqual(asVisitor)
    // Sent in the member's cookie, the token gets the same answer, except that the answer does not
    // delete an invalid token in this cookie.
    const { status, body } = await answerOf(disguised(memberCookie, staff, staffCookie), spec, sample(target))
    expect({ status, body }).toEqual({ status: asVisitor.status, body: asVisitor.body })
  })

  test.each(visitorCalls)('ROLE-11 does not change what $name answers to a visitor', async ({ spec, sample }) => {
    expect(await answerOf(staff, spec, sample(target))).toEqual(await answerOf(stranger(stack), spec, sample(target)))
  })
})
