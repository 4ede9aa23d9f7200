import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import * as site from '#shared/contract/site.ts'
import { anna } from '#test/support/people.ts'
import { everyEndpoint } from '#test/support/samples.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()

/** Fetches an answer without decompressing it, which `fetch` would do. */
const wired = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { port, host } = new URL(stack.url)
    request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (message) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.on('end', () => resolve({ headers: message.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })

const lists = [site.regions, site.interests, site.companyInfo, chats.gifts]

describe('API-28 cached answers', () => {
  test('are those of the lists that change with a release, each without a query', () => {
    const cached = everyEndpoint.filter(({ spec }) => spec.cache).map(({ spec }) => spec)
    expect(cached.map(({ path }) => path).toSorted()).toEqual(lists.map(({ path }) => path).toSorted())
    for (const { method, query, access } of cached) {
      expect({ method, query }).toEqual({ method: 'GET', query: undefined })
      expect(['public', 'visitor']).toContain(access)
    }
  })

  test('vary by host, cookies and language', async () => {
    for (const { path } of lists) {
      const { headers } = await wired(path)
      expect(headers['cache-control'], path).toBe('public, max-age=600, s-maxage=300')
      expect(headers.vary).toBe('accept-encoding, cookie, x-visit-language')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('OPEN-27 never contain the interests of a member; an invalid session gets the public list', async () => {
    const member = await anna(stack)
    const asked = async () => (await member.raw('GET', site.interests.path)).headers.get('cache-control')
    expect(await asked()).toBe('no-store')
    member.cookies.set('__Host-session', `${member.cookies.get('__Host-session')}x`)
    expect(await asked()).toBe('public, max-age=600, s-maxage=300')
  })

  test('never contain a refusal', async () => {
    const { headers } = await wired(site.regions.path, { 'sec-fetch-site': 'cross-site' })
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('API-28 compression', () => {
  const settings = '/api/settings.php'

  test('uses the first encoding that the browser accepts, starting with Brotli', async () => {
    const plain = await wired(settings)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await wired(settings, { 'accept-encoding': accepted })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(body.length).toBeLessThan(plain.body.length / 2)
      expect(unpack(body).toString()).toBe(plain.body.toString())
    }
  })

  test('skips a short answer, which fits into one packet anyway', async () => {
    const { headers } = await wired(chats.gifts.path, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
  })
})
