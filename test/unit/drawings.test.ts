import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawings } from '#infra/build/drawings/drawings.ts'
import { colours } from '#shared/rules/colours.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'frontend/public/drawings')
const names = Object.keys(drawings) as (keyof typeof drawings)[]

test('the drawings of empty states are the files that node infra/build/drawings/write.ts makes', () => {
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.svg`).sort())
  for (const name of names) expect(readFileSync(path.join(folder, `${name}.svg`), 'utf8'), name).toBe(drawings[name]())
})

test('UI-01 every drawing is of colours of the site, without motion, script or outside file', () => {
  const known = new Set(
    Object.values(colours).flatMap((each) => (typeof each === 'string' ? [each] : [each.light, each.dark])),
  )
  for (const name of names) {
    const text = drawings[name]()
    const used = [...text.matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour)
    expect(used.length, name).toBeGreaterThan(0)
    expect(
      used.filter((colour) => !known.has(colour)),
      name,
    ).toEqual([])
    expect(text, name).not.toMatch(/<(style|script|animate|image|foreignObject|text)\b|href|url\((?!#)/)
    expect(text.length, name).toBeLessThan(6 * 1024)
  }
})

test('an empty state uses every drawing', () => {
  const sources = globSync('frontend/src/{app,features}/**/*.tsx', { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .filter((text) => text.includes('<EmptyState'))
  expect(names.filter((name) => !sources.some((text) => new RegExp(`['"]${name}['"]`).test(text)))).toEqual([])
})
