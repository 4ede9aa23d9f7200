import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { madeFolder, plainSuffix } from '#infra/site-file.ts'
import { isLanguage, type Language } from '#shared/i18n/languages.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import { colours } from '#shared/rules/colours.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { siteSettings } from '#shared/rules/site-settings.ts'
import { ageDeclaration } from './age-declaration.ts'
import type { SiteChunk, SitePage } from './site-chunks.ts'
import {
  addressIn,
  alternatesOf,
  escaped,
  type Head,
  isPublicPage,
  type PublishedSite,
  publicPath,
  renderOffline,
  renderPage,
} from './site-html.ts'
import type { PrerenderPage } from './site-prerender.ts'
import { isLander, prerenderedPages, publicPages } from './site-table.ts'
import { siteTextsOf } from './site-texts.ts'

/**
 * Everything needed to generate a site's files: `npm run site` writes them into a folder, the local
 * run makes them on request.
 */
export type Workbench = {
  site: PublishedSite
  /** A page of the build, such as index.html; null if it was not built. */
  readTemplate: (file: string) => Promise<string | null>
  /** The chunks of a page's build. */
  readChunks: (page: SitePage) => Promise<readonly SiteChunk[]>
  /** Prerenders a public page; null if browsers render every page themselves. */
  prerenderPage: (...page: Parameters<PrerenderPage>) => Promise<string | null>
  builtAt: Date
}

const sharedHeads = ['app', 'entry', '404'] as const
const isHead = (name: string): name is Head => isPublicPage(name) || (sharedHeads as readonly string[]).includes(name)

/** The landers are a separate app. */
const programOf = (head: Head): SitePage => (head === 'entry' || isLander(head) ? 'landers' : 'index')

/** Paths of all files generated for a site. */
export const madePaths = ({ country }: PublishedSite): string[] => [
  '/robots.txt',
  '/sitemap.xml',
  '/age-de.xml',
  ...country.languages.flatMap((language) =>
    [
      ...[...publicPages, ...sharedHeads].map((head) => `${head}.html`),
      ...prerenderedPages.map((head) => `${head}${plainSuffix}.html`),
      'offline.html',
      'manifest.webmanifest',
    ].map((file) => `${madeFolder}${language}/${file}`),
  ),
]

/** The text of a generated file, or null if this site has no such file. */
export async function makeFile(path: string, bench: Workbench): Promise<string | null> {
  const { site, builtAt } = bench
  if (path === '/robots.txt') return robots(site)
  if (path === '/sitemap.xml') return sitemap(site, builtAt)
  if (path === '/age-de.xml') return ageDeclaration(site, builtAt)
  const [, language, file] = new RegExp(`^${madeFolder}([a-z]{2})/(.+)$`).exec(path) ?? []
  if (!file || !isLanguage(language) || !site.country.languages.includes(language)) return null
  if (file === 'offline.html') return renderOffline(site, language)
  if (file === 'manifest.webmanifest') return manifest(site, language)
  const name = file.replace(/\.html$/, '')
  const isPlain = name.endsWith(plainSuffix)
  const head = isPlain ? name.slice(0, -plainSuffix.length) : name
  const page = prerenderedPages.find((one) => one === head)
  if (!isHead(head) || (isPlain && !page)) return null
  const program = programOf(head)
  const template = await bench.readTemplate(`${program}.html`)
  if (template === null) return null
  const prerendered =
    page && !isPlain ? await bench.prerenderPage(page, language, await settingsOf(site, language)) : null
  return renderPage(template, head, site, language, await bench.readChunks(program), prerendered)
}

/**
 * The settings that a visitor's browser gets. Session and country of the visitor are unknown here.
 */
const settingsOf = async ({ country, name, origin, supportEmail }: PublishedSite, language: Language) =>
  siteSettings(
    country,
    language,
    (await siteTextsOf(textLocale(language, country.code))).settings,
    { name, host: new URL(origin).host, support_email: supportEmail, push_public_key: null },
    { interests: [], viewerCountry: null },
  )

/**
 * Pages for members are not excluded here, because a crawler must be able to read the `noindex` in
 * them. The console is excluded. Members' data is excluded because some crawlers run the scripts
 * that load it (PRIV-02).
 */
const robots = ({ origin }: PublishedSite): string => `User-agent: *
Disallow: /staff
Disallow: /${bucketFolders.photos}/
Disallow: /api/profile.php
Disallow: /api/search.php
Disallow: /api/similar.php

Sitemap: ${origin}/sitemap.xml
`

function sitemap(site: PublishedSite, builtAt: Date): string {
  const day = builtAt.toISOString().slice(0, 10)
  const { languages } = site.country
  const entries = publicPages.flatMap((page) => {
    const path = publicPath(page)
    const alternates = languages.length > 1 ? alternatesOf(site, path) : []
    const links = alternates.map(
      ({ hreflang, href }) => `\n    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
    )
    return languages.map(
      (language) => `
  <url>
    <loc>${escaped(addressIn(site, path, language))}</loc>
    <lastmod>${day}</lastmod>${links.join('')}
  </url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}
</urlset>
`
}

async function manifest({ name, country }: PublishedSite, language: Language): Promise<string> {
  const { app, document, settings } = await siteTextsOf(textLocale(language, country.code))
  const icon = (file: string, pixels: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose,
  })
  const picture = (file: string, form: 'narrow' | 'wide', label: string) => ({
    src: `/icons/${file}.webp`,
    sizes: form === 'wide' ? '1920x1080' : '1080x1920',
    type: 'image/webp',
    form_factor: form,
    label,
  })
  return JSON.stringify(
    {
      // The same id in every language, so that a change of the language updates the installed app
      // instead of installing a second app.
      id: '/',
      name,
      short_name: name,
      description: settings.description,
      lang: language,
      dir: 'ltr',
      start_url: pathTo('index'),
      scope: '/',
      display: 'standalone',
      // The colour of the light theme, since a manifest has only one. The page's own meta tags
      // follow light and dark once it runs.
      theme_color: colours.page.light,
      background_color: colours.page.light,
      categories: ['social', 'lifestyle'],
      icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
      shortcuts: [
        { name: app.nav.messages, url: pathTo('chats'), icons: [icon('messages', 192, 'any')] },
        { name: app.nav.likes, url: pathTo('likes'), icons: [icon('likes', 192, 'any')] },
      ],
      // Pictures that browsers show in their install dialog.
      screenshots: [
        picture('install-match', 'narrow', document.install.match),
        picture('install-faces', 'narrow', document.install.faces),
        picture('install-wide', 'wide', document.install.faces),
      ],
    },
    null,
    1,
  )
}
