import path from 'node:path'
import { bundleFunctions, goalOf, measureStarts } from '#infra/build/bundle.ts'
import { listFunctions } from '#infra/inventory.ts'
import type { Figure } from './figure.ts'

// Separate from the output for a deployment, so that both can run at once.
const outDir = path.resolve(import.meta.dirname, '../../dist/bench')

/**
 * Sizes of the functions, and their start times as a multiple of a bare Node process in the same
 * run.
 */
export async function measureFunctions(): Promise<Figure[]> {
  const entries = await listFunctions()
  const bundles = (await bundleFunctions(entries, { outDir })).filter(({ name }) =>
    entries.some((entry) => entry.name === name && entry.kind === 'endpoint'),
  )
  const { starts } = measureStarts(bundles)
  return starts
    .sort((a, b) => b.ratio - a.ratio)
    .flatMap(({ name, bytes, ratio }) => [
      { what: `${name}, start`, measured: ratio, unit: 'x bare Node', goal: goalOf(name).ratio },
      { what: `${name}, size`, measured: bytes / 1024, unit: 'KB', goal: goalOf(name).bytes / 1024 },
    ])
}
