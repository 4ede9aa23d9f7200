import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaults } from '#functions/platform/resources.ts'
import type { EndpointEntry } from '#infra/inventory.ts'
import { createApi } from '#infra/local/api.ts'
import { type Gateway, lambdaBodyBytes, onlyFromHere, siteHeaders, startGateway } from '#infra/local/gateway.ts'
import { StartRefusal } from '#infra/local/start-refusal.ts'
import { createStaticSite } from '#infra/local/static-site.ts'
import { countries } from '#shared/countries/all.ts'

const site = {
  country: countries.CH,
  name: 'Vonk',
  origin: 'https://www.vonk.example',
  supportEmail: 'help@vonk.example',
}

let gateway: Gateway
let dir: string
let url: string

const handlers: Record<string, (event: Record<string, unknown>) => Promise<unknown>> = {
  echo: async (event) => ({
    statusCode: 200,
    headers: { 'Content-Type': 'application/json' },
    cookies: ['a=1; Path=/', 'b=2; Path=/'],
    body: JSON.stringify(event),
  }),
  slow: () => new Promise(() => {}),
  broken: async () => {
    throw new Error('secret detail')
  },
}

const endpoint = (
  domain: string,
  key: string,
  method: string,
  address: string,
  timeoutSeconds = 10,
): EndpointEntry => ({
  kind: 'endpoint',
  name: `${domain}/${key}`,
  domain,
  key,
  method,
  path: address,
  file: `functions/${domain}/endpoints/${key}.ts`,
  resources: { ...defaults, timeoutSeconds, impact: '' },
})
const endpoints = [
  endpoint('test', 'echo', 'POST', '/api/echo.php'),
  endpoint('test', 'slow', 'GET', '/api/slow.php', 0.05),
  endpoint('test', 'broken', 'GET', '/api/broken.php'),
  endpoint('other', 'read', 'GET', '/api/echo.php'),
]

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'gateway-test-'))
  await mkdir(path.join(dir, 'assets'))
  await writeFile(path.join(dir, 'index.html'), '<!doctype html><html lang="nl"><head></head>home')
  await writeFile(path.join(dir, 'staff.html'), '<!doctype html>console')
  await writeFile(path.join(dir, 'assets/main-A1b2C3d.js'), 'console.log(1);'.repeat(200))
  gateway = await startGateway(0, () => {})
  url = `http://127.0.0.1:${gateway.port}`
  const api = createApi({
    load: async (file) => ({ handler: handlers[path.basename(file, '.ts')] }),
    endpoints: async () => endpoints,
    now: () => new Date('2026-05-01T12:00:00Z'),
    say: () => {},
  })
  gateway.open([
    { path: '/api/', serve: api, maxBytes: lambdaBodyBytes, headers: siteHeaders },
    { path: '/dev', serve: onlyFromHere(() => ({ status: 200 })), maxBytes: 100 },
    { path: '/', serve: createStaticSite(dir, () => site), maxBytes: 0, headers: siteHeaders },
  ])
})

afterAll(async () => {
  await gateway.close()
  await rm(dir, { recursive: true })
})

const echo = async (init: RequestInit, query = '') =>
  (await fetch(`${url}/api/echo.php${query}`, { method: 'POST', ...init })).json()

describe('the API', () => {
  test('an unknown path gets 404, a wrong method 405 with the allowed methods', async () => {
    const unknown = await fetch(`${url}/api/none.php`)
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'not_found' }])
    const wrong = await fetch(`${url}/api/echo.php`, { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, GET'])
  })

  test('a function gets a payload 2.0 event', async () => {
    const event = await echo(
      {
        body: '{"text":"hé"}',
        headers: { 'content-type': 'application/json', cookie: 'session=x; language=nl', 'x-site-host': 'www.bank.nl' },
      },
      '?id=1&id=2&a=%C3%A9',
    )
    expect(event).toMatchObject({
      version: '2.0',
      rawPath: '/api/echo.php',
      rawQueryString: 'id=1&id=2&a=%C3%A9',
      queryStringParameters: { id: '1,2', a: 'é' },
      cookies: ['session=x', 'language=nl'],
      body: '{"text":"hé"}',
      isBase64Encoded: false,
      requestContext: { http: { method: 'POST', sourceIp: '127.0.0.1' } },
    })
    expect(event.headers['x-site-host']).toBe(`127.0.0.1:${gateway.port}`)
    expect(event.headers.cookie).toBeUndefined()
  })

  test('a form arrives as base64, as on AWS', async () => {
    const event = await echo({ body: new URLSearchParams({ id: 'tr_1' }) })
    expect(event).toMatchObject({ isBase64Encoded: true, body: Buffer.from('id=tr_1').toString('base64') })
  })

  test("an answer has its cookies and the site's headers", async () => {
    const response = await fetch(`${url}/api/echo.php`, { method: 'POST' })
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
    expect(response.headers.get('content-type')).toBe('application/json')
    for (const [name, value] of Object.entries(siteHeaders)) expect(response.headers.get(name)).toBe(value)
  })

  test('a function without an answer causes 504, a crashing one a plain 500', async () => {
    expect((await fetch(`${url}/api/slow.php`)).status).toBe(504)
    const broken = await fetch(`${url}/api/broken.php`)
    expect([broken.status, await broken.text()]).toEqual([500, '{"error":"internal_error"}'])
  })

  test('a body above 6 MB is refused with 413', async () => {
    const body = 'x'.repeat(lambdaBodyBytes + 1)
    const outcome = await fetch(`${url}/api/echo.php`, { method: 'POST', body }).then(
      ({ status }) => status,
      () => 'cut off',
    )
    expect([413, 'cut off']).toContain(outcome)
  })
})

describe('the site', () => {
  test('a page is rendered for its site and language, and always revalidated', async () => {
    const response = await fetch(`${url}/pricing?language=fr`)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toContain('<html lang="fr" data-brand="CH">')
    expect(text).toContain('<title>Prix · Vonk</title>')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    const etag = { 'if-none-match': response.headers.get('etag')! }
    expect((await fetch(`${url}/pricing?language=fr`, { headers: etag })).status).toBe(304)
    expect((await fetch(`${url}/pricing`, { headers: etag })).status).toBe(200)
    const chosen = await fetch(`${url}/pricing`, { headers: { cookie: 'a=b; language=it' } })
    expect(await chosen.text()).toContain('<html lang="it" data-brand="CH">')
  })

  test('ROUTE-60 an unknown path gets 404 with the not-found page', async () => {
    const response = await fetch(`${url}/nope`)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('noindex')
    for (const made of ['/site/de/index.html', '/index.html', '/staff.html'])
      expect((await fetch(url + made)).status).toBe(404)
  })

  test.each([
    ['/staff', 'console'],
    ['/staff/', 'console'],
    ['/staff/photos?x=1.5', 'console'],
    ['/staffel', 'home'],
    ['/members', 'home'],
  ])('OPEN-06 %s is the page of the %s', async (address, page) => {
    expect(await (await fetch(url + address)).text()).toContain(page)
  })

  test('a hashed file is immutable and compressed', async () => {
    const response = await fetch(`${url}/assets/main-A1b2C3d.js`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toHaveLength(3_000)
  })

  test('a missing file gets a plain 404, and files outside the folder are not served', async () => {
    const response = await fetch(`${url}/assets/none.js`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('Not found')
    expect(await rawStatus('/..%2f..%2f..%2fetc/hosts.txt')).toBe(404)
    expect(await rawStatus('/../package.json')).toBe(404)
  })
})

const rawStatus = (target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: gateway.port, path: target, headers, method }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
    call.on('error', reject).end()
  })

test('developer actions refuse other origins and host names', async () => {
  expect(await rawStatus('/dev')).toBe(200)
  expect(await rawStatus('/dev', { host: 'be.localhost:3000' })).toBe(200)
  expect(await rawStatus('/dev', { host: 'evil.example' })).toBe(403)
  expect(await rawStatus('/dev', { 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(403)
})

test('a port in use is reported in one sentence', async () => {
  await expect(startGateway(gateway.port, () => {})).rejects.toThrow(StartRefusal)
  await expect(startGateway(gateway.port, () => {})).rejects.toThrow(`Port ${gateway.port} is in use`)
})
