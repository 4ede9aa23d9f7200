import type { Country } from '#shared/countries/country.ts'
import { isPlaceholder } from '#shared/countries/defaults.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { PageKey } from '#shared/i18n/page-text.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import { type PageName, paths } from '#shared/rules/paths.ts'
import { themeColorTags } from './colours.ts'
import type { SiteChunk } from './site-chunks.ts'
import { preloadsOf } from './site-preloads.ts'
import { isLander, type LanderName, publicPages } from './site-table.ts'
import { type SiteTexts, siteTextsOf } from './site-texts.ts'

/**
 * A country's published site: its brand, its origin, such as https://www.site.nl, and the address
 * of support.
 */
export type PublishedSite = { country: Country; name: string; origin: string; supportEmail: string }

type PublicPage = (typeof publicPages)[number]
/** Head of a page: public pages have separate heads; other pages share one of three heads. */
export type Head = PublicPage | 'app' | 'entry' | '404'

/**
 * The label "Restricted To Adults" (rtalabel.org): every page is for adults, and the filters that
 * /pages/ban recommends to parents use it. The drawback: safe search excludes labelled pages. The
 * label of German filters is a file (`./age-declaration.ts`).
 */
const ageLabel = 'RTA-5042-1996-1400-1577-RTA'

export const socialPicture = { path: '/social.png', width: 1200, height: 630 } as const

export const isPublicPage = (head: string): head is PublicPage => (publicPages as readonly string[]).includes(head)

/** Path of a public page, without the slug or id at its end. */
export const publicPath = (page: PageName): string => paths[page].replace(/\/\{.*$/, '') || '/'

/**
 * URL of a page in a language: without a parameter in the site's own language, else with
 * `?language=` (API-11).
 */
export const addressIn = ({ origin, country }: PublishedSite, path: string, language: Language): string =>
  `${origin}${path}${language === country.languages[0] ? '' : `?language=${language}`}`

/** BCP 47 tag of a language in the country: fr in Belgium is fr-BE. */
export const localeIn = ({ country }: PublishedSite, language: Language): string => `${language}-${country.code}`

/**
 * URLs of a page for `hreflang` links: one for each language of the site, and one for all other
 * languages (`x-default`).
 */
export const alternatesOf = (site: PublishedSite, path: string): { hreflang: string; href: string }[] => [
  ...site.country.languages.map((language) => ({
    hreflang: localeIn(site, language),
    href: addressIn(site, path, language),
  })),
  { hreflang: 'x-default', href: `${site.origin}${path}` },
]

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** A page's text without markup: facts filled in, and only the words of links. */
const plain = (text: string, { name, country }: PublishedSite): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('{site}', name)
    .replaceAll('{refund_days}', String(country.refundDays))

const landerKey = (name: LanderName) => name.slice('landers-'.length) as LanderKey
type LanderKey = LanderName extends `landers-${infer Key}` ? Key : never

type Words = { title: string; description: string }

async function wordsOf(head: Head, site: PublishedSite, texts: SiteTexts): Promise<Words> {
  const { document, settings } = texts
  const named = ({ title, description }: Words): Words => ({ title: `${title} · ${site.name}`, description })
  const general = { title: settings.indexTitle.replace('{name}', site.name), description: settings.description }
  if (head === '404') return named({ title: texts.app.errors.notFound, description: texts.app.errors.notFoundHint })
  if (head === 'app' || head === 'entry') return { ...general, title: site.name }
  if (head === 'lang-config') return named(document.languages)
  if (head === 'members' || head === 'premium' || head === 'pricing' || head === 'complaints')
    return named(document[head])
  if (head.startsWith('pages-')) {
    const { title, lead } = await texts.page(head.slice('pages-'.length) as PageKey)
    return named({ title, description: plain(lead, site) })
  }
  if (isLander(head)) {
    const own = texts.landers[landerKey(head)]
    return named({ ...general, title: 'title' in own ? own.title : own.variants.default })
  }
  return general
}

/**
 * Structured data about the company for search engines: only facts that the operator has filled in
 * and that the pages state too.
 */
function structured(site: PublishedSite, language: Language, { description }: Words): string {
  const { company } = site.country
  const known = (value: string | undefined) => (value && !isPlaceholder(value) ? value : undefined)
  const organization = {
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    legalName: known(company.name),
    url: `${site.origin}/`,
    logo: `${site.origin}/icons/icon-512.png`,
    vatID: known(company.vat_numbers[0]),
    ...(known(company.address) && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address,
        addressLocality: known(company.city),
        addressCountry: company.country,
      },
    }),
  }
  const website = {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    description,
    inLanguage: localeIn(site, language),
    publisher: { '@id': organization['@id'] },
  }
  // A "</script>" within a value would end the block.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [organization, website] }).replaceAll(
    '<',
    '\\u003c',
  )
}

const meta = (name: string, content: string | number) => `<meta name="${name}" content="${escaped(String(content))}" />`
const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escaped(String(content))}" />`
const link = (rel: string, href: string, more = '') => `<link rel="${rel}" href="${escaped(href)}"${more} />`

/** Everything in the head that differs between sites, pages and languages. */
async function headOf(head: Head, site: PublishedSite, language: Language): Promise<string[]> {
  const words = await wordsOf(head, site, await siteTextsOf(textLocale(language, site.country.code)))
  const { title, description } = words
  const ownLanguage = language === site.country.languages[0]
  const isFound = isPublicPage(head)
  const path = isFound ? publicPath(head) : null
  const ogLocale = (one: Language) => localeIn(site, one).replace('-', '_')
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    meta('rating', ageLabel),
    ...(path
      ? [
          link('canonical', addressIn(site, path, language)),
          ...(site.country.languages.length > 1 ? alternatesOf(site, path) : []).map(({ hreflang, href }) =>
            link('alternate', href, ` hreflang="${hreflang}"`),
          ),
        ]
      : [meta('robots', 'noindex')]),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    ...(path ? [property('og:url', addressIn(site, path, language))] : []),
    property('og:image', site.origin + socialPicture.path),
    property('og:image:width', socialPicture.width),
    property('og:image:height', socialPicture.height),
    property('og:image:alt', site.name),
    property('og:locale', ogLocale(language)),
    ...site.country.languages
      .filter((other) => other !== language)
      .map((other) => property('og:locale:alternate', ogLocale(other))),
    meta('twitter:card', 'summary_large_image'),
    link('icon', '/favicon.ico', ' sizes="32x32"'),
    link('apple-touch-icon', '/icons/apple-touch-icon.png'),
    meta('apple-mobile-web-app-title', site.name),
    // A manifest is requested without cookies, so its URL contains the language.
    link('manifest', ownLanguage ? '/manifest.webmanifest' : `/manifest.webmanifest?language=${language}`),
    ...(head === 'index' ? [`<script type="application/ld+json">${structured(site, language, words)}</script>`] : []),
  ]
}

/** Elements that the build leaves empty, to be filled in here. */
const emptyHead = /^[ \t]*(?:<title><\/title>|<meta name="(?:description|robots)"[^>]*>)\r?\n/gm

/** The page's root element in the build; only Vite's scripts follow it. */
const root = /<div id="root">[\s\S]*<\/div>(?=\s*(?:<script[^>]*><\/script>\s*)*<\/body>)/

/** Makes the scripts of a prerendered page load after its styles, font and pictures. */
const scriptsLast = (html: string): string =>
  html.replace(
    /<(?:script type="module"|link rel="modulepreload"|link rel="preload" as="fetch")/g,
    '$& fetchpriority="low"',
  )

/**
 * A built page with the head of this site, page and language, and the page's markup where it was
 * prerendered.
 */
export async function renderPage(
  template: string,
  head: Head,
  site: PublishedSite,
  language: Language,
  chunks: readonly SiteChunk[],
  prerendered: string | null,
): Promise<string> {
  const preloads = preloadsOf(head, textLocale(language, site.country.code), chunks).map((file) =>
    link('modulepreload', file, ' crossorigin'),
  )
  const lines = [...(await headOf(head, site, language)), ...preloads]
  const html = template
    .replace(root, (empty) =>
      prerendered === null ? empty : `<div id="root"><div data-prerendered>${prerendered}</div></div>`,
    )
    .replace(emptyHead, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${language}" data-brand="${site.country.company.country}"`)
    .replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`)
  return prerendered === null ? html : scriptsLast(html)
}

/**
 * The page that the service worker shows when no page can be fetched. It needs only a style sheet,
 * a script and the icon.
 */
export async function renderOffline(site: PublishedSite, language: Language): Promise<string> {
  const { document } = await siteTextsOf(textLocale(language, site.country.code))
  const { title, text, retry } = document.offline
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    ${themeColorTags.join('\n    ')}
    <meta name="robots" content="noindex" />
    <title>${escaped(title)} · ${escaped(site.name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
    <script src="/offline.js" defer></script>
  </head>
  <body>
    <main>
      <p class="brand"><img src="/favicon.svg" alt="" width="40" height="40" />${escaped(site.name)}</p>
      <h1>${escaped(title)}</h1>
      <p>${escaped(text)}</p>
      <a href="">${escaped(retry)}</a>
    </main>
  </body>
</html>
`
}
