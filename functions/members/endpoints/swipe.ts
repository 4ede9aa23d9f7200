import { handle } from '#functions/auth/handle.ts'
import { checkActive, findAccount } from '#functions/stores/account/account.ts'
import { checkNotBlocked, conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { giveLike } from '#functions/stores/likes/change.ts'
import { findLikeHints } from '#functions/stores/likes/hint.ts'
import { findLike, findLikedBy } from '#functions/stores/likes/like.ts'
import { type Card, findComparableCard } from '#functions/stores/members/card.ts'
import { placesOf, todayIn } from '#functions/stores/members/counts.ts'
import { addPass, addSwipeLike, countSwipeLikes, findLastPass, undoPass } from '#functions/stores/members/swipes.ts'
import { refusalBetween } from '#functions/stores/safety/block.ts'
import { commit, refusing, type Write } from '#functions/table/transaction.ts'
import * as members from '#shared/contract/members.ts'

/**
 * Day for the limit: the date in the member's country, which may not be the site's country
 * (OPEN-35).
 */
const dayOf = (own: Card, now: Date): string => todayIn(placesOf(own)[0], now)

export const handler = handle(members.swipe, {
  load: ({ memberId, body: { id, verdict }, now }) => {
    const own = findComparableCard(memberId)
    const given = own.then((card) => (card ? countSwipeLikes(memberId, dayOf(card, now)) : 0))
    return {
      partner: findAccount(id),
      cards: Promise.all([own, findComparableCard(id)]),
      row: findChat(memberId, conversationOf(memberId, id)),
      like: findLike(memberId, id, { consistent: true }),
      likedMe: findLikedBy(memberId, id),
      hints: findLikeHints(memberId, id),
      given,
      lastPass: verdict === 'undo' ? findLastPass(memberId, now) : Promise.resolve(undefined),
    }
  },
  run: async ({ member, partner, cards: [own, other], row, like, likedMe, hints, given, lastPass, ...call }) => {
    const { body, site, now, refuse } = call
    const { swipeLikesPerDay: max } = site.country
    const left = (likes: number) => Math.max(0, max - likes)
    // Checked first, independent of the liked member: otherwise the refusal would reveal who exists
    // (BLOCK-06).
    if (body.verdict === 'like' && member.status !== 'active') return refuse('email_not_confirmed')
    if (!own || !other || body.id === member.id) return refuse('not_found')
    if (refusalBetween(partner, { row, likedMe })) return refuse('not_found')

    const isAllowed = checkNotBlocked(member.id, conversationOf(member.id, body.id), refusing('not_found'))
    if (body.verdict === 'pass') {
      await commit([isAllowed, ...addPass(member.id, body.id, now)])
      return { match: false, likes_left: left(given) }
    }
    if (body.verdict === 'undo') {
      if (lastPass?.id !== body.id) return refuse('pass_final')
      if (!lastPass.isUndone) await commit([isAllowed, undoPass(member.id, lastPass)])
      return { match: false, likes_left: left(given) }
    }
    // The like comes before its count in the transaction: if the day's last like is sent again, the
    // Conflict on the like then takes precedence over the refusal at the limit.
    const isCounted = addSwipeLike(member.id, dayOf(own, now), max, now)
    const areActive = [
      checkActive(member.id, refusing('authentication_required')),
      checkActive(body.id, refusing('not_found')),
    ]
    const withChecks = (steps: readonly Write[]) => [isAllowed, ...areActive, ...steps, isCounted]
    const { isAdded, isMatch } = await giveLike(own, other, { like, likedMe, hints }, { now, withChecks })
    return { match: isMatch, likes_left: left(isAdded ? given + 1 : given) }
  },
})
