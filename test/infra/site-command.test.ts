import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrerenderPage } from '#infra/build/site-prerender.ts'
import { siteTable } from '#infra/build/site-table.ts'
import { writeSite } from '#infra/site.ts'
import { siteFile } from '#infra/site-file.ts'
import { countries } from '#shared/countries/all.ts'

const site = {
  country: countries.BE,
  name: 'Vonk',
  origin: 'https://www.vonk.example',
  supportEmail: 'help@vonk.example',
}
const template = (
  words: string,
) => `<!doctype html>\n<html lang="nl">\n<head>\n<title></title>\n</head>\n<div id="root">${words}</div>
</body>`
const draw: PrerenderPage = async (name, language, { name: brand }) => `<main>${name} ${language} ${brand}</main>`
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-command-'))
  const built = path.join(dir, 'built')
  await mkdir(path.join(built, 'assets'), { recursive: true })
  const files = {
    'index.html': template('app'),
    'landers.html': template('landers'),
    'staff.html': 'console',
    'assets/app.js': '',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(built, name), text)
  // A leftover of an earlier run.
  await mkdir(path.join(dir, 'out/site/pl'), { recursive: true })
  await writeSite(site, built, draw, path.join(dir, 'out'))
})
afterAll(() => rm(dir, { recursive: true }))

const read = (file: string) => readFile(path.join(dir, 'out', file), 'utf8')

test('ROUTE-60 every file that the edge may request is written', async () => {
  const table = siteTable(countries.BE)
  const asked = [
    '/',
    '/chats',
    '/landers/video',
    '/nope',
    '/manifest.webmanifest',
    '/offline.html',
    '/robots.txt',
    '/age-de.xml',
    '/staff',
  ]
  for (const language of ['nl', 'fr', 'de'])
    for (const address of asked) {
      const { file } = siteFile(address, { asked: language, chosen: '', isSignedIn: false }, table)
      expect(existsSync(path.join(dir, 'out', file)), file).toBe(true)
    }
})

test('each page has the document of its own app, and the bare documents are not published', async () => {
  expect(await read('site/fr/pricing.plain.html')).toMatch(/lang="fr"[\s\S]*<div id="root">app</)
  expect(await read('site/nl/landers-video.html')).toMatch(/<div id="root">landers</)
  const files = ['age-de.xml', 'assets', 'robots.txt', 'site', 'sitemap.xml', 'staff.html']
  expect(await readdir(path.join(dir, 'out'))).toEqual(files)
  expect((await readdir(path.join(dir, 'out/site'))).sort()).toEqual(['de', 'fr', 'nl'])
})

test('a public page is prerendered for visitors in each language, but not for members', async () => {
  const table = siteTable(countries.BE)
  const fileFor = (isSignedIn: boolean) => siteFile('/pricing', { asked: 'fr', chosen: '', isSignedIn }, table).file
  expect(await read(fileFor(false))).toContain(
    '<div id="root"><div data-prerendered><main>pricing fr Vonk</main></div></div>',
  )
  expect(await read(fileFor(true))).toContain('<div id="root">app</div>')
  expect(await read('site/nl/app.html')).toContain('<div id="root">app</div>')
})

test('without a build, the command to run is named', async () => {
  await expect(writeSite(site, path.join(dir, 'nothing'), draw, path.join(dir, 'out2'))).rejects.toThrow(
    'npm run build',
  )
  await expect(writeSite(site, path.join(dir, 'built'), null, path.join(dir, 'out2'))).rejects.toThrow('npm run build')
})
