import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import type { FileRefusalReason } from '#shared/model/photo.ts'
import { photoFile } from '#shared/rules/photo-limits.ts'

/** Thrown for a file that cannot be a photo, with a reason for its owner. */
export class UnfitImage extends Error {
  override name = 'UnfitImage'
  readonly reason: FileRefusalReason
  constructor(reason: FileRefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** Raw RGB pixels in upright orientation, without metadata. */
export type Pixels = { data: Buffer; width: number; height: number }

/** Longest side of the full rendition, the largest one stored. */
export const fullSide = 1080

const still = ['image/jpeg', 'image/png', 'image/webp']
const heic = ['image/heic', 'image/heif']
const moving = ['image/gif', 'image/apng', 'image/heic-sequence', 'image/heif-sequence']

/**
 * Decodes a file of any allowed type to at most `fullSide` on its longest side. The type is
 * detected from the content, and the size is checked before decoding, so that a small file cannot
 * expand to a huge image. Throws UnfitImage if the file cannot be used.
 */
export async function decode(file: Buffer): Promise<Pixels> {
  if (file.length === 0) throw new UnfitImage('empty')
  if (file.length > photoFile.maxBytes) throw new UnfitImage('too_large')
  const mime = (await fileTypeFromBuffer(file).catch(() => undefined))?.mime ?? ''
  if (moving.includes(mime)) throw new UnfitImage('animated')
  if (heic.includes(mime)) return await shrunk(await openHeic(file))
  if (!still.includes(mime)) throw new UnfitImage('wrong_type')
  return await shrunk(await openStill(file))
}

function checkSize(width: number, height: number): void {
  if (width * height > photoFile.maxPixels) throw new UnfitImage('too_many_pixels')
  if (Math.min(width, height) < photoFile.minPixels) throw new UnfitImage('too_small')
}

/** Handler for `.catch` where an error can only mean a defective file. */
const unreadable = (): never => {
  throw new UnfitImage('unreadable')
}

async function openStill(file: Buffer): Promise<Sharp> {
  // Reads the header only; the limit is checked below, so that the refusal has a specific reason.
  const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata().catch(unreadable)
  if (pages > 1) throw new UnfitImage('animated')
  checkSize(width, height)
  return sharp(file, { limitInputPixels: photoFile.maxPixels, failOn: 'error', sequentialRead: true }).autoOrient()
}

async function openHeic(file: Buffer): Promise<Sharp> {
  // Loaded on demand: the decoder is a megabyte, and most files do not need it.
  const { default: heic } = await import('heic-decode')
  const images = await heic.all({ buffer: file }).catch(unreadable)
  try {
    const [first] = images
    if (!first) return unreadable()
    checkSize(first.width, first.height)
    // The decoder applies the orientation itself.
    const { data, width, height } = await first.decode().catch(unreadable)
    return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
  } finally {
    images.dispose()
  }
}

async function shrunk(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { data, width: info.width, height: info.height }
}
