import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isPresent } from '#functions/stores/account/account.ts'
import { conversationIn } from '#functions/stores/chats/conversation.ts'
import { countWaiting, findDesk, listDesk, shownClaim } from '#functions/stores/chats/desk.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { desk } from '#shared/contract/desk.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownWaiting } from '../conversation.ts'

export const handler = handle(desk.list, {
  isPolled: true,
  load: ({ now }) => ({ waiting: listDesk(pageSize.staff, now), count: countWaiting() }),
  run: async ({ staff: own, waiting, count, site, now }) => {
    const conversations = await Promise.all(
      waiting.map(async ({ profileId, row }) => {
        const conversation = conversationIn(row)
        const [card, claim, author] = await Promise.all([
          findCard(profileId),
          findDesk(conversation),
          findAccount(profileId),
        ])
        // Removed or banned: the credits come back.
        if (!card || !isPresent(author)) return []
        const told = { card, claim: shownClaim(claim, own, now) }
        return [{ conversation, messages: row.unread, ...shownWaiting(row, told, site, now) }]
      }),
    )
    return { conversations: conversations.flat(), count }
  },
})
