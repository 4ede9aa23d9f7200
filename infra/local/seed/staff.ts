import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import { ulid } from 'ulid'
import { tokenFor } from '#functions/platform/owner-token.ts'
import { hashPassword } from '#functions/platform/password.ts'
import { siteFor } from '#functions/platform/site.ts'
import { sealed } from '#functions/staff/authenticator.ts'
import { addComplaint } from '#functions/stores/safety/complaint.ts'
import { addStaff, enrolStaff, findStaff } from '#functions/stores/staff/staff.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { type StaffRole, staffRoles } from '#shared/model/staff-roles.ts'
import { hourMs } from '#shared/rules/durations.ts'
import type { Login } from '../seed-target.ts'
import { password } from './demo-members.ts'
import type { Resident } from './residents.ts'

type SeedStaff = { email: string; name: string; roles: readonly StaffRole[]; who: string }

const seedStaffMembers: readonly SeedStaff[] = [
  { email: 'moderator@example.org', name: 'Robin', roles: staffRoles, who: 'Staff, all roles' },
  { email: 'host@example.org', name: 'Sam', roles: ['host'], who: 'Staff, host' },
  // A second editor, who can approve the campaigns of the first.
  { email: 'editor@example.org', name: 'Alex', roles: ['editor'], who: 'Staff, editor' },
]

/**
 * Staff whose authenticator codes the developer page shows: one with every role, a host and an
 * editor.
 */
export const seedStaff = (now: Date): Promise<Login[]> => Promise.all(seedStaffMembers.map((one) => addOne(one, now)))

async function addOne({ email, name, roles, who }: SeedStaff, now: Date): Promise<Login> {
  const person = { id: ulid(now.getTime()), email, name, roles: [...roles] }
  const token = tokenFor(person.id, randomBytes(32).toString('base64url'))
  await commit(addStaff(person, { token, now }))
  const invited = (await findStaff(person.id, { consistent: true }))!
  const secret = new Secret({ size: 20 }).base32
  const passwordHash = await hashPassword(password)
  await apply(enrolStaff(invited, { passwordHash, secret: sealed(secret), step: 0 }, now))
  return {
    who,
    email,
    password,
    country: 'NL',
    note: 'with the code of the developer page',
    authenticator: secret,
  }
}

/** Two open complaints: one of a member about a profile, one of a visitor. */
export async function seedComplaints(from: Resident, about: Resident, now: Date): Promise<void> {
  const complaintAt = (at: Date) => ({
    id: ulid(at.getTime()),
    createdAt: at.toISOString(),
    language: 'nl' as const,
    origin: siteFor('NL').origin,
    status: 'open' as const,
  })
  const ofMember = {
    ...complaintAt(new Date(now.getTime() - 5 * hourMs)),
    kind: 'profile' as const,
    category: 'fake' as const,
    text: 'In dit profiel staat iets dat niet klopt: dit is een foto van iemand anders.',
    from: from.id,
    about: about.id,
  }
  const { name, region, city } = about.person
  const evidence = { profile: { name, region, city, about: about.person.about }, photos: [], messages: [] }
  const ofVisitor = {
    ...complaintAt(new Date(now.getTime() - 2 * hourMs)),
    kind: 'other' as const,
    category: 'other' as const,
    text: 'Ik krijg mails van jullie, maar ik heb me nooit aangemeld. Willen jullie dat nakijken?',
    from: null,
    about: null,
    email: 'bezoeker@example.org',
  }
  await commit(
    addComplaint(
      ofMember,
      { evidence, mailOf: undefined, place: { rank: 3, since: new Date(ofMember.createdAt) } },
      undefined,
    ),
  )
  await commit(
    addComplaint(
      ofVisitor,
      { evidence: undefined, mailOf: undefined, place: { rank: 3, since: new Date(ofVisitor.createdAt) } },
      undefined,
    ),
  )
}
