import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { addNote, checkClaim } from '#functions/stores/chats/desk.ts'
import { addAudit } from '#functions/stores/staff/staff.ts'
import { Conflict, commit, ignoreConflict } from '#functions/table/transaction.ts'
import { desk } from '#shared/contract/desk.ts'
import { getClaimed } from '../conversation.ts'

export const handler = handle(desk.note, {
  run: async ({ staff: own, body, now }) => {
    const { id, text, conversation } = body
    const row = await getClaimed(body, own, now)
    const note = { id, at: now.toISOString(), by: own.name, text }
    const entry = {
      id: ulid(now.getTime()),
      action: 'desk_noted',
      member: row.partner.id,
      subject: conversation,
    } as const
    const repeated = () => new Conflict('the note was written before')
    await commit([
      addNote(conversation, note, repeated),
      checkClaim(conversation, own),
      ...addAudit(own, entry, now),
    ]).catch(ignoreConflict)
    return note
  },
})
