import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { languages } from '../../shared/i18n/languages.ts'
import type { document } from '../../shared/i18n/nl/document.ts'
import type { push } from '../../shared/i18n/nl/push.ts'
import { compileTexts } from './compile-messages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const fileOf = (name: string) => path.join(root, name)
// Loaded by file URL: Vite bundles this file, after which the project's own aliases do not resolve.
const load = (name: string): Promise<unknown> => import(pathToFileURL(fileOf(name)).href)

/** The code of /sw-push.js, one script with the texts of every language. */
export async function buildServiceWorker(): Promise<string> {
  const texts: Record<string, unknown> = {}
  const offline = createHash('sha1')
  for (const file of ['offline.css', 'offline.js']) offline.update(await readFile(fileOf(`frontend/public/${file}`)))
  for (const file of ['infra/build/site-html.ts', 'shared/rules/colours.ts'])
    offline.update(await readFile(fileOf(file)))
  for (const language of languages) {
    if (!existsSync(fileOf(`shared/i18n/${language}/push.ts`))) continue
    const words = (await load(`shared/i18n/${language}/push.ts`)) as { push: typeof push }
    const own = (await load(`shared/i18n/${language}/document.ts`)) as { document: typeof document }
    texts[language] = compileTexts(words.push)
    offline.update(JSON.stringify(own.document.offline))
  }
  const { outputFiles } = await build({
    entryPoints: [fileOf('frontend/src/worker/sw-push.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      PUSH_TEXTS: JSON.stringify(texts),
      OFFLINE_VERSION: JSON.stringify(offline.digest('hex').slice(0, 8)),
    },
  })
  return outputFiles[0]!.text
}

/** Adds /sw-push.js to the built site, at the root so that its scope is the whole site. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'sw-push.js', source: await buildServiceWorker() })
  },
})
