import { Secret, TOTP } from 'otpauth'
import { ulid } from 'ulid'
import { newStaffSession } from '#functions/auth/staff-session.ts'
import { tokenFor } from '#functions/platform/owner-token.ts'
import { addStaff, enrolStaff, findStaff, type Staff } from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import type { TestStack } from './stack.ts'
import { Visitor } from './visitor.ts'

/** A member of staff with a browser of their own, signed in. */
export class StaffVisitor extends Visitor {
  readonly id: string
  readonly email: string
  readonly name: string
  constructor(url: string, { id, email, name }: Pick<Staff, 'id' | 'email' | 'name'>) {
    super(url)
    this.id = id
    this.email = email
    this.name = name
  }
}

/** The code that an authenticator app shows for this key at a given time. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: at.getTime(),
  })

let made = 0

/**
 * A member of staff whom the operator's command has just invited, with the token of the invitation
 * link.
 */
export async function inviteStaff(stack: TestStack, roles: readonly StaffRole[] = ['moderator']) {
  const now = stack.clock.now()
  const number = ++made
  const person = {
    id: ulid(now.getTime()),
    email: `staf${number}@example.org`,
    name: `Staflid ${number}`,
    roles: [...roles],
  }
  const token = tokenFor(person.id, ulid(now.getTime()))
  await commit(addStaff(person, { token, now }))
  return { ...person, token }
}

/**
 * A signed-in member of staff with these roles, added straight to the table. The account has no
 * usable password; invitation and sign-in have tests of their own.
 */
export async function openStaff(stack: TestStack, roles: readonly StaffRole[] = ['moderator']): Promise<StaffVisitor> {
  const now = stack.clock.now()
  const person = await inviteStaff(stack, roles)
  const invited = (await findStaff(person.id, { consistent: true }))!
  await commit([enrolStaff(invited, { passwordHash: 'none', secret: 'none', step: 0 }, now)])
  return signInAgain(stack, person)
}

/** Member of staff in another browser, signed in now. */
export async function signInAgain(stack: TestStack, person: Pick<Staff, 'id' | 'email' | 'name'>) {
  const now = stack.clock.now()
  const session = await newStaffSession(person.id, ulid(now.getTime()), now)
  await commit([session.write])
  const visitor = new StaffVisitor(stack.url, person)
  for (const cookie of session.cookies) {
    const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
    visitor.cookies.set(name, value)
  }
  return visitor
}
