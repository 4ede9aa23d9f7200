import { handle } from '#functions/auth/handle.ts'
import { listChats } from '#functions/stores/chats/overview.ts'
import { isKeptChatExpired } from '#functions/stores/safety/kept-chats.ts'
import * as chats from '#shared/contract/chats.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownConversation } from '../view.ts'

export const handler = handle(chats.list, {
  load: ({ memberId, query: { before } }) => ({ page: listChats(memberId, { before, limit: pageSize.chats }) }),
  run: async ({ member, page: { rows, older, unread, keptUntil }, site, now }) => {
    const { historyDays, timeZone } = site.country
    const reading = { readerId: member.id, historyDays, today: civilDate(now, timeZone), now }
    const kept_until = keptUntil !== undefined && !isKeptChatExpired(keptUntil, now) ? keptUntil : null
    return { chats: rows.map((row) => shownConversation(row, reading)), older, unread, kept_until }
  },
})
