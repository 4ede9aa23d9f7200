import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { suspensionToResume } from '#functions/stores/account/replaced-suspension.ts'
import { restoreMessage } from '#functions/stores/chats/removal.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { forgetHash } from '#functions/stores/photos/refused.ts'
import { unrefuseText } from '#functions/stores/profile/held.ts'
import { changeProfile } from '#functions/stores/profile/profile.ts'
import { removedTextLocks, withoutRemovedText } from '#functions/stores/profile/removed-texts.ts'
import { isOwnCase } from '#functions/stores/safety/case.ts'
import { clearPicture } from '#functions/stores/safety/cleared-pictures.ts'
import { keepComplaints } from '#functions/stores/safety/complaint-decisions.ts'
import { endPause } from '#functions/stores/safety/complaint-pause.ts'
import {
  type Decision,
  findDecision,
  isAboutPhoto,
  isBarring,
  reviewDecision,
} from '#functions/stores/safety/decision.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import { addAudit, minutesBetween } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { commit, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import type { ObjectionOutcome } from '#shared/model/decision.ts'
import { ageShownEntry, checkAgeShown } from './age-shown.ts'
import { answerCase } from './answered-case.ts'
import { endBan } from './ended-ban.ts'
import { findOpenCase, mayReview } from './may-review.ts'
import { isNameRemovedBy, restoreName } from './name-removal.ts'
import { findSubject, type Subject } from './subject.ts'

type Reviewer = Pick<Staff, 'id' | 'name' | 'roles'>
type Review = {
  number: string
  outcome: ObjectionOutcome
  answer: string
  /**
   * How the member showed their age other than by the external check, if the suspension is lifted
   * (TRAP-24).
   */
  ageShown: string | undefined
}

/**
 * Decides on an objection (MOD-03). If the outcome is `reversed`, undoes the decision. Refused with
 * `not_found`, with `already_decided`, with `role_required` if staff with other roles have to
 * decide (`mayReview`), and with `invalid_input` for `ageShown` (`checkAgeShown`). Refused with
 * `own_decision` if this member of staff made the decision, or wants to reverse it and opened its
 * case.
 */
export const review = ({ number, outcome, answer, ageShown }: Review, staff: Reviewer, site: Site, now: Date) =>
  retryOnConflict(async () => {
    const decision = await findDecision(number, { consistent: true })
    if (!decision) throw new Refusal('not_found')
    if (decision.by === staff.id) throw new Refusal('own_decision')
    if (!mayReview(decision, staff)) throw new Refusal('role_required')
    const { member } = decision
    const subject = member ? await findSubject(member, now) : undefined
    const open = await findOpenCase(number, subject?.account)
    const isReversed = outcome === 'reversed'
    // A reversal also dismisses the case, which the colleague who opened it may not decide.
    if (isReversed && open && isOwnCase(open, staff)) throw new Refusal('own_decision')
    checkAgeShown(ageShown, isReversed && open !== undefined, site)
    if (decision.state === 'objected') await keepComplaints(decision, now)
    await commit([
      ...answerObjection(
        decision,
        subject?.account,
        { outcome, answer, staff, name: nameAfter(decision, subject, isReversed) },
        now,
      ),
      ...(isReversed ? await undo(decision, subject, { isAgeShown: ageShown !== undefined }, now) : []),
      ...(isReversed && open ? await answerCase(open, { outcome: 'dismissed', answer, staff }, now) : []),
      ...(member ? ageShownEntry({ member, subject: number }, ageShown, staff, now) : []),
    ])
  })

type Answer = Pick<Review, 'outcome' | 'answer'> & {
  staff: Pick<Staff, 'id' | 'name'>
  /** Name of the member in the mail. */
  name: string
}

/** Name of the member after the objection is decided, so that no mail contains a removed name. */
function nameAfter({ number, name, removedName }: Decision, subject: Subject | undefined, isReversed: boolean) {
  // After the purge no mail is sent, so the name does not matter.
  if (!subject) return name
  const { profile } = subject
  return isReversed && removedName !== undefined && isNameRemovedBy(profile, number) ? removedName : profile.name
}

/**
 * Whether another decision bars the member now, or will bar them when the decision `number` ends.
 */
const isBarredWithout = (number: string, account: Account, now: Date): boolean =>
  account.status === 'banned' && (account.bannedBy !== number || suspensionToResume(account, now) !== undefined)

/** Writes of the answer to an objection, with mail and trail; `account` is absent after a purge. */
export function answerObjection(
  decision: Decision,
  account: Account | undefined,
  { outcome, answer, staff, name }: Answer,
  now: Date,
): Write[] {
  const { number, member, kind, source } = decision
  const action = outcome === 'reversed' ? ('objection_upheld' as const) : ('objection_refused' as const)
  const isBarred = isBarring(kind) && account !== undefined && isBarredWithout(number, account, now)
  const mailedOutcome = outcome === 'reversed' && isBarred ? ('reversed_barred' as const) : outcome
  const props = { name, number, kind, outcome: mailedOutcome, answer }
  return [
    ...reviewDecision(decision, { by: staff.id, outcome, answer }, now),
    ...(account ? notify(account, { event: 'objectionDecided', id: `${number}-review`, props }, now) : []),
    ...addAudit(
      staff,
      {
        id: ulid(now.getTime()),
        action,
        reason: answer,
        subject: number,
        ...(member && { member }),
        counted: { item: kind, source, outcome, minutes: minutesBetween(decision.objection?.at ?? decision.at, now) },
      },
      now,
    ),
  ]
}

/**
 * Writes that undo a decision. A text is restored only if the profile has no other text in its
 * place, and a ban is lifted only if the account is still banned by this decision.
 */
async function undo(
  decision: Decision,
  subject: Subject | undefined,
  { isAgeShown }: { isAgeShown: boolean },
  now: Date,
): Promise<Write[]> {
  const { number, kind, ground, photoHash, removed, removedName, message, text } = decision
  const forgotten = photoHash ? await forgetHash(photoHash, [ground]) : []
  // A reversal does not restore the photo: the member uploads or sends it again, and it is
  // inspected again.
  if (isAboutPhoto(kind))
    return [
      ...forgotten,
      ...(kind === 'chat_photo_refused' && subject ? clearPicture(subject.account.id, decision) : []),
    ]
  if (!subject) return forgotten
  const { account, profile } = subject
  if (kind === 'message_removed' && message) {
    const [{ text: kept } = message] = (await findEvidence(number, now))?.messages ?? []
    const restored = { member: account.id, number, text: kept ?? '' }
    return [...forgotten, ...(kept === undefined ? [] : await restoreMessage(message, restored, now))]
  }
  if (account.complaintPause?.number === number) return [endPause(account.id, number)]
  if (kind === 'name_removed' && removedName !== undefined) return restoreName(subject, number, removedName)
  if (kind === 'text_refused' && removed && text) return unrefuseText(account.id, profile, removed.field, text)
  if (kind === 'text_removed' && removed) {
    const text = removed.field === 'about' ? { about: removed.about } : { prompts: removed.prompts }
    const fields = {
      ...(profile[removed.field]?.length ? {} : text),
      ...withoutRemovedText(account.id, profile, number),
    }
    return [changeProfile(account.id, fields, { seen: profile, lockedFields: [removed.field, ...removedTextLocks] })]
  }
  return account.bannedBy === number ? (await endBan(subject, { reason: '', isAgeShown }, now)).writes : []
}
