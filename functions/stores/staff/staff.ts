import * as z from 'zod/mini'
import { idInToken, isTokenOf, tokenHash } from '#functions/platform/owner-token.ts'
import { allStaff, listedStaff } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, putNew, remove, update } from '#functions/table/write.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { hourMs, hourSeconds, minuteMs } from '#shared/rules/durations.ts'
import { staffInvitationHours, staffSession } from '#shared/rules/limits.ts'

export const Staff = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** The token of the invitation's link is stored as a hash only. */
  invitation: z.optional(z.object({ hash: z.string(), expiresAt: z.string() })),
  /** Absent until the invitation is used, and after a reset. */
  passwordHash: z.optional(z.string()),
  /** Secret of the authenticator app, encrypted (functions/staff/authenticator.ts). */
  secret: z.optional(z.string()),
  /** Time step of the last used code: no code works twice. */
  lastStep: z.optional(z.int()),
  /** Time of the enrolment; earlier sessions are invalid. */
  enrolledAt: z.optional(z.string()),
  disabledAt: z.optional(z.string()),
})
export type Staff = z.infer<typeof Staff>

export const findStaff = (id: string, options?: { consistent?: boolean }) => find(Staff, keys.staff(id), options)

const Claim = z.object({ staffId: z.string() })

export const findStaffByEmail = async (email: string): Promise<string | undefined> =>
  (await find(Claim, keys.staffClaim(email), { consistent: true }))?.staffId

/**
 * Staff who have access. Accounts enrolled before the list existed are added to it at their next
 * sign-in.
 */
export async function listStaff(): Promise<Staff[]> {
  const { items } = await list(z.object({ dueAt: z.string() }), allStaff, { index: 'due' })
  const found = await Promise.all(items.map(({ dueAt }) => findStaff(dueAt, { consistent: true })))
  return found.filter((staff) => staff?.enrolledAt !== undefined && staff.disabledAt === undefined) as Staff[]
}

const changed = () => new Conflict('the staff member changed meanwhile')

type Invitation = { token: string; now: Date }

const invitationOf = ({ token, now }: Invitation) => ({
  hash: tokenHash(token),
  expiresAt: new Date(now.getTime() + staffInvitationHours * hourMs).toISOString(),
})

/**
 * Adds a staff member, who has no access until the invitation is used. Email addresses are unique.
 */
export const addStaff = (staff: Pick<Staff, 'id' | 'email' | 'name' | 'roles'>, invitation: Invitation): Write[] => [
  putNew(keys.staffClaim(staff.email), { staffId: staff.id }, changed),
  putNew(keys.staff(staff.id), { ...staff, invitation: invitationOf(invitation) }, changed),
]

/**
 * Invites a staff member again after a lost phone or password; the old credentials and sessions
 * become invalid.
 */
export const resetStaff = (
  { id }: Staff,
  { name, roles }: Pick<Staff, 'name' | 'roles'>,
  invitation: Invitation,
): Write =>
  update(
    keys.staff(id),
    'SET #name = :name, #roles = :roles, invitation = :invitation REMOVE passwordHash, secret, lastStep, enrolledAt, disabledAt, dueJob, dueAt',
    {
      condition: 'attribute_exists(PK)',
      names: { '#name': 'name', '#roles': 'roles' },
      values: { ':name': name, ':roles': roles, ':invitation': invitationOf(invitation) },
      onConflict: changed,
    },
  )

/** Disables a staff member and their pending invitation, with immediate effect. */
export const disableStaff = ({ id }: Staff, now: Date): Write =>
  update(keys.staff(id), 'SET disabledAt = :now REMOVE invitation, passwordHash, secret, enrolledAt, dueJob, dueAt', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: changed,
  })

/** Staff member with this invitation, which is valid for 24 hours and only once. */
export async function findInvited(token: string, now: Date): Promise<Staff | undefined> {
  const staff = await findStaff(idInToken(token), { consistent: true })
  const { hash, expiresAt = '' } = staff?.invitation ?? {}
  const isSame = isTokenOf(token, hash)
  return isSame && expiresAt > now.toISOString() ? staff : undefined
}

/** Values of the index attributes that put a staff member into the list of staff (`listStaff`). */
const placeOf = (id: string) => {
  const { dueJob, dueAt } = listedStaff(id)
  return { ':job': dueJob, ':place': dueAt }
}

type Credentials = { passwordHash: string; secret: string; step: number }

/**
 * Uses the invitation that was read; refused with `link_invalid` if it was used in the meantime.
 */
export const enrolStaff = ({ id, invitation }: Staff, { passwordHash, secret, step }: Credentials, now: Date): Write =>
  update(
    keys.staff(id),
    'SET passwordHash = :password, secret = :secret, lastStep = :step, enrolledAt = :now, dueJob = :job, dueAt = :place REMOVE invitation',
    {
      condition: 'invitation.#hash = :hash AND attribute_not_exists(disabledAt)',
      names: { '#hash': 'hash' },
      values: {
        ':password': passwordHash,
        ':secret': secret,
        ':step': step,
        ':now': now.toISOString(),
        ':hash': invitation?.hash ?? '',
        ...placeOf(id),
      },
      onConflict: refusing('link_invalid'),
    },
  )

/**
 * Makes a sign-in code invalid, with all codes of the same and earlier time steps. Also stores the
 * password hash and the secret, which a sign-in may renew. Refused with `login_failed` if the code
 * was used or the password changed since they were read.
 */
export const spendCode = ({ id, passwordHash }: Staff, to: Credentials): Write =>
  update(
    keys.staff(id),
    'SET lastStep = :step, passwordHash = :password, secret = :secret, dueJob = :job, dueAt = :place',
    {
      condition: 'passwordHash = :seen AND lastStep < :step',
      values: {
        ':step': to.step,
        ':password': to.passwordHash,
        ':secret': to.secret,
        ':seen': passwordHash,
        ...placeOf(id),
      },
      onConflict: refusing('login_failed'),
    },
  )

const Session = z.object({ startedAt: z.string(), usedAt: z.string() })

/**
 * Staff member of a valid session: started less than 8 hours ago, used less than 30 minutes ago,
 * and not started before the current enrolment.
 */
export async function findStaffSession({ id, sessionId }: { id: string; sessionId: string }, now: Date) {
  // Consistent reads, as a disabled staff member must lose access at once. Their cost is low, as
  // there are few staff.
  const consistent = { consistent: true }
  const [session, staff] = await Promise.all([
    find(Session, keys.staffSession(id, sessionId), consistent),
    findStaff(id, consistent),
  ])
  if (!session || !staff?.enrolledAt || staff.disabledAt || session.startedAt < staff.enrolledAt) return undefined
  const msSince = (moment: string) => now.getTime() - Date.parse(moment)
  const isOver =
    msSince(session.startedAt) >= staffSession.hours * hourMs ||
    msSince(session.usedAt) >= staffSession.idleMinutes * minuteMs
  return isOver ? undefined : staff
}

export const addStaffSession = (id: string, sessionId: string, now: Date): Write =>
  put(keys.staffSession(id, sessionId), {
    startedAt: now.toISOString(),
    usedAt: now.toISOString(),
    ttl: Math.ceil(now.getTime() / 1000) + staffSession.hours * hourSeconds,
  })

export const markUsed = (id: string, sessionId: string, now: Date): Write =>
  update(keys.staffSession(id, sessionId), 'SET usedAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: refusing('staff_required'),
  })

export const removeStaffSession = (id: string, sessionId: string): Write => remove(keys.staffSession(id, sessionId))
