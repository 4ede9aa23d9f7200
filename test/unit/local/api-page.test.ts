import { expect, test } from 'vitest'
import { openApiDocument } from '#infra/build/openapi.ts'
import { createDevPage } from '#infra/local/dev-page.ts'
import type { Workshop } from '#infra/local/workshop.ts'

const document = openApiDocument()
const workshop = {
  clock: { now: () => new Date('2026-05-01T12:00:00Z'), offsetMs: 0 },
  busyWith: () => null,
  openApi: async () => document,
} as unknown as Workshop

const get = async (path: string) =>
  createDevPage(workshop)({
    method: 'GET',
    url: new URL(path, 'http://localhost:3000'),
    headers: {},
    address: '127.0.0.1',
    body: Buffer.alloc(0),
  })

/** The part of the page about one call. */
const entryOf = (page: string, name: string) => page.split('<details').find((part) => part.includes(`id="${name}"`))!

test('the developer page lists every call once', async () => {
  const page = String((await get('/dev/api')).body)
  const names = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  const listed = [...page.matchAll(/<details id="([^"]+)"/g)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(names.toSorted())
})

test('a call has method, path, access, sample and refusals with their status', async () => {
  const page = String((await get('/dev/api')).body)
  const search = entryOf(page, 'members.profile')
  expect(search).toContain('<code>GET /api/profile.php</code>')
  expect(search).toContain('>visitor</span>')
  expect(search).toMatch(/<pre>GET \/api\/profile\.php\?id=\w{26}<\/pre>/)
  expect(search).toContain('<dt>404</dt><dd>not_found: ')
  expect(entryOf(page, 'moderation.overview')).toContain('>staff: moderator, finance</span>')
  expect(entryOf(page, 'account.requestReset')).toContain('&#34;email&#34;: &#34;kim@example.org&#34;')
})

test('the page links to the OpenAPI document', async () => {
  expect((await get('/dev/api')).body).toContain('<a href="/dev/api/openapi.json">')
  const { status, body } = await get('/dev/api/openapi.json')
  expect([status, JSON.parse(String(body))]).toEqual([200, JSON.parse(JSON.stringify(document))])
})
