import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Texts = { readonly [key: string]: string | Texts }

/**
 * Texts in parsed form, so that the browser needs only the formatter (under 1 KB), not the parser.
 */
export const compileTexts = (texts: Texts): unknown =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileTexts(text)]),
  )

// The texts are in the domain files; messages.ts, inside-messages.ts and lander-messages.ts only
// collect their exports.
const domainFile =
  /\/shared\/i18n\/(?:[a-z]{2}-[A-Z]{2}|[a-z]{2}\/(?!messages|inside-messages|lander-messages)[a-z-]+)\.ts$/

/**
 * Compiles the ICU texts of `shared/i18n/<language>/<domain>.ts` and of the regional overrides,
 * during the build and in dev. A text that does not parse fails the build, with the file's name in
 * the error. `resolve.alias` replaces use-intl's module that parses and formats texts with its
 * module that only formats them.
 */
export function compileMessages({ isSiteAlone = false } = {}): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      // Not prebundled in dev, since the alias must apply to use-intl.
      optimizeDeps: { exclude: ['use-intl'] },
    }),
    async load(id, options) {
      // Vite also loads functions in dev mode, and functions need uncompiled texts.
      if (options?.ssr && !isSiteAlone) return null
      const path = id.split('?')[0] ?? id
      if (!domainFile.test(path)) return null
      // The modification time is part of the URL, since Node would cache the first version forever.
      const { mtimeMs } = await stat(path)
      const exported = (await import(`${pathToFileURL(path)}?t=${mtimeMs}`)) as Record<string, Texts>
      return Object.entries(exported)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileTexts(texts))}`)
        .join('\n')
    },
  }
}
