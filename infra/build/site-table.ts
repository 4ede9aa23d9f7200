import { readdirSync } from 'node:fs'
import type { SiteTable } from '#infra/site-file.ts'
import type { Country } from '#shared/countries/country.ts'
import { type PageName, pathPattern, paths } from '#shared/rules/paths.ts'

/**
 * Pages, besides the landers, that search engines may list. Each of them and each lander has a
 * separate head. All other pages share heads that exclude them from search engines.
 */
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
  'pages-safety',
  'pages-service',
] as const satisfies PageName[]

export type LanderName = Extract<PageName, `landers-${string}`>
export const isLander = (name: string): name is LanderName => name.startsWith('landers-')
export const allPages = Object.keys(paths) as PageName[]
export const publicPages: readonly ((typeof foundPages)[number] | LanderName)[] = [
  ...foundPages,
  ...allPages.filter(isLander),
]

/**
 * The partner entry pages of a member, in the landers' app, which search engines may not list
 * because of the member's name.
 */
export const isPartnerEntry = (name: PageName): boolean => /^members-id-(landing|signup)/.test(name)

/** Pages of the landers' own app (frontend/landers.html). */
export const isLanderPage = (name: PageName | undefined): boolean =>
  name !== undefined && (isLander(name) || isPartnerEntry(name))

/**
 * Pages that are prerendered: those that search engines may list, without landers, whose small app
 * is as fast without prerendering.
 */
export const prerenderedPages: readonly PageName[] = foundPages

/** Files generated per site and language, besides the HTML file of each head. */
export const inLanguages = ['/manifest.webmanifest', '/offline.html'] as const
/** Generated files that exist once, not per language. */
const madeFiles = ['/robots.txt', '/sitemap.xml', '/age-de.xml', '/sw-push.js']

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

const publicFolder = new URL('../../frontend/public/', import.meta.url)

/** Files of the build and of frontend/public: whole folders, and single files by name. */
const filePatterns = (): string => {
  const entries = readdirSync(publicFolder, { withFileTypes: true })
  const folders = ['assets', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)]
  const files = [...madeFiles, ...entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`)]
  return [`/(?:${folders.map(escaped).join('|')})/.+`, ...files.map(escaped)].join('|')
}

/** The head of a page: its own, or the one shared by all pages of its app. */
const headOf = (name: PageName): string => {
  if ((publicPages as readonly PageName[]).includes(name)) return name
  return isPartnerEntry(name) ? 'entry' : 'app'
}

/**
 * The table of infra/site-file.ts for a country's site. shared/rules/paths.ts alone decides whether
 * a path exists.
 */
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
    prerendered: prerenderedPages,
  }
}
