import { photoTypes } from '#shared/model/photo.ts'
import { photoFile } from '#shared/rules/limits.ts'

export type PhotoType = (typeof photoTypes)[number]
export type Size = { width: number; height: number }
/** A part of a picture, in its own pixels. */
export type Area = Size & { x: number; y: number }

/** Why a file cannot be a photo, found before anything is sent. */
export type FileProblem = 'type' | 'empty' | 'too_large' | 'too_small' | 'unreadable'

/** What the file picker offers. Some systems give HEIC no type, so its endings stand beside. */
export const acceptedFiles = [...photoTypes, 'image/heif', '.heic', '.heif'].join(',')

const typeOfEnding: Readonly<Record<string, PhotoType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
}

/** The type of a chosen file as we name it, or null where it is none of ours. Its ending counts only where the system knows no type. */
export function photoTypeOf({ name, type }: { name: string; type: string }): PhotoType | null {
  const told = type.toLowerCase()
  if (told === '') return typeOfEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
  if (told === 'image/heif' || told === 'image/jpg') return told === 'image/jpg' ? 'image/jpeg' : 'image/heic'
  return photoTypes.find((known) => known === told) ?? null
}

/** Longer sides than this are made smaller before sending: twice what a large screen shows of a photo. */
const longestSide = 2160

/** The size that a picture is sent in: never larger than it is, its proportions kept. */
export function sentSize({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Photos stand upright on cards and profiles, 4 wide to 5 high; width over height. */
export const photoAspect = 4 / 5

/** How far a crop may go in: what is left must still be large enough (OPEN-39). Below 1 there is nothing to cut away at all. */
export function deepestZoom({ width, height }: Size): number {
  const widest = Math.min(width, height * photoAspect)
  return Math.min(4, widest / photoFile.minimumPixels)
}

export const isTooSmall = ({ width, height }: Size): boolean => Math.min(width, height) < photoFile.minimumPixels
