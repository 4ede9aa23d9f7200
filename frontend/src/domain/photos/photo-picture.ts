import { photoFile } from '#shared/rules/photo-limits.ts'
import {
  type Area,
  type FileProblem,
  isTooSmall,
  type PhotoType,
  photoTypeOf,
  type Size,
  sentSize,
} from './photo-file.ts'

/** Decoded image. `close` revokes its object URL. */
export type Picture = { file: File; address: string; image: HTMLImageElement; size: Size; close: () => void }

/**
 * Upload body: the re-encoded image, or the original file. `size` is null if this browser cannot
 * decode it.
 */
export type Prepared = { body: Blob; type: PhotoType; isShowable: boolean; size: Size | null }

/** Thrown for a file that cannot be a photo; the screens have a text for each `problem`. */
export class Unusable extends Error {
  override name = 'Unusable'
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Decodes a file. Null if this browser cannot, as most cannot decode HEIC. */
export async function openPicture(file: File): Promise<Picture | null> {
  const address = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(address)
  const image = new Image()
  const isShown = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(image.naturalWidth > 0)
    image.onerror = () => resolve(false)
    image.src = address
  })
  if (isShown) return { file, address, image, size: { width: image.naturalWidth, height: image.naturalHeight }, close }
  close()
  return null
}

/**
 * Whether the canvas returns what was painted: browsers with fingerprinting
 * protection silently return noise. Checked with one pixel of a known colour.
 */
function isCanvasTrue(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = 'rgb(40 120 200)'
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return red === 40 && green === 120 && blue === 200
}

/**
 * Section of an image as a JPEG, in display orientation and
 * without metadata. Null if this browser cannot encode it.
 */
async function drawJpeg({ image, size }: Picture, part: Area | null): Promise<Blob | null> {
  const area = part ?? { x: 0, y: 0, ...size }
  const { width, height } = sentSize(area)
  try {
    if (!isCanvasTrue()) return null
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    // transparent pixels would turn black
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  } catch {
    // exceeds the canvas limit of this device
    return null
  }
}

/**
 * Prepares a file for upload: cropped, scaled down, in display orientation, without metadata. A
 * file that this browser cannot decode is uploaded as it is, and the server prepares it. Throws
 * Unusable.
 */
export async function preparePhoto(file: File, area: Area | null): Promise<Prepared> {
  const type = photoTypeOf(file)
  if (!type) throw new Unusable('type')
  if (file.size === 0) throw new Unusable('empty')
  const picture = await openPicture(file)
  if (!picture && type !== 'image/heic') throw new Unusable('unreadable')
  try {
    if (picture && isTooSmall(picture.size)) throw new Unusable('too_small')
    const drawn = picture && (await drawJpeg(picture, area))
    const size = picture && (area ?? picture.size)
    if (drawn) return { body: drawn, type: 'image/jpeg', isShowable: true, size }
    if (file.size > photoFile.maxBytes) throw new Unusable('too_large')
    return { body: file, type, isShowable: picture !== null, size }
  } finally {
    picture?.close()
  }
}
