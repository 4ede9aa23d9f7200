import crypto from 'node:crypto'
import vm from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { photoUrl } from '#functions/platform/photo-url.ts'
import { isFromEdge } from '#functions/platform/site.ts'
import { type EdgeFunction, edgeCode } from '#infra/aws/edge/code.ts'
import type {
  EdgeAnswer,
  ViewerEvent,
  ViewerRequest,
  ViewerResponse,
  ViewerResponseEvent,
} from '#infra/aws/edge/event.ts'
import { madePaths } from '#infra/build/site-made.ts'
import { siteTable } from '#infra/build/site-table.ts'
import { siteFile } from '#infra/site-file.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { countries } from '#shared/countries/all.ts'
import { fillPath } from '#shared/rules/path-table.ts'
import { matchPath, type PageName, paths, pathTo } from '#shared/rules/paths.ts'
import { requiredParams, samplePath } from '#test/support/sample-params.ts'

const key = 'a key of photos'
const now = new Date('2026-11-20T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubEnv('PHOTO_KEY', key)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

// Switzerland has four languages, German first.
const site = { siteHost: 'www.dating.example', siteTable: siteTable(countries.CH) }

type Handler = (event: ViewerEvent) => Promise<ViewerRequest | EdgeAnswer> | ViewerRequest | EdgeAnswer

/**
 * Runs an edge function as CloudFront does: as a separate script that gets CloudFront's modules.
 */
function start(name: EdgeFunction, stored = key): Handler {
  const code = edgeCode(name, site).replace(/^import cloudfront from .*$/m, '')
  const cloudfront = { kvs: () => ({ get: async (asked: string) => (asked === 'photo-key' ? stored : '') }) }
  const context = vm.createContext({ Date, cloudfront, require: () => crypto })
  return vm.runInContext(`${code}; handler`, context) as Handler
}

const eventFor = (url: string, headers: ViewerRequest['headers'] = {}): ViewerEvent => {
  const { pathname, searchParams, host } = new URL(url, 'https://www.dating.example')
  const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]))
  return {
    viewer: { ip: '192.0.2.1' },
    request: { uri: pathname, querystring, method: 'GET', cookies: {}, headers: { host: { value: host }, ...headers } },
  }
}

describe('photos at the edge', () => {
  const url = photoUrlAt(now)
  const statusOf = async (asked: string, stored?: string) => {
    const answer = await start('photo-request', stored)(eventFor(asked))
    return 'statusCode' in answer ? answer.statusCode : 'let through'
  }

  test('are served at a signed address, in both file types and, for those who may see them, both sizes', async () => {
    expect(await statusOf(url())).toBe('let through')
    expect(await statusOf(url().replace('.avif', '.webp'))).toBe('let through')
    expect(await statusOf(url().replace('/card.', '/full.'))).toBe('let through')
  })

  test.each(['card', 'full', 'sharp'])('OPEN-38 a signature for the blurred file is refused at %s', async (sharp) => {
    const blurred = photoUrl('MEMBER', 'PHOTO', 'locked', now)
    expect(await statusOf(blurred)).toBe('let through')
    expect(await statusOf(blurred.replace('/locked.', `/${sharp}.`))).toBe(403)
  })

  test.each([
    ['another photo', (signed: string) => signed.replace('PHOTO', 'OTHER')],
    ['the blurred rendition', (signed: string) => signed.replace('/card.', '/locked.')],
    ['a later end', (signed: string) => signed.replace(/e=(\d+)/, (_, end) => `e=${Number(end) + 1}`)],
    ['another signature', (signed: string) => signed.replace(/s=.../, 's=AAA')],
    ['a shorter signature', (signed: string) => signed.slice(0, -1)],
    ['no signature', (signed: string) => signed.replace(/&s=.*/, '')],
    ['no end', (signed: string) => signed.replace(/e=\d+&/, '')],
    ['an end that is no number', (signed: string) => signed.replace(/e=\d+/, 'e=1e99')],
    ['no query', (signed: string) => signed.replace(/\?.*/, '')],
  ])('are refused at %s', async (_, tampered) => {
    expect(await statusOf(tampered(url()))).toBe(403)
  })

  test('are refused once the signature has expired, to the second', async () => {
    const end = Number(new URL(url(), 'https://x').searchParams.get('e')) * 1000
    vi.setSystemTime(end - 1)
    expect(await statusOf(photoUrlAt(now)())).toBe('let through')
    vi.setSystemTime(end)
    expect(await statusOf(photoUrlAt(now)())).toBe(403)
  })

  test('are served with signatures by the new and the old key during a key rotation', async () => {
    expect(await statusOf(url(), `a new key,${key}`)).toBe('let through')
    expect(await statusOf(url(), 'a new key')).toBe(403)
  })
})

function photoUrlAt(at: Date): () => string {
  return () => photoUrl('MEMBER', 'PHOTO', 'card', at)
}

describe('the API at the edge', () => {
  test('sets site and visitor itself, whatever the client sends (TRAP-40)', async () => {
    const headers = { 'x-site-host': { value: 'www.other.example' }, 'x-visitor-address': { value: '10.0.0.1' } }
    const request = (await start('api-request')(eventFor('/api/user.php', headers))) as ViewerRequest
    expect(request.headers['x-site-host']).toEqual({ value: 'www.dating.example' })
    expect(request.headers['x-visitor-address']).toEqual({ value: '192.0.2.1' })
  })

  test("NOTIF-25 leads a GET of the unsubscribe address to its page, and passes a mail client's POST through", async () => {
    const event = eventFor(`${notifications.unsubscribe.path}?token=a.b-c_d&language=fr`)
    const answer = (await start('api-request')(event)) as EdgeAnswer
    expect(answer.statusCode).toBe(302)
    expect(answer.headers?.location?.value).toBe(`${pathTo('unsubscribe')}?language=fr#token=a.b-c_d`)
    event.request.method = 'POST'
    expect(((await start('api-request')(event)) as ViewerRequest).uri).toBe(notifications.unsubscribe.path)
  })
})

describe('the API behind the edge', () => {
  const accepts = (secret?: string) => isFromEdge(secret === undefined ? {} : { 'x-origin-secret': secret })

  test('accepts only requests with one of the current secrets', () => {
    vi.stubEnv('ORIGIN_SECRETS', 'new,old')
    expect(['new', 'old'].map(accepts)).toEqual([true, true])
    expect([undefined, '', 'other', 'new,old', 'ne'].map(accepts)).toEqual([false, false, false, false, false])
  })

  test('accepts no request while the secret is empty', () => {
    vi.stubEnv('ORIGIN_SECRETS', '')
    expect([undefined, ''].map(accepts)).toEqual([false, false])
  })

  test('requires no secret in the local run', () => {
    expect(accepts()).toBe(true)
  })
})

describe('uploads at the edge', () => {
  const passed = (method: string, url: string) => {
    const event = eventFor(url)
    event.request.method = method
    event.request.cookies = { '__Host-session': { value: 'secret' } }
    return start('upload-request')(event)
  }

  test('stores a form at the root of the bucket, without data about its sender', async () => {
    expect(await passed('POST', '/uploads?delete')).toMatchObject({ uri: '/', querystring: {}, cookies: {} })
  })

  test.each(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('refuses %s', async (method) => {
    expect(await passed(method, '/uploads')).toMatchObject({ statusCode: 403 })
  })
})

/** URLs of every page, with and without optional parts. */
const addresses = (Object.keys(paths) as PageName[]).flatMap((name) => {
  const short = fillPath(paths[name], requiredParams(name))
  return [...new Set([samplePath(name), short])].map((address) => [name, address] as const)
})

describe('the site at the edge', () => {
  const passed = async (asked: string, language?: string, signedIn?: string) => {
    const event = eventFor(asked)
    if (language) event.request.cookies.language = { value: language }
    if (signedIn) event.request.cookies.signed_in = { value: signedIn }
    return (await start('site-request')(event)) as ViewerRequest
  }
  const uriOf = async (asked: string, language?: string) => (await passed(asked, language)).uri
  const made = new Set(
    madePaths({
      country: countries.CH,
      name: 'Vonk',
      origin: 'https://www.dating.example',
      supportEmail: 'help@vonk.example',
    }),
  )

  /**
   * Status that the visitor gets. CloudFront may pass the visitor's path or the rewritten path to
   * the response function, so both are tried.
   */
  const statusOf = async (asked: string) => {
    const respond = start('site-response') as unknown as (event: ViewerResponseEvent) => ViewerResponse
    const told = [eventFor(asked).request, await passed(asked)]
    const statuses = told.map((request) => respond({ request, response: { statusCode: 200, headers: {} } }).statusCode)
    expect(new Set(statuses).size, asked).toBe(1)
    return statuses[0]
  }

  test.each(addresses)('ROUTE-58 ROUTE-60 serves %s from %s', async (name, address) => {
    expect(matchPath(address)?.name).toBe(name)
    for (const asked of [address, `${address}?x=1.5&y=/nope`]) {
      const uri = await uriOf(asked)
      expect(made).toContain(uri)
      expect(uri).not.toMatch(/404/)
      expect(siteFile(address, { asked: '', chosen: '', isSignedIn: false }, site.siteTable)).toEqual({
        file: uri,
        status: 200,
      })
      expect(await statusOf(asked)).toBe(200)
    }
    if (address !== '/') expect(await uriOf(`${address}/`)).toBe(await uriOf(address))
  })

  test.each([
    '/nope',
    '/likes/m',
    '/likes/others',
    '/members/anna',
    '/pages',
    '/pages/nothing',
    '/Login',
    '/staffel',
    '/index.html',
    '/pages/terms.html',
    '/wp-login.php',
    '/members//chat',
    '/landers/video/a/b',
  ])('ROUTE-60 TRAP-28 answers %s with 404 and the not-found page', async (address) => {
    expect(matchPath(address)).toBeNull()
    expect(await uriOf(address)).toBe('/site/de/404.html')
    expect(siteFile(address, { asked: '', chosen: '', isSignedIn: false }, site.siteTable).status).toBe(404)
    expect(await statusOf(address)).toBe(404)
  })

  test('does not serve generated files by their own names', async () => {
    expect(await passed('/site/de/index.html')).toMatchObject({ statusCode: 404 })
  })

  test.each([
    ['/pricing', undefined, 'de'],
    ['/pricing?language=fr', undefined, 'fr'],
    ['/pricing', 'it', 'it'],
    ['/pricing?language=fr', 'it', 'fr'],
    ['/pricing?language=pl', undefined, 'de'],
    ['/pricing?language=pl', 'it', 'it'],
    ['/pricing?language=../../secret', undefined, 'de'],
  ])('I18N-22 API-11 serves %s, with the choice %s, in %s', async (asked, chosen, language) => {
    expect(await uriOf(asked, chosen)).toBe(`/site/${language}/pricing.html`)
  })

  test('serves members a public page without the prerendered content for visitors', async () => {
    const fileFor = async (asked: string, signedIn: string) => (await passed(asked, 'fr', signedIn)).uri
    for (const address of ['/', '/pricing', '/members', '/pages/terms']) {
      const file = await uriOf(address, 'fr')
      expect(await fileFor(address, '1')).toBe(file.replace('.html', '.plain.html'))
      expect(made).toContain(file.replace('.html', '.plain.html'))
      expect(await fileFor(address, '0')).toBe(file)
    }
    expect(await fileFor('/chats', '1')).toBe('/site/fr/app.html')
    expect(await fileFor('/nope', '1')).toBe('/site/fr/404.html')
  })

  test.each(['/staff', '/staff/', '/staff/photos', '/staff/member?q=a.b'])(
    'OPEN-06 serves the console at %s',
    async (asked) => {
      expect(await uriOf(asked)).toBe('/staff.html')
    },
  )

  test.each([
    '/assets/main-abc12345.js',
    '/favicon.svg',
    '/favicon.ico',
    '/icons/icon-512.png',
    '/robots.txt',
    '/sitemap.xml',
    '/age-de.xml',
    '/sw-push.js',
    '/social.png',
  ])('passes the file %s through unchanged', async (file) => {
    expect(await uriOf(file)).toBe(file)
    expect(await statusOf(file)).toBe(200)
  })

  test.each(['manifest.webmanifest', 'offline.html'])('serves %s in each language', async (file) => {
    expect(await uriOf(`/${file}`)).toBe(`/site/de/${file}`)
    expect(await uriOf(`/${file}?language=en`)).toBe(`/site/en/${file}`)
    expect(made).toContain(`/site/en/${file}`)
  })

  test("redirects another host to the site's own, with path and query", async () => {
    const answer = (await start('site-request')(eventFor('https://dating.example/members?a=1&b=2'))) as EdgeAnswer
    expect(answer).toMatchObject({
      statusCode: 301,
      headers: { location: { value: 'https://www.dating.example/members?a=1&b=2' } },
    })
  })

  test("uses nothing in its functions that CloudFront's runtime lacks", () => {
    for (const name of ['photo-request', 'api-request', 'site-request', 'site-response'] as const) {
      const code = edgeCode(name, site)
      expect(code.replace(/define_SITE_TABLE_default=\{.*?\]\};/, '')).not.toMatch(
        /\?\.|\?\?|\.\.\.|\bof\b |\bclass\b|\bexport\b|(?:const|let|var) [{[]/,
      )
      expect(code.length).toBeLessThan(10_000)
    }
  })
})
