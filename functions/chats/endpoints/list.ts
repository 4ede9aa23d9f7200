import { handle } from '#functions/lib/handle.ts'
import { chats } from '#shared/contract/chats.ts'
import { civilDate } from '#shared/rules/age.ts'
import { listChats } from '../store.ts'
import { shownConversation } from '../view.ts'

export const handler = handle(chats.list, {
  load: ({ memberId }) => ({ rows: listChats(memberId) }),
  run: async ({ member, rows, site, now }) => {
    const { historyDays, timeZone } = site.country
    const reading = { readerId: member.id, historyDays, today: civilDate(now, timeZone), now }
    return { chats: rows.map((row) => shownConversation(row, reading)) }
  },
})
