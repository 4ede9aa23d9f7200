import { filesWith, readChunks, type SitePage } from './site-chunks.ts'

/** KB of scripts (gzip) that a first visit may load, and any part that loads later by itself. */
export const siteGoals = { home: 130, membersArea: 170, landers: 80, console: 170, lazyPart: 60 } as const

// The home screen comes along with the frame (first-load.ts); this is what it loads by itself.
const home = 'frontend/src/features/site/parts/HomeStory.tsx'

export type SiteSize = { what: string; kilobytes: number; goal: number }

/** Sizes of one built page: each screen with all that loads with it, and the largest lazy parts. */
async function readPageSizes(page: SitePage, goalOf: (screen: string) => number): Promise<SiteSize[]> {
  const chunks = await readChunks(page)
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`The built ${page}.html has no entry: run \`npm run build\` first.`)

  const kilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + byFile.get(file)!.gzipBytes, 0) / 1024
  const first = filesWith(entry.file, chunks)
  const isScreen = (source: string) => source === home || /^frontend\/src\/features\/.*Screen\.tsx$/.test(source)
  const screens = chunks.filter(({ source }) => source && isScreen(source))
  const lazy = chunks.filter(({ file }) => !first.has(file))
  return [
    ...screens.map((screen) => ({
      what: screen.source!.replace('frontend/src/features/', ''),
      kilobytes: kilobytes(new Set([...first, ...filesWith(screen.file, chunks)])),
      goal: goalOf(screen.source!),
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

/** Sizes of the built site: the home page and each screen behind the sign-in, each lander, then the same of the staff's console. */
export async function readSiteSizes(): Promise<SiteSize[]> {
  const [site, landers, console] = await Promise.all([
    readPageSizes('index', (screen) => (screen === home ? siteGoals.home : siteGoals.membersArea)),
    readPageSizes('landers', () => siteGoals.landers),
    readPageSizes('staff', () => siteGoals.console),
  ])
  if (!site.some(({ goal }) => goal === siteGoals.home)) throw new Error(`The built site has no ${home}.`)
  return [...site, ...landers, ...console]
}
