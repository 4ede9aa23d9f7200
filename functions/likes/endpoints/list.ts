import { handle } from '#functions/auth/handle.ts'
import type { LikeRow } from '#functions/stores/likes/like.ts'
import { countNewLikes, type LikePage, listGiven, listMatches, listReceived } from '#functions/stores/likes/list.ts'
import { findCompared } from '#functions/stores/members/card.ts'
import { comparedCard } from '#functions/stores/members/compared-card.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import * as likes from '#shared/contract/likes.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pageSize } from '#shared/rules/limits.ts'

const noRows: LikePage = { rows: [], older: null }

/** First pages of all lists, or the next page of one. */
async function readPages(memberId: string, { of, before }: Parsed<typeof likes.list>['query']) {
  const page = { before, limit: pageSize.likes }
  const none = { given: noRows, received: noRows, matches: noRows }
  if (of === 'profiles') return { ...none, given: await listGiven(memberId, page) }
  if (of === 'liked_by') return { ...none, received: (await listReceived(memberId, page)).received }
  if (of === 'matches') return { ...none, matches: await listMatches(memberId, page) }
  const [given, received] = await Promise.all([listGiven(memberId, page), listReceived(memberId, page)])
  return { given, ...received }
}

export const handler = handle(likes.list, {
  load: ({ memberId, query }) => ({
    pages: readPages(memberId, query),
    own: findCompared(memberId),
    newLikes: query.of ? Promise.resolve(null) : countNewLikes(memberId),
  }),
  run: async ({ pages: { given, received, matches }, own, newLikes, site, now }) => {
    const viewer = { preferences: own, from: own?.k }
    const shownTo = { site: site.country, today: civilDate(now, site.country.timeZone), now }
    const shown = ({ card, at, isMatch }: LikeRow) => ({
      id: card.id,
      profile: comparedCard(card, viewer, shownTo),
      liked_at: at,
      match: isMatch === true,
    })
    const shownReceived = (row: LikeRow) => ({
      ...shown(row),
      like_new: row.isNew === true,
      match_new: row.isMatchNew === true,
    })
    return {
      profiles: given.rows.map(shown),
      liked_by: received.rows.map(shownReceived),
      matches: matches.rows.map(shownReceived),
      older: { profiles: given.older, liked_by: received.older, matches: matches.older },
      new_likes: newLikes,
    }
  },
})
