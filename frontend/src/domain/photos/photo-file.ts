import { photoTypes } from '#shared/model/photo.ts'
import { photoFile } from '#shared/rules/photo-limits.ts'

export type PhotoType = (typeof photoTypes)[number]
export type Size = { width: number; height: number }
/** Section of an image in its own pixels. */
export type Area = Size & { x: number; y: number }

/** Reason why a file cannot be a photo, found before the upload. */
export type FileProblem = 'type' | 'empty' | 'too_large' | 'too_small' | 'unreadable'

/**
 * Filter of the file picker. Some systems have no MIME
 * type for HEIC, so its extensions are listed too.
 */
export const acceptedFiles = [...photoTypes, 'image/heif', '.heic', '.heif'].join(',')

const typeOfEnding: Readonly<Record<string, PhotoType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
}

/** Accepted type of a file, or null. The extension counts only if the system reports no type. */
export function photoTypeOf({ name, type }: { name: string; type: string }): PhotoType | null {
  const declared = type.toLowerCase()
  if (declared === '') return typeOfEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
  if (declared === 'image/heif' || declared === 'image/jpg')
    return declared === 'image/jpg' ? 'image/jpeg' : 'image/heic'
  return photoTypes.find((known) => known === declared) ?? null
}

/** Maximum side of an uploaded photo: twice what a large screen shows. */
const maxSide = 2160

/** Size of the upload: scaled down to the maximum side, never up. */
export function sentSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Width to height of photos on cards and profiles. */
export const photoAspect = 4 / 5

/**
 * Maximum zoom of a crop, so that the result stays large
 * enough (OPEN-39). Below 1 the photo cannot be cropped.
 */
export function deepestZoom({ width, height }: Size): number {
  const widest = Math.min(width, height * photoAspect)
  return Math.min(4, widest / photoFile.minPixels)
}

export const isTooSmall = ({ width, height }: Size): boolean => Math.min(width, height) < photoFile.minPixels
