import { setMainPhoto } from '#functions/stores/members/card-writes.ts'
import { keys } from '#functions/table/keys.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { type Album, mainPhotoOf, type Photo } from './photo.ts'

/** Writes of a change by the owner, and the album after the change. */
export type AlbumChange = { writes: Write[]; album: Album }

const countedIn = ({ photos, ids }: Album): Photo[] => photos.filter(({ id }) => ids.includes(id))
export const withoutPhoto = (album: Album, id: string) => countedIn(album).filter((photo) => photo.id !== id)
export const withPhoto = (album: Album, photo: Photo) =>
  countedIn(album).map((one) => (one.id === photo.id ? photo : one))

export const changed = () => new Conflict('the photos changed meanwhile')

/**
 * Further writes for a change of a photo's order, visibility or state: the order of the album,
 * under an optimistic lock, and the card if the main photo changes. `next` are the photos in the
 * album after the change, in order, without refused ones. `isHiding`: the same transaction hides
 * the member.
 */
export function settleAlbum(
  { memberId, photos, rev }: Album,
  next: readonly Photo[],
  { isHiding = false } = {},
): Write[] {
  const main = mainPhotoOf(next)
  const before = mainPhotoOf(photos)
  const isSame = main?.id === before?.id && main?.verifiedOn === before?.verifiedOn
  return [
    saveOrder(
      { memberId, rev },
      next.map(({ id }) => id),
    ),
    ...(isSame && !isHiding ? [] : [setMainPhoto(memberId, main, { isHiding })]),
  ]
}

const saveOrder = ({ memberId, rev }: Pick<Album, 'memberId' | 'rev'>, ids: readonly string[]): Write =>
  update(keys.album(memberId), 'SET ids = :ids, rev = :next', {
    condition: rev === 0 ? 'attribute_not_exists(PK)' : 'rev = :seen',
    values: { ':ids': ids, ':next': rev + 1, ...(rev > 0 && { ':seen': rev }) },
    onConflict: changed,
  })

/**
 * Marks photos that staff compared with the member as verified (MOD-22). The card shows whether the
 * main photo is verified, so it changes too if the main photo is among them.
 */
export const markVerified = (album: Album, ids: readonly string[], site: CountryCode): Write[] => [
  ...ids.map((id) =>
    update(keys.photo(album.memberId, id), 'SET verifiedOn = :site', {
      condition: '#status = :active',
      names: { '#status': 'status' },
      values: { ':site': site, ':active': 'active' },
      onConflict: changed,
    }),
  ),
  ...settleAlbum(
    album,
    countedIn(album).map((photo) => (ids.includes(photo.id) ? { ...photo, verifiedOn: site } : photo)),
  ),
]

/**
 * Removes the verification marks of a banned member's photos. The caller removes the mark of the
 * card: by `hideCard`, or by `removeMark` if the card is already hidden. The order of the album is
 * saved even if there is no mark, for its optimistic lock: a concurrent change or approval must not
 * add a mark.
 */
export const endMarks = (album: Album): Write[] => {
  const marked = album.photos.filter(({ verifiedOn }) => verifiedOn)
  return [
    saveOrder(album, album.ids),
    ...marked.map(({ id }) =>
      update(keys.photo(album.memberId, id), 'REMOVE verifiedOn', {
        condition: 'attribute_exists(PK)',
        onConflict: changed,
      }),
    ),
  ]
}

const changeTo = (album: Album, counted: readonly Photo[], gone: readonly string[] = []): AlbumChange => {
  const ids = counted.map(({ id }) => id)
  const others = album.photos.filter(({ id }) => !ids.includes(id) && !gone.includes(id))
  return {
    writes: settleAlbum(album, counted),
    album: { ...album, photos: [...counted, ...others], ids, rev: album.rev + 1 },
  }
}

/**
 * Reorders the photos that count towards the limit; photos not in `order` follow in their current
 * order.
 */
export function orderPhotos(album: Album, order: readonly string[]): AlbumChange {
  const counted = countedIn(album)
  const named = [...new Set(order)].flatMap((id) => counted.find((photo) => photo.id === id) ?? [])
  return changeTo(album, [...named, ...counted.filter((photo) => !named.includes(photo))])
}

/** Makes a photo private or public; Conflict if album or photo changed since they were read. */
export function setPrivate(album: Album, photo: Photo, isPrivate: boolean): AlbumChange {
  const { writes, album: next } = changeTo(album, withPhoto(album, { ...photo, isPrivate }))
  const own = update(keys.photo(album.memberId, photo.id), 'SET isPrivate = :private', {
    condition: 'attribute_exists(PK)',
    values: { ':private': isPrivate },
    onConflict: changed,
  })
  return { writes: [own, ...writes], album: next }
}

/**
 * Removes a photo from the table; a reaction removes its files
 * (functions/photos/reactions/removeFiles.ts).
 */
export function removePhoto(album: Album, id: string): AlbumChange {
  const { writes, album: next } = changeTo(album, withoutPhoto(album, id), [id])
  return { writes: [remove(keys.photo(album.memberId, id)), ...writes], album: next }
}

/**
 * Adds photos that need no inspection, for members created without signup. The first photo must be
 * the main photo in the member's card (`p`).
 */
export const addApprovedPhotos = (memberId: string, photos: readonly Photo[]): Write[] => [
  ...photos.map((photo) => put(keys.photo(memberId, photo.id), photo)),
  put(keys.album(memberId), {
    ids: photos.filter(({ status }) => status !== 'rejected').map(({ id }) => id),
    rev: 1,
  }),
]

/** Approved photo for `addApprovedPhotos`. */
export const approvedPhoto = (id: string, now: Date): Photo => ({
  id,
  status: 'active',
  stage: 'done',
  isPrivate: false,
  isExplicit: false,
  type: 'image/jpeg',
  uploadedAt: now.toISOString(),
})
