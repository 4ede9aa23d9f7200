import { handle } from '#functions/auth/handle.ts'
import { logError } from '#functions/platform/log.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { conversationOf, findChat, isShown } from '#functions/stores/chats/conversation.ts'
import { isFavouriteOf } from '#functions/stores/likes/favourites.ts'
import { findLike, findLikedBy, markLikeSeen } from '#functions/stores/likes/like.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { findLook } from '#functions/stores/members/looks.ts'
import { findPresenceTimes, shownPresence } from '#functions/stores/members/presence.ts'
import { isOpened } from '#functions/stores/photos/opened.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { contactRefusal, findBlock } from '#functions/stores/safety/block.ts'
import { apply } from '#functions/table/transaction.ts'
import * as members from '#shared/contract/members.ts'
import { civilDate } from '#shared/rules/age.ts'
import { visitorAccess } from '../filters.ts'
import { recordLook } from '../looking.ts'
import { type View, viewedFacts, viewedPhotos } from '../view.ts'
import { cardFor, isVeiled, veiledDetails } from '../visitors.ts'

const readBetween = async (memberId: string, id: string) => {
  const conversation = conversationOf(memberId, id)
  const [like, likedMe, row, block, opensMine, opensTheirs, isFavourite, lookedOn] = await Promise.all([
    findLike(memberId, id),
    findLikedBy(memberId, id),
    findChat(memberId, conversation),
    findBlock(memberId, id),
    isOpened(memberId, id),
    isOpened(id, memberId),
    isFavouriteOf(memberId, id),
    findLook(memberId, id),
  ])
  return { like, likedMe, conversation, row, block, opensMine, opensTheirs, isFavourite, lookedOn }
}

export const handler = handle(members.profile, {
  load: ({ memberId, query: { id } }) => ({
    account: findAccount(id),
    profile: findProfile(id),
    card: findCard(id),
    photos: listPhotos(id),
    times: memberId && memberId !== id ? findPresenceTimes(id) : Promise.resolve(undefined),
    between: memberId && memberId !== id ? readBetween(memberId, id) : Promise.resolve(undefined),
  }),
  run: async ({ member, account, profile, card, photos, times, between, query, site, language, now, refuse }) => {
    const access = member ? 'full' : visitorAccess(site.country, query)
    if (access === 'off') return refuse('authentication_required')
    const isOwn = member?.id === query.id
    // Blocked, invisible, unconfirmed, banned, leaving or missing: the same refusal for all
    // (BLOCK-06, TRAP-61).
    const isUnseen =
      !isOwn &&
      contactRefusal(account, {
        isBlocked: between?.block.isTheirs === true,
        hasContactedMe: between?.row?.hasTheirs === true || between?.likedMe !== undefined,
      }) !== null
    if (!account || !profile || !card || isUnseen) return refuse('not_found')

    if (between?.likedMe?.isNew) await apply(markLikeSeen(member!.id, query.id)).catch(logOnly)
    const today = civilDate(now, site.country.timeZone)
    if (member && between && between.lookedOn !== today) await recordLook(member, account, today)
    const view: View = {
      seesAllPhotos: isOwn || member?.premium === true,
      seesPrivatePhotos: isOwn || between?.opensTheirs === true,
      seesExplicitPhotos: member !== undefined,
      seesMainPhotoOnly: access === 'limited',
      seesSensitive: member?.status === 'active',
      seesPrompts: member !== undefined,
    }
    const viewer = { isMember: member !== undefined, language }
    const details = isVeiled(card, viewer)
      ? veiledDetails(card, now)
      : {
          ...viewedFacts(profile, site.country, view),
          photos: viewedPhotos(photos, card, site.country, view, now),
          number: profile.number,
        }
    return {
      ...cardFor(viewer, card, today, now),
      ...details,
      status: account.status === 'not_confirmed' ? ('disabled' as const) : ('active' as const),
      liked: between?.like !== undefined,
      likes_me: between?.likedMe !== undefined,
      favourite: between?.isFavourite === true,
      blocked: between?.block.isOwn === true,
      private_photos_open: between?.opensTheirs === true,
      own_private_photos_open: between?.opensMine === true,
      conversation: between && isShown(between.row) ? between.conversation : null,
      presence: between?.block.isOwn ? null : shownPresence(account, times, now, site.country.timeZone),
    }
  },
})

/**
 * If the like cannot be marked as seen, it stays new until the next view, and the profile is shown
 * anyway.
 */
const logOnly = (error: unknown) => logError('like_not_marked_seen', error)
