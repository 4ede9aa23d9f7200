import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import { root } from '#infra/inventory.ts'
import { matchPath } from '#shared/rules/paths.ts'
import { type SitePage, sitePages } from '../build/site-chunks.ts'
import { isLanderPage } from '../build/site-table.ts'
import type { Development } from './stack.ts'
import { StartRefusal } from './start-refusal.ts'

const configFile = path.join(root, 'frontend/vite.config.ts')
/** Files and folders of which the build consists; a change in one makes `npm start` build again. */
export const sources = ['frontend', 'shared', 'infra/build', 'infra/theme-script.ts', 'package-lock.json']

const newestIn = async (place: string): Promise<number> => {
  const info = await stat(place)
  if (info.isFile()) return info.mtimeMs
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => stat(path.join(entry.parentPath, entry.name)))
  return Math.max(0, ...(await Promise.all(files)).map(({ mtimeMs }) => mtimeMs))
}

/** Builds the site into dist/site if a source is newer than the last build. */
export async function buildSite(say: (line: string) => void): Promise<void> {
  // The page that is built last: if it is current, all are.
  const built = path.join(root, `dist/site/${sitePages.at(-1)}.html`)
  const newest = Math.max(...(await Promise.all(sources.map((source) => newestIn(path.join(root, source))))))
  if (existsSync(built) && statSync(built).mtimeMs > newest) return
  say('Building the site...')
  for (const page of ['prerender', ...sitePages] as const) await buildPage(page)
}

async function buildPage(page: SitePage | 'prerender'): Promise<void> {
  // A separate process, which frees the bundler's memory.
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--mode', page, '--config', configFile, '--logLevel', 'warn'], {
    stdio: 'inherit',
    // Set explicitly, since a build started by a test would otherwise contain React's development
    // form.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = await new Promise<number | null>((resolve) => build.on('exit', resolve))
  if (code !== 0) throw new StartRefusal('The site could not be built: fix the errors above and start again.')
}

/**
 * The site from its sources with hot reload, and functions that are reloaded when one of their
 * files changes.
 */
export async function developSite(server: Server): Promise<Development> {
  const { createServer } = await import('vite')
  const site = await createServer({ configFile, appType: 'spa', server: { middlewareMode: true, ws: { server } } })
  // A separate server, since the site's plugins transform texts for the browser.
  const functions = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: { ignored: ['**/.local/**', '**/dist/**', '**/frontend/**'] } },
    optimizeDeps: { noDiscovery: true },
  })
  return {
    rest: (request, response) => {
      // Vite itself falls back to index.html only.
      const { pathname } = new URL(request.url ?? '/', 'http://site')
      if (/^\/staff(\/|$)/.test(pathname)) request.url = '/staff.html'
      else if (isLanderPage(matchPath(pathname)?.name)) request.url = '/landers.html'
      site.middlewares(request, response)
    },
    load: (file) => functions.ssrLoadModule(path.join(root, file)),
    close: async () => {
      await Promise.all([site.close(), functions.close()])
    },
  }
}
