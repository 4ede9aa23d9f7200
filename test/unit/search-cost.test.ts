import { expect, test, vi } from 'vitest'
import type { FoundCard, listBand } from '#functions/stores/members/card-index.ts'
import { activityMark, bandOf } from '#functions/stores/members/card-index.ts'
import type { Counts } from '#functions/stores/members/counts.ts'
import { findNearest, maxCardsOfPage } from '#functions/stores/members/nearest.ts'
import { cardsPerRead } from '#functions/stores/members/search.ts'
import { ageOn } from '#shared/rules/age.ts'
import { statedTotal } from '#shared/rules/limits.ts'

type ReadBand = typeof listBand
const { readBand } = vi.hoisted(() => ({ readBand: vi.fn<ReadBand>() }))
vi.mock('#functions/stores/members/card-index.ts', async (original) => ({
  ...(await original<object>()),
  listBand: readBand,
}))

const today = '2026-11-20'
const now = new Date(`${today}T12:00:00Z`)

/** Members of a region: `perAge` of each age, every fourth without a photo. */
function regionOf(perAge: number) {
  const cards = Array.from({ length: perAge * 50 }, (_, index): FoundCard => {
    const id = `01${String((index * 7919) % (perAge * 50)).padStart(24, '0')}`
    const month = String(1 + (index % 12)).padStart(2, '0')
    return {
      id,
      n: 'Iemand',
      b: `${2008 - (index % 50)}-${month}-03`,
      g: 'male',
      r: 'NL-UT',
      ...(index % 4 > 0 && { p: 'foto' }),
      at: activityMark(new Date(now.getTime() - (index % 997) * 60_000), id),
    }
  })
  const bands = Map.groupBy(cards, ({ b }) => bandOf(Number(b.slice(0, 4))))
  for (const band of bands.values()) band.sort((a, b) => (a.at < b.at ? 1 : -1))
  const ages = Map.groupBy(cards, ({ b }) => ageOn(b, today))
  const counts: Counts = [...ages].map(([age, of]) => ({ SK: String(age), n: of.length }))
  return { bands, counts }
}

/**
 * Read units of a page: each read costs half a unit per 4 KB begun. The counters are not included;
 * they cost less than one unit.
 */
async function costOf(
  [minAge, maxAge]: readonly [number, number],
  { perAge, size, counts }: { perAge: number; size: number; counts?: Counts },
) {
  const { bands, ...region } = regionOf(perAge)
  let units = 0
  readBand.mockImplementation(async (_place, _gender, band, { after, limit }) => {
    const following = (bands.get(band) ?? []).filter(({ at }) => after === undefined || at < after)
    const cards = following.slice(0, limit)
    units += Math.max(1, Math.ceil(cards.length / cardsPerRead)) / 2
    return { cards, more: cards.length === limit }
  })
  const page = await findNearest({
    filters: { gender: 'male', country: 'NL', region: 'NL-UT', minAge, maxAge },
    today,
    from: undefined,
    within: null,
    after: undefined,
    counts: counts ?? region.counts,
    fits: Promise.resolve((card) => ageOn(card.b, today) >= minAge),
    size,
    roundSize: 24,
    most: maxCardsOfPage,
  })
  expect(page.cards.length).toBeGreaterThan(0)
  return units
}

const ranges = [
  [30, 30],
  [30, 31],
  [30, 34],
  [30, 40],
  [18, 99],
] as const

test.each(ranges)(
  'SEARCH-25 a page of ages %i to %i reads 18 times 4 KB at most, however many members',
  async (...ages) => {
    for (const perAge of [5, 10, 20, 35, 50, 75, 125, 250, 500])
      for (const size of [24, statedTotal + 1])
        expect(await costOf(ages, { perAge, size }), `${perAge} per age, ${size} cards`).toBeLessThanOrEqual(9)
  },
)

test('SEARCH-25 a region of which the counters do not know yet costs one read of each band more', async () => {
  expect(await costOf([30, 31], { perAge: 125, size: 24, counts: [] })).toBeLessThanOrEqual(10)
})
