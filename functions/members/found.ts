import { type Account, isPresent } from '#functions/stores/account/account.ts'
import { type FoundCard, listBand } from '#functions/stores/members/card.ts'
import { countMembers, todayIn } from '#functions/stores/members/counts.ts'
import { type Filters, isOfAge } from '#functions/stores/members/filters.ts'
import { bandsOf, cardsPerBand, findPage } from '#functions/stores/members/search.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import type { Blocks } from '#functions/stores/safety/block.ts'
import { isFoundBy } from './filters.ts'

type Asked = {
  memberId: string | undefined
  blocks: Promise<Blocks>
  size: number
  /** Sort key of the last card of the previous page. */
  after: string | undefined
  now: Date
}

/**
 * Page of members matching the filters, without the searcher and blocked members, and the total
 * from the counters.
 */
export async function findMembers(filters: Filters, { memberId, blocks, size, after, now }: Asked) {
  const { gender, minAge, maxAge } = filters
  const place = filters.region ?? filters.country
  const today = todayIn(filters.country, now)
  const [page, counted] = await Promise.all([
    findPage<FoundCard>({
      bands: bandsOf(minAge, maxAge, today),
      size,
      limit: cardsPerBand(size, minAge, maxAge),
      after,
      readBand: (band, range) => listBand(place, gender, band, range),
      fits: blocks.then(
        ({ ids }) =>
          (card) =>
            isOfAge(card, filters, today) && card.id !== memberId && !ids.has(card.id),
      ),
    }),
    countMembers(place, gender, minAge, maxAge),
  ])
  return { filters, today, page, counted }
}

type Found = Awaited<ReturnType<typeof findMembers>>
type Asker = { member: Account | undefined; own: Profile | undefined; blocks: Blocks; isFirst: boolean }

/**
 * Total numbers of members found and of fictional ones among them. The counters include all
 * members, so the searcher and blocked members are subtracted, as the pages leave them out
 * (SEARCH-09).
 */
export function totalsOf({ filters, today, page, counted }: Found, { member, own, blocks, isFirst }: Asker) {
  const shown = { all: page.cards.length, fictional: page.cards.filter(({ f }) => f).length }
  if (isFirst && !page.next) return totals(shown)
  const ownCard = own && { g: own.gender, r: own.region, b: own.birthDate }
  const isFindable = isPresent(member) && !member.invisible
  const unseen = [...(ownCard && isFindable ? [ownCard] : []), ...blocks.findable].filter((card) =>
    isFoundBy(card, filters, today),
  )
  const fictional = unseen.filter((card) => 'f' in card && card.f).length
  return totals({
    all: Math.max(counted.all - unseen.length, shown.all),
    fictional: Math.max(counted.fictional - fictional, shown.fictional),
  })
}

const totals = ({ all, fictional }: { all: number; fictional: number }) => ({
  numResults: all,
  numFictional: Math.min(fictional, all),
})
