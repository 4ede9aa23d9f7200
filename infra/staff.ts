import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { tokenFor } from '#functions/platform/owner-token.ts'
import { addAudit, operator } from '#functions/stores/staff/audit.ts'
import * as store from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import { Email } from '#shared/model/input.ts'
import { type StaffRole, staffRoles } from '#shared/model/staff-roles.ts'
import { type Place, runCommand, type Values, Wrong } from './operator-command.ts'

/**
 * The operator's command that creates staff:
 * `npm run staff -- --email x --name "..." --roles moderator,finance`. It writes to the table
 * directly, so AWS alone decides who may run it. The link is printed once; the table stores only
 * its hash.
 */

const usage = `npm run staff -- --email <address> --name "<name>" --roles moderator,finance   invites a staff member
npm run staff -- --email <address> --reset                                  a new invitation after a lost phone or password
npm run staff -- --email <address> --disable                                disables a staff member at once

  --country NL     whose site the link leads to (NL)
  --table <name>   the table of that country on AWS (output TableName); left out: the local one
  --dir <folder>   the local data (.local/data)`

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  roles: { type: 'string' },
  reset: { type: 'boolean', default: false },
  disable: { type: 'boolean', default: false },
} as const
type Options = Values<typeof options>

const rolesOf = (text: string): StaffRole[] =>
  text.split(',').map((word) => {
    const role = staffRoles.find((known) => known === word.trim())
    if (!role) throw new Wrong(`"${word}" is no role: ${staffRoles.join(', ')}, or several with a comma.`)
    return role
  })

/**
 * Entry of the audit trail about a staff account (MOD-15), for the transaction that changes the
 * account.
 */
const audit = (
  action: 'staff_invited' | 'staff_reset' | 'staff_disabled',
  { email, name, roles }: Pick<store.Staff, 'email' | 'name' | 'roles'>,
  now: Date,
) => addAudit(operator, { id: ulid(now.getTime()), action, reason: `${name} <${email}>, ${roles.join(', ')}` }, now)

async function act({ reset, disable, ...given }: Options, place: Place): Promise<string> {
  const { data: email } = z.safeParse(Email, given.email)
  if (!email) throw new Wrong(`--email must be an address.\n\n${usage}`)
  const now = new Date(Date.now() + place.offsetMs)
  const staffId = await store.findStaffByEmail(email)
  const existing = staffId ? await store.findStaff(staffId, { consistent: true }) : undefined

  if (disable) {
    if (!existing) throw new Wrong(`${email} is not a staff member.`)
    await commit([store.disableStaff(existing, now), ...audit('staff_disabled', existing, now)])
    return `${existing.name} <${email}> is disabled.`
  }
  if (existing && !reset) throw new Wrong(`${email} is already a staff member: add --reset for a new invitation.`)
  if (!existing && reset) throw new Wrong(`${email} is not a staff member: invite them without --reset.`)
  const name = given.name?.trim() ?? existing?.name
  const roles = given.roles ? rolesOf(given.roles) : existing?.roles
  if (!name || !roles) throw new Wrong(`--name and --roles are needed for a new staff member.\n\n${usage}`)

  const id = existing?.id ?? ulid(now.getTime())
  const token = tokenFor(id, randomBytes(32).toString('base64url'))
  if (existing)
    await commit([
      store.resetStaff(existing, { name, roles }, { token, now }),
      ...audit('staff_reset', { email, name, roles }, now),
    ])
  else
    await commit([
      ...store.addStaff({ id, email, name, roles }, { token, now }),
      ...audit('staff_invited', { email, name, roles }, now),
    ])
  return `${name} <${email}>, ${roles.join(' and ')}. This link works once, for 24 hours, and is shown only here:

  ${place.origin}/staff#invite=${token}`
}

runCommand(usage, options, (given) => (place) => act(given, place))
