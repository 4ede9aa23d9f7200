import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { seesFrom } from '#functions/stores/chats/conversation.ts'
import { findMessage, markOpened } from '#functions/stores/chats/message.ts'
import { messageInChat } from '#functions/stores/chats/shown-message.ts'
import { addAudit } from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import { desk } from '#shared/contract/desk.ts'
import { getClaimed } from '../conversation.ts'

export const handler = handle(desk.openPhoto, {
  run: async ({ staff: own, body, site, now, refuse }) => {
    const { profile, conversation, message: cursor } = body
    const row = await getClaimed(body, own, now)
    const [sentAt = '', id = ''] = cursor.split('#')
    const found = await findMessage(conversation, sentAt, id)
    const isSeen = found && found.sentAt > seesFrom(row, site.country.historyDays, now)
    if (!isSeen || found.type !== 'image') return refuse('not_found')
    const entry = { id: ulid(now.getTime()), action: 'desk_photo_opened', member: row.partner.id, subject: id } as const
    await commit([markOpened(conversation, found, now), ...addAudit(own, entry, now)])
    return { message: messageInChat({ ...found, openedAt: now.toISOString() }, profile, now) }
  },
})
