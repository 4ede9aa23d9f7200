import { handle } from '#functions/auth/staff-handle.ts'
import { addNote, checkClaim, findNote } from '#functions/stores/chats/desk.ts'
import { Conflict, commit, ignoreConflict } from '#functions/table/transaction.ts'
import * as desk from '#shared/contract/desk.ts'
import { getClaimed } from '../conversation.ts'
import { addDeskAct } from '../trail.ts'

export const handler = handle(desk.note, {
  run: async ({ staff: own, body, now, refuse }) => {
    const { id, text, conversation } = body
    const row = await getClaimed(body, own, now)
    const note = { id, at: now.toISOString(), by: own.name, text }
    const repeated = () => new Conflict('the note was written before')
    const isNew = await commit([
      addNote(conversation, note, repeated),
      checkClaim(conversation, own, now),
      ...addDeskAct(own, 'desk_noted', { member: row.partner.id, subject: conversation }, now),
    ]).then(() => true, ignoreConflict)
    if (isNew) return note
    const existing = await findNote(conversation, id)
    return existing?.text === text && existing.by === own.name ? existing : refuse('invalid_input')
  },
})
