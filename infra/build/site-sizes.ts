import { filesWith, readChunks, type SiteChunk, type SitePage } from './site-chunks.ts'

/**
 * Goals in KB of gzipped scripts: for a first visit to each part of the site, and for any part that
 * loads later on demand (`lazyPart`).
 */
export const siteGoals = { home: 130, membersArea: 170, landers: 80, console: 170, lazyPart: 60 } as const

/**
 * Sources that the home page loads on demand for a member (HomeScreen.tsx, App.tsx). They are
 * listed here because their names do not end with `Screen.tsx`.
 */
const memberHome = ['frontend/src/features/site/home/MemberHome.tsx', 'frontend/src/app/MemberLife.tsx']

/**
 * Texts of the inner screens, for which each of these screens waits. The goals exclude the texts:
 * all inner screens share one file of about 23 KB per language
 * (frontend/decisions/0005-text-chunks.md), and with this file several screens would exceed the
 * goal. Separate files per area would not help: a conversation with its shell shows texts of nine
 * of the fourteen areas. The size with texts is reported separately (`withTexts`), so that growth
 * is visible.
 */
const innerTexts = /^shared\/i18n\/\w+\/inside-messages\.ts$/

export type SiteSize = {
  what: string
  kilobytes: number
  goal: number
  /** With the texts of the inner screens, in the language whose texts are largest. */
  withTexts?: number
}

type PageGoals = {
  first?: number
  screen: number
  /** Sources that a page loads together on demand, with the name of this part in the report. */
  onDemand?: { what: string; sources: readonly string[] }
  /** Files of texts, one per language, for which its screens wait. */
  texts?: RegExp
}

/**
 * Sizes of one built page: the first load, each screen with all that loads with it, and the largest
 * lazy parts.
 */
async function readPageSizes(
  page: SitePage,
  { first: firstGoal, screen: screenGoal, onDemand, texts }: PageGoals,
): Promise<SiteSize[]> {
  const chunks = await readChunks(page)
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`The built ${page}.html has no entry: run \`npm run build\` first.`)

  const kilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + byFile.get(file)!.gzipBytes, 0) / 1024
  const first = filesWith(entry.file, chunks)
  const isScreen = (source: string) => /^frontend\/src\/features\/.*Screen\.tsx$/.test(source)
  const screens = chunks.filter(({ source }) => source && isScreen(source))
  const demanded = onDemand?.sources.map((source) => {
    const chunk = chunks.find((one) => one.source === source)
    if (!chunk) throw new Error(`${source} is no chunk of its own: name what ${page}.html loads instead.`)
    return chunk
  })
  const textSizes = chunks.filter(({ source }) => source && texts?.test(source)).map(({ file }) => kilobytes([file]))
  const withChunks = (own: readonly SiteChunk[]) =>
    kilobytes(new Set([...first, ...own.flatMap(({ file }) => [...filesWith(file, chunks)])]))
  const screenSize = (what: string, own: readonly SiteChunk[]): SiteSize => {
    const size = withChunks(own)
    return { what, kilobytes: size, goal: screenGoal, ...(texts && { withTexts: size + Math.max(...textSizes) }) }
  }
  const lazy = chunks.filter(({ file }) => !first.has(file))
  return [
    ...(firstGoal ? [{ what: `first load of ${page}.html`, kilobytes: kilobytes(first), goal: firstGoal }] : []),
    ...screens.map((screen) => screenSize(screen.source!.replace('frontend/src/features/', ''), [screen])),
    ...(demanded ? [screenSize(onDemand!.what, demanded)] : []),
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

/**
 * Sizes of the built site: the home page, each screen and the largest lazy parts, then the same of
 * the landers and of the staff's console.
 */
export async function readSiteSizes(): Promise<SiteSize[]> {
  const [site, landers, console] = await Promise.all([
    // The home screen is bundled with the shell (first-load.ts).
    readPageSizes('index', {
      first: siteGoals.home,
      screen: siteGoals.membersArea,
      onDemand: { what: 'home page of a member', sources: memberHome },
      texts: innerTexts,
    }),
    readPageSizes('landers', { screen: siteGoals.landers }),
    readPageSizes('staff', { screen: siteGoals.console }),
  ])
  return [...site, ...landers, ...console]
}
