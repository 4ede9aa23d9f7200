import { bandOf, bandYears } from '#functions/stores/members/card.ts'

/**
 * Reads a page of one band. A band is a few birth years, with the most recently active member
 * first; the bands of an age range are read in parallel and merged. Passed in, so that the search
 * does not depend on the table.
 */
type ReadBand<Found> = (
  band: number,
  page: { after: string | undefined; limit: number },
) => Promise<{ cards: Found[]; more: boolean }>

/** Number of typical cards (144 bytes) in 4 KB, which cost half a read unit. */
const cardsPerRead = 28

/** Bands of the ages from `minAge` to `maxAge` on `today`, both included. */
export function bandsOf(minAge: number, maxAge: number, today: string): number[] {
  const year = Number(today.slice(0, 4))
  const oldest = bandOf(year - maxAge - 1)
  return Array.from({ length: bandOf(year - minAge) - oldest + 1 }, (_, index) => oldest + index)
}

/**
 * Cards to read per band for a page of `size`: more for a narrow age range, which has fewer bands
 * and discards more of their cards.
 */
export const cardsPerBand = (size: number, minAge: number, maxAge: number): number =>
  Math.max(cardsPerRead, Math.ceil((1.5 * size * bandYears) / (maxAge - minAge + 1)))

type Band<Found> = { band: number; read: Found[]; end: string | undefined; hasMore: boolean }

type Search<Found> = {
  bands: readonly number[]
  /** Cards per page. */
  size: number
  /** Cards per read of a band. */
  limit: number
  /** Sort key of the last card of the previous page. */
  after: string | undefined
  readBand: ReadBand<Found>
  /** Filter of the result; may resolve after the first cards are read. */
  fits: Promise<(card: Found) => boolean>
  /**
   * Maximum number of cards to read, for filters that few cards pass. With it, each round reads
   * twice as many as the one before, and the search ends at the maximum. Without it, rounds stay
   * small and continue until the page is full or the bands end.
   */
  most?: number
}

/**
 * Next page over all bands, most recently active first. A band that is not read to its end may
 * still have cards that rank above cards of other bands. The frontier is the highest position
 * reached by such a band: only cards down to it are certain. While they do not fill the page, the
 * bands at or near the frontier are read on. `next` is null at the end; a page after a full last
 * one may be empty.
 */
export async function findPage<Found extends { at: string }>(search: Search<Found>) {
  const { size, limit, readBand, most = Number.POSITIVE_INFINITY } = search
  const bands: Band<Found>[] = search.bands.map((band) => ({ band, read: [], end: search.after, hasMore: true }))
  let left = most
  let perBand = limit
  for (let asked = bands; ; ) {
    perBand = Math.min(perBand, Math.ceil(left / asked.length))
    const read = await Promise.all(asked.map((band) => readOn(band, readBand, perBand)))
    left -= read.reduce((sum, count) => sum + count, 0)
    if (search.most) perBand *= 2
    const fits = await search.fits

    const open = bands.filter(({ hasMore }) => hasMore)
    const frontier = open.reduce((highest, { end = '' }) => (end > highest ? end : highest), '')
    const known = bands.flatMap(({ read }) => read).filter(fits)
    const certain = known.filter(({ at }) => at >= frontier)
    const isEnd = open.length === 0 || left <= 0
    if (certain.length >= size || isEnd) {
      const cards = (isEnd ? known : certain).sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, size)
      const isLast = isEnd && known.length === cards.length
      return { cards, next: isLast ? null : cards.at(-1)!.at }
    }

    // A band with few cards left below the frontier would hold up the next round: reading it now
    // saves that round.
    const isNearFrontier = ({ read }: Band<Found>) => read.filter(({ at }) => at < frontier).length < limit / 2
    asked = open.filter(isNearFrontier)
  }
}

/** Reads the next cards of a band; returns their number. */
async function readOn<Found extends { at: string }>(
  band: Band<Found>,
  readBand: ReadBand<Found>,
  limit: number,
): Promise<number> {
  const { cards, more } = await readBand(band.band, { after: band.end, limit })
  band.read.push(...cards)
  band.end = cards.at(-1)?.at ?? band.end
  band.hasMore = more
  return cards.length
}
