import { statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answer } from '#shared/contract/endpoint.ts'
import type * as site from '#shared/contract/site.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { PageName } from '#shared/rules/paths.ts'

/** Prerenders a page as a visitor's browser renders it first: the markup within #root. */
export type PrerenderPage = (
  name: PageName,
  language: Language,
  settings: Answer<typeof site.settings>,
) => Promise<string>

// Built by `vite build --mode prerender` (frontend/src/app/prerender.tsx).
const program = path.resolve(import.meta.dirname, '../../dist/prerender/prerender.js')

/** The prerender function of the last build, or null without a build. */
export async function findPrerender(): Promise<PrerenderPage | null> {
  const built = statSync(program, { throwIfNoEntry: false })
  if (!built) return null
  // The build time is part of the URL, since Node would cache the first version forever.
  return ((await import(`${pathToFileURL(program)}?built=${built.mtimeMs}`)) as { prerenderPage: PrerenderPage })
    .prerenderPage
}
