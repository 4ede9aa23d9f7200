import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Smallest step of the type scale (look.md), in px at the browser's default text size. */
const smallest = 14
/** Pixels per unit. `em` and `%` count as relative to body text, whatever text surrounds them. */
const pixels = { px: 1, rem: 16, em: 16, '%': 0.16 } as const

const written = [
  // A class, such as `text-[0.75rem]`
  /text-\[(?:length:)?([\d.]+)(px|rem|em|%)\]/g,
  // A style sheet, or a style of a mail
  /font-size:\s*([\d.]+)(px|rem|em|%)/g,
  // The steps of the scale themselves
  /--text-(?:\w+):[^;]*?([\d.]+)(px|rem|em|%)/g,
]

/** Sizes of text below the smallest step, as they are written. */
const tooSmall = (source: string): string[] =>
  written
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .filter(([, size, unit]) => Number(size) * pixels[unit as keyof typeof pixels] < smallest)
    .map(([text]) => text)
    // Tailwind's own smaller step, and elements that browsers show smaller
    .concat([...source.matchAll(/\btext-xs\b|<(?:small|sub|sup)[\s>]/g)].map(([text]) => text))

test('look.md: text on the site and in mails is at least 14 px, the smallest step of the scale', () => {
  const files = globSync(['frontend/**/*.{ts,tsx,css,html}', 'functions/mail/**/*.ts'], { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const found = files.map((file) => [file, tooSmall(readFileSync(path.join(root, file), 'utf8'))] as const)
  expect(found.filter(([, small]) => small.length > 0)).toEqual([])
})

test.each([
  'text-xs',
  '[&_p]:text-[0.75rem]',
  'text-[11px]',
  'font-size: 13px',
  'font-size:12px;color',
  'font-size: 80%',
  '--text-sm: 0.8rem;',
  '<small>',
])('look.md: text that is too small is found: %s', (source) => expect(tooSmall(source)).toHaveLength(1))
