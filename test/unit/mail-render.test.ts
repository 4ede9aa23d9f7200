import { describe, expect, test } from 'vitest'
import { render } from '#functions/mail/render.ts'
import { countries } from '#shared/countries/all.ts'

const markup = `<b title="x">'&'</b>`
const escaped = '&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;'

const { html, text, subject } = await render(
  {
    subject: `subject ${markup}`,
    preview: `preview ${markup}`,
    title: `title ${markup}`,
    paragraphs: ['first', `second ${markup}`],
    action: { label: `label ${markup}`, url: 'https://site.example/?a=1&b="><script>' },
    note: `note ${markup}`,
  },
  { language: 'en', siteName: `site ${markup}`, origin: 'https://site.example', country: countries.NL, endKind: null },
)

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
