import path from 'node:path'
import { listFunctions } from '#infra/inventory.ts'
import { bytesAtStart, functionsDir, goalOf } from './bundle.ts'
import { readSiteSizes } from './site-sizes.ts'

// `npm run check:sizes`: fails when a function or page exceeds its size budget. Reads the output of
// `npm run build`.

const functions = await Promise.all(
  (await listFunctions()).map(async ({ name }) => ({
    what: name,
    kilobytes: (await bytesAtStart(path.join(functionsDir, name, 'index.mjs'))) / 1024,
    goal: goalOf(name).bytes / 1024,
  })),
)
const screens = await readSiteSizes()
const sizes = [...screens, ...functions]
const tooLarge = sizes.filter(({ kilobytes, goal }) => kilobytes > goal)
for (const { what, kilobytes, goal } of tooLarge)
  console.error(`${what}: ${kilobytes.toFixed(1)} KB, at most ${goal} KB`)
console.log('The largest functions:')
for (const { what, kilobytes, goal } of functions.toSorted((a, b) => b.kilobytes - a.kilobytes).slice(0, 5))
  console.log(`  ${what}: ${kilobytes.toFixed(1)} of ${goal} KB`)
console.log('The largest screens of the members’ area, and with the texts of its screens (site-sizes.ts):')
for (const { what, kilobytes, goal, withTexts } of screens
  .filter((one) => one.withTexts !== undefined)
  .toSorted((a, b) => b.kilobytes - a.kilobytes)
  .slice(0, 5))
  console.log(`  ${what}: ${kilobytes.toFixed(1)} of ${goal} KB, ${withTexts!.toFixed(1)} KB with texts`)
if (tooLarge.length > 0) process.exitCode = 1
else console.log(`${sizes.length} sizes are within their budgets`)
