import { describe, expect, test } from 'vitest'
import type { Parts } from '#functions/mail/mail.ts'
import { render } from '#functions/mail/render.ts'
import { countries } from '#shared/countries/all.ts'
import { colours } from '#shared/rules/colours.ts'

const markup = `<b title="x">'&'</b>`
const escaped = '&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;'

const parts: Parts = {
  subject: `subject ${markup}`,
  preview: `preview ${markup}`,
  title: `title ${markup}`,
  paragraphs: ['first', `second ${markup}`],
  action: { label: `label ${markup}`, url: 'https://site.example/?a=1&b="><script>' },
  note: `note ${markup}`,
}
const place = {
  language: 'en',
  siteName: `site ${markup}`,
  origin: 'https://site.example',
  country: countries.NL,
  endKind: null,
} as const
const { html, text, subject } = await render(parts, place)

describe('a rendered mail', () => {
  test.each(['subject', 'preview', 'title', 'second', 'label', 'note', 'site'])(
    'ACC-22 escapes markup in the HTML of its part: %s',
    (part) => {
      expect(html).toContain(`>${part} ${escaped}</`)
    },
  )

  test('ACC-22 escapes the address of its button and of the link below', () => {
    const address = 'https://site.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;'
    expect(html.split(`href="${address}"`)).toHaveLength(3)
    expect(html).toContain(`>${address}</a>`)
    expect(html).not.toMatch(/<b |<script/)
  })

  test('ACC-22 has plain text and a subject without entities', () => {
    expect(subject).toBe(`subject ${markup}`)
    expect(text).toContain(
      `title ${markup}\n\nfirst\n\nsecond ${markup}\n\nlabel ${markup}:\nhttps://site.example/?a=1&b=`,
    )
  })
})

describe('look.md a mail in dark mode', async () => {
  const { html } = await render(
    { ...parts, faces: ['https://site.example/face.webp'], facts: [['label', 'value']] },
    { ...place, endKind: 'https://site.example/stop' },
  )
  const [, darkStyle] = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)\n\[/.exec(html)!
  const properties = { background: 'background', color: 'color', border: 'border-color', 'border-top': 'border-color' }
  // Without the white of `surface`, which is also the text on buttons and on the gradient.
  const replaced = ['page', 'line', 'ink', 'muted', 'primary'] as const
  const lightColours = replaced.map((name) => colours[name].light)
  const tags = [...html.matchAll(/<\w+ [^>]*style="([^"]*)"[^>]*>/g)].map(([tag, style]) => ({
    classes: /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [],
    properties: Object.entries(properties).flatMap(([name, overridden]) =>
      lightColours.some((colour) => new RegExp(`(?:^|;)${name}:[^;]*${colour}(?:;|$)`).test(style!))
        ? [overridden]
        : [],
    ),
  }))

  test('replaces every colour of the light scheme', () => {
    expect(tags.filter(({ properties }) => properties.length > 0).length).toBeGreaterThan(10)
    const kept = tags.flatMap(({ classes, properties }) =>
      properties.filter((name) => !classes.some((one) => new RegExp(`\\.${one}\\{[^}]*\\b${name}:`).test(darkStyle!))),
    )
    expect(kept).toEqual([])
  })
})
