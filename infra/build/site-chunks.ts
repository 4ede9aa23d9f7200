import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The pages that are built, each with parts of its own: the site, the landers, and the staff's console. */
export const sitePages = ['index', 'landers', 'staff'] as const
export type SitePage = (typeof sitePages)[number]

const siteChunksFile = (page: SitePage): string => path.resolve(import.meta.dirname, `../../dist/${page}-chunks.json`)

/** One file of scripts in the built site. */
export type SiteChunk = {
  file: string
  /** Source file that the chunk stands for: the entry, or the target of an `import()`. */
  source: string | null
  isEntry: boolean
  gzipBytes: number
  /** Files that load with it. */
  imports: string[]
}

/** Writes down, beside the built site and not in it, what loads with what: the size gate and the bench read it. */
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

/** What the last build of a page wrote down. */
export const readChunks = async (page: SitePage): Promise<SiteChunk[]> =>
  JSON.parse(await readFile(siteChunksFile(page), 'utf8')) as SiteChunk[]

/** A file of scripts and all that loads with it, added to `seen`. */
export function filesWith(file: string, chunks: readonly SiteChunk[], seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  const chunk = chunks.find((one) => one.file === file)
  if (!chunk) return seen
  seen.add(file)
  for (const imported of chunk.imports) filesWith(imported, chunks, seen)
  return seen
}
