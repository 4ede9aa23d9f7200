import { beforeAll, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as staff from '#shared/contract/staff.ts'
import { bram, type Member } from '#test/support/people.ts'
import { everyEndpoint, pathOf, type Sampled } from '#test/support/samples.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, type Visitor } from '#test/support/visitor.ts'

const stack = openStack()
let member: Member
let moderator: StaffVisitor
let finance: StaffVisitor

beforeAll(async () => {
  member = await bram(stack, { premium: true })
  moderator = await openStaff(stack, ['moderator'])
  finance = await openStaff(stack, ['finance'])
})

const callWith = (who: Visitor, { spec, sample }: Sampled) => {
  const input = sample(member)
  return who.raw(spec.method, pathOf(spec, input), { body: input.body })
}

const staffCalls = everyEndpoint.filter(({ spec }) => spec.access === 'staff')
const memberCalls = everyEndpoint.filter(({ spec }) => spec.access === 'member')
const notForFinance = staffCalls.filter(({ spec }) => !spec.roles?.includes('finance'))

describe('ROLE-11 access to the console', () => {
  test('every call of staff requires a role, except invitation and sign-in', () => {
    const isOfStaff = (domain: string) =>
      ['staff', 'moderation', 'fictional', 'desk', 'campaigns', 'finance', 'proofs'].includes(domain)
    const names = (endpoints: Sampled[]) => endpoints.map(({ name }) => name).sort()
    const withoutRoles = everyEndpoint.filter(({ domain, spec }) => isOfStaff(domain) && !spec.roles?.length)
    const elsewhere = everyEndpoint.filter(({ domain, spec }) => !isOfStaff(domain) && spec.roles)
    expect(names(withoutRoles)).toEqual(['staff.enrol', 'staff.invitation', 'staff.signIn'])
    expect(names(elsewhere)).toEqual(['credits.blockDebit', 'credits.debit', 'mail.previewCampaign'])
  })

  test.each(staffCalls)('$name is refused to a member and without a session', async (endpoint) => {
    for (const who of [member, stack.visitor()]) {
      const { status, body } = await callWith(who, endpoint)
      expect({ status, error: body.error }).toEqual({ status: 403, error: 'staff_required' })
    }
  })

  test.each(memberCalls)('$name is refused to staff, whose session is not that of a member', async (endpoint) => {
    const { status, body } = await callWith(moderator, endpoint)
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'authentication_required' })
  })

  test.each(notForFinance)('$name is refused to finance', async (endpoint) => {
    const { status, body } = await callWith(finance, endpoint)
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'role_required' })
  })

  test('a session token is not accepted in the cookie of the other kind', async () => {
    const swapped = stack.visitor()
    swapped.cookies.set('__Host-staff', member.cookies.get('__Host-session')!)
    swapped.cookies.set('__Host-session', moderator.cookies.get('__Host-staff')!)
    await expectRefusal(swapped.call(staff.current), 'staff_required')
    await expectRefusal(swapped.call(ownAccount.listSessions), 'authentication_required')
  })

  test('a forged session is refused', async () => {
    const forger = stack.visitor()
    const [head, , tail] = moderator.cookies.get('__Host-staff')!.split('.')
    const claims = { sub: moderator.id, sid: 'x', aud: 'staff', exp: 9_999_999_999 }
    forger.cookies.set('__Host-staff', `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${tail}`)
    await expectRefusal(forger.call(staff.current), 'staff_required')
  })

  test('a member cannot get a staff role by fields of the account', async () => {
    const { body } = await member.raw('PUT', account.change.path, { body: { roles: ['moderator'], staff: true } })
    expect(body).not.toHaveProperty('roles')
    await expectRefusal(member.call(moderation.overview), 'staff_required')
  })
})
