import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Prefixes in package.json's `imports`, such as `#shared/`, with their folders. */
function readAliases(root: string): (readonly [prefix: string, folder: string])[] {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
  return Object.entries(imports).map(([from, to]) => [from.replace('*', ''), to.replace(/^\.\/|\*$/g, '')])
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** Matches the entry point of a bundle, with its path. */
const entryPattern = /\bentryPoints: \[\w+\('([^']+)'\)/g

/** Project files that a source imports or bundles at run time. */
function importsOf(root: string, file: string, aliases: ReturnType<typeof readAliases>): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const entries = [...source.matchAll(entryPattern)].map(([, entry]) => entry!)
  const imported = [...source.matchAll(importPattern)].flatMap(([, from, dynamic, bare]) => {
    const target = (from ?? dynamic ?? bare)!
    const alias = aliases.find(([prefix]) => target.startsWith(prefix))
    if (alias) return [alias[1] + target.slice(alias[0].length)]
    return target.startsWith('.') ? [path.posix.join(path.posix.dirname(file), target)] : []
  })
  return [...imported, ...entries]
}

/** Importers of each file. */
export function readImporters(root: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  const aliases = readAliases(root)
  const sources = globSync('{shared,functions,infra,frontend,test}/**/*.{ts,tsx}', { cwd: root })
  for (const file of sources.map((name) => name.split(path.sep).join('/')).toSorted()) {
    for (const target of importsOf(root, file, aliases)) {
      if (existsSync(path.join(root, target))) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/** Files that import a file, directly or not, nearest first, and the file itself. */
export function reachingFiles(file: string, importers: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set([file])
  for (const reached of seen) for (const importer of importers.get(reached) ?? []) seen.add(importer)
  return seen
}

/**
 * Unit and screens tests that can reach a file, nearest first. The nearest tests most likely detect
 * its faults, and then the others need not run.
 */
export function testsReaching(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  return [...reachingFiles(file, importers)].filter((one) => /^test\/(unit|screens)\/.*\.test\.tsx?$/.test(one))
}
