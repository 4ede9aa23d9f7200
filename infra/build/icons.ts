// Makes the icons, the iPhone splash screens, the picture of shared links and the pictures of the
// install dialog, into frontend/public. Run by hand, since the results are in the repository:
//
//   node infra/build/icons.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { colours, logoLeft, logoRight } from '#shared/rules/colours.ts'
import { appleScreens, looks, splashFile } from '#shared/rules/splash.ts'

const folder = new URL('../../frontend/public/', import.meta.url)

const warm = colours.page.light
const left = 'M16 28 5.2 17.2a7.6 7.6 0 0 1 10.8-10.8Z'
const right = 'M16 28 26.8 17.2A7.6 7.6 0 0 0 16 6.4Z'
const two = `<path d="${left}" fill="${logoLeft}"/><path d="${right}" fill="${logoRight}"/>`
const white = `<path d="${left}${right}" fill="#fff"/>`

type Look = { radius?: number; ground: string | null; logo?: string }

/**
 * Logo in the middle of a background. `share`: width of the logo as a share of the whole width.
 * `radius`: radius of the corners as a share of half the width.
 */
const centred = (width: number, height: number, share: number, { radius = 0, ground, logo = two }: Look): string => {
  // The logo is 26 of the 32 units wide, and its centre is at (16, 16.2).
  const scale = (width * share) / 26
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${ground ? `<rect width="100%" height="100%" rx="${(width / 2) * radius}" fill="${ground}"/>` : ''}
    <g transform="translate(${width / 2 - 16 * scale} ${height / 2 - 16.2 * scale}) scale(${scale})">${logo}</g></svg>`
}
const square = (pixels: number, share: number, look: Look): string => centred(pixels, pixels, share, look)

/**
 * Picture of shared links: only the brand's logo. No name, since it differs by country, and no
 * people.
 */
const social = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <defs><radialGradient id="g" cx="50%" cy="46%" r="70%"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#f8dfe8"/></radialGradient></defs>
  <rect width="1200" height="630" fill="url(#g)"/>
  <circle cx="140" cy="560" r="230" fill="${logoRight}" opacity=".12"/>
  <circle cx="1090" cy="70" r="260" fill="${logoLeft}" opacity=".09"/>
  <circle cx="1010" cy="600" r="120" fill="${logoLeft}" opacity=".08"/>
  <g transform="translate(600 315) scale(12) translate(-16 -16.2)">${two}</g></svg>`

const sky = `<linearGradient id="sky" x1="0.2" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="${colours.evening.light}"/><stop offset=".62" stop-color="${colours['primary-strong'].light}"/><stop offset="1" stop-color="${colours['evening-glow'].light}"/></linearGradient>`

/** Icon of an app shortcut: a 24-unit drawing in white on the site's gradient. */
const shortcut = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><defs>${sky}</defs><rect width="192" height="192" rx="96" fill="url(#sky)"/>
    <g transform="translate(48 48) scale(4)" fill="#fff">${drawing}</g></svg>`
const bubble =
  '<path d="M12 3a9 8.4 0 0 0-9 8.4c0 2.6 1.2 4.9 3.2 6.4L5.5 21.4l4-2.1c.8.2 1.6.3 2.5.3a9 8.4 0 0 0 0-16.6Z"/>'
const heart = '<path d="M12 20.6 4.4 13a5.1 5.1 0 0 1 7.6-6.8A5.1 5.1 0 0 1 19.6 13Z"/>'

type Face = { name: string; left: number; top: number; width: number; degrees?: number }

/**
 * Picture for the browser's install dialog: illustrated people on the site's gradient. It has no
 * text, as all languages share it.
 */
async function installPicture(
  [width, height]: readonly [number, number],
  faces: readonly Face[],
  mark: { left: number; top: number },
): Promise<Buffer> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/></svg>`
  const pictures = faces.map(async ({ name, left, top, width: size, degrees = 0 }) => {
    const [w, h] = [size, size * 1.25]
    const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="48"/></svg>`
    const card = await sharp(fileURLToPath(new URL(`art/${name}.webp`, folder)))
      .resize(w, h)
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer()
    const input = await sharp(card).rotate(degrees, { background: '#0000' }).png().toBuffer()
    return { input, left, top }
  })
  const input = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220"><circle cx="110" cy="110" r="110" fill="#fff"/><g transform="translate(110 110) scale(4.4) translate(-16 -16.2)">${two}</g></svg>`,
  )
  return sharp(Buffer.from(ground))
    .composite([...(await Promise.all(pictures)), { input, ...mark }])
    .webp({ quality: 74, effort: 6 })
    .toBuffer()
}

const png = (svg: string) =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 80, effort: 10 }).toBuffer()

/** A PNG within an .ico, which every browser that requests an .ico accepts. */
function ico(picture: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

const files: Record<string, Buffer> = {
  'icons/icon-192.png': await png(square(192, 0.66, { radius: 0.44, ground: warm })),
  'icons/icon-512.png': await png(square(512, 0.66, { radius: 0.44, ground: warm })),
  // A device may crop everything except the inner 80 %.
  'icons/maskable-512.png': await png(square(512, 0.54, { ground: warm })),
  // iOS rounds the corners itself and shows transparency as black.
  'icons/apple-touch-icon.png': await png(square(180, 0.64, { ground: warm })),
  // A notification bar shows only the shape.
  'icons/badge.png': await png(square(96, 0.9, { ground: null, logo: white })),
  'icons/messages.png': await png(shortcut(bubble)),
  'icons/likes.png': await png(shortcut(heart)),
  'icons/install-match.webp': await installPicture(
    [1080, 1920],
    [
      { name: 'demo-4', left: 90, top: 480, width: 520, degrees: -6 },
      { name: 'demo-1', left: 420, top: 620, width: 520, degrees: 6 },
    ],
    { left: 430, top: 1560 },
  ),
  'icons/install-faces.webp': await installPicture(
    [1080, 1920],
    [2, 3, 5, 6].map((number, index) => ({
      name: `demo-${number}`,
      left: 80 + (index % 2) * 480,
      top: 240 + Math.floor(index / 2) * 600,
      width: 440,
    })),
    { left: 430, top: 1560 },
  ),
  'icons/install-wide.webp': await installPicture(
    [1920, 1080],
    [2, 3, 5, 6].map((number, index) => ({ name: `demo-${number}`, left: 70 + index * 460, top: 150, width: 400 })),
    { left: 850, top: 770 },
  ),
  'favicon.ico': ico(await png(square(32, 0.94, { ground: null })), 32),
  'social.png': await png(social),
}
for (const [width, height, ratio] of appleScreens)
  for (const look of looks)
    files[splashFile(width * ratio, height * ratio, look)] = await png(
      centred(width * ratio, height * ratio, 0.24, { ground: colours.page[look] }),
    )
for (const name of ['icons/', 'splash/']) await mkdir(new URL(name, folder), { recursive: true })
for (const [name, body] of Object.entries(files)) await writeFile(new URL(name, folder), body)
console.log(
  Object.entries(files)
    .map(([name, body]) => `${name} ${Math.ceil(body.length / 1024)} KB`)
    .join('\n'),
)
