import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { Rendition } from '#functions/platform/photo-url.ts'
import type { Pixels } from './decode.ts'
import { hashedSize, hashOfGrey, type ImageHash } from './image-hash.ts'

/** Maximum size of a card's image in bytes: small, as a page shows two dozen of these images. */
const cardBytes = 20 * 1024
const card = { width: 320, height: 400 } as const
/**
 * Size of the locked rendition before it is enlarged: with so few pixels, only colours are visible.
 */
const locked = { width: 24, height: 30 } as const
/**
 * Sizes in pixels for the locked rendition of a photo in a conversation, which keeps the
 * proportions of the photo: `from` is the size to which the photo is shrunk, and `side` the longest
 * side to which the result is enlarged.
 */
const blurred = { from: { width: 24, height: 24 }, side: 320 } as const
/** Longest side that ThumbHash accepts. */
const thumbSide = 100

export type RenditionFile = { name: string; contentType: string; body: Buffer }

const opened = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

const avif = { effort: 4, chromaSubsampling: '4:2:0' } as const
const formats = {
  avif: (picture: Sharp, quality: number) => picture.avif({ ...avif, quality }).toBuffer(),
  webp: (picture: Sharp, quality: number) => picture.webp({ quality, effort: 4 }).toBuffer(),
}
type Format = keyof typeof formats

/**
 * Card image at the highest quality that fits into `cardBytes`. If no quality does, the image is
 * blurred first and encoded at the lowest quality.
 */
async function cardOf(pixels: Pixels, format: Format, qualities: readonly number[]): Promise<Buffer> {
  for (const quality of qualities) {
    const body = await formats[format](opened(pixels), quality)
    if (body.length <= cardBytes) return body
  }
  const calm = await raw(opened(pixels).blur(3))
  return formats[format](opened(calm), qualities.at(-1)!)
}

async function raw(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Renditions of a photo, each as AVIF and WebP: card, full, and locked. The locked rendition is for
 * viewers who may not see the photo, and is also stored as JPEG for mails. It is made from 24 by 30
 * pixels, so that it cannot be sharpened. All renditions are encoded from pixels, so that they
 * contain no metadata of the upload.
 */
export async function renditionsOf(pixels: Pixels): Promise<RenditionFile[]> {
  // The crop keeps the most salient part of the photo.
  const small = await raw(opened(pixels).resize({ ...card, fit: 'cover', position: sharp.strategy.attention }))
  const tiny = await raw(
    opened(small)
      .resize({ ...locked, fit: 'fill' })
      .blur(1.2),
  )
  const veiled = await raw(opened(tiny).resize({ ...card, fit: 'fill', kernel: 'cubic' }))
  return Promise.all([
    file('card', 'avif', cardOf(small, 'avif', [60, 50, 40, 30])),
    file('card', 'webp', cardOf(small, 'webp', [78, 65, 50, 35])),
    ...fullAndLocked(pixels, veiled),
    file('locked', 'jpg', opened(veiled).jpeg({ quality: 60 }).toBuffer()),
  ])
}

/**
 * Renditions of a photo in a conversation: full, and locked, which the recipient sees before
 * opening the photo. Each has the proportions of the photo, so that the page does not move when the
 * photo is opened.
 */
export async function messageRenditionsOf(pixels: Pixels): Promise<RenditionFile[]> {
  const tiny = await raw(
    opened(pixels)
      .resize({ ...blurred.from, fit: 'inside' })
      .blur(1.2),
  )
  const { width, height } = scaled(pixels, blurred.side)
  const veiled = await raw(opened(tiny).resize({ width, height, fit: 'fill', kernel: 'cubic' }))
  return Promise.all(fullAndLocked(pixels, veiled))
}

const scaled = ({ width, height }: Pixels, side: number) => {
  const scale = side / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const fullAndLocked = (pixels: Pixels, veiled: Pixels): Promise<RenditionFile>[] => [
  file('full', 'avif', formats.avif(opened(pixels), 55)),
  file('full', 'webp', formats.webp(opened(pixels), 76)),
  file('locked', 'avif', formats.avif(opened(veiled), 40)),
  file('locked', 'webp', formats.webp(opened(veiled), 50)),
]

const file = async (rendition: Rendition, format: Format | 'jpg', body: Promise<Buffer>): Promise<RenditionFile> => ({
  name: `${rendition}.${format}`,
  contentType: format === 'jpg' ? 'image/jpeg' : `image/${format}`,
  body: await body,
})

/** ThumbHash of about 25 bytes in base64, shown until the image is loaded. */
export async function thumbhashOf(pixels: Pixels): Promise<string> {
  const { data, info } = await opened(pixels)
    .resize({ width: thumbSide, height: thumbSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

export const imageHashOf = async (pixels: Pixels): Promise<ImageHash> =>
  hashOfGrey(
    await opened(pixels)
      .greyscale()
      .resize({ ...hashedSize, fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer(),
  )

export const jpegOf = (pixels: Pixels): Promise<Buffer> => opened(pixels).jpeg({ quality: 85 }).toBuffer()
