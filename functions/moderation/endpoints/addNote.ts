import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { addStaffNote, findStaffNote } from '#functions/stores/safety/notes.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, ignoreConflict } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { shownMemberNote } from '../member-file.ts'

export const handler = handle(moderation.addNote, {
  run: async ({ staff: own, body: { id, member, text }, now, refuse }) => {
    const account = await findAccount(member, { consistent: true })
    if (!account || isGone(account, now)) return refuse('not_found')
    const note = { id, at: now.toISOString(), by: own.name, text }
    // The audit entry does not contain the text, so that the purge of the member removes the text.
    const isNew = await commit([
      ...addStaffNote(member, note),
      ...addAudit(own, { id: ulid(now.getTime()), action: 'member_noted', member, subject: id }, now),
    ]).then(() => true, ignoreConflict)
    if (isNew) return shownMemberNote(note)
    const existing = await findStaffNote(member, id)
    if (existing?.text !== text || existing.by !== own.name) return refuse('invalid_input')
    return shownMemberNote(existing)
  },
})
