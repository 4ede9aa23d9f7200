import { randomInt } from 'node:crypto'
import type * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import { takeDown } from '#functions/stores/photos/take-down.ts'
import { refuseText } from '#functions/stores/profile/held.ts'
import { changeProfile } from '#functions/stores/profile/profile.ts'
import { addRemovedText } from '#functions/stores/profile/removed-texts.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { addToComplaint } from '#functions/stores/safety/complaint-decisions.ts'
import { pauseComplaints } from '#functions/stores/safety/complaint-pause.ts'
import type { Evidence } from '#functions/stores/safety/complaint-shape.ts'
import { type Decision, findMade } from '#functions/stores/safety/decision.ts'
import { copyAhead } from '#functions/stores/safety/evidence-files.ts'
import { startFraudWarning } from '#functions/stores/safety/fraud-warning.ts'
import type { NewName } from '#functions/stores/safety/stated-decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import type * as moderation from '#shared/contract/moderation.ts'
import { isFraud, type RemovableText } from '#shared/model/decision.ts'
import type { Prompts } from '#shared/model/profile.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { newReference } from '#shared/rules/reference.ts'
import { banWrites } from './ban.ts'
import { mayDecide } from './case-pictures.ts'
import { decisionWrites } from './decision-writes.ts'
import { replaceSuspension } from './ended-decisions.ts'
import { takeFromConversation } from './message-removal.ts'
import { removeName } from './name-removal.ts'
import { checkWarned } from './prior-warning.ts'
import { findSubject, type Subject } from './subject.ts'

type Request = z.output<typeof moderation.decide.body>

/** Thrown if this request has made its decision already. */
class Repeated extends Error {}

/**
 * Makes a decision about a member (MOD-01): its effect, the decision with its evidence, the
 * statement of reasons by mail (MOD-02) and the trail in one transaction. Returns the decision's
 * number. Idempotent by the request's id. Refused with `not_found`, with `already_decided` if a
 * colleague was first, with `fictional_profile` for the name of a fictional profile, and with
 * `case_undecided` for a ban or suspension of a member whom an open case suspends. On the ground
 * `misuse`, the refusal of `checkWarned` applies. A decision made for a complaint is linked to the
 * complaint, and the refusals of `addToComplaint` apply; it is refused with `role_required` to
 * staff who may not answer the complaint (`mayDecide`).
 */
export async function decide(
  request: Request,
  staff: Pick<Staff, 'id' | 'name' | 'roles'>,
  now: Date,
): Promise<string> {
  const earlier = await findMade(request.member, request.id)
  if (earlier !== undefined) return earlier
  try {
    return await retryOnConflict(() => decideOnce(request, staff, now))
  } catch (error) {
    // A parallel repeat of this request may have been first: its effect, such as a removed message,
    // then causes the refusal.
    const isRepeat = error instanceof Repeated || (error instanceof Refusal && error.code === 'already_decided')
    const made = isRepeat ? await findMade(request.member, request.id) : undefined
    if (made === undefined) throw error
    return made
  }
}

async function decideOnce(request: Request, staff: Pick<Staff, 'id' | 'name' | 'roles'>, now: Date): Promise<string> {
  const { member, effect, ground, facts, source, complaint } = request
  const subject = await findSubject(member, now)
  if (!subject) throw new Refusal('not_found')
  const answered = complaint === undefined ? undefined : await findComplaint(complaint, { consistent: true })
  if (answered && !mayDecide(answered, staff)) throw new Refusal('role_required')
  const number = newReference(randomInt)
  const until = 'days' in effect ? new Date(now.getTime() + effect.days * dayMs).toISOString() : null
  const made = { number, ground, until, complaint, staff, now }
  const { writes, more = {}, photos = [], messages = [] } = await effectOf(effect, subject, made)
  const tied = complaint !== undefined && { complaints: [complaint] }
  // Copied before the transaction, because the photo's files are removed after it.
  await copyAhead(number, member, photos, now)
  await commit([
    ...writes,
    ...(await checkWarned(member, { kind: effect.kind, ground })),
    ...(effect.kind === 'banned' ? await replaceSuspension(subject, now) : []),
    ...(effect.kind === 'banned' && isFraud(ground) ? [startFraudWarning(member, number, now)] : []),
    ...(complaint === undefined ? [] : [addToComplaint(complaint, { number, member }, staff, now)]),
    ...decisionWrites({ number, kind: effect.kind, ground, facts, source, until, ...more, ...tied }, subject, {
      author: staff,
      request: request.id,
      onRepeat: () => new Repeated(),
      photos,
      messages,
      now,
    }),
  ])
  return number
}

type Effect = {
  writes: Write[]
  /** Data that the decision stores for its reversal. */
  more?: Pick<Decision, 'photo' | 'photoHash' | 'isWithheld' | 'removed' | 'message' | 'text'> & Partial<NewName>
  /** Photos to keep as evidence. */
  photos?: readonly string[]
  /** Removed messages to keep as evidence. */
  messages?: Evidence['messages']
}
type MadeDecision = Pick<Decision, 'number' | 'ground' | 'until'> &
  Pick<Request, 'complaint'> & { staff: Pick<Staff, 'id' | 'roles'>; now: Date }

async function effectOf(effect: Request['effect'], subject: Subject, made: MadeDecision): Promise<Effect> {
  const { number, ground, until, complaint, staff, now } = made
  const { account, album } = subject
  if (effect.kind === 'warned') return { writes: [] }
  if (effect.kind === 'photo_removed') {
    const { photo } = effect
    const photoHash = album.photos.find(({ id }) => id === photo)?.imageHash
    return {
      writes: takeDown(album, photo, ground, now),
      more: { photo, ...(photoHash && { photoHash }) },
      photos: [photo],
    }
  }
  if (effect.kind === 'message_removed')
    return takeFromConversation(effect.message, { member: account.id, complaint, number, ground, staff }, now)
  if (effect.kind === 'text_removed') return removeText(subject, effect.field, number)
  if (effect.kind === 'text_refused') return refuseHeld(subject, effect)
  if (effect.kind === 'name_removed') return removeName(subject, number, now)
  if (effect.kind === 'complaints_paused')
    return { writes: [pauseComplaints(account.id, { number, until: until! }, now)] }
  // Only the answer to the case decides, by a colleague who sees the evidence (MOD-06, MOD-07).
  if (account.suspendedFor !== undefined) throw new Refusal('case_undecided')
  // A suspended member can be banned, but not suspended again.
  if (account.status === 'banned' && !(isSuspended(account) && effect.kind === 'banned'))
    throw new Refusal('already_decided')
  return { writes: banWrites(subject, { number, ground, author: staff.id }, until === null ? null : { until }, now) }
}

const removedText = (field: RemovableText, value: string | Prompts) => ({
  removed: { field, ...(typeof value === 'string' ? { about: value } : { prompts: value }) },
})

/** Refuses a held text, which its owner keeps and can change (MOD-11). */
function refuseHeld({ account, profile }: Subject, { field, text }: { field: RemovableText; text: string }): Effect {
  const { write, value } = refuseText(account.id, profile, field, text)
  return { writes: [write], more: { ...removedText(field, value), text } }
}

function removeText({ account, profile }: Subject, field: RemovableText, number: string): Effect {
  const text = profile[field]
  if (!text?.length) throw new Refusal('already_decided')
  return {
    writes: [
      changeProfile(
        account.id,
        { ...(field === 'about' ? { about: null } : { prompts: [] }), ...addRemovedText(profile, number, text) },
        { seen: profile, lockedFields: [field, 'removedTexts'] },
      ),
    ],
    more: removedText(field, text),
  }
}
