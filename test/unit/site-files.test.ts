import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { SiteChunk } from '#infra/build/site-chunks.ts'
import { type Head, isPublicPage, type PublishedSite } from '#infra/build/site-html.ts'
import { madePaths, makeFile } from '#infra/build/site-made.ts'
import { publicPages } from '#infra/build/site-table.ts'
import { countries } from '#shared/countries/all.ts'

const template = `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="" />
    <title></title>
    <link rel="preload" as="font" href="/assets/letters.woff2" crossorigin />
    <link rel="preload" as="fetch" href="/api/settings.php" crossorigin />
    <script type="module" crossorigin src="/assets/index.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`
const part = (file: string, source: string | null, imports: string[] = [], isEntry = false): SiteChunk => ({
  file: `assets/${file}.js`,
  source,
  isEntry,
  gzipBytes: 1,
  imports: imports.map((one) => `assets/${one}.js`),
})
const chunks = [
  part('index', 'frontend/index.html', ['shell'], true),
  part('shell', null),
  part('shared', null, ['shell']),
  part('members', 'frontend/src/features/members/MembersScreen.tsx', ['shell', 'shared']),
  part('page', 'frontend/src/features/site/TextPageScreen.tsx', ['shell']),
  part('nl-inside', 'shared/i18n/nl/inside-messages.ts'),
  part('fr-inside', 'shared/i18n/fr/inside-messages.ts'),
  part('fr', 'shared/i18n/fr/messages.ts'),
  part('fr-terms', 'shared/i18n/fr/pages/terms.ts'),
  part('gallery', 'frontend/src/features/landers/screens/GalleryScreen.tsx', ['shared']),
  part('fr-landers', 'shared/i18n/fr/lander-messages.ts'),
]
const belgium: PublishedSite = {
  country: countries.BE,
  name: 'Vonk & Co',
  origin: 'https://www.vonk.example',
  supportEmail: 'help@vonk.example',
}
const netherlands: PublishedSite = {
  country: countries.NL,
  name: 'Vonk',
  origin: 'https://www.vonk.example',
  supportEmail: 'help@vonk.example',
}

const make = async (path: string, site = belgium) =>
  (await makeFile(path, {
    site,
    readTemplate: async (file) => (['index.html', 'landers.html'].includes(file) ? template : null),
    readChunks: async () => chunks,
    prerenderPage: async (name, language) => `<main>${name} in ${language}</main>`,
    builtAt: new Date('2026-11-20T10:00:00Z'),
  }))!
const head = (name: Head, language = 'nl', site = belgium) => make(`/site/${language}/${name}.html`, site)

const tags = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries([...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  )
const metaOf = (html: string, name: string) =>
  tags(html, 'meta').find((one) => one.name === name || one.property === name)?.content
const linksOf = (html: string, rel: string) => tags(html, 'link').filter((one) => one.rel === rel)

describe('the head of a page', () => {
  test('quality.md performance: preloads the modules that the page needs later, in its language, and nothing else', async () => {
    const preloads = async (name: Head, language = 'nl') =>
      linksOf(await head(name, language), 'modulepreload')
        .map(({ href }) => href)
        .sort()
    expect(await preloads('members')).toEqual(['/assets/members.js', '/assets/nl-inside.js', '/assets/shared.js'])
    expect(await preloads('members', 'fr')).toContain('/assets/fr-inside.js')
    expect(await preloads('pages-terms', 'fr')).toEqual(['/assets/fr-terms.js', '/assets/fr.js', '/assets/page.js'])
    expect(await preloads('landers-gallery', 'fr')).toEqual([
      '/assets/fr-landers.js',
      '/assets/gallery.js',
      '/assets/shared.js',
    ])
    expect(await preloads('index')).toEqual([])
    expect(await preloads('app', 'fr')).toEqual([])
  })

  test('quality.md performance: loads scripts after the font where the page is prerendered, and nothing late elsewhere', async () => {
    const comesLast = (html: string) =>
      [...tags(html, 'link'), ...tags(html, 'script')]
        .filter((one) => one.fetchpriority === 'low')
        .map(({ href, src }) => href ?? src)
        .sort()
    expect(comesLast(await head('members'))).toEqual([
      '/api/settings.php',
      '/assets/index.js',
      '/assets/members.js',
      '/assets/nl-inside.js',
      '/assets/shared.js',
    ])
    for (const plain of ['/site/nl/members.plain.html', '/site/nl/app.html', '/site/nl/landers-gallery.html'])
      expect(comesLast(await make(plain))).toEqual([])
  })

  test("SET-02 has the home page's title and description of the settings in each language", async () => {
    const [dutch, french] = [await head('index'), await head('index', 'fr')]
    expect(dutch).toContain('<title>Vonk &amp; Co: daten, flirten en chatten</title>')
    expect(metaOf(dutch, 'description')).toMatch(/^Ontmoet volwassenen/)
    expect(french).toContain('<html lang="fr" data-brand="BE">')
    expect(french.match(/<title>/g)).toHaveLength(1)
    expect(tags(french, 'meta').filter(({ name }) => name === 'description')).toHaveLength(1)
    expect(metaOf(french, 'og:title')).not.toBe(metaOf(dutch, 'og:title'))
  })

  test.each([...publicPages])('lets %s be indexed in every language of the site, and shared', async (page) => {
    for (const language of belgium.country.languages) {
      const html = await head(page, language)
      const [canonical] = linksOf(html, 'canonical')
      expect(canonical!.href).toMatch(
        language === 'nl' ? /^https:\/\/www\.vonk\.example\/[^?]*$/ : /\?language=(fr|de)$/,
      )
      expect(metaOf(html, 'robots')).toBeUndefined()
      expect(linksOf(html, 'alternate').map(({ hreflang }) => hreflang)).toEqual([
        'nl-BE',
        'fr-BE',
        'de-BE',
        'x-default',
      ])
      expect(linksOf(html, 'alternate').some(({ href }) => href === canonical!.href)).toBe(true)
      expect(metaOf(html, 'og:url')).toBe(canonical!.href)
      expect(metaOf(html, 'og:image')).toBe('https://www.vonk.example/social.png')
      expect(metaOf(html, 'og:locale')).toBe(`${language}_BE`)
      expect(metaOf(html, 'og:locale:alternate')).toBeDefined()
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
      expect(metaOf(html, 'description')!.length).toBeGreaterThan(20)
      expect(html).not.toMatch(/\{\w+\}|\]\(\//)
    }
  })

  test.each(['app', 'entry', '404'] as const)('forbids indexing a members-only or missing page (%s)', async (page) => {
    const html = await head(page)
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(linksOf(html, 'canonical')).toEqual([])
    expect(linksOf(html, 'alternate')).toEqual([])
  })

  test('has the age label, the icons and the manifest of its language on every page', async () => {
    for (const path of madePaths(belgium).filter((file) => file.endsWith('.html') && !file.endsWith('offline.html'))) {
      const html = await make(path)
      expect(metaOf(html, 'rating')).toBe('RTA-5042-1996-1400-1577-RTA')
      expect(linksOf(html, 'apple-touch-icon')).toHaveLength(1)
      const suffix = path.includes('/fr/') ? '?language=fr' : path.includes('/de/') ? '?language=de' : ''
      expect(linksOf(html, 'manifest')[0]!.href).toBe(`/manifest.webmanifest${suffix}`)
    }
  })

  test('has no alternates on a site with one language', async () => {
    expect(linksOf(await head('pricing', 'nl', netherlands), 'alternate')).toEqual([])
  })

  test('has structured data about the company on the home page only, without unfilled values', async () => {
    const block = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
    expect(block(await head('pricing'))).toBeUndefined()
    const data = JSON.parse(block(await head('index'))!) as { '@graph': Record<string, unknown>[] }
    expect(data['@graph'].map((one) => one['@type'])).toEqual(['Organization', 'WebSite'])
    expect(data['@graph'][0]).toMatchObject({ name: 'Vonk & Co', url: 'https://www.vonk.example/' })
    expect(JSON.stringify(data)).not.toMatch(/\[[a-z]/)
  })
})

describe('generated files of a site', () => {
  test('do not exist for a language that the site does not offer, or for an unknown page', async () => {
    for (const path of ['/site/pl/index.html', '/site/nl/none.html', '/site/nl/', '/index.html'])
      expect(await make(path)).toBeNull()
  })

  test('list every public page in every language in the sitemap, with alternates and the build date', async () => {
    const sitemap = await make('/sitemap.xml')
    const locations = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(locations).toHaveLength(publicPages.length * 3)
    expect(new Set(locations).size).toBe(locations.length)
    expect(locations).toEqual(
      expect.arrayContaining(['https://www.vonk.example/', 'https://www.vonk.example/pages/faq?language=fr']),
    )
    expect(sitemap.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(locations.length)
    expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(locations.length)
    expect(sitemap).not.toMatch(/chats|profile|staff|\{/)
  })

  test('TRAP-24 label the whole site as for adults in age-de.xml, which German filters read', async () => {
    const label = await make('/age-de.xml')
    expect(label).toMatch(/^<\?xml version="1.0" encoding="UTF-8" standalone="yes"\?>\n<age-declaration>/)
    const valuesOf = (tag: string) =>
      [...label.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, value]) => value)
    expect([valuesOf('age'), valuesOf('min-age'), valuesOf('default-age')]).toEqual([['18'], ['18'], ['18', '18']])
    expect([valuesOf('scope'), valuesOf('age-issuer')]).toEqual([['www.vonk.example'], ['www.vonk.example']])
    expect([valuesOf('country'), valuesOf('last-change')]).toEqual([['de'], ['2026-11-20']])
    expect([valuesOf('xmlfile'), valuesOf('htmlmeta'), valuesOf('httpheader')]).toEqual([
      ['true'],
      ['false'],
      ['false'],
    ])
  })

  test('PRIV-02 name the sitemap in robots.txt, which excludes the console and profile data', async () => {
    const robots = await make('/robots.txt')
    expect(robots).toContain('Sitemap: https://www.vonk.example/sitemap.xml')
    for (const path of ['/staff', '/photos/', '/api/profile.php', '/api/search.php', '/api/similar.php'])
      expect(robots).toContain(`Disallow: ${path}\n`)
  })

  test('UI-11 make the site installable by a manifest with name, language, start, icons and shortcuts', async () => {
    const manifest = JSON.parse(await make('/site/fr/manifest.webmanifest')) as Record<string, unknown>
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Vonk & Co',
      short_name: 'Vonk & Co',
      lang: 'fr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    const icons = manifest.icons as { sizes: string; purpose: string }[]
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    expect((manifest.shortcuts as { url: string }[]).map(({ url }) => url)).toEqual(['/chats', '/likes'])
    const { shortcuts, screenshots } = manifest as {
      shortcuts: { icons: { src: string; sizes: string }[] }[]
      screenshots: { src: string; sizes: string; form_factor: string; label: string }[]
    }
    expect(screenshots.map(({ form_factor, label }) => [form_factor, label])).toEqual([
      ['narrow', 'Dessin de deux personnes qui se plaisent'],
      ['narrow', 'Dessin de personnes à rencontrer'],
      ['wide', 'Dessin de personnes à rencontrer'],
    ])
    const pictures = [...shortcuts.flatMap((one) => one.icons), ...screenshots]
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(5)
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp(path.join('frontend/public', src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  test('have a translated offline page that needs only two small files', async () => {
    const [dutch, french] = [await make('/site/nl/offline.html'), await make('/site/fr/offline.html')]
    expect(dutch).toContain('<h1>Geen verbinding</h1>')
    expect(french).toContain('<html lang="fr">')
    expect(dutch).not.toMatch(/style=|<style|onclick|<script>/)
  })

  test('have as public pages those of the path table', () => {
    expect(isPublicPage('members')).toBe(true)
    for (const page of ['chats', 'members-id', 'login']) expect(isPublicPage(page)).toBe(false)
  })
})
