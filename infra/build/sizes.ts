import path from 'node:path'
import { listFunctions } from '#infra/inventory.ts'
import { bytesAtStart, functionsDir, goalOf } from './bundle.ts'
import { readSiteSizes } from './site-sizes.ts'

// `npm run check:sizes`: fails when a function or page exceeds its size budget. Reads the output of
// `npm run build`.

const functions = await listFunctions()
const sizes = [
  ...(await readSiteSizes()),
  ...(await Promise.all(
    functions.map(async ({ name }) => ({
      what: name,
      kilobytes: (await bytesAtStart(path.join(functionsDir, name, 'index.mjs'))) / 1024,
      goal: goalOf(name).bytes / 1024,
    })),
  )),
]
const tooLarge = sizes.filter(({ kilobytes, goal }) => kilobytes > goal)
for (const { what, kilobytes, goal } of tooLarge)
  console.error(`${what}: ${kilobytes.toFixed(1)} KB, at most ${goal} KB`)
if (tooLarge.length > 0) process.exitCode = 1
else console.log(`${sizes.length} sizes are within their budgets`)
