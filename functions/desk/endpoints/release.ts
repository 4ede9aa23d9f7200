import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findChat } from '#functions/stores/chats/conversation.ts'
import { releaseDesk } from '#functions/stores/chats/desk.ts'
import { addAudit } from '#functions/stores/staff/staff.ts'
import { commit, ignoreConflict } from '#functions/table/transaction.ts'
import { desk } from '#shared/contract/desk.ts'

export const handler = handle(desk.release, {
  load: ({ query: { profile, conversation } }) => ({ row: findChat(profile, conversation) }),
  run: async ({ staff: own, query: { conversation }, row, now }) => {
    const entry = { id: ulid(now.getTime()), action: 'desk_released', subject: conversation } as const
    const member = row?.partner.id
    await commit([
      releaseDesk(conversation, own),
      ...addAudit(own, { ...entry, ...(member && { member }) }, now),
    ]).catch(ignoreConflict)
    return { released: true as const }
  },
})
