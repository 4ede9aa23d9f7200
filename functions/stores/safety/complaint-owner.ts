import * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import { keys } from '#functions/table/keys.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { complaintOwnerMinutes } from '#shared/rules/limits.ts'
import { Complaint } from './complaint-shape.ts'

type Member = { id: string; name: string }

/** Owner as shown to a colleague; null without a valid one. */
export const shownOwner = ({ owner }: Pick<Complaint, 'owner'>, { id }: Pick<Member, 'id'>, now: Date) =>
  owner && owner.until > now.toISOString()
    ? { id: owner.id, name: owner.name, mine: owner.id === id, until: owner.until }
    : null

/** Condition on a complaint that it is open, and that no colleague works on it. */
export const isFree = '#status = :open AND (attribute_not_exists(#owner) OR #owner.#until <= :now OR #owner.id = :me)'
export const ownerNames = { '#status': 'status', '#owner': 'owner', '#until': 'until' }
export const ownerValues = ({ id }: Pick<Member, 'id'>, now: Date) => ({
  ...{ ':open': 'open', ':me': id, ':now': now.toISOString() },
})

/** Refusal of a change to a complaint that is gone, answered or owned by a colleague. */
export function notFree(stored: Record<string, unknown> | undefined): Refusal {
  if (!stored) return new Refusal('not_found')
  const { status, owner } = z.pick(Complaint, { status: true, owner: true }).parse(stored)
  return status !== 'open' || !owner
    ? new Refusal('already_decided')
    : new Refusal('complaint_owned', { by: owner.name, until: owner.until })
}

/**
 * Makes a member of staff the owner of an open complaint for 20 minutes, or extends their
 * ownership. Refused with `complaint_owned` while a colleague owns it, unless `from` names that
 * colleague: of two parallel takeovers, only one succeeds.
 */
export const ownComplaint = (id: string, staff: Member, from: string | undefined, now: Date): Write =>
  update(keys.complaint(id), 'SET #owner = :owner', {
    condition: from === undefined ? isFree : `#status = :open AND (#owner.id = :from OR (${isFree}))`,
    names: ownerNames,
    values: {
      ...ownerValues(staff, now),
      ':owner': { ...staff, until: new Date(now.getTime() + complaintOwnerMinutes * 60_000).toISOString() },
      ...(from !== undefined && { ':from': from }),
    },
    onConflict: notFree,
  })

/**
 * Ends the ownership of a member of staff; Conflict where the complaint has another owner or none.
 */
export const releaseComplaint = (id: string, staff: Pick<Member, 'id'>): Write =>
  update(keys.complaint(id), 'REMOVE #owner', {
    condition: '#owner.id = :me',
    names: { '#owner': 'owner' },
    values: { ':me': staff.id },
    onConflict: () => new Conflict('a colleague owns the complaint'),
  })
