import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The built pages, each with chunks of its own: the site, the landers, and the staff's console. */
export const sitePages = ['index', 'landers', 'staff'] as const
export type SitePage = (typeof sitePages)[number]

const siteChunksFile = (page: SitePage): string => path.resolve(import.meta.dirname, `../../dist/${page}-chunks.json`)

/** One script file of the built site. */
export type SiteChunk = {
  file: string
  /** Source file of the chunk: the entry, or the target of an `import()`. */
  source: string | null
  isEntry: boolean
  gzipBytes: number
  /** Files that load with it. */
  imports: string[]
}

/**
 * Records which script files load together. The record is stored beside the built site, not in it;
 * the size check and the benchmarks read it.
 */
export const siteChunks = (project: string, page: SitePage): Plugin => ({
  name: 'site-chunks',
  apply: 'build',
  async writeBundle(_, bundle) {
    const chunks: SiteChunk[] = Object.values(bundle).flatMap((chunk) =>
      chunk.type !== 'chunk'
        ? []
        : [
            {
              file: chunk.fileName,
              source: chunk.facadeModuleId && path.relative(project, chunk.facadeModuleId),
              isEntry: chunk.isEntry,
              gzipBytes: gzipSync(chunk.code, { level: 9 }).length,
              imports: chunk.imports,
            },
          ],
    )
    const file = siteChunksFile(page)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(chunks, null, 1))
  },
})

/** The record of a page's last build. */
export const readChunks = async (page: SitePage): Promise<SiteChunk[]> =>
  JSON.parse(await readFile(siteChunksFile(page), 'utf8')) as SiteChunk[]

/** Adds a script file, and all files that load with it, to `seen`. */
export function filesWith(file: string, chunks: readonly SiteChunk[], seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  const chunk = chunks.find((one) => one.file === file)
  if (!chunk) return seen
  seen.add(file)
  for (const imported of chunk.imports) filesWith(imported, chunks, seen)
  return seen
}
