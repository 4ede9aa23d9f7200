import { decodeTime } from 'ulid'
import { isOnTheWay, type Upload } from '#frontend/domain/photos/photo-queue.ts'
import type { Album } from '#shared/contract/photos.ts'
import type { OwnPhoto } from '#shared/model/photo.ts'
import { minuteMs } from '#shared/rules/durations.ts'

/** Pending change of the album, shown immediately and reverted if the server refuses it. */
export type AlbumChange =
  | { kind: 'order'; order: readonly string[] }
  | { kind: 'private'; id: string; isPrivate: boolean }
  | { kind: 'remove'; id: string }

const isRefused = ({ status }: OwnPhoto): boolean => status === 'rejected'

/** Whether a photo can be the main photo: public, not explicit, not refused, and with a file. */
const mayBeMain = (photo: OwnPhoto): boolean =>
  photo.filename !== null && !photo.private && !photo.explicit && !isRefused(photo)

/** Sets `main` on the main photo: the first photo that can be one. */
function withMain(photos: readonly OwnPhoto[]): OwnPhoto[] {
  const main = photos.find(mayBeMain)
  return photos.map((photo) => (photo.main === (photo === main) ? photo : { ...photo, main: photo === main }))
}

/** Album with a pending change applied. */
export function withChange(album: Album, change: AlbumChange): Album {
  const { photos } = album
  if (change.kind === 'order') {
    const placeOf = (id: string) => change.order.indexOf(id)
    return { ...album, photos: withMain([...photos].sort((a, b) => placeOf(a.id) - placeOf(b.id))) }
  }
  if (change.kind === 'private') {
    const changed = photos.map((photo) => (photo.id === change.id ? { ...photo, private: change.isPrivate } : photo))
    return { ...album, photos: withMain(changed) }
  }
  const removed = photos.find(({ id }) => id === change.id)
  if (!removed) return album
  const left = photos.filter((photo) => photo !== removed)
  return { ...album, photos: withMain(left), used: album.used - (isRefused(removed) ? 0 : 1) }
}

/** Grid item: a photo, an upload, or briefly both. */
export type Tile = { id: string; photo: OwnPhoto | null; upload: Upload | null }

/**
 * State of a photo between selection and approval. missing: no file, and no upload on this device.
 */
export type TileState = 'preparing' | 'uploading' | 'missing' | 'inspecting' | 'waiting' | 'active'

export function stateOf({ photo, upload }: Tile): TileState {
  if (upload && isOnTheWay(upload)) return upload.at === 'sending' ? 'uploading' : 'preparing'
  if (!photo || photo.stage === 'uploading') return upload ? 'inspecting' : 'missing'
  return photo.stage === 'done' ? 'active' : photo.stage
}

/**
 * Items of a grid: the album's photos in order, then uploads that the album does not contain yet.
 */
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

export const refusedOf = (photos: readonly OwnPhoto[]): OwnPhoto[] => photos.filter(isRefused)

/**
 * Number of photos that can still be added. Uploads that the server has not counted yet are
 * subtracted too (PHOTO-01, PHOTO-02).
 */
export function roomIn({ photos, limit, used }: Album, uploads: readonly Upload[]): number {
  const known = new Set(photos.map(({ id }) => id))
  const coming = uploads.filter((upload) => !known.has(upload.id) && (isOnTheWay(upload) || upload.at === 'sent'))
  return Math.max(0, limit - used - coming.length)
}

/** Order of the whole album after a grid was reordered: all other photos follow in their order. */
export function orderWith(photos: readonly OwnPhoto[], first: readonly string[]): string[] {
  return [...first, ...photos.map(({ id }) => id).filter((id) => !first.includes(id))]
}

export function moved(ids: readonly string[], id: string, place: number): string[] {
  const left = ids.filter((one) => one !== id)
  return [...left.slice(0, place), id, ...left.slice(place)]
}

const minPollMs = 1500
const maxPollMs = minuteMs

/**
 * Poll interval of the album: short after an upload, longer with its age, as the inspection takes
 * seconds and staff take hours. False if nothing is pending. The age follows from the photo's ULID.
 */
export function pollMs(photos: readonly OwnPhoto[], now: Date): number | false {
  const ages = photos.filter(({ stage }) => stage !== 'done').map(({ id }) => now.getTime() - decodeTime(id))
  if (ages.length === 0) return false
  return Math.min(maxPollMs, Math.max(minPollMs, Math.min(...ages) / 5))
}
