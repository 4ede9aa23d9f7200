import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export const siteChunksFile = path.resolve(import.meta.dirname, '../../dist/site-chunks.json')

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
export const siteChunks = (project: string): Plugin => ({
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
    await mkdir(path.dirname(siteChunksFile), { recursive: true })
    await writeFile(siteChunksFile, JSON.stringify(chunks, null, 1))
  },
})
