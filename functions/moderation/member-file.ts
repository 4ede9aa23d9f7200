import type { Account } from '#functions/stores/account/account.ts'
import { findAgeCheck } from '#functions/stores/account/age-check.ts'
import { listSessions } from '#functions/stores/account/sessions.ts'
import { countPayments, listPayments } from '#functions/stores/credits/payment.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { listComplaintsOf } from '#functions/stores/safety/complaint.ts'
import { findMisuseWarning, pauseAt } from '#functions/stores/safety/complaint-pause.ts'
import { listRequested } from '#functions/stores/safety/decision.ts'
import { listModeration } from '#functions/stores/safety/moderation.ts'
import { listStaffNotes, type StaffNote } from '#functions/stores/safety/notes.ts'
import { findRisk } from '#functions/stores/safety/risk.ts'
import { ageCheckNames } from '#shared/model/age-check.ts'
import { seesPictures, staffCard } from './case-pictures.ts'
import { shownComplaint, shownNotes } from './complaints.ts'
import { decisionsIn, namedEntries, photosWithHistory } from './file-history.ts'
import { liftRefusal } from './lifting.ts'
import { findRelated } from './related-accounts.ts'
import type { StaffView } from './staff-view.ts'

/** Maximum number of complaints shown about a member, and by them. */
const maxComplaints = 20

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

const shownDevices = (sessions: Awaited<ReturnType<typeof listSessions>>) =>
  sessions
    .map(({ device, startedAt, lastUsedAt = startedAt, leftAt = startedAt }) => ({
      device: device || null,
      first_seen: startedAt,
      last_seen: lastUsedAt > leftAt ? lastUsedAt : leftAt,
    }))
    .toSorted((a, b) => b.last_seen.localeCompare(a.last_seen))

async function complaintsOf(memberId: string, view: StaffView) {
  const [about, by] = await Promise.all([
    listComplaintsOf(memberId, 'about', maxComplaints),
    listComplaintsOf(memberId, 'by', maxComplaints),
  ])
  const shown = (complaints: typeof about) => Promise.all(complaints.map((one) => shownComplaint(one, view)))
  const [shownAbout, shownBy] = await Promise.all([shown(about), shown(by)])
  return { complaints: { about: shownAbout, by: shownBy }, notes: shownNotes(about) }
}

/** Note about a member, as shown to staff. */
export const shownMemberNote = (note: StaffNote) => ({ ...note, complaint: null, handed_to: null })

/** Notes about the member and about complaints, newest first. */
const shownNotesOf = (own: readonly StaffNote[], ofComplaints: ReturnType<typeof shownNotes>) =>
  [...own.map(shownMemberNote), ...ofComplaints].toSorted((a, b) => b.at.localeCompare(a.at))

async function ageCheckOf({ id, ageCheckedAt }: Account) {
  const check = await findAgeCheck(id)
  if (ageCheckedAt !== undefined && check?.state !== 'passed')
    return { state: 'shown' as const, provider: null, at: ageCheckedAt }
  if (!check) return null
  const { state, checker, startedAt, decidedAt = startedAt } = check
  return { state, provider: ageCheckNames[checker], at: decidedAt }
}

/** Parts of the file for finance. */
const forFinance = async ({ id }: Account) => ({ payments: await findPayments(id) })

/** Parts of the file for moderators. */
async function forModerators(account: Account, profile: Profile, view: StaffView) {
  const { id } = account
  const { staff, now } = view
  const [photos, rows, requested, sessions, risk, notes, counts, filed, checked, warning] = await Promise.all([
    listPhotos(id),
    listModeration(id),
    listRequested(id),
    listSessions(account, now),
    findRisk(id),
    listStaffNotes(id),
    countPayments(id),
    complaintsOf(id, view),
    ageCheckOf(account),
    findMisuseWarning(id),
  ])
  const [entries, related] = await Promise.all([namedEntries(id, rows, requested), findRelated(account, photos, view)])
  return {
    about: profile.about,
    prompts: profile.prompts ?? [],
    devices: shownDevices(sessions),
    photos: photosWithHistory(id, photos, entries, { isShown: seesPictures(account, staff), now }),
    fictional: account.fictional ? shownFiction(profile) : null,
    decisions: decisionsIn(entries),
    signals: risk?.parts ?? [],
    payment_counts: counts,
    age_check: checked,
    may_lift: liftRefusal(account, staff) === null,
    misuse_warned: warning !== undefined,
    related,
    notes: shownNotesOf(notes, filed.notes),
    complaints: filed.complaints,
  }
}

const nothing = {
  about: null,
  prompts: [],
  devices: [],
  photos: [],
  fictional: null,
  decisions: [],
  signals: [],
  age_check: null,
  may_lift: false,
  misuse_warned: false,
  related: [],
  notes: [],
  payment_counts: [],
  payments: [],
  complaints: { about: [], by: [] },
}

/** Member's file as shown to staff: each role sees what its work needs (MOD-08). */
export async function findFile(account: Account, view: StaffView) {
  const { id } = account
  const { staff, now } = view
  const [card, profile, sessions] = await Promise.all([findCard(id), findProfile(id), listSessions(account, now)])
  if (!card || !profile) return undefined
  return {
    number: profile.number,
    card: staffCard(card, account, view),
    email: account.email,
    status: account.status,
    signup_date: account.signupDate,
    language: account.language,
    premium: account.premium,
    credits: account.credits,
    invisible: account.invisible,
    suspended_until: account.suspendedUntil ?? null,
    suspended_for: account.suspendedFor ?? null,
    complaints_paused_until: pauseAt(account, now)?.until ?? null,
    sessions: sessions.length,
    ...nothing,
    ...(staff.roles.includes('moderator') && (await forModerators(account, profile, view))),
    ...(staff.roles.includes('finance') && (await forFinance(account))),
  }
}
