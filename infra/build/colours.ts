import type { Plugin } from 'vite'
import { colours, logoLeft, logoRight } from '../../shared/rules/colours.ts'
import { themeScript } from '../theme-script.ts'

const values = Object.entries(colours).map(([name, colour]) =>
  typeof colour === 'string'
    ? ([name, colour] as const)
    : ([name, `light-dark(${colour.light}, ${colour.dark})`] as const),
)

// The selector `html` has a low specificity, so that [data-brand='XX'] overrides it.
const rule = `html {\n${values.map(([name, value]) => `  --${name}: ${value};`).join('\n')}\n}\n`

/** HTML tags that give the browser's own bars the colour of the page's background. */
export const themeColorTags = (['light', 'dark'] as const).map(
  (scheme) => `<meta name="theme-color" content="${colours.page[scheme]}" media="(prefers-color-scheme: ${scheme})" />`,
)

const colorScheme = '<meta name="color-scheme" content="light dark" />'

/**
 * Adds the colours to the style sheets and the HTML files of the site. `hasThemes`: whether the
 * page follows the theme that was chosen on the device.
 */
export const siteColours = ({ hasThemes }: { hasThemes: boolean }): Plugin => ({
  name: 'site-colours',
  enforce: 'pre',
  transform(code, id) {
    return /\/frontend\/src\/app\/(site|landers)\.css$/.test(id.split('?')[0] ?? '')
      ? { code: `${code}\n${rule}`, map: null }
      : null
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace(
          colorScheme,
          [colorScheme, ...themeColorTags, ...(hasThemes ? [`<script>${themeScript}</script>`] : [])].join('\n    '),
        )
        .replace('%logo-left%', logoLeft)
        .replace('%logo-right%', logoRight),
  },
})
