import { expect, test } from 'vitest'
import { cellAt, distanceBand } from '#functions/stores/members/cells.ts'
import { placedTownsOf } from '#functions/stores/profile/town-positions.ts'
import { distances } from '#shared/rules/limits.ts'
import { kilometresPerDegree } from '#shared/rules/town.ts'

const towns = placedTownsOf('NL').map((town) => ({ ...town, cell: cellAt(town) }))
type Placed = (typeof towns)[number]

function kilometresBetween(one: Placed, other: Placed): number {
  const narrowing = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180)
  return kilometresPerDegree * Math.hypot(one.lat - other.lat, (one.lon - other.lon) * narrowing)
}

/**
 * Pairs of some towns with all others: kilometres between them, and the distance band in which a
 * search from one finds the other.
 */
const pairs = towns
  .filter((_, index) => index % 20 === 0)
  .flatMap((one) =>
    towns
      .filter((other) => other !== one)
      .map((other) => ({ kilometres: kilometresBetween(one, other), band: distanceBand(one.cell, other.cell) })),
  )

test('SEARCH-25 the shortest distance is the own area: its towns are up to 22 km apart', () => {
  const farthest = Math.max(...pairs.filter(({ band }) => band === 0).map(({ kilometres }) => kilometres))
  expect(farthest).toBeGreaterThan(15)
  expect(farthest).toBeLessThan(22)
})

test.each(distances.slice(1))('SEARCH-25 a distance of %i km is about right', (distance) => {
  const isFound = ({ band }: (typeof pairs)[number]) => band <= distances.indexOf(distance)
  const found = pairs.filter(isFound)
  const within = pairs.filter(({ kilometres }) => kilometres <= distance)
  expect(found.filter(({ kilometres }) => kilometres <= distance).length / found.length).toBeGreaterThan(0.85)
  expect(within.filter(isFound).length / within.length).toBeGreaterThan(0.7)
  expect(Math.max(...found.map(({ kilometres }) => kilometres))).toBeLessThan(distance + 22)
})
