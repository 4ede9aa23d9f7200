import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#functions/platform/refusal.ts'
import { keys } from '#functions/table/keys.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { complaintNotes } from '#shared/rules/safety-limits.ts'
import type { Complaint, ComplaintNote } from './complaint-shape.ts'

// Notes of staff are in the item of the complaint, so that both are removed at the same time.

type Noted = Pick<Complaint, 'id' | 'notes'>

/**
 * Earlier note with this id, so that a repeated request adds no second note. Refused with
 * `invalid_input` if the text or author differs, or if the complaint already has the maximum number
 * of notes.
 */
export function findRepeated({ notes = [] }: Noted, { id, by, text }: ComplaintNote): ComplaintNote | undefined {
  const found = notes.find((note) => note.id === id)
  const isOther = found !== undefined && !(found.text === text && found.by === by)
  if (isOther || (!found && notes.length >= complaintNotes)) throw new Refusal('invalid_input')
  return found
}

/** Parts of an update that adds a note to a complaint: attribute, condition and values. */
export const withNote = ({ notes }: Noted, note: ComplaintNote) => ({
  set: 'notes = :notes',
  condition: notes ? 'notes = :noted' : 'attribute_not_exists(notes)',
  values: { ':notes': [...(notes ?? []), note], ...(notes && { ':noted': notes }) },
})

/** Whether a note was added to a complaint since it was read. */
export const isNoted = (stored: Record<string, unknown> | undefined, { notes }: Noted): boolean =>
  stored !== undefined && !isDeepStrictEqual(stored.notes, notes)

/**
 * Adds a note to an open or answered complaint; Conflict if its notes changed since they were read.
 */
export function addComplaintNote(complaint: Noted, note: ComplaintNote): Write {
  const { set, condition, values } = withNote(complaint, note)
  return update(keys.complaint(complaint.id), `SET ${set}`, {
    condition: `attribute_exists(PK) AND ${condition}`,
    values,
    onConflict: () => new Conflict('the complaint changed meanwhile'),
  })
}
