import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { siteColours, themeColorTags } from '#infra/build/colours.ts'
import { contentSecurityPolicy } from '#infra/security-headers.ts'
import { colours, logoLeft, logoRight } from '#shared/rules/colours.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const inHex = (text: string) => [...text.matchAll(/#[0-9a-f]{6}\b/gi)].map(([colour]) => colour.toLowerCase())
const pairs = Object.values(colours).flatMap((colour) =>
  typeof colour === 'string' ? [] : [`${colour.light}, ${colour.dark}`],
)

const plugin = siteColours({ hasThemes: true }) as unknown as {
  transform: (code: string, id: string) => { code: string } | null
  transformIndexHtml: { handler: (html: string) => string }
}
const cssOf = (file: string) => plugin.transform('/* own */', `${root}/frontend/src/app/${file}.css`)!.code

test.each(['site', 'landers'])('UI-01 UI-02 the build defines every colour in the style sheet of %s', (file) => {
  const css = cssOf(file)
  for (const [name, colour] of Object.entries(colours))
    expect(css).toContain(
      typeof colour === 'string' ? `--${name}: ${colour};` : `--${name}: light-dark(${colour.light}, ${colour.dark});`,
    )
  expect(plugin.transform('', `${root}/frontend/src/ui/tokens.css`)).toBeNull()
})

test('UI-01 the tokens use no colour that is not defined', () => {
  const css = read('frontend/src/ui/tokens.css') + cssOf('site')
  const used = [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!)
  const defined = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name!))
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})

test('UI-14 the head applies the theme after its colours, by a script that the policy allows', () => {
  const html = plugin.transformIndexHtml.handler(read('frontend/index.html'))
  const [, script] = /name="theme-color"[^>]*>\s*<script>([\s\S]*?)<\/script>/.exec(html)!
  const hash = createHash('sha256').update(script!).digest('base64')
  expect(contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test.each(['index', 'landers', 'staff'])('UI-01 the build writes the colours of %s.html', (name) => {
  const html = plugin.transformIndexHtml.handler(read(`frontend/${name}.html`))
  for (const tag of themeColorTags) expect(html).toContain(tag)
  expect(html).not.toMatch(/%[\w-]+%/)
})

test('UI-01 the two static files repeat colours of the site', () => {
  const offline = [...read('frontend/public/offline.css').matchAll(/light-dark\(([^)]+)\)/g)].map(([, pair]) => pair!)
  expect(offline.length).toBeGreaterThan(0)
  expect(offline.filter((pair) => !pairs.includes(pair))).toEqual([])
  expect(inHex(read('frontend/public/favicon.svg'))).toEqual([logoLeft, logoRight])
})

test('UI-01 no other file repeats a colour of the site, generated drawings apart', () => {
  const own = new Set([...pairs.flatMap((pair) => pair.split(', ')), logoLeft, logoRight])
  own.delete('#ffffff')
  const repeating = globSync('{shared,functions,infra,frontend}/**/*.{ts,tsx,css,html,svg}', { cwd: root })
    .filter((file) => !/rules\/colours\.ts$|public\/(offline\.css|favicon\.svg|drawings\/\w+\.svg)$/.test(file))
    .filter((file) => inHex(read(file)).some((colour) => own.has(colour)))
  expect(repeating).toEqual([])
})

/** Contrast of white text on a colour (WCAG 2.2). */
function contrastOfWhite(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test('OPEN-84 LIKE-19 white text is readable on every colour of the evening sky, by day and by night', () => {
  const sky = /@utility evening {[^}]*linear-gradient\(([^;]*)\);/.exec(read('frontend/src/ui/tokens.css'))![1]!
  const names = [...sky.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name as 'evening')
  expect(names).toHaveLength(3)
  const shades = names.flatMap((name) => Object.values(colours[name]))
  expect(shades.filter((shade) => contrastOfWhite(shade) < 4.5)).toEqual([])
})

test('OPEN-84 CHAT-31 text is readable on own messages in both schemes, sent or not', () => {
  expect(Object.values(colours.primary).filter((shade) => contrastOfWhite(shade) < 4.5)).toEqual([])
  const onTint = (['light', 'dark'] as const).map((scheme) => {
    const [one, other] = [colours['primary-tint'], colours['on-primary-tint']].map((pair) =>
      contrastOfWhite(pair[scheme]),
    )
    return Math.max(one!, other!) / Math.min(one!, other!)
  })
  expect(onTint.filter((contrast) => contrast < 4.5)).toEqual([])
})
