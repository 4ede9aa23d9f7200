import type { EndpointResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as likes from '#shared/contract/likes.ts'

export const endpoints = {
  list: { table: 'read', env: ['photoKey'], impact: 'Members do not see their likes.' },
  liked: {
    table: 'read',
    impact: 'Cards miss the hearts of a member who has given more likes than one page of their list.',
  },
  like: { table: 'write', impact: 'Members cannot like each other.' },
  autoLike: {
    table: 'write',
    env: ['photoKey'],
    impact: 'New members do not get their first like of a fictional profile.',
  },
  seeMatch: { table: 'write', impact: 'Members see the moment of the same match again.' },
  listFavourites: { table: 'read', env: ['photoKey'], impact: 'Members do not see their favourites.' },
  addFavourite: { table: 'write', impact: 'Members cannot add favourites.' },
  removeFavourite: { table: 'write', impact: 'Members cannot remove favourites.' },
  listLooks: { table: 'read', env: ['photoKey'], impact: 'Members do not see who looked at their profile.' },
  unlike: { table: 'write', impact: 'Members cannot take back a like.' },
} satisfies EndpointResources<typeof likes>

export const reactions = {
  hintLikes: {
    lane: 'delivery',
    follows: { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.likedBy('', '').SK } },
    queues: ['live'],
    impact: 'Likes and matches do not reach open pages.',
  },
} satisfies Record<string, ReactionResources>
