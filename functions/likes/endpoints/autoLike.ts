import { handle } from '#functions/auth/handle.ts'
import { checkFictional, markAutoLiked, pagesOfFictional } from '#functions/stores/account/fictional.ts'
import { checkNotBlocked, conversationOf } from '#functions/stores/chats/conversation.ts'
import { addLike } from '#functions/stores/likes/change.ts'
import { findIdsInLikes } from '#functions/stores/likes/list.ts'
import { findComparableCard, findListings } from '#functions/stores/members/card.ts'
import { shownCard } from '#functions/stores/members/shown-card.ts'
import { findProfile, findProfiles, type Profile } from '#functions/stores/profile/profile.ts'
import { listBlocks } from '#functions/stores/safety/block.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import * as likes from '#shared/contract/likes.ts'
import { civilDate } from '#shared/rules/age.ts'

/**
 * Number of newest fictional profiles that are considered: `limit` in a batch, whose cards and
 * profiles take two reads, and `most` in all batches.
 */
const lookedAt = { limit: 50, most: 500 }

export const handler = handle(likes.autoLike, {
  load: ({ memberId }) => ({ own: findProfile(memberId), card: findComparableCard(memberId) }),
  run: async ({ member, own, card, site: { country }, now }) => {
    if (!country.autoLike || member.status !== 'active' || !member.autoLikeDue || !own || !card)
      return { profile: null }
    // An invisible member can be liked only by members whom they have contacted (LIKE-17).
    const liker = member.invisible ? undefined : await findLiker(member.id, own)
    try {
      await commit([
        markAutoLiked(member.id),
        ...(liker
          ? [
              checkFictional(liker.id),
              checkNotBlocked(member.id, conversationOf(member.id, liker.id), blockConflict),
              // `findLiker` excludes members with a like in either direction, so this is never a
              // match.
              ...addLike(liker, card, now),
            ]
          : []),
      ])
    } catch (error) {
      // A parallel request was first, or the chosen profile was removed or blocked since the read:
      // no like is given, and the next request retries.
      if (error instanceof Conflict) return { profile: null }
      throw error
    }
    if (!liker) return { profile: null }
    const shown = shownCard(liker, civilDate(now, country.timeZone), now)
    const image = shown.main_image
    return { profile: { ...shown, main_image: image && { ...image, match: image.filename } } }
  },
})

const blockConflict = () => new Conflict('one member has blocked the other meanwhile')

/**
 * Chooses the fictional profile that likes the member, from the newest batch in which one fits. A
 * profile fits if it is in the member's country, each of the two has the gender that the other
 * looks for, and there is no block or like between them. Prefers a profile with a photo, then the
 * nearest in age.
 */
async function findLiker(memberId: string, own: Profile) {
  const blocks = await listBlocks(memberId)
  for await (const ids of pagesOfFictional(lookedAt)) {
    const inLikes = await findIdsInLikes(memberId, ids)
    const liker = await findLikerAmong(
      ids.filter((id) => !blocks.ids.has(id) && !inLikes.has(id)),
      own,
    )
    if (liker) return liker
  }
}

async function findLikerAmong(asked: readonly string[], own: Profile) {
  const [listings, profiles] = await Promise.all([findListings(asked), findProfiles(asked)])
  const yearOf = (birthDate: string) => Number(birthDate.slice(0, 4))
  const distance = (birthDate: string) => Math.abs(yearOf(birthDate) - yearOf(own.birthDate))
  return listings
    .filter(({ card, isFindable }) => {
      const wanted = profiles.get(card.id)?.wantedGender
      const isNear = card.r.startsWith(`${own.country}-`)
      return card.f && isFindable && isNear && card.g === own.wantedGender && wanted === own.gender
    })
    .map(({ card }) => card)
    .sort((a, b) => Number(b.p !== undefined) - Number(a.p !== undefined) || distance(a.b) - distance(b.b))[0]
}
