import type { Account } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { DecisionKind } from '#shared/model/decision.ts'
import { mayDecide, seesPictureOf } from './case-pictures.ts'

const aboutPhoto: readonly DecisionKind[] = ['photo_removed', 'photo_refused', 'chat_photo_refused']
export const isAboutPhoto = (kind: DecisionKind): boolean => aboutPhoto.includes(kind)

/** The open case for which this decision suspends the member; undefined if there is none. */
export async function findOpenCase(number: string, account: Account | undefined): Promise<Complaint | undefined> {
  const { suspendedFor, bannedBy } = account ?? {}
  if (suspendedFor === undefined || bannedBy !== number) return undefined
  const complaint = await findComplaint(suspendedFor, { consistent: true })
  return complaint?.status === 'open' ? complaint : undefined
}

/**
 * Kinds of decisions whose reversal concerns pictures: the stored hash of a photo is removed, or a
 * member's pictures are shown again. Excludes the suspension of a suspected minor, as every
 * colleague may decide that case.
 */
const ofPictures: readonly DecisionKind[] = [...aboutPhoto, 'photo_suspended', 'suspended', 'banned']

/** Includes a removed message with a photo, as a reversal shows the photo again. */
const isOfPicture = ({ kind, photo }: Pick<Decision, 'kind' | 'photo'>): boolean =>
  ofPictures.includes(kind) || (kind === 'message_removed' && photo !== undefined)

/**
 * Whether the roles of staff allow them to decide on an objection. `open`: the case for which the
 * decision suspends the member, which a reversal answers.
 */
export const mayReview = (
  decision: Pick<Decision, 'kind' | 'ground' | 'photo' | 'isWithheld'>,
  open: Complaint | undefined,
  staff: Pick<Staff, 'roles'>,
): boolean =>
  (!isOfPicture(decision) || seesPictureOf(decision, staff)) && (open === undefined || mayDecide(open, staff))
