import { readFileSync } from 'node:fs'
import path from 'node:path'
import { idsIn, readKeptFaults, readTitles, requirementIds } from './requirement-rows.ts'

// `npm run requirements`: per area, the number of requirements that a test names in its title, the
// number whose test is known to detect a fault (test/faults.json), and the rows that no test names.
// A report, not a gate.

const root = path.resolve(import.meta.dirname, '../..')
const ids = requirementIds(readFileSync(path.join(root, 'test/requirements.md'), 'utf8'))
const named = new Set([...readTitles(root).values()].flat().flatMap((title) => [...idsIn(title)]))
const proved = new Set(readKeptFaults(root).map(({ row }) => row))

const count = (number: number) => String(number).padStart(8)
const counts = (own: readonly string[]) =>
  [own.filter((id) => named.has(id)), own.filter((id) => proved.has(id)), own]
    .map(({ length }) => count(length))
    .join('')

console.log(`${'area'.padEnd(8)}  tested  proved      of   without a test that names them`)
for (const area of new Set(ids.map((id) => id.split('-')[0]!))) {
  const own = ids.filter((id) => id.startsWith(`${area}-`))
  const without = own.filter((id) => !named.has(id)).map((id) => id.slice(area.length + 1))
  console.log(`${area.padEnd(8)}${counts(own)}   ${without.join(' ')}`.trimEnd())
}
console.log(`${'all'.padEnd(8)}${counts(ids)}`)
