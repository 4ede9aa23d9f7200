import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { addModeration, type Moderation } from '#functions/stores/safety/moderation.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, putNew, remove, update } from '#functions/table/write.ts'
import type { auditActions } from '#shared/model/staff.ts'
import { staffRoles } from '#shared/model/staff.ts'
import { auditYears, staffInvitationHours, staffSession } from '#shared/rules/limits.ts'

export const Staff = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Of the invitation's link; its token is stored as a hash only. */
  invitation: z.optional(z.object({ hash: z.string(), expiresAt: z.string() })),
  /** Absent until the invitation is used, and again from a reset on. */
  passwordHash: z.optional(z.string()),
  /** Of the authenticator app, sealed (./authenticator.ts). */
  secret: z.optional(z.string()),
  /** The 30 seconds whose code was used last: no code works twice. */
  lastStep: z.optional(z.int()),
  /** Sessions from before are worth nothing. */
  enrolledAt: z.optional(z.string()),
  disabledAt: z.optional(z.string()),
})
export type Staff = z.infer<typeof Staff>

export const findStaff = (id: string, options?: { consistent?: boolean }) => find(Staff, keys.staff(id), options)

const Claim = z.object({ staffId: z.string() })

export const findStaffByEmail = async (email: string): Promise<string | undefined> =>
  (await find(Claim, keys.staffClaim(email), { consistent: true }))?.staffId

const changed = () => new Conflict('the staff member changed meanwhile')

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Invitation = { token: string; now: Date }

const invitationOf = ({ token, now }: Invitation) => ({
  hash: hashOf(token),
  expiresAt: new Date(now.getTime() + staffInvitationHours * 3_600_000).toISOString(),
})

/** Somebody new, who can do nothing until the invitation was used. One address is one person. */
export const addStaff = (staff: Pick<Staff, 'id' | 'email' | 'name' | 'roles'>, invitation: Invitation): Write[] => [
  putNew(keys.staffClaim(staff.email), { staffId: staff.id }, changed),
  putNew(keys.staff(staff.id), { ...staff, invitation: invitationOf(invitation) }, changed),
]

/** A new invitation for somebody who lost their telephone or password: what they had opens nothing from now on. */
export const resetStaff = (
  { id }: Staff,
  { name, roles }: Pick<Staff, 'name' | 'roles'>,
  invitation: Invitation,
): Write =>
  update(
    keys.staff(id),
    'SET #name = :name, #roles = :roles, invitation = :invitation REMOVE passwordHash, secret, lastStep, enrolledAt, disabledAt',
    {
      condition: 'attribute_exists(PK)',
      names: { '#name': 'name', '#roles': 'roles' },
      values: { ':name': name, ':roles': roles, ':invitation': invitationOf(invitation) },
      onConflict: changed,
    },
  )

/** Shuts somebody out at once; an invitation that is under way as well. */
export const disableStaff = ({ id }: Staff, now: Date): Write =>
  update(keys.staff(id), 'SET disabledAt = :now REMOVE invitation, passwordHash, secret, enrolledAt', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: changed,
  })

/** A token of an invitation names whose it is, so that it is found without an item of its own. */
export const invitationToken = (staffId: string, random: string): string => `${staffId}.${random}`

/** Whose invitation a token is, while it holds: 24 hours, and until it was used. */
export async function findInvited(token: string, now: Date): Promise<Staff | undefined> {
  const staff = await findStaff(token.split('.')[0] || 'NOBODY', { consistent: true })
  const { hash, expiresAt = '' } = staff?.invitation ?? {}
  const isSame = timingSafeEqual(Buffer.from(hash ?? hashOf('')), Buffer.from(hashOf(token)))
  return hash && isSame && expiresAt > now.toISOString() ? staff : undefined
}

type Credentials = { passwordHash: string; secret: string; step: number }

/** Uses the invitation that was looked at; whoever comes second with it is refused with `link_invalid`. */
export const enrolStaff = ({ id, invitation }: Staff, { passwordHash, secret, step }: Credentials, now: Date): Write =>
  update(
    keys.staff(id),
    'SET passwordHash = :password, secret = :secret, lastStep = :step, enrolledAt = :now REMOVE invitation',
    {
      condition: 'invitation.#hash = :hash AND attribute_not_exists(disabledAt)',
      names: { '#hash': 'hash' },
      values: {
        ':password': passwordHash,
        ':secret': secret,
        ':step': step,
        ':now': now.toISOString(),
        ':hash': invitation?.hash ?? '',
      },
      onConflict: refusing('link_invalid'),
    },
  )

/** Uses up a code, with all of its step and before. Refused with `login_failed` where it was used meanwhile, or the password changed. */
export const spendCode = ({ id, passwordHash }: Staff, to: Credentials): Write =>
  update(keys.staff(id), 'SET lastStep = :step, passwordHash = :password, secret = :secret', {
    condition: 'passwordHash = :seen AND lastStep < :step',
    values: { ':step': to.step, ':password': to.passwordHash, ':secret': to.secret, ':seen': passwordHash },
    onConflict: refusing('login_failed'),
  })

const Session = z.object({ startedAt: z.string(), usedAt: z.string() })

/** A session that holds: begun less than 8 hours ago, used less than 30 minutes ago, and not before the present enrolment. */
export async function findStaffSession({ id, sessionId }: { id: string; sessionId: string }, now: Date) {
  // as they stand: few people, and whoever was shut out a moment ago may do nothing more
  const consistent = { consistent: true }
  const [session, staff] = await Promise.all([
    find(Session, keys.staffSession(id, sessionId), consistent),
    findStaff(id, consistent),
  ])
  if (!session || !staff?.enrolledAt || staff.disabledAt || session.startedAt < staff.enrolledAt) return undefined
  const msSince = (moment: string) => now.getTime() - Date.parse(moment)
  const isOver =
    msSince(session.startedAt) >= staffSession.hours * 3_600_000 ||
    msSince(session.usedAt) >= staffSession.idleMinutes * 60_000
  return isOver ? undefined : staff
}

export const addStaffSession = (id: string, sessionId: string, now: Date): Write =>
  put(keys.staffSession(id, sessionId), {
    startedAt: now.toISOString(),
    usedAt: now.toISOString(),
    ttl: Math.ceil(now.getTime() / 1000) + staffSession.hours * 3_600,
  })

export const markUsed = (id: string, sessionId: string, now: Date): Write =>
  update(keys.staffSession(id, sessionId), 'SET usedAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: refusing('staff_required'),
  })

export const removeStaffSession = (id: string, sessionId: string): Write => remove(keys.staffSession(id, sessionId))

const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  staffId: z.string(),
  /** As they were called then. */
  staff: z.string(),
  action: z.string(),
  /** Null when it was about no member, or they are purged. */
  member: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type AuditEntry = Omit<z.infer<typeof AuditEntry>, 'action'> & { action: (typeof auditActions)[number] }

const monthOf = (moment: string) => moment.slice(0, 7)
/** The months that still hold entries, newest first: two years and the current month. */
const auditMonths = (now: Date): string[] =>
  Array.from({ length: auditYears * 12 + 1 }, (_, back) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString()),
  )

/**
 * The entry that every action of staff leaves, for the transaction of what it tells. One about a member leaves a row with them too, by which the
 * purge finds it.
 */
export function addAudit(
  staff: Pick<Staff, 'id' | 'name'>,
  entry: { id: string; action: AuditEntry['action']; member?: string; reason?: string; subject?: string },
  now: Date,
): Write[] {
  const { id, action, member = null, reason = null, subject } = entry
  const at = now.toISOString()
  const key = keys.audit(monthOf(at), id)
  const ttl = Math.floor(now.getTime() / 1000) + auditYears * 366 * 86_400
  return [
    putNew(key, { id, at, staffId: staff.id, staff: staff.name, action, member, reason, ttl }, undefined),
    ...(member
      ? [addModeration(member, { id, at, by: staff.id, action, reason, ...(subject && { subject }), audit: key })]
      : []),
  ]
}

/** Up to `limit` entries from `after` on (a MonthCursor), newest first. */
export async function listAudit({ after, limit }: { after: string | undefined; limit: number }, now: Date) {
  const entries: AuditEntry[] = []
  const [afterMonth, afterId] = after?.split('#') ?? []
  for (const month of auditMonths(now)) {
    if (entries.length === limit) break
    if (afterMonth && month > afterMonth) continue
    const bound = month === afterMonth ? afterId : undefined
    const { items } = await list(AuditEntry, {
      ...keys.auditOfMonth(month),
      newestFirst: true,
      limit: limit - entries.length,
      after: bound && keys.audit(month, bound).SK,
    })
    entries.push(...(items as AuditEntry[]))
  }
  const last = entries.length === limit && entries.at(-1)
  return { entries, next: last ? `${monthOf(last.at)}#${last.id}` : null }
}

/** Takes the member out of the audit trail's entry that their row points to; Conflict where the entry has expired. For the purge. */
export const forgetInAudit = (audit: NonNullable<Moderation['audit']>): Write =>
  update(audit, 'SET #member = :nobody', {
    condition: 'attribute_exists(PK)',
    names: { '#member': 'member' },
    values: { ':nobody': null },
    onConflict: () => new Conflict('the entry has expired'),
  })
