import { readdirSync } from 'node:fs'
import type { SiteTable } from '#infra/site-file.ts'
import type { Country } from '#shared/countries/country.ts'
import { type PageName, pathPattern, paths } from '#shared/rules/paths.ts'

/** Pages that everybody may find, each with a head of its own. All others share one, which no search engine lists. */
const foundPages = [
  'index',
  'members',
  'premium',
  'pricing',
  'complaints',
  'lang-config',
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
] as const satisfies PageName[]

export type LanderName = Extract<PageName, `landers-${string}`>
export const isLander = (name: string): name is LanderName => name.startsWith('landers-')
export const allPages = Object.keys(paths) as PageName[]
export const publicPages: readonly ((typeof foundPages)[number] | LanderName)[] = [
  ...foundPages,
  ...allPages.filter(isLander),
]

/** The partner entries for a member: the small program of the landers, but a member's name is for no search engine. */
export const isPartnerEntry = (name: PageName): boolean => /^members-id-(landing|signup)/.test(name)

/** What the landers' own program takes over (frontend/landers.html). */
export const isLanderPage = (name: PageName | undefined): boolean =>
  name !== undefined && (isLander(name) || isPartnerEntry(name))

/** The pages that are drawn while the site is made: those that everybody may find, but the landers, whose own small program is there as quickly. */
export const drawnPages: readonly PageName[] = foundPages

/** What is made at build for each site and language, besides the heads. */
export const inLanguages = ['/manifest.webmanifest', '/offline.html'] as const
/** What is made for each site. */
const madeFiles = ['/robots.txt', '/sitemap.xml', '/sw-push.js']

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

const publicFolder = new URL('../../frontend/public/', import.meta.url)

/** The files of the build and of frontend/public: whole folders, and single files by their name. */
const filePatterns = (): string => {
  const entries = readdirSync(publicFolder, { withFileTypes: true })
  const folders = ['assets', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)]
  const files = [...madeFiles, ...entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`)]
  return [`/(?:${folders.map(escaped).join('|')})/.+`, ...files.map(escaped)].join('|')
}

/** The head of a page: its own, or the one that it shares with others that the same program takes over. */
const headOf = (name: PageName): string => {
  if ((publicPages as readonly PageName[]).includes(name)) return name
  return isPartnerEntry(name) ? 'entry' : 'app'
}

/** The table of infra/site-file.ts for a country's site. Whether a path exists is decided by shared/rules/paths.ts alone. */
export const siteTable = ({ languages }: Pick<Country, 'languages'>): SiteTable => {
  const fixed = allPages.filter((name) => !paths[name].includes('{'))
  const patterns = Object.groupBy(
    allPages.filter((name) => !fixed.includes(name)),
    headOf,
  )
  return {
    languages,
    fixed: Object.fromEntries(fixed.map((name) => [paths[name], headOf(name)])),
    patterns: Object.entries(patterns).map(([head, names]) => [
      head,
      names!.map((name) => pathPattern(name)).join('|'),
    ]),
    files: filePatterns(),
    inLanguages,
    drawn: drawnPages,
  }
}
