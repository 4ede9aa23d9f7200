import { sharpUrls } from '#functions/platform/photo-url.ts'
import { type Album, isPictured, ownMainPhotoOf, type Photo } from '#functions/stores/photos/photo.ts'
import type { Album as AlbumAnswer } from '#shared/contract/photos.ts'
import type { Country } from '#shared/countries/country.ts'
import type { OwnPhoto } from '#shared/model/photo.ts'

/** Maximum number of photos of a member (PHOTO-01, PHOTO-02). */
export const photoLimitOf = ({ premium }: { premium: boolean }, { premiumPhotos, freePhotos }: Country): number =>
  premium ? premiumPhotos : freePhotos

/** Photo as shown to its owner, even before staff have decided on it. */
export const ownPhoto = (memberId: string, photo: Photo, mainId: string | undefined, now: Date): OwnPhoto => ({
  id: photo.id,
  status: photo.status,
  stage: photo.stage,
  reason: photo.reason ?? null,
  private: photo.isPrivate,
  explicit: photo.isExplicit,
  main: photo.id === mainId,
  ...(isPictured(photo) ? sharpUrls(memberId, photo.id, now) : { filename: null, thumb_filename: null }),
  thumbhash: photo.thumbhash ?? null,
})

export const ownAlbum = (
  member: { id: string; premium: boolean },
  { photos, ids }: Album,
  country: Country,
  now: Date,
): AlbumAnswer => {
  const main = ownMainPhotoOf(photos)?.id
  return {
    photos: photos.map((photo) => ownPhoto(member.id, photo, main, now)),
    limit: photoLimitOf(member, country),
    used: ids.length,
  }
}
