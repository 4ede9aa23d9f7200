import { bandOf, bandYears } from '#functions/stores/members/card-index.ts'

/**
 * Reads a page of one band: a partition of an index, with the most recently active member first. A
 * band contains the members of a few birth years in a place, or the members of a cell. Bands are
 * read in parallel and merged. The function is a parameter, so that the search does not depend on
 * the table.
 */
type ReadBand<Key, Found> = (
  band: Key,
  page: { after: string | undefined; limit: number },
) => Promise<{ cards: Found[]; more: boolean }>

/** Number of typical cards (155 bytes) in 4 KB, which cost half a read unit. */
export const cardsPerRead = 26

/**
 * Bands of birth years (`bandOf`) in which members aged `minAge` to `maxAge`, inclusive, on `today`
 * can be; the oldest members first.
 */
export function bandsOf(minAge: number, maxAge: number, today: string): number[] {
  const year = Number(today.slice(0, 4))
  const oldest = bandOf(year - maxAge - 1)
  return Array.from({ length: bandOf(year - minAge) - oldest + 1 }, (_, index) => oldest + index)
}

/**
 * Range of the ages that members in these bands can have on `today`. It is at least as wide as the
 * range passed to `bandsOf`.
 */
export const agesIn = (bands: readonly number[], today: string): { minAge: number; maxAge: number } => {
  const year = Number(today.slice(0, 4))
  return { minAge: year - (bands.at(-1)! + 1) * bandYears, maxAge: year - bands[0]! * bandYears }
}

/**
 * Cards to read per band for a page of `size`: more for a narrow age range, as it has few bands,
 * and more of their cards are outside the range.
 */
export const cardsPerBand = (size: number, minAge: number, maxAge: number): number =>
  Math.max(cardsPerRead, Math.ceil((1.5 * size * bandYears) / (maxAge - minAge + 1)))

type Band<Key, Found> = { band: Key; read: Found[]; end: string | undefined; hasMore: boolean }

type Search<Key, Found> = {
  bands: readonly Key[]
  /** Cards per page. */
  size: number
  /**
   * Number of cards that is enough for a page if more cards would need a further round of reads.
   */
  fewest?: number
  /** Cards per read of a band. */
  limit: number
  /** Sort key of the last card of the previous page. */
  after: string | undefined
  readBand: ReadBand<Key, Found>
  /** Filter of the result; may resolve after the first cards are read. */
  fits: Promise<(card: Found) => boolean>
  /**
   * Maximum number of cards to read, for filters that few cards pass. If it is set, a round that
   * found few cards is followed by a round of twice the size, and the page ends at the maximum,
   * even if it is not full. Reads are counted in multiples of `cardsPerRead`, as they are billed.
   * The first round must be within the maximum. If no maximum is set, rounds stay small and
   * continue until the page is full or the bands end.
   */
  most?: number
}

/**
 * Next page over all bands, most recently active first, and the number of cards read. A band that
 * is not read to its end may still have cards that rank above cards of other bands. The frontier is
 * the highest position at which the reading of such a band stopped: only the order of cards down to
 * the frontier is certain. While these cards do not fill the page, the bands at or near the
 * frontier are read further. `next` is null at the end. If the last page is full, an empty page may
 * follow.
 */
export async function findPage<Key, Found extends { at: string }>(search: Search<Key, Found>) {
  const { size, fewest = size, limit, readBand, most = Number.POSITIVE_INFINITY } = search
  const bands: Band<Key, Found>[] = search.bands.map((band) => ({
    band,
    read: [],
    end: search.after,
    hasMore: true,
  }))
  let spent = 0
  let perBand = limit
  for (let asked = bands; ; ) {
    perBand = Math.min(perBand, wholeReads((most - spent) / asked.length))
    const read = await Promise.all(asked.map((band) => readOn(band, readBand, perBand)))
    spent += read.reduce((sum, count) => sum + billedFor(count), 0)
    const fits = await search.fits

    const open = bands.filter(({ hasMore }) => hasMore)
    const frontier = open.reduce((highest, { end = '' }) => (end > highest ? end : highest), '')
    const certain = bands.flatMap((band) => band.read).filter((card) => card.at >= frontier && fits(card))
    if (search.most && certain.length < size / 2) perBand *= 2
    // A band with few cards left below the frontier would soon need another round of reads. Reading
    // this band now saves that round.
    const isNearFrontier = (band: Band<Key, Found>) => band.read.filter(({ at }) => at < frontier).length < limit / 2
    asked = open.filter(isNearFrontier)
    const isSpent = most - spent < asked.length * cardsPerRead
    if (certain.length < fewest && open.length > 0 && !isSpent) continue

    const cards = certain.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, size)
    if (certain.length > size) return { cards, next: cards.at(-1)!.at, spent }
    return { cards, next: open.length > 0 ? frontier : null, spent }
  }
}

/**
 * Number of cards as whole reads of 4 KB. `wholeReads` rounds down. `billedFor` rounds up, as
 * billing does, and is at least one read.
 */
const wholeReads = (cards: number) => Math.floor(cards / cardsPerRead) * cardsPerRead
const billedFor = (cards: number) => Math.max(1, Math.ceil(cards / cardsPerRead)) * cardsPerRead

/** Reads the next cards of a band; returns their number. */
async function readOn<Key, Found extends { at: string }>(
  band: Band<Key, Found>,
  readBand: ReadBand<Key, Found>,
  limit: number,
): Promise<number> {
  const { cards, more } = await readBand(band.band, { after: band.end, limit })
  band.read.push(...cards)
  band.end = cards.at(-1)?.at ?? band.end
  band.hasMore = more
  return cards.length
}
