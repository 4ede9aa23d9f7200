import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}
type Encoding = keyof typeof compress

type Served = {
  body: Buffer
  type: string
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
  changedAt: number
}

/** Serves the built site from `dir`: files as they are, any path without a file type as the one page that the browser's router takes over. */
export function createStaticSite(dir: string): (ask: Ask) => Promise<Reply> {
  const known = new Map<string, Served>()

  const read = async (file: string): Promise<Served | undefined> => {
    const info = await stat(file).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const standing = known.get(file)
    if (standing?.changedAt === info.mtimeMs) return standing
    const body = await readFile(file)
    const served: Served = {
      body,
      type: types[path.extname(file)] ?? 'application/octet-stream',
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      encoded: {},
      changedAt: info.mtimeMs,
    }
    known.set(file, served)
    return served
  }

  const find = async (pathname: string): Promise<Served | undefined> => {
    const file = path.join(dir, path.normalize(pathname))
    // Normalising leaves nothing above the root, and this makes sure of it.
    if (file !== dir && !file.startsWith(`${dir}${path.sep}`)) return undefined
    return read(path.extname(file) ? file : path.join(dir, 'index.html'))
  }

  return async ({ method, url, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') return { ...notFound, status: 405, headers: { allow: 'GET, HEAD' } }
    const served = await find(decoded(url.pathname))
    if (!served) return notFound
    // Names under /assets/ carry a hash of their content; everything else is asked for again.
    const isHashed = /^\/assets\/.+[-.][\w-]{8,}\.\w+$/.test(url.pathname)
    const reply: Reply = {
      status: 200,
      headers: {
        'content-type': served.type,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: served.etag,
        ...(isCompressible(served.type) && { vary: 'accept-encoding' }),
      },
      body: served.body,
    }
    if (headers['if-none-match'] === served.etag) return { status: 304, headers: reply.headers! }
    const encoding = encodingFor(headers['accept-encoding'], served)
    if (!encoding) return reply
    served.encoded[encoding] ??= await compress[encoding](served.body)
    return { ...reply, headers: { ...reply.headers, 'content-encoding': encoding }, body: served.encoded[encoding] }
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
