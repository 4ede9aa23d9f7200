import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Texts = { readonly [key: string]: string | Texts }

/** Texts in their parsed form, so that the browser needs the formatter (under 1 KB) and not the parser. */
export const compileTexts = (texts: Texts): unknown =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileTexts(text)]),
  )

// messages.ts, inside-messages.ts and lander-messages.ts only gather what the domain files export; those hold the texts.
const domainFile =
  /\/shared\/i18n\/(?:[a-z]{2}-[A-Z]{2}|[a-z]{2}\/(?!messages|inside-messages|lander-messages)[a-z-]+)\.ts$/

/**
 * Compiles the ICU texts of `shared/i18n/<language>/<domain>.ts` and of the regional overrides while the site is built and in dev. A text that does not parse
 * stops the build with its file. The alias keeps use-intl from bringing its own parser along.
 */
export function compileMessages({ isSiteAlone = false } = {}): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      // use-intl must be seen by the alias, which a prebundle in dev would hide
      optimizeDeps: { exclude: ['use-intl'] },
    }),
    async load(id, options) {
      // Functions, which dev mode loads through Vite as well, read their texts as they are written.
      if (options?.ssr && !isSiteAlone) return null
      const path = id.split('?')[0] ?? id
      if (!domainFile.test(path)) return null
      // the time of change is part of the address, else Node would keep the first version for ever
      const { mtimeMs } = await stat(path)
      const exported = (await import(`${pathToFileURL(path)}?t=${mtimeMs}`)) as Record<string, Texts>
      return Object.entries(exported)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileTexts(texts))}`)
        .join('\n')
    },
  }
}
