import * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import { complaintsHandedTo, handedTo } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { count } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { hourMs, minuteMs } from '#shared/rules/durations.ts'
import { complaintHandedHours, complaintOwnerMinutes } from '#shared/rules/safety-limits.ts'
import { isNoted, withNote } from './complaint-notes.ts'
import { Complaint, type ComplaintNote } from './complaint-shape.ts'

type Member = { id: string; name: string }

/** Owner of a complaint as shown to staff; null if it has none, or if the ownership has expired. */
export const shownOwner = ({ owner }: Pick<Complaint, 'owner'>, { id }: Pick<Member, 'id'>, now: Date) =>
  owner && owner.until > now.toISOString()
    ? {
        id: owner.id,
        name: owner.name,
        mine: owner.id === id,
        until: owner.until,
        handed_by: owner.handedBy ?? null,
      }
    : null

/** Condition on a complaint that it is open, and that no colleague works on it. */
export const unownedCondition =
  '#status = :open AND (attribute_not_exists(#owner) OR #owner.#until <= :now OR #owner.id = :me)'
export const ownerNames = { '#status': 'status', '#owner': 'owner', '#until': 'until' }
export const ownerValues = ({ id }: Pick<Member, 'id'>, now: Date) => ({
  ':open': 'open',
  ':me': id,
  ':now': now.toISOString(),
})

/** Attributes to remove when the ownership ends: the owner, and the place in the owner's list. */
export const ownershipAttributes = '#owner, li, la'

/**
 * Refusal of a change to a complaint that no longer exists, is answered or is owned by a colleague.
 */
export function ownershipRefusal(stored: Record<string, unknown> | undefined): Refusal {
  if (!stored) return new Refusal('not_found')
  const { status, owner } = z.pick(Complaint, { status: true, owner: true }).parse(stored)
  return status !== 'open' || !owner
    ? new Refusal('already_decided')
    : new Refusal('complaint_owned', { by: owner.name, until: owner.until })
}

/**
 * Makes a member of staff the owner of an open complaint for 20 minutes, or extends their
 * ownership. Refused with `complaint_owned` while a colleague owns it, unless `from` is the id of
 * that colleague: of two parallel takeovers, only one succeeds.
 */
export const ownComplaint = (id: string, { id: me, name }: Member, from: string | undefined, now: Date): Write =>
  update(keys.complaint(id), 'SET #owner = :owner REMOVE li, la', {
    condition:
      from === undefined ? unownedCondition : `#status = :open AND (#owner.id = :from OR (${unownedCondition}))`,
    names: ownerNames,
    values: {
      ...ownerValues({ id: me }, now),
      ':owner': { id: me, name, until: ownedUntil(now) },
      ...(from !== undefined && { ':from': from }),
    },
    onConflict: ownershipRefusal,
  })

/**
 * Ends the ownership of a member of staff; Conflict if the complaint has another owner or none.
 */
export const releaseComplaint = (id: string, staff: Pick<Member, 'id'>): Write =>
  update(keys.complaint(id), `REMOVE ${ownershipAttributes}`, {
    condition: '#owner.id = :me',
    names: { '#owner': 'owner' },
    values: { ':me': staff.id },
    onConflict: () => new Conflict('a colleague owns the complaint'),
  })

type HandOver = { staff: Member; note?: ComplaintNote; now: Date }

/**
 * Makes a colleague the owner of a complaint for a day, and adds the complaint to that colleague's
 * list. If `to` is null, the ownership ends and the complaint returns to the queue. Refused in the
 * same cases as an answer; Conflict if the complaint got a note since it was read.
 */
export function handOver(
  complaint: Pick<Complaint, 'id' | 'notes'>,
  to: Member | null,
  { staff, note, now }: HandOver,
): Write {
  const added = note && withNote(complaint, note)
  const given = to && givenTo(complaint.id, to, staff, now)
  const sets = [added?.set, given?.set].filter((set) => set).join(', ')
  return update(keys.complaint(complaint.id), `SET ${sets}${given ? '' : ` REMOVE ${ownershipAttributes}`}`, {
    condition: [unownedCondition, added?.condition].filter((one) => one).join(' AND '),
    names: ownerNames,
    values: { ...ownerValues(staff, now), ...added?.values, ...given?.values },
    onConflict: (stored) => (note && isNoted(stored, complaint) ? changed() : ownershipRefusal(stored)),
  })
}

/** Ownership by a colleague to whom a complaint is handed, as part of an update. */
function givenTo(id: string, to: Member, staff: Member, now: Date) {
  const until = new Date(now.getTime() + complaintHandedHours * hourMs).toISOString()
  const { li, la } = handedTo(to.id, until, id)
  const owner = { id: to.id, name: to.name, until, handedBy: staff.name }
  return { set: '#owner = :owner, li = :list, la = :place', values: { ':owner': owner, ':list': li, ':place': la } }
}

const changed = () => new Conflict('the complaint changed meanwhile')

/**
 * The write for a further complaint about the same member. If a colleague owns or has answered that
 * complaint, the result is a Conflict instead of a refusal, and the caller reads all complaints
 * again. Only the complaint that staff chose causes a refusal.
 */
export const conflictInsteadOfRefusal = (write: Write): Write => ({ ...write, onConflict: changed })

const ownedUntil = (now: Date): string => new Date(now.getTime() + complaintOwnerMinutes * minuteMs).toISOString()

/**
 * Whether a colleague handed the complaint to this member of staff, and this ownership lasts longer
 * than one that starts now.
 */
export const isHandedTo = (staff: Pick<Member, 'id'>, complaint: Pick<Complaint, 'owner'>, now: Date): boolean => {
  const owner = shownOwner(complaint, staff, now)
  return owner?.mine === true && owner.handed_by !== null && owner.until > ownedUntil(now)
}

/**
 * Position in the list of a member of staff, right after the complaints whose ownership has ended.
 */
export const endOfExpired = (now: Date): string => `${now.toISOString()}#\uffff`

/** Number of complaints handed to a member of staff whose ownership has not ended. */
export const countHanded = ({ id }: Pick<Member, 'id'>, now: Date): Promise<number> =>
  count({ ...complaintsHandedTo(id), between: [endOfExpired(now), '\uffff'] }, { index: 'lists' })
