import * as z from 'zod/mini'
import { list } from './read.ts'

const Row = z.record(z.string(), z.unknown())

/**
 * Sums of numeric attributes over the rows of these ranges, keyed by attribute name. A counter is
 * spread over several rows, so that parallel updates do not wait for each other. `ttl` is not
 * summed.
 */
export async function sumCounts(
  ...ranges: readonly Parameters<typeof list>[1][]
): Promise<Readonly<Record<string, number>>> {
  const pages = await Promise.all(ranges.map((range) => list(Row, range)))
  const sums: Record<string, number> = {}
  for (const item of pages.flatMap(({ items }) => items))
    for (const [name, value] of Object.entries(item))
      if (typeof value === 'number' && name !== 'ttl') sums[name] = (sums[name] ?? 0) + value
  return sums
}
