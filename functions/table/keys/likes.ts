import { type Key, member, own, ownOf } from '../key.ts'

/** Keys of likes, swipes, favourites, looks and blocks. */
export const likeKeys = {
  /**
   * Likes of a member: one row per member whom they like, one per member who likes them. A shown
   * row is in a list of the index `lists`; a new like is also in `due` (`newLikesOf`). Single rows
   * are read before every contact, pages by the likes screens.
   */
  like: (id: string, liked: string): Key => own(id, 'LIKE', liked),
  likedBy: (id: string, liker: string): Key => own(id, 'LIKED_BY', liker),
  likesOfMember: (id: string) => ({ PK: member(id), prefix: 'LIKE' }),
  likesGiven: (id: string) => ownOf(id, 'LIKE'),
  /**
   * Pass in the swipe game, stored for 90 days. Read by the game. The mirror is never shown: it
   * lets the purge of the passed member find the pass.
   */
  swipe: (id: string, passed: string): Key => own(id, 'SWIPE', passed),
  swipedBy: (id: string, by: string): Key => own(id, 'SWIPED_BY', by),
  swipesOfMember: (id: string) => ownOf(id, 'SWIPE'),
  /**
   * Number of likes given in the swipe game on a day (`2026-11-20`) in the country's time zone;
   * expires by TTL. Read by the game.
   */
  swipeDay: (id: string, day: string): Key => own(id, 'SWIPE_DAY', day),
  /**
   * Favourite, in a list of the index `lists`; only the member reads its pages. The mirror is never
   * shown: it lets the purge of the other member find the favourite. The item `favourites` bounds
   * the number of favourites; it is read when a favourite is added.
   */
  favourite: (id: string, other: string): Key => own(id, 'FAVOURITE', other),
  favouriteOf: (id: string, by: string): Key => own(id, 'FAVOURITE_OF', by),
  favourites: (id: string): Key => own(id, 'FAVOURITES'),
  favouritesOfMember: (id: string) => ownOf(id, 'FAVOURITE'),
  /**
   * Day on which a member last looked at the profile of another; both rows expire by TTL. The row
   * is read when the member opens the profile again. The mirror is in a list of the index `lists`,
   * which only the other member reads.
   */
  look: (id: string, other: string): Key => own(id, 'LOOK', other),
  lookedBy: (id: string, by: string): Key => own(id, 'LOOKED_BY', by),
  /** Block and its mirror. Read together by search and before every contact. */
  block: (id: string, blocked: string): Key => own(id, 'BLOCK', blocked),
  blockedBy: (id: string, blocker: string): Key => own(id, 'BLOCKED_BY', blocker),
  blocksOfMember: (id: string) => ({ PK: member(id), prefix: 'BLOCK' }),
}
