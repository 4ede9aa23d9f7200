import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readChunks } from '#infra/build/site-chunks.ts'
import type { PublishedSite } from '#infra/build/site-html.ts'
import { makeFile } from '#infra/build/site-made.ts'
import { findPrerender } from '#infra/build/site-prerender.ts'
import { siteTable } from '#infra/build/site-table.ts'
import { unlistedHeaders } from '#infra/security-headers.ts'
import { madeFolder, type SiteFile, type SiteTable, siteFile } from '#infra/site-file.ts'
import { cookieIn } from '#shared/rules/cookies.ts'
import { signedInCookieName } from '#shared/rules/request-headers.ts'
import type { Ask, Reply } from './http.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.map': 'application/json',
}
const isCompressible = (type: string) => /^text|json|svg|xml/.test(type)

// Brotli quality 9 instead of 5 would make the site's files 1 % smaller in 14 times as much time,
// and each stack compresses them again.
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}
type Encoding = keyof typeof compress

type Served = {
  body: Buffer
  type: string
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
  /** Time of the file's last change; for a generated file, time of the build. */
  changedAt: number
}

const served = (file: string, body: Buffer, changedAt: number): Served => ({
  body,
  type: types[path.extname(file)] ?? 'application/octet-stream',
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  encoded: {},
  changedAt,
})

/** Changes a file of the build before it is served. */
export type Adapt = (file: string, body: Buffer) => Buffer | Promise<Buffer>

/**
 * Serves the built site from `dir` like the edge: by the rule of infra/site-file.ts. Files of
 * `npm run site` are generated on request; `siteAt` returns the site of a host.
 */
export function createStaticSite(
  dir: string,
  siteAt: (host: string) => PublishedSite,
  adapt: Adapt = (_, body) => body,
): (ask: Ask) => Promise<Reply> {
  const known = new Map<string, Served>()
  const tables = new Map<string, SiteTable>()

  const tableOf = ({ country }: PublishedSite): SiteTable => {
    const table = tables.get(country.code) ?? siteTable(country)
    tables.set(country.code, table)
    return table
  }

  const read = async (file: string): Promise<Served | undefined> => {
    const place = path.join(dir, path.normalize(file))
    // Normalising leaves nothing above the root; this is a second check.
    if (!place.startsWith(`${dir}${path.sep}`)) return undefined
    const info = await stat(place).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const existing = known.get(place)
    if (existing?.changedAt === info.mtimeMs) return existing
    const fresh = served(place, await adapt(place, await readFile(place)), info.mtimeMs)
    known.set(place, fresh)
    return fresh
  }

  const make = async (file: string, site: PublishedSite): Promise<Served | undefined> => {
    const built = await read('/index.html')
    if (!built) return undefined
    const key = `${site.origin} ${file}`
    const existing = known.get(key)
    if (existing?.changedAt === built.changedAt) return existing
    const text = await makeFile(file, {
      site,
      readTemplate: async (name) => (await read(`/${name}`))?.body.toString() ?? null,
      // A folder without a build has no record of its chunks; pages then preload none.
      readChunks: (page) => readChunks(page).catch(() => []),
      prerenderPage: async (...page) => (await findPrerender())?.(...page) ?? null,
      builtAt: new Date(built.changedAt),
    })
    if (text === null) return undefined
    const fresh = served(file, Buffer.from(text), built.changedAt)
    known.set(key, fresh)
    return fresh
  }

  return async ({ method, url, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') return { ...notFound, status: 405, headers: { allow: 'GET, HEAD' } }
    const site = siteAt(url.host)
    const table = tableOf(site)
    const cookies = headers.cookie ?? ''
    const asking = {
      asked: url.searchParams.get('language') ?? '',
      chosen: cookieIn(cookies, 'language') ?? '',
      isSignedIn: cookieIn(cookies, signedInCookieName) === '1',
    }
    const asked = (pathname: string) => siteFile(pathname, asking, table)
    const isHidden = url.pathname.startsWith(madeFolder)
    const find = async ({ file }: SiteFile) => (await make(file, site)) ?? (await read(file))

    let status = 200
    let found: Served | undefined
    if (!isHidden) {
      const rule = asked(decoded(url.pathname))
      status = rule.status
      found = await find(rule)
      // A missing script or picture must not be answered with a page, which would fail to parse.
      if (!found && status === 200 && path.extname(rule.file) !== '.html') return notFound
    }
    if (!found) {
      status = 404
      found = await find(asked('/404'))
    }
    if (!found) return notFound
    // Names under /assets/ contain a hash of their content; everything else is revalidated, as on
    // AWS (infra/opening.md).
    const isHashed = status === 200 && url.pathname.startsWith('/assets/')
    const reply: Reply = {
      status,
      headers: {
        'content-type': found.type,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: found.etag,
        ...(/^\/(staff(\/|$)|members\/)/.test(url.pathname) && unlistedHeaders),
        ...(isCompressible(found.type) && { vary: 'accept-encoding' }),
      },
      body: found.body,
    }
    if (status === 200 && headers['if-none-match'] === found.etag) return { status: 304, headers: reply.headers! }
    const encoding = encodingFor(headers['accept-encoding'], found)
    if (!encoding) return reply
    found.encoded[encoding] ??= await compress[encoding](found.body)
    return { ...reply, headers: { ...reply.headers, 'content-encoding': encoding }, body: found.encoded[encoding] }
  }
}

const encodingFor = (accepted = '', { type, body }: Served): Encoding | undefined => {
  if (!isCompressible(type) || body.length < 1_000) return undefined
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const decoded = (pathname: string) => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/'
  }
}

const notFound: Reply = { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not found' }
