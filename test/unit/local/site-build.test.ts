import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#infra/inventory.ts'
import { sources } from '#infra/local/site-build.ts'

/** Our own modules that a module imports, by their paths from the root. */
const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/^(?:import|export) (?!type ).*from '([^']+\.tsx?)'/gm)].map(
    ([, name]) => (name!.startsWith('#') ? name!.slice(1) : path.join(path.dirname(file), name!)),
  )

test('a change of any module of the build makes the next start build the site again', () => {
  const found = new Set(['frontend/vite.config.ts'])
  for (const file of found) for (const next of importsOf(file)) found.add(next)
  expect(found.size).toBeGreaterThan(5)
  expect(found).toContain('infra/theme-script.ts')
  const isSource = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`))
  expect([...found].filter((file) => !isSource(file))).toEqual([])
})
