import path from 'node:path'
import { bundleFunctions, goalOf, measureStarts } from '#infra/build/bundle.ts'
import { listFunctions } from '#infra/inventory.ts'
import type { Figure } from './figure.ts'

// Separate from the output for a deployment, so that both can run at once.
const outDir = path.resolve(import.meta.dirname, '../../dist/bench')

/**
 * Sizes of all functions, largest first, and start times of the endpoints as a multiple of a bare
 * Node process in the same run. No member waits for the start of any other function.
 */
export async function measureFunctions(): Promise<Figure[]> {
  const entries = await listFunctions()
  const bundles = await bundleFunctions(entries, { outDir })
  const endpoints = new Set(entries.filter(({ kind }) => kind === 'endpoint').map(({ name }) => name))
  const { starts } = measureStarts(bundles.filter(({ name }) => endpoints.has(name)))
  return [
    ...starts
      .sort((a, b) => b.ratio - a.ratio)
      .map(({ name, ratio }) => ({
        what: `${name}, start`,
        measured: ratio,
        unit: 'x bare Node',
        goal: goalOf(name).ratio,
      })),
    ...bundles
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ name, bytes }) => ({
        what: `${name}, size`,
        measured: bytes / 1024,
        unit: 'KB',
        goal: goalOf(name).bytes / 1024,
      })),
  ]
}
