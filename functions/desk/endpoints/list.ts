import { handle } from '#functions/auth/staff-handle.ts'
import { conversationIn } from '#functions/stores/chats/conversation.ts'
import { countWaiting, findDesk, listDesk, shownClaim } from '#functions/stores/chats/desk.ts'
import { findCard } from '#functions/stores/members/card.ts'
import * as desk from '#shared/contract/desk.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownWaiting } from '../conversation.ts'

export const handler = handle(desk.list, {
  isPolled: true,
  load: ({ now }) => ({ waiting: listDesk(pageSize.staff, now), count: countWaiting() }),
  run: async ({ staff: own, waiting, count, site, now }) => {
    const conversations = await Promise.all(
      waiting.map(async ({ profileId, row }) => {
        const conversation = conversationIn(row)
        const [card, claim] = await Promise.all([findCard(profileId), findDesk(conversation)])
        if (!card) return []
        const details = { card, claim: shownClaim(claim, own, now) }
        return [{ conversation, messages: row.waiting ?? 0, ...shownWaiting(row, details, site, now) }]
      }),
    )
    return { conversations: conversations.flat(), count }
  },
})
