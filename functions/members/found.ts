import { type Account, isPresent } from '#functions/stores/account/account.ts'
import type { Cell } from '#functions/stores/members/cells.ts'
import { type Counts, sumOfAges, todayIn } from '#functions/stores/members/counts.ts'
import type { Filters } from '#functions/stores/members/filters.ts'
import { findNearest, maxCardsOfPage, positionOf } from '#functions/stores/members/nearest.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import type { Blocks } from '#functions/stores/safety/block.ts'
import { statedTotal } from '#shared/rules/limits.ts'
import { type finderFiltersOf, isFiltered, isFoundBy, type memberFiltersOf, passes } from './filters.ts'

type MemberFilters = ReturnType<typeof memberFiltersOf> | ReturnType<typeof finderFiltersOf>

type Asked = {
  memberId: string | undefined
  blocks: Promise<Blocks>
  /** Counters of the place and gender of the filters. */
  counts: Counts
  /** Cell from which distances are measured. */
  from: Cell | undefined
  memberFilters: MemberFilters
  size: number
  /** Position of the last card of the previous page. */
  after: string | undefined
  now: Date
}

/**
 * Finds a page of members matching the filters, without the searcher and blocked members, and the
 * total from the counters. If there are filters that the counters do not know, the first page reads
 * further cards, to count those that match.
 */
export async function findMembers(filters: Filters, asked: Asked) {
  const { memberId, blocks, counts, from, memberFilters, size, after, now } = asked
  const { country } = filters
  const today = todayIn(country, now)
  const isCounting = isFiltered(memberFilters) && after === undefined
  const counted = sumOfAges(counts, filters)
  const isPassing = passes(memberFilters, country, now)
  const { cards, next } = await findNearest({
    filters,
    today,
    from,
    within: memberFilters.distance,
    fits: blocks.then(
      ({ ids }) =>
        (card) =>
          card.id !== memberId && !ids.has(card.id) && isPassing(card),
    ),
    counts,
    size: isCounting ? statedTotal + 1 : size,
    roundSize: size,
    ...(!isCounting && { fewest: Math.ceil(0.75 * size) }),
    after,
    most: maxCardsOfPage,
  })
  const shown = cards.slice(0, size)
  const isCut = cards.length > size
  const page = { cards: shown, next: isCut ? positionOf({ filters, from }, shown.at(-1)!) : next }
  return { filters, memberFilters, today, page, counted, all: { cards, isWhole: next === null } }
}

type Found = Awaited<ReturnType<typeof findMembers>>
type Asker = { member: Account | undefined; own: Profile | undefined; blocks: Blocks; isFirst: boolean }

/**
 * Total number of members found, and of fictional profiles among them. With filters that the
 * counters do not know, the first page has counted the matching cards, up to the total that is
 * stated. The counters include all members, so the searcher and blocked members are subtracted, as
 * the pages leave them out (SEARCH-09).
 */
export function totalsOf(found: Found, { member, own, blocks, isFirst }: Asker) {
  const { filters, memberFilters, today, page, counted, all } = found
  if ((isFirst && all.isWhole) || isFiltered(memberFilters)) {
    const { cards, isWhole } = all
    const isMinimum = !isFirst || !isWhole || cards.length > statedTotal
    // Also counts the card beyond the stated total. If only that card is fictional, "more than 200
    // men" would be false without a number of fictional profiles.
    const fictional = cards.filter(({ f }) => f).length
    return { ...totals({ all: Math.min(cards.length, statedTotal), fictional }), isMinimum }
  }
  const shown = { all: page.cards.length, fictional: page.cards.filter(({ f }) => f).length }
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
  isMinimum: false,
})
