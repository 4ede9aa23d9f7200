import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { check, putNew } from '#functions/table/write.ts'

/** Note of staff about a member (MOD-08); `by` is the name of its author at the time of writing. */
export const Note = z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() })
export type StaffNote = z.infer<typeof Note>

/** Notes about a member, newest first. */
export const listStaffNotes = async (memberId: string): Promise<StaffNote[]> =>
  (await list(Note, { ...keys.staffNotesOf(memberId), newestFirst: true }, { consistent: true })).items

export const findStaffNote = (memberId: string, id: string) =>
  find(Note, keys.staffNote(memberId, id), { consistent: true })

/** Adds a note; Conflict if a note with this id exists, or if the member was purged meanwhile. */
export const addStaffNote = (memberId: string, note: StaffNote): Write[] => [
  check(keys.account(memberId), {
    condition: 'attribute_exists(PK)',
    onConflict: () => new Conflict('the member was purged meanwhile'),
  }),
  putNew(keys.staffNote(memberId, note.id), note, () => new Conflict('the note was written before')),
]
