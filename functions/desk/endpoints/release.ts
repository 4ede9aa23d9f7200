import { handle } from '#functions/auth/staff-handle.ts'
import { findChat } from '#functions/stores/chats/conversation.ts'
import { releaseDesk } from '#functions/stores/chats/desk.ts'
import { commit, ignoreConflict } from '#functions/table/transaction.ts'
import * as desk from '#shared/contract/desk.ts'
import { addDeskAct } from '../trail.ts'

export const handler = handle(desk.release, {
  load: ({ query: { profile, conversation } }) => ({ row: findChat(profile, conversation) }),
  run: async ({ staff: own, query: { conversation }, row, now }) => {
    const act = { member: row?.partner.id, subject: conversation }
    await commit([releaseDesk(conversation, own), ...addDeskAct(own, 'desk_released', act, now)]).catch(ignoreConflict)
    return { released: true as const }
  },
})
