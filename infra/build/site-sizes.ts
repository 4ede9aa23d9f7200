import { readFile } from 'node:fs/promises'
import { type SiteChunk, siteChunksFile } from './site-chunks.ts'

/** KB of scripts (gzip) that a first visit may load, and any part that loads later by itself. */
export const siteGoals = { home: 130, membersArea: 170, lazyPart: 60 } as const

const home = 'frontend/src/features/site/HomeScreen.tsx'

export type SiteSize = { what: string; kilobytes: number; goal: number }

/** Sizes of the built site: the home page, each screen behind the sign-in with all that loads with it, and the largest lazy parts. */
export async function readSiteSizes(): Promise<SiteSize[]> {
  const chunks = JSON.parse(await readFile(siteChunksFile, 'utf8')) as SiteChunk[]
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The built site has no entry: run `npm run build` first.')

  const closure = (chunk: SiteChunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const file of chunk.imports) if (byFile.has(file)) closure(byFile.get(file)!, seen)
    return seen
  }
  const kilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + byFile.get(file)!.gzipBytes, 0) / 1024
  const first = closure(entry)
  const screens = chunks.filter(({ source }) => source && /^frontend\/src\/features\/.*Screen\.tsx$/.test(source))
  const withScreen = (screen: SiteChunk) => kilobytes(new Set([...first, ...closure(screen)]))

  const homeChunk = screens.find(({ source }) => source === home)
  if (!homeChunk) throw new Error(`The built site has no ${home}.`)
  const lazy = chunks.filter(({ file }) => !first.has(file))
  return [
    { what: 'home', kilobytes: withScreen(homeChunk), goal: siteGoals.home },
    ...screens
      .filter((screen) => screen !== homeChunk)
      .map((screen) => ({
        what: screen.source!.replace('frontend/src/features/', ''),
        kilobytes: withScreen(screen),
        goal: siteGoals.membersArea,
      })),
    ...lazy
      .map((chunk) => ({
        what: `lazy part ${chunk.source ?? chunk.file}`,
        kilobytes: chunk.gzipBytes / 1024,
        goal: siteGoals.lazyPart,
      }))
      .sort((a, b) => b.kilobytes - a.kilobytes)
      .slice(0, 5),
  ]
}
