import { handle } from '#functions/auth/handle.ts'
import { checkActive, findAccount } from '#functions/stores/account/account.ts'
import { checkNotBlocked, conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { giveLike } from '#functions/stores/likes/change.ts'
import { findLikeHints } from '#functions/stores/likes/hint.ts'
import { findLike, findLikedBy } from '#functions/stores/likes/like.ts'
import { findComparableCard } from '#functions/stores/members/card.ts'
import { refusalBetween } from '#functions/stores/safety/block.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import * as likes from '#shared/contract/likes.ts'

export const handler = handle(likes.like, {
  load: ({ memberId, body }) => ({
    partner: findAccount(body.id),
    cards: Promise.all([findComparableCard(memberId), findComparableCard(body.id)]),
    row: findChat(memberId, conversationOf(memberId, body.id)),
    like: findLike(memberId, body.id, { consistent: true }),
    likedMe: findLikedBy(memberId, body.id),
    hints: findLikeHints(memberId, body.id),
  }),
  run: async ({ member, partner, cards: [liker, liked], row, like, likedMe, hints, body, now, refuse }) => {
    // Checked first, independent of the liked member: otherwise the refusal would reveal who exists
    // (BLOCK-06).
    if (member.status !== 'active') return refuse('email_not_confirmed')
    if (!liker || !liked || body.id === member.id) return refuse('not_found')
    // An unconfirmed member is hidden, so the refusal is the same as for an unknown member.
    if (refusalBetween(partner, { row, likedMe })) return refuse('not_found')
    const areAllowed = [
      checkNotBlocked(member.id, conversationOf(member.id, body.id), refusing('not_found')),
      checkActive(member.id, refusing('authentication_required')),
      checkActive(body.id, refusing('not_found')),
    ]
    const withChecks = (steps: readonly Write[]) => [...areAllowed, ...steps]
    const { isMatch } = await giveLike(liker, liked, { like, likedMe, hints }, { now, withChecks })
    return { liked: true as const, match: isMatch }
  },
})
