import { handle } from '#functions/lib/handle.ts'
import { shownCard } from '#functions/members/store.ts'
import { likes } from '#shared/contract/likes.ts'
import { civilDate } from '#shared/rules/age.ts'
import { type LikeRow, listLikes } from '../store.ts'

export const handler = handle(likes.list, {
  load: ({ memberId }) => ({ rows: listLikes(memberId) }),
  run: async ({ rows: { given, received }, site, now }) => {
    const today = civilDate(now, site.country.timeZone)
    const idsOf = (rows: readonly LikeRow[]) => new Set(rows.map(({ card }) => card.id))
    const shown = ({ card, at }: LikeRow, returned: ReadonlySet<string>) => ({
      id: card.id,
      profile: shownCard(card, today, now),
      liked_at: at,
      match: returned.has(card.id),
    })
    const [likedIds, likerIds] = [idsOf(given), idsOf(received)]
    return {
      profiles: given.map((row) => shown(row, likerIds)),
      liked_by: received.map((row) => ({ ...shown(row, likedIds), like_new: row.isNew === true })),
    }
  },
})
