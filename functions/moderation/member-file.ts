import { photoUrl } from '#functions/platform/photo-url.ts'
import type { Site } from '#functions/platform/site.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { listSessions } from '#functions/stores/account/sessions.ts'
import { listPayments } from '#functions/stores/credits/payment.ts'
import { findCard, smallCard } from '#functions/stores/members/card.ts'
import { isPictured, listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { isDeskAction, isFinanceAction, listModeration } from '#functions/stores/safety/moderation.ts'
import { type AuditEntry, findStaff } from '#functions/stores/staff/staff.ts'
import type { StaffRole } from '#shared/model/staff.ts'
import { auditActions } from '#shared/model/staff.ts'
import { civilDate } from '#shared/rules/age.ts'

/**
 * Maximum number of decisions shown to a moderator. Views of the file and acts of hosts and of
 * finance are left out, as they would displace decisions; the audit trail lists them.
 */
const shownDecisions = 50

async function findDecisions(memberId: string): Promise<Omit<AuditEntry, 'staffId'>[]> {
  const rows = (await listModeration(memberId))
    .filter(({ action }) => action !== 'member_viewed' && !isDeskAction(action) && !isFinanceAction(action))
    .slice(0, shownDecisions)
  const ids = [...new Set(rows.map(({ by }) => by))]
  const names = new Map(await Promise.all(ids.map(async (id) => [id, (await findStaff(id))?.name ?? id] as const)))
  return rows.flatMap(({ id, at, by, action, reason }) => {
    const known = auditActions.find((name) => name === action)
    return known ? [{ id, at, staff: names.get(by) ?? by, action: known, member: memberId, reason }] : []
  })
}

async function findPayments(memberId: string) {
  const { payments } = await listPayments(memberId, undefined)
  return payments.map(({ id, createdAt, status, priceCents, currency, credits }) => ({
    id,
    at: createdAt,
    status,
    amount_cents: priceCents,
    currency,
    credits,
  }))
}

const shownFiction = ({
  wantedGender,
  interests,
  prompts = [],
  reason,
  hair,
  eyes,
  body,
  relationship,
  tattoos,
}: Profile) => ({
  wanted_gender: wantedGender,
  facts: { reason, hair, eyes, body, relationship, tattoos },
  interests,
  prompts,
})

/** Member's file as shown to staff: each role sees what its work needs. */
export async function findFile(account: Account, roles: readonly StaffRole[], { country }: Site, now: Date) {
  const { id } = account
  const isModerator = roles.includes('moderator')
  const [card, profile, sessions, photos, decisions, payments] = await Promise.all([
    findCard(id),
    findProfile(id),
    listSessions(account, now),
    isModerator ? listPhotos(id) : [],
    isModerator ? findDecisions(id) : [],
    roles.includes('finance') ? findPayments(id) : [],
  ])
  if (!card || !profile) return undefined
  return {
    number: profile.number,
    card: smallCard(card, civilDate(now, country.timeZone), now),
    email: account.email,
    status: account.status,
    signup_date: account.signupDate,
    premium: account.premium,
    credits: account.credits,
    invisible: account.invisible,
    suspended_until: account.suspendedUntil ?? null,
    about: isModerator ? profile.about : null,
    prompts: isModerator ? (profile.prompts ?? []) : [],
    sessions: sessions.length,
    photos: photos.map((photo) => ({
      id: photo.id,
      status: photo.status,
      private: photo.isPrivate,
      explicit: photo.isExplicit,
      full: isPictured(photo) ? photoUrl(id, photo.id, 'full', now) : null,
      blurred: isPictured(photo) ? photoUrl(id, photo.id, 'locked', now) : null,
    })),
    fictional: account.fictional && isModerator ? shownFiction(profile) : null,
    decisions,
    payments,
  }
}
