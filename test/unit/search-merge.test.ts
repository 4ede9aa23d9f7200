import { expect, test } from 'vitest'
import { activityMark, bandOf } from '#functions/stores/members/card-index.ts'
import { bandsOf, cardsPerBand, findPage } from '#functions/stores/members/search.ts'
import { ageOn } from '#shared/rules/age.ts'

type Found = { id: string; b: string; at: string }

/** Seeded random numbers, so that a failure can be reproduced. */
function randomOf(seed: number) {
  let state = seed * 2_654_435_761
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0
    return ((state >>> 0) % 1_000_003) % below
  }
}

const today = '2026-11-20'
const two = (value: number) => String(value).padStart(2, '0')

/**
 * Members of all ages. `skew` makes some ages far more common, and makes members below 40 the most
 * recently active.
 */
function crowdOf(size: number, random: (below: number) => number, skew: number): Found[] {
  return Array.from({ length: size }, (_, index) => {
    const age = skew && random(3) ? 18 + random(skew) : 18 + random(82)
    const year = 2026 - age - random(2)
    const id = `01${String(index).padStart(24, '0')}`
    const seconds = 1_790_000_000 + random(skew ? 500_000 : 5_000) + (skew && age < 40 ? 400_000 : 0)
    return {
      id,
      b: `${year}-${two(1 + random(12))}-${two(1 + random(28))}`,
      at: activityMark(new Date(seconds * 1000), id),
    }
  })
}

/** A stub of the index: reads the cards of a band, and counts the reads and the cards read. */
function indexOf(members: readonly Found[]) {
  const bands = Map.groupBy(members, ({ b }) => bandOf(Number(b.slice(0, 4))))
  for (const cards of bands.values()) cards.sort((a, b) => (a.at < b.at ? 1 : -1))
  const seen = { reads: 0, cards: 0 }
  const readBand = async (band: number, { after, limit }: { after: string | undefined; limit: number }) => {
    const following = (bands.get(band) ?? []).filter(({ at }) => after === undefined || at < after)
    const cards = following.slice(0, limit)
    seen.reads++
    seen.cards += cards.length
    // As in the table, a page that ends exactly at the last card still says that more may follow.
    return { cards, more: cards.length === limit }
  }
  return { readBand, seen }
}

async function allPages(
  index: ReturnType<typeof indexOf>,
  [minAge, maxAge]: [number, number],
  size: number,
  fits: (card: Found) => boolean,
) {
  const pages: Found[][] = []
  let after: string | undefined
  for (let count = 0; count < 10_000; count++) {
    const bands = bandsOf(minAge, maxAge, today)
    const limit = cardsPerBand(size, minAge, maxAge)
    const page = await findPage({
      bands,
      size,
      limit,
      after,
      readBand: index.readBand,
      fits: Promise.resolve(fits),
    })
    pages.push(page.cards)
    if (!page.next) return pages
    after = page.next
  }
  throw new Error('the pages do not end')
}

test('SEARCH-06 SEARCH-07 SEARCH-08 all pages together contain exactly the members of that age once, most recently active first', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = randomOf(seed)
    const members = crowdOf([0, 5, 40, 400, 3000][seed % 5]!, random, [0, 6, 30][seed % 3]!)
    const minAge = 18 + random(60)
    const maxAge = Math.min(99, minAge + [0, 1, 5, 10, 81][random(5)]!)
    const size = [1, 12, 24][random(3)]!
    const isOut = new Set(members.filter(() => random(10) === 0).map(({ id }) => id))
    const fits = ({ id, b }: Found) => ageOn(b, today) >= minAge && ageOn(b, today) <= maxAge && !isOut.has(id)

    const pages = await allPages(indexOf(members), [minAge, maxAge], size, fits)
    const wanted = members.filter(fits).sort((a, b) => (a.at < b.at ? 1 : -1))
    expect(
      pages.flat().map(({ id }) => id),
      `seed ${seed}`,
    ).toEqual(wanted.map(({ id }) => id))
    // Every page is full except the last, or except the last two if the final page is empty.
    expect(pages.slice(0, -2).every((page) => page.length === size)).toBe(true)
  }
})

test('SEARCH-08 a member who becomes active between two pages is not shown twice', async () => {
  const random = randomOf(7)
  const members = crowdOf(500, random, 0)
  const fits = Promise.resolve(() => true)
  const bands = bandsOf(18, 99, today)
  const first = await findPage({
    bands,
    size: 24,
    limit: 26,
    after: undefined,
    readBand: indexOf(members).readBand,
    fits,
  })
  const moved = members.map((member) =>
    first.cards.some(({ id }) => id === member.id)
      ? { ...member, at: activityMark(new Date(2_000_000_000_000), member.id) }
      : member,
  )
  const second = await findPage({
    bands,
    size: 24,
    limit: 26,
    after: first.next ?? undefined,
    readBand: indexOf(moved).readBand,
    fits,
  })
  expect(second.cards).toHaveLength(24)
  const ids = new Set(first.cards.map(({ id }) => id))
  expect(second.cards.filter(({ id }) => ids.has(id))).toEqual([])
})

test('one round of reads nearly always fills a page, with 26 cards per band for a range of eleven years', async () => {
  const index = indexOf(crowdOf(20_000, randomOf(3), 0))
  let single = 0
  const starts = Array.from({ length: 60 }, (_, start) => 18 + start)
  for (const minAge of starts) {
    const maxAge = minAge + 10
    const bands = bandsOf(minAge, maxAge, today)
    expect(bands.length).toBeLessThanOrEqual(3)
    expect(cardsPerBand(24, minAge, maxAge)).toBe(26)
    index.seen.reads = 0
    const fits = Promise.resolve(({ b }: Found) => ageOn(b, today) >= minAge && ageOn(b, today) <= maxAge)
    await findPage({ bands, size: 24, limit: 26, after: undefined, readBand: index.readBand, fits })
    if (index.seen.reads === bands.length) single++
  }
  expect(single).toBeGreaterThanOrEqual(starts.length - 1)
  expect(bandsOf(18, 99, today).length).toBeLessThanOrEqual(15)
})

test('SEARCH-06 SEARCH-07 the bands of a range include its oldest and youngest day', () => {
  for (const day of ['2026-01-01', '2026-11-20', '2026-12-31', '2028-02-29']) {
    const year = Number(day.slice(0, 4))
    for (let minAge = 18; minAge <= 99; minAge++) {
      for (const maxAge of [minAge, Math.min(99, minAge + 10), 99]) {
        const bands = bandsOf(minAge, maxAge, day)
        for (let birthYear = year - 101; birthYear <= year - 17; birthYear++) {
          const ages = ['01-01', '06-15', '12-31'].map((date) => ageOn(`${birthYear}-${date}`, day))
          const isTouched = ages.some((age) => age >= minAge && age <= maxAge)
          if (isTouched) expect(bands).toContain(bandOf(birthYear))
        }
      }
    }
  }
})
