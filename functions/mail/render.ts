import type { Country } from '#shared/countries/country.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import { colours } from '#shared/rules/colours.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { Parts } from './mail.ts'
import { mailTexts, say } from './texts.ts'

export type Rendered = { subject: string; text: string; html: string; language: Language }

type Frame = {
  language: Language
  siteName: string
  origin: string
  country: Country
  /** Unsubscribe link for this kind of notification; null in service mails. */
  endKind: string | null
}

/** Mail in the site's layout, as text and HTML in one language. */
export async function render(parts: Parts, frame: Frame): Promise<Rendered> {
  const foot = await footOf(frame)
  return {
    subject: parts.subject,
    text: textOf(parts, foot),
    html: htmlOf(parts, frame, foot),
    language: frame.language,
  }
}

async function footOf({ language, country, origin, endKind }: Frame) {
  const { frame } = await mailTexts(textLocale(language, country.code))
  const { name, address, city, kvk } = country.company
  return {
    linkHint: say(language, frame.linkHint),
    photo: say(language, frame.photo),
    company: say(language, frame.company, { name, address, city, kvk }),
    adultsOnly: say(language, frame.adultsOnly, { age: country.minimumAge }),
    links: endKind
      ? [
          { label: say(language, frame.unsubscribe), url: endKind },
          { label: say(language, frame.settings), url: `${origin}${pathTo('notifications')}#notifications` },
        ]
      : [],
  }
}
type Foot = Awaited<ReturnType<typeof footOf>>

const textOf = ({ title, paragraphs, facts = [], action, note }: Parts, { company, adultsOnly, links }: Foot): string =>
  [
    ...[title, ...paragraphs],
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...[`${action.label}:\n${action.url}`, note],
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    `-- \n${company}\n${adultsOnly}`,
  ].join('\n\n')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)

/**
 * The site's design tokens, repeated because mail clients support no CSS variables: light ones
 * inline, dark ones in a media query.
 */
const inScheme = (scheme: 'light' | 'dark') => ({
  page: colours.page[scheme],
  surface: colours.surface[scheme],
  line: colours.line[scheme],
  ink: colours.ink[scheme],
  muted: colours.muted[scheme],
  primary: colours.primary[scheme],
  primaryStrong: colours['primary-strong'][scheme],
  link: colours['primary-ink'][scheme],
})
const light = inScheme('light')
const dark = inScheme('dark')

const font = "font-family:Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The site's evening gradient, the same in both schemes; the solid colour is for clients without
 * gradients.
 */
const evening = `background:${colours.evening.light};background-image:linear-gradient(165deg,${colours.evening.light},${light.primaryStrong} 62%,${colours['evening-glow'].light})`

// Mail clients that invert colours leave a mail alone if it declares both schemes; Outlook's web
// view marks dark mode with data-ogsc.
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}.muted{color:${dark.muted}!important}.link{color:${dark.link}!important}
.button{background:${dark.primary}!important}.fact{border-color:${dark.line}!important}.face{background:${dark.line}!important;color:${dark.muted}!important}}
[data-ogsc] .ink{color:${dark.ink}!important}[data-ogsc] .muted{color:${dark.muted}!important}[data-ogsc] .link{color:${dark.link}!important}
@media (max-width:480px){.pad{padding:28px 22px!important}}`

const footLink = ({ label, url }: Foot['links'][number]): string =>
  `<a class="link" href="${escaped(url)}" style="color:${light.primary}">${escaped(label)}</a><br>`

/**
 * Blurred photos with size and alternative text, so that nothing moves or is missing if images are
 * off. One or two photos are shown larger.
 */
function facesOf(urls: readonly string[], { label, url }: Parts['action'], alt: string): string {
  if (urls.length === 0) return ''
  const [width, height] = urls.length > 2 ? [64, 80] : [96, 120]
  const style = `display:inline-block;margin:0 6px 6px 0;border:0;border-radius:12px;background:${light.line};${font};font-size:14px;color:${light.muted}`
  const faces = urls.map(
    (one) =>
      `<img class="face" src="${escaped(one)}" width="${width}" height="${height}" alt="${escaped(alt)}" style="${style}">`,
  )
  return `<p style="margin:0 0 14px"><a href="${escaped(url)}" title="${escaped(label)}" style="text-decoration:none">${faces.join('')}</a></p>\n`
}

function factsOf(facts: NonNullable<Parts['facts']>): string {
  if (facts.length === 0) return ''
  const cell = `${font};padding:8px 0;border-top:1px solid ${light.line};font-size:15px;line-height:1.45;vertical-align:top`
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="fact muted" style="${cell};padding-right:16px;color:${light.muted}">${escaped(label)}</td><td class="fact ink" align="right" style="${cell};color:${light.ink}">${escaped(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 16px">${rows.join('')}</table>\n`
}

/**
 * Tables and inline styles, as mail clients support little else. The only images are blurred photos
 * of members, whose URLs are the same for every recipient; none is used for tracking.
 */
function htmlOf(
  { subject, preview, title, faces = [], paragraphs, facts = [], action, note }: Parts,
  { language, siteName, origin }: Frame,
  { linkHint, photo, company, adultsOnly, links }: Foot,
): string {
  const url = escaped(action.url)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:22px 36px;${evening};border-radius:16px 16px 0 0"><a href="${escaped(origin)}" style="${font};font-size:22px;font-weight:700;color:${colours['on-primary']};text-decoration:none">${escaped(siteName)}</a></td></tr>
<tr><td class="card pad" style="padding:36px;background:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 16px 16px">
<h1 class="ink" style="${font};margin:0 0 16px;font-size:25px;line-height:1.25;font-weight:700;color:${light.ink}">${escaped(title)}</h1>
${facesOf(faces, action, photo)}${paragraphs.map((text) => `<p class="ink" style="${font};margin:0 0 16px;font-size:16px;line-height:1.5;color:${light.ink}">${escaped(text)}</p>`).join('\n')}
${factsOf(facts)}<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0 28px"><tr><td class="button" style="background:${light.primary};border-radius:12px"><a href="${url}" style="${font};display:inline-block;padding:14px 24px;font-size:16px;font-weight:700;color:${colours['on-primary']};text-decoration:none">${escaped(action.label)}</a></td></tr></table>
<p class="muted" style="${font};margin:0 0 20px;font-size:14px;line-height:1.45;color:${light.muted}">${escaped(note)}</p>
<p class="muted" style="${font};margin:0;font-size:14px;line-height:1.45;color:${light.muted}">${escaped(linkHint)}<br><a class="link" href="${url}" style="color:${light.primary};word-break:break-all">${url}</a></p>
</td></tr>
<tr><td class="muted" style="${font};padding:20px 4px 0;font-size:14px;line-height:1.5;color:${light.muted}">${links.map(footLink).join('')}${links.length > 0 ? '<br>' : ''}${escaped(company)}<br>${escaped(adultsOnly)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
