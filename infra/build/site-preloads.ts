import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import { baseLanguage, isRegional, type TextLocale } from '#shared/i18n/regional.ts'
import { filesWith, type SiteChunk } from './site-chunks.ts'
import type { Head } from './site-html.ts'
import { isLander } from './site-table.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/**
 * Source file of each page's screen, keyed by the name of the page. The tables of routes are read
 * as text, since sources of the site are not executed here.
 */
const screens = (): Map<string, string> => {
  const site = [
    ...read('frontend/src/app/routes.ts').matchAll(/name: '([\w-]+)',\s*screen: \(\) => import\('#frontend\/([^']+)'/g),
  ]
  const landers = [
    ...read('frontend/src/features/landers/routes.ts').matchAll(
      /name: '([\w-]+)', screen: \(\) => import\('\.\/([^']+)'/g,
    ),
  ]
  return new Map([
    ...site.map(([, name, file]) => [name!, `frontend/src/${file}`] as const),
    ...landers.map(([, name, file]) => [name!, `frontend/src/features/landers/${file}`] as const),
  ])
}
let known: Map<string, string> | undefined

/** Sources that a page requests as soon as its entry script runs: its screen and its texts. */
function sourcesOf(head: Head, locale: TextLocale): string[] {
  known ??= screens()
  const language = baseLanguage(locale)
  const texts = `shared/i18n/${language}`
  if (head === 'app' || head === '404') return []
  if (head === 'entry' || isLander(head))
    return [`${texts}/lander-messages.ts`, ...(isLander(head) ? [known.get(head)!] : [])]
  const firstTexts = [
    ...(language === defaultLanguage ? [] : [`${texts}/messages.ts`]),
    ...(isRegional(locale) ? [`shared/i18n/${locale}.ts`] : []),
  ]
  if (head === 'index') return firstTexts
  if (head.startsWith('pages-'))
    return [
      ...firstTexts,
      'frontend/src/features/site/TextPageScreen.tsx',
      `${texts}/pages/${head.slice('pages-'.length)}.ts`,
    ]
  return [...firstTexts, `${texts}/inside-messages.ts`, ...(known.has(head) ? [known.get(head)!] : [])]
}

/**
 * Script files to preload: files that a page would request only after its entry script has run. The
 * head names them, so that they load together with the entry script, which saves a round trip.
 * Files that load with the entry script anyway are excluded.
 */
export function preloadsOf(head: Head, locale: TextLocale, chunks: readonly SiteChunk[]): string[] {
  const first = new Set<string>()
  for (const { file, isEntry } of chunks) if (isEntry) filesWith(file, chunks, first)
  const sources = sourcesOf(head, locale)
  const wanted = new Set<string>()
  for (const { file, source } of chunks) if (source && sources.includes(source)) filesWith(file, chunks, wanted)
  return [...wanted].filter((file) => !first.has(file)).map((file) => `/${file}`)
}
