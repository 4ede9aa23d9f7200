import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// `npm run requirements`: per area, how many of the numbered requirements a test names in its title, and which have none. A report, not a gate.

const root = path.resolve(import.meta.dirname, '../..')
const rows = readFileSync(path.join(root, 'test/requirements.md'), 'utf8').matchAll(/^\| ([A-Z0-9]+-\d+) \|/gm)
const ids = [...new Set([...rows].map(([, id]) => id!))]

/** `test('...')`, and `test.each(...)('...')` with what stands in its parentheses up to two deep. */
const titled =
  /\b(?:test|it|describe)(?:\.\w+)?(?:<[^()]*>)?(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(['"`])([\s\S]*?)\1/g

const titles = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(\.test|main-journey)\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(root, 'test', file), 'utf8')
    // A table's rows carry the ids that `%s` puts into the title.
    const rowIds = [...text.matchAll(/^\s*\['([A-Z0-9]+-\d+\b[^']*)',/gm)].map(([, ids]) => ids!)
    return [...text.matchAll(titled)].map(([, , title]) => title!).concat(rowIds)
  })

const named = new Set<string>()
for (const title of titles) {
  for (const [id] of title.matchAll(/\b[A-Z0-9]+-\d+\b/g)) named.add(id)
  // `I18N-07 to 21`, `ACC-34 to ACC-38` and `OPEN-12..14` name a row of ids.
  for (const [, area, from, to] of title.matchAll(/\b([A-Z0-9]+)-(\d+)(?: to |\.\.)(?:\1-)?(\d+)\b/g)) {
    for (let number = Number(from); number <= Number(to); number++)
      named.add(`${area}-${String(number).padStart(2, '0')}`)
  }
  // `ACC-14, 15, 16` likewise.
  for (const [, area, list] of title.matchAll(/\b([A-Z0-9]+)-\d+((?:, \d{2})+)\b/g)) {
    for (const [number] of list!.matchAll(/\d{2}/g)) named.add(`${area}-${number}`)
  }
}

const areas = [...new Set(ids.map((id) => id.split('-')[0]!))]
console.log('area      tested   of   without a test that names them')
for (const area of areas) {
  const own = ids.filter((id) => id.startsWith(`${area}-`))
  const without = own.filter((id) => !named.has(id))
  const count = (number: number) => String(number).padStart(6)
  console.log(
    `${area.padEnd(8)}${count(own.length - without.length)}${count(own.length)}   ${without.map((id) => id.slice(area.length + 1)).join(' ')}`,
  )
}
console.log(`all     ${String(ids.filter((id) => named.has(id)).length).padStart(6)}${String(ids.length).padStart(6)}`)
