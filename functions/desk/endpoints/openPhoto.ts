import { handle } from '#functions/auth/staff-handle.ts'
import { seesFrom } from '#functions/stores/chats/conversation.ts'
import { findMessageAt, markOpened } from '#functions/stores/chats/message.ts'
import { messageInChat } from '#functions/stores/chats/shown-message.ts'
import { commit } from '#functions/table/transaction.ts'
import * as desk from '#shared/contract/desk.ts'
import { getClaimed } from '../conversation.ts'
import { addDeskAct } from '../trail.ts'

export const handler = handle(desk.openPhoto, {
  run: async ({ staff: own, body, site, now, refuse }) => {
    const { profile, conversation, message: cursor } = body
    const row = await getClaimed(body, own, now)
    const found = await findMessageAt(conversation, cursor)
    const isSeen = found && found.sentAt > seesFrom(row, site.country.historyDays, now)
    if (!isSeen || found.type !== 'image' || found.removed) return refuse('not_found')
    const act = { member: row.partner.id, subject: found.id }
    await commit([markOpened(conversation, found, now), ...addDeskAct(own, 'desk_photo_opened', act, now)])
    return { message: messageInChat({ ...found, openedAt: now.toISOString() }, profile, now) }
  },
})
