import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answer } from '#shared/contract/endpoint.ts'
import type { site } from '#shared/contract/site.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { PageName } from '#shared/rules/paths.ts'

/** Draws a page as a visitor's browser does first: the markup within #root. */
export type DrawPage = (name: PageName, language: Language, settings: Answer<typeof site.settings>) => Promise<string>

// built by `vite build --mode prerender` (frontend/src/app/prerender.tsx)
const program = path.resolve(import.meta.dirname, '../../dist/prerender/prerender.js')

/** How the last build draws pages; null where there was none. */
export async function findDrawing(): Promise<DrawPage | null> {
  const built = statSync(program, { throwIfNoEntry: false })
  if (!built) return null
  // the time of the build is part of the address, else Node would keep the first one for ever
  return ((await import(`${pathToFileURL(program)}?built=${built.mtimeMs}`)) as { drawPage: DrawPage }).drawPage
}
