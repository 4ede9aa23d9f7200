import { decodeTime } from 'ulid'
import { isOnTheWay, type Upload } from '#frontend/domain/photos/photo-queue.ts'
import type { Album } from '#shared/contract/photos.ts'
import type { OwnPhoto } from '#shared/model/photo.ts'

/** What the member wants of the album; it shows at once and falls back when the server says no. */
export type Wish =
  | { kind: 'order'; order: readonly string[] }
  | { kind: 'private'; id: string; isPrivate: boolean }
  | { kind: 'remove'; id: string }

const isRefused = ({ status }: OwnPhoto): boolean => status === 'rejected'

/** Whether a photo may stand for the member: the first that may is the main photo. One without a picture yet may not. */
const mayBeMain = (photo: OwnPhoto): boolean =>
  photo.filename !== null && !photo.private && !photo.explicit && !isRefused(photo)

/** The first that may stand for the member does (shared/contract/photos.ts). */
function withMain(photos: readonly OwnPhoto[]): OwnPhoto[] {
  const main = photos.find(mayBeMain)
  return photos.map((photo) => (photo.main === (photo === main) ? photo : { ...photo, main: photo === main }))
}

/** The album as it will be when a wish has come true. */
export function withWish(album: Album, wish: Wish): Album {
  const { photos } = album
  if (wish.kind === 'order') {
    const placeOf = (id: string) => wish.order.indexOf(id)
    return { ...album, photos: withMain([...photos].sort((a, b) => placeOf(a.id) - placeOf(b.id))) }
  }
  if (wish.kind === 'private') {
    const changed = photos.map((photo) => (photo.id === wish.id ? { ...photo, private: wish.isPrivate } : photo))
    return { ...album, photos: withMain(changed) }
  }
  const removed = photos.find(({ id }) => id === wish.id)
  if (!removed) return album
  const left = photos.filter((photo) => photo !== removed)
  return { ...album, photos: withMain(left), used: album.used - (isRefused(removed) ? 0 : 1) }
}

/** One place in a grid: a photo, one on its way, or for a moment both. */
export type Tile = { id: string; photo: OwnPhoto | null; upload: Upload | null }

/** Where a photo is between being chosen and being seen by others. missing: its file never came and nothing here brings it. */
export type TileState = 'preparing' | 'uploading' | 'missing' | 'inspecting' | 'waiting' | 'active'

export function stateOf({ photo, upload }: Tile): TileState {
  if (upload && isOnTheWay(upload)) return upload.at === 'sending' ? 'uploading' : 'preparing'
  if (!photo || photo.stage === 'uploading') return upload ? 'inspecting' : 'missing'
  return photo.stage === 'done' ? 'active' : photo.stage
}

/** What the grid of one kind shows: the album's photos in their order, then those on their way that it does not know yet. */
export function tilesOf(photos: readonly OwnPhoto[], uploads: readonly Upload[], isPrivate: boolean): Tile[] {
  const uploadOf = new Map(uploads.map((upload) => [upload.id, upload]))
  const isHidden = (id: string) => ['failed', 'leaving'].includes(uploadOf.get(id)?.at ?? '')
  const known = new Set(photos.map(({ id }) => id))
  return [
    ...photos
      .filter((photo) => photo.private === isPrivate && !isRefused(photo) && !isHidden(photo.id))
      .map((photo) => ({ id: photo.id, photo, upload: uploadOf.get(photo.id) ?? null })),
    ...uploads
      .filter((upload) => upload.isPrivate === isPrivate && !known.has(upload.id) && !isHidden(upload.id))
      .map((upload) => ({ id: upload.id, photo: null, upload })),
  ]
}

/** Those that were refused, with their reason. */
export const refusedOf = (photos: readonly OwnPhoto[]): OwnPhoto[] => photos.filter(isRefused)

/** How many more may be chosen: what is on its way and not counted by the server yet takes its place too (PHOTO-01, PHOTO-02). */
export function roomIn({ photos, limit, used }: Album, uploads: readonly Upload[]): number {
  const known = new Set(photos.map(({ id }) => id))
  const coming = uploads.filter((upload) => !known.has(upload.id) && (isOnTheWay(upload) || upload.at === 'sent'))
  return Math.max(0, limit - used - coming.length)
}

/** The whole album's order after the photos of a grid were put into another: the others keep their order behind them. */
export function orderWith(photos: readonly OwnPhoto[], first: readonly string[]): string[] {
  return [...first, ...photos.map(({ id }) => id).filter((id) => !first.includes(id))]
}

/** A list with one of it at another place. */
export function moved(ids: readonly string[], id: string, place: number): string[] {
  const left = ids.filter((one) => one !== id)
  return [...left.slice(0, place), id, ...left.slice(place)]
}

const shortestPollMs = 1500
const longestPollMs = 60_000

/**
 * When to look at the album again: soon after a photo was chosen, ever more seldom the longer it is on its way, as the inspection takes
 * seconds and staff take hours. False when nothing is on its way. The age of a photo is told by its id.
 */
export function pollMs(photos: readonly OwnPhoto[], now: Date): number | false {
  const ages = photos.filter(({ stage }) => stage !== 'done').map(({ id }) => now.getTime() - decodeTime(id))
  if (ages.length === 0) return false
  return Math.min(longestPollMs, Math.max(shortestPollMs, Math.min(...ages) / 5))
}
