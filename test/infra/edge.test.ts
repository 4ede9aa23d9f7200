import crypto from 'node:crypto'
import vm from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isFromEdge } from '#functions/lib/site.ts'
import { photoUrl } from '#functions/photos/sign.ts'
import { type EdgeFunction, edgeCode } from '#infra/aws/edge/code.ts'
import type { EdgeAnswer, ViewerEvent, ViewerRequest } from '#infra/aws/edge/event.ts'

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

type Handler = (event: ViewerEvent) => Promise<ViewerRequest | EdgeAnswer> | ViewerRequest | EdgeAnswer

/** Runs an edge function as CloudFront does: as a script of its own with CloudFront's modules. */
function start(name: EdgeFunction, stored = key): Handler {
  const code = edgeCode(name, { siteHost: 'www.dating.example' }).replace(/^import cloudfront from .*$/m, '')
  const cloudfront = { kvs: () => ({ get: async (asked: string) => (asked === 'photo-key' ? stored : '') }) }
  const context = vm.createContext({ Date, cloudfront, require: () => crypto })
  return vm.runInContext(`${code}; handler`, context) as Handler
}

const eventFor = (url: string, headers: ViewerRequest['headers'] = {}): ViewerEvent => {
  const { pathname, searchParams, host } = new URL(url, 'https://www.dating.example')
  const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]))
  return {
    viewer: { ip: '192.0.2.1' },
    request: { uri: pathname, querystring, headers: { host: { value: host }, ...headers } },
  }
}

describe('photos at the edge', () => {
  const url = photoUrlAt(now)
  const statusOf = async (asked: string, stored?: string) => {
    const answer = await start('photo-request', stored)(eventFor(asked))
    return 'statusCode' in answer ? answer.statusCode : 'let through'
  }

  test('what we signed is let through, in either file type', async () => {
    expect(await statusOf(url())).toBe('let through')
    expect(await statusOf(url().replace('.avif', '.webp'))).toBe('let through')
  })

  test.each([
    ['another photo', (signed: string) => signed.replace('PHOTO', 'OTHER')],
    ['a sharper rendition', (signed: string) => signed.replace('/card.', '/full.')],
    ['a later end', (signed: string) => signed.replace(/e=(\d+)/, (_, end) => `e=${Number(end) + 1}`)],
    ['another signature', (signed: string) => signed.replace(/s=.../, 's=AAA')],
    ['a shorter signature', (signed: string) => signed.slice(0, -1)],
    ['no signature', (signed: string) => signed.replace(/&s=.*/, '')],
    ['no end', (signed: string) => signed.replace(/e=\d+&/, '')],
    ['an end that is no number', (signed: string) => signed.replace(/e=\d+/, 'e=1e99')],
    ['no query', (signed: string) => signed.replace(/\?.*/, '')],
  ])('%s is refused', async (_, tampered) => {
    expect(await statusOf(tampered(url()))).toBe(403)
  })

  test('it ends to the second', async () => {
    const end = Number(new URL(url(), 'https://x').searchParams.get('e')) * 1000
    vi.setSystemTime(end - 1)
    expect(await statusOf(photoUrlAt(now)())).toBe('let through')
    vi.setSystemTime(end)
    expect(await statusOf(photoUrlAt(now)())).toBe(403)
  })

  test('while the key changes, both the new and the old one hold', async () => {
    expect(await statusOf(url(), `a new key,${key}`)).toBe('let through')
    expect(await statusOf(url(), 'a new key')).toBe(403)
  })
})

function photoUrlAt(at: Date): () => string {
  return () => photoUrl('MEMBER', 'PHOTO', 'card', at)
}

describe('the API at the edge', () => {
  test('the site and the visitor are told by the edge, whatever the client says of them (TRAP-40)', async () => {
    const headers = { 'x-site-host': { value: 'www.other.example' }, 'x-visitor-address': { value: '10.0.0.1' } }
    const request = (await start('api-request')(eventFor('/api/user.php', headers))) as ViewerRequest
    expect(request.headers['x-site-host']).toEqual({ value: 'www.dating.example' })
    expect(request.headers['x-visitor-address']).toEqual({ value: '192.0.2.1' })
  })
})

describe('the API behind the edge', () => {
  const accepts = (secret?: string) => isFromEdge(secret === undefined ? {} : { 'x-origin-secret': secret })

  test('believes only who shows one of the secrets', () => {
    vi.stubEnv('ORIGIN_SECRETS', 'new,old')
    expect(['new', 'old'].map(accepts)).toEqual([true, true])
    expect([undefined, '', 'other', 'new,old', 'ne'].map(accepts)).toEqual([false, false, false, false, false])
  })

  test('believes nobody while the secret is empty', () => {
    vi.stubEnv('ORIGIN_SECRETS', '')
    expect([undefined, ''].map(accepts)).toEqual([false, false])
  })

  test('asks for none in the local run', () => {
    expect(accepts()).toBe(true)
  })
})

describe('the site at the edge', () => {
  const uriOf = async (asked: string) => ((await start('site-request')(eventFor(asked))) as ViewerRequest).uri

  test.each(['/', '/members', '/chat/abc?x=1.5', '/leden/anna/'])('%s is the one page', async (asked) => {
    expect(await uriOf(asked)).toBe('/index.html')
  })

  test('files stay what they are', async () => {
    expect(await uriOf('/assets/main-abc12345.js')).toBe('/assets/main-abc12345.js')
  })

  test('another host is sent to the own one, with path and query', async () => {
    const answer = (await start('site-request')(eventFor('https://dating.example/members?a=1&b=2'))) as EdgeAnswer
    expect(answer).toMatchObject({
      statusCode: 301,
      headers: { location: { value: 'https://www.dating.example/members?a=1&b=2' } },
    })
  })

  test('no edge function uses what CloudFront does not know', () => {
    for (const name of ['photo-request', 'api-request', 'site-request'] as const) {
      const code = edgeCode(name, { siteHost: 'www.dating.example' })
      expect(code).not.toMatch(/\?\.|\?\?|\.\.\.|\bof\b |\bclass\b|\bexport\b|(?:const|let|var) [{[]/)
      expect(code.length).toBeLessThan(10_000)
    }
  })
})
