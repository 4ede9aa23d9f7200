import { findAccount } from '#functions/account/store.ts'
import { checkNotBlocked, conversationOf, findChat } from '#functions/chats/store.ts'
import { refusing, type Write } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { findCard } from '#functions/members/store.ts'
import { contactRefusal } from '#functions/safety/block-store.ts'
import { likes } from '#shared/contract/likes.ts'
import { giveLike } from '../change-store.ts'
import { findLike, findLikedBy } from '../store.ts'

export const handler = handle(likes.like, {
  load: ({ memberId, body }) => ({
    partner: findAccount(body.id),
    cards: Promise.all([findCard(memberId), findCard(body.id)]),
    row: findChat(memberId, conversationOf(memberId, body.id)),
    like: findLike(memberId, body.id, { consistent: true }),
    likedMe: findLikedBy(memberId, body.id),
  }),
  run: async ({ member, partner, cards: [liker, liked], row, like, likedMe, body, now, refuse }) => {
    // First, whoever it is for: else the refusal would tell who is there (BLOCK-06).
    if (member.status !== 'active') return refuse('email_not_confirmed')
    if (!liker || !liked || body.id === member.id) return refuse('not_found')
    const hasContactedMe = row?.hasTheirs === true || likedMe !== undefined
    // Nobody sees an unconfirmed member, so they cannot be liked either, and that is not told.
    if (contactRefusal(partner, { isBlocked: row?.state === 'blocked', hasContactedMe })) return refuse('not_found')
    const isAllowed = checkNotBlocked(member.id, conversationOf(member.id, body.id), refusing('not_found'))
    const withChecks = (steps: readonly Write[]) => [isAllowed, ...steps]
    const { isMatch } = await giveLike(liker, liked, { like, likedMe }, { now, withChecks })
    return { liked: true as const, match: isMatch }
  },
})
