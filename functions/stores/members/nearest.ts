import { distances } from '#shared/rules/limits.ts'
import { type FoundCard, listBand, listCell } from './card-index.ts'
import { type Cell, cellsInBand, distanceBand, farthestBand, wideCellOf } from './cells.ts'
import { type Counts, sumOfAges } from './counts.ts'
import { type Filters, isOfAge } from './filters.ts'
import { agesIn, bandsOf, cardsPerBand, cardsPerRead, findPage } from './search.ts'

type Nearest = {
  filters: Filters
  today: string
  /**
   * Cell from which distances are measured; without it, the result is sorted only by photo and
   * activity.
   */
  from: Cell | undefined
  /** Maximum distance in km, one of `distances`. */
  within: (typeof distances)[number] | null
  /** Filters besides age and distance; may resolve after the first cards are read. */
  fits: Promise<(card: FoundCard) => boolean>
  /** Counters of the place and gender of the filters. */
  counts: Counts
  /**
   * Number of cards per page. `roundSize`, by default the same number, decides how many cards each
   * round of parallel reads requests.
   */
  size: number
  roundSize?: number
  /** Number of cards that is enough for a page if more cards would need further reads. */
  fewest?: number
  /** Position of the last card of the previous page. */
  after: string | undefined
  /**
   * Maximum number of cards to read, counted in multiples of `cardsPerRead`. Each partition of the
   * first rank is read once in any case, as otherwise no page would make progress.
   */
  most: number
}

/**
 * Maximum number of cards to read for a page: 18 reads, each of which costs half a read unit.
 * Together with the counters, and one further read for cards that are larger than usual, a page
 * costs at most 10 read units (SEARCH-25).
 */
export const maxCardsOfPage = 18 * cardsPerRead

/**
 * Rank in the order of a search: members with a photo come before members without one, and each of
 * these groups is sorted by band of distance. Within a rank, the most recently active member is
 * first. A position is the rank, one digit, followed by the sort key of a card.
 */
const ranksPerPhoto = farthestBand + 1
const rankOf = (isPictured: boolean, band: number) => (isPictured ? 0 : ranksPerPhoto) + band

/**
 * Sort key greater than that of any card. Cards are read in descending order, so it is the position
 * before the first card of a rank.
 */
const startOfRank = 'zzzzzzzZZZZZZZZ'

const positionAt = (rank: number, at: string) => `${rank}${at}`
/** Positions in order: rank ascending, sort key descending. */
const isAfter = (rank: number, at: string, position: string | undefined): boolean => {
  if (position === undefined) return true
  const other = Number(position[0])
  return rank > other || (rank === other && at < position.slice(1))
}

type Partition = number | { cell: Cell; isWide: boolean }

/** `spent`: number of cards read, counted in multiples of `cardsPerRead`. */
export type NearestPage = { cards: FoundCard[]; next: string | null; spent: number }

/**
 * Page of members matching the filters: members with a photo first, then nearest first. `next` is
 * null at the end. A page that reaches `most` may be short or even empty; the next page continues.
 */
export async function findNearest(search: Nearest): Promise<NearestPage> {
  const { filters, today, counts, most } = search
  const bands = bandsOf(filters.minAge, filters.maxAge, today)
  // Upper estimate: the bands also contain ages outside the range, and the last read of each band
  // may have few cards.
  const readsOfAll = bands.length + sumOfAges(counts, agesIn(bands, today)).all / cardsPerRead
  const isSmall = readsOfAll * cardsPerRead <= most
  const { page, spent } = isSmall ? await findInWhole(search, bands) : { page: null, spent: 0 }
  return page ?? findByRank(search, bands, spent)
}

type Range = { after: string | undefined; limit: number }

function readerOf({ filters: { gender, country, region } }: Nearest) {
  return (partition: Partition, range: Range) =>
    typeof partition === 'number'
      ? listBand(region ?? country, gender, partition, range)
      : listCell({ country, ...partition }, gender, range)
}

/**
 * Band of distance of a card; 0 for every card if there is no cell to measure from, or if the
 * search is limited to a region.
 */
const bandOfCard = ({ filters, from }: Pick<Nearest, 'filters' | 'from'>, { k }: FoundCard) =>
  from && !filters.region ? distanceBand(from, k) : 0

/** Position of a card in the order of a search. */
export const positionOf = (search: Pick<Nearest, 'filters' | 'from'>, card: FoundCard): string =>
  positionAt(rankOf(card.p !== undefined, bandOfCard(search, card)), card.at)

const isWithin = ({ from, within }: Nearest, { k }: FoundCard): boolean =>
  !within || !from || distanceBand(from, k) <= distances.indexOf(within)

/**
 * Reads a small place completely, which costs less than reading its bands of distance one after the
 * other. `page` is null if the place has more cards than may be read (`most`), because the counters
 * were out of date.
 */
async function findInWhole(search: Nearest, bands: readonly number[]) {
  const { filters, today, size, after, most } = search
  const rank = (card: FoundCard) => rankOf(card.p !== undefined, bandOfCard(search, card))
  const all = await findPage<Partition, FoundCard>({
    bands,
    size: Number.POSITIVE_INFINITY,
    limit: most,
    after: undefined,
    readBand: readerOf(search),
    fits: search.fits.then((fits) => (card) => isOfAge(card, filters, today) && isWithin(search, card) && fits(card)),
    most,
  })
  const { spent } = all
  if (all.next !== null) return { page: null, spent }
  const rest = all.cards
    .map((card) => ({ card, rank: rank(card) }))
    .filter(({ card, rank }) => isAfter(rank, card.at, after))
    // The sort is stable, so cards of one rank stay in order of activity.
    .sort((a, b) => a.rank - b.rank)
  const page = rest.slice(0, size)
  const last = page.at(-1)
  const next = last && rest.length > size ? positionAt(last.rank, last.card.at) : null
  return { page: { cards: page.map(({ card }) => card), next, spent }, spent }
}

/**
 * Reads one rank after the other, each from the partitions that contain its cards. `spent`: number
 * of cards that `findInWhole` has already read without result.
 */
async function findByRank(search: Nearest, bands: readonly number[], spent: number): Promise<NearestPage> {
  const { filters, today, size, roundSize = size, fewest = size, after, most } = search
  const cards: FoundCard[] = []
  const maxLeft = most - spent
  let left = maxLeft
  for (const { rank, isPictured, band } of ranksOf(search)) {
    if (after !== undefined && rank < Number(after[0])) continue
    const partitions = partitionsOf(search, bands, band)
    const least = partitions.length * cardsPerRead
    if (cards.length >= fewest || (left < least && left < maxLeft))
      return { cards, next: positionAt(rank, startOfRank), spent: most - left }
    const page = await findPage<Partition, FoundCard>({
      bands: partitions,
      size: size - cards.length,
      fewest: fewest - cards.length,
      limit: limitOf(filters, roundSize, partitions),
      after: after !== undefined && rank === Number(after[0]) ? after.slice(1) : undefined,
      readBand: readerOf(search),
      fits: search.fits.then(
        (fits) => (card) =>
          (card.p !== undefined) === isPictured &&
          bandOfCard(search, card) === band &&
          isWithin(search, card) &&
          isOfAge(card, filters, today) &&
          fits(card),
      ),
      most: Math.max(left, least),
    })
    cards.push(...page.cards)
    left -= page.spent
    if (page.next !== null) return { cards, next: positionAt(rank, page.next), spent: most - left }
  }
  return { cards, next: null, spent: most - left }
}

/** Ranks that the search covers, in order. */
function ranksOf({ filters, from, within }: Nearest) {
  const last = !from || filters.region ? 0 : within ? distances.indexOf(within) : farthestBand
  const bands = Array.from({ length: last + 1 }, (_, band) => band)
  return [true, false].flatMap((isPictured) =>
    bands.map((band) => ({ rank: rankOf(isPictured, band), isPictured, band })),
  )
}

/** Number of bands of distance that are read by cell; farther bands are read by wide cell. */
const bandsByCell = 2

/** Partitions that contain the members of a band of distance. */
function partitionsOf({ filters, from }: Nearest, bands: readonly number[], band: number): readonly Partition[] {
  if (!from || filters.region || band === farthestBand) return bands
  const cells = cellsInBand(from, band)
  const isWide = band >= bandsByCell
  return (isWide ? [...new Set(cells.map(wideCellOf))] : cells).map((cell) => ({ cell, isWide }))
}

/** Width of the age range that contains most members, in years. */
const commonYears = 50

/**
 * Cards per read of a partition. A cell contains members of all ages, so more cards are read for a
 * narrow age range.
 */
function limitOf({ minAge, maxAge }: Filters, size: number, partitions: readonly Partition[]): number {
  if (typeof partitions[0] === 'number') return cardsPerBand(size, minAge, maxAge)
  const share = Math.min(1, (maxAge - minAge + 1) / commonYears)
  return Math.max(cardsPerRead, Math.ceil((1.2 * size) / share / partitions.length))
}
