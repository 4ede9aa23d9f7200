import { bandOf, bandYears } from '#functions/stores/members/card.ts'

/**
 * Search over the banded index. Each band (a few birth years) lists its members last active first; the bands of an age range are asked side by
 * side and merged. Nothing here knows the table: a band is read through a port.
 */
type ReadBand<Found> = (
  band: number,
  page: { after: string | undefined; limit: number },
) => Promise<{ cards: Found[]; more: boolean }>

/** Cards that fit into 4 KB, half a read unit, at 144 bytes for an ordinary one. */
const cardsPerRead = 28

/** The bands that hold anybody from `minAge` to `maxAge` on `today`, both included. */
export function bandsOf(minAge: number, maxAge: number, today: string): number[] {
  const year = Number(today.slice(0, 4))
  const oldest = bandOf(year - maxAge - 1)
  return Array.from({ length: bandOf(year - minAge) - oldest + 1 }, (_, index) => oldest + index)
}

/** How many cards to read of each band for a page of `size`: the fewer of a band's years are wanted, the more of its cards fall away. */
export const cardsPerBand = (size: number, minAge: number, maxAge: number): number =>
  Math.max(cardsPerRead, Math.ceil((1.5 * size * bandYears) / (maxAge - minAge + 1)))

type Band<Found> = { band: number; read: Found[]; end: string | undefined; hasMore: boolean }

type Search<Found> = {
  bands: readonly number[]
  /** Cards of a page. */
  size: number
  /** Cards to read of each band at a time. */
  limit: number
  /** The mark of the last card of the page before. */
  after: string | undefined
  readBand: ReadBand<Found>
  /** Which cards belong to the result; may come later than the first cards do. */
  fits: Promise<(card: Found) => boolean>
  /**
   * Cards to read in all, where few of them may fit: then each round reads twice as many as the one before, and a page is what is known when this many
   * were read. Without it rounds stay small and go on until the page is full or the bands end.
   */
  most?: number
}

/**
 * The next page of all bands together, last active first. Of a band that was not read to its end, cards may follow that belong above what another
 * band has given: so only cards down to the frontier, the highest of these ends, are certain. While they do not fill the page, the bands at the
 * frontier or near it are read on. `next` is null where nothing follows; a page after a full last one may be empty.
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

    // A band with little left below the frontier would be the next to hold up the page: it is asked along, to save a round.
    const isNearFrontier = ({ read }: Band<Found>) => read.filter(({ at }) => at < frontier).length < limit / 2
    asked = open.filter(isNearFrontier)
  }
}

/** How many cards were read. */
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
