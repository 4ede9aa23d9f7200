import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import type { RefusalReason } from '#shared/model/photo.ts'
import { photoFile } from '#shared/rules/limits.ts'

/** A file is not fit to be a photo, for a reason that its owner is told. */
export class Unfit extends Error {
  override name = 'Unfit'
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/** Raw RGB of the right way up, with nothing of the file around it. */
export type Pixels = { data: Buffer; width: number; height: number }

/** The longest side of the full rendition; nothing larger is ever kept. */
export const fullSide = 1080

const still = ['image/jpeg', 'image/png', 'image/webp']
const heic = ['image/heic', 'image/heif']
const moving = ['image/gif', 'image/apng', 'image/heic-sequence', 'image/heif-sequence']

/**
 * The pixels of a file of any kind that is allowed, at most `fullSide` on their longest side. What it is goes by its content; how large it is is known
 * before anything is decoded, so that a small file cannot become a huge picture. Whatever stands in the way is thrown as Unfit.
 */
export async function decode(file: Buffer): Promise<Pixels> {
  if (file.length === 0) throw new Unfit('empty')
  if (file.length > photoFile.maximumBytes) throw new Unfit('too_large')
  const mime = (await fileTypeFromBuffer(file).catch(() => undefined))?.mime ?? ''
  if (moving.includes(mime)) throw new Unfit('animated')
  if (heic.includes(mime)) return await shrunk(await openHeic(file))
  if (!still.includes(mime)) throw new Unfit('wrong_type')
  return await shrunk(await openStill(file))
}

function checkSize(width: number, height: number): void {
  if (width * height > photoFile.maximumPixels) throw new Unfit('too_many_pixels')
  if (Math.min(width, height) < photoFile.minimumPixels) throw new Unfit('too_small')
}

/** For what is thrown about the bytes themselves, by code that only looks at them. */
const unreadable = (): never => {
  throw new Unfit('unreadable')
}

async function openStill(file: Buffer): Promise<Sharp> {
  // Only the header is read here; the limit is ours to tell, so that its refusal has a reason.
  const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata().catch(unreadable)
  if (pages > 1) throw new Unfit('animated')
  checkSize(width, height)
  return sharp(file, { limitInputPixels: photoFile.maximumPixels, failOn: 'error', sequentialRead: true }).autoOrient()
}

async function openHeic(file: Buffer): Promise<Sharp> {
  // A megabyte of decoder, which most never need.
  const { default: heic } = await import('heic-decode')
  const images = await heic.all({ buffer: file }).catch(unreadable)
  try {
    const [first] = images
    if (!first) return unreadable()
    checkSize(first.width, first.height)
    // The decoder turns the picture the right way up by itself.
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
