import type { Account } from '#functions/stores/account/account.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import type { Decision } from '#functions/stores/safety/decision.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { DecisionKind } from '#shared/model/decision.ts'
import { mayDecide, seesPictureOf } from './case-pictures.ts'

const aboutPhoto: readonly DecisionKind[] = ['photo_removed', 'photo_refused', 'chat_photo_refused']
export const isAboutPhoto = (kind: DecisionKind): boolean => aboutPhoto.includes(kind)

/** The open case for which this decision suspends the member; undefined where there is none. */
export async function findOpenCase(number: string, account: Account | undefined): Promise<Complaint | undefined> {
  const { suspendedFor, bannedBy } = account ?? {}
  if (suspendedFor === undefined || bannedBy !== number) return undefined
  const complaint = await findComplaint(suspendedFor, { consistent: true })
  return complaint?.status === 'open' ? complaint : undefined
}

/**
 * Kinds of decisions whose reversal concerns pictures: it removes the stored hash of a photo, or
 * lets in a member, whose pictures are then shown again. Excludes the suspension of a suspected
 * minor, as any colleague decides that case, too.
 */
const ofPictures: readonly DecisionKind[] = [...aboutPhoto, 'photo_suspended', 'suspended', 'banned']

/** Also a removed message with a photo, which a reversal shows again. */
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
