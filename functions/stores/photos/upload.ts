import { uploadKey } from '#functions/platform/bucket-paths.ts'
import { presignUpload } from '#functions/platform/presign.ts'
import { due, queue } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, commit, refusing, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { putNew, update } from '#functions/table/write.ts'
import type { RefusalReason, Upload } from '#shared/model/photo.ts'
import { photoFile, photoSeconds } from '#shared/rules/photo-limits.ts'
import { changed, settleAlbum, withoutPhoto } from './album.ts'
import { type Album, findPhoto, type Photo } from './photo.ts'
import { addPicture } from './pictures.ts'
import { refused, refusedNames, refusedValues } from './refused.ts'

/**
 * Reserves the last position in the album for a new photo, in one transaction with the writes in
 * `beside`. The reservation ends after an hour without a file; a repeated call with the same id
 * extends the reservation. Refused with `photo_limit` at `most` photos, also if calls run
 * concurrently.
 */
export const placePhoto = (
  memberId: string,
  reserved: Pick<Photo, 'id' | 'type' | 'isPrivate'>,
  most: number,
  now: Date,
  beside: readonly Write[] = [],
): Promise<Photo> =>
  retryOnConflict(async (attempt) => {
    // The first attempt does not read: only a repeated request finds an existing photo.
    const existing = attempt > 0 ? await findPhoto(memberId, reserved.id, { consistent: true }) : undefined
    if (existing?.stage === 'uploading') await apply(keepPlace(memberId, reserved.id, now))
    if (existing) return existing
    const photo: Photo = {
      ...reserved,
      status: 'pending',
      stage: 'uploading',
      isExplicit: false,
      uploadedAt: now.toISOString(),
    }
    await commit([...addPhoto(memberId, photo, most, now), ...beside])
    return photo
  })

const addPhoto = (memberId: string, photo: Photo, most: number, now: Date): Write[] => [
  putNew(keys.photo(memberId, photo.id), { ...photo, ...dueFor(memberId, photo.id, photoSeconds.place, now) }, changed),
  update(
    keys.album(memberId),
    'SET ids = list_append(if_not_exists(ids, :none), :one), rev = if_not_exists(rev, :zero) + :step',
    {
      condition: 'attribute_not_exists(PK) OR size(ids) < :most',
      values: { ':none': [], ':one': [photo.id], ':zero': 0, ':step': 1, ':most': most },
      onConflict: refusing('photo_limit', { max: most }),
    },
  ),
]

const keepPlace = (memberId: string, id: string, now: Date): Write =>
  update(keys.photo(memberId, id), 'SET dueAt = :due', {
    condition: 'stage = :uploading',
    values: { ':due': dueFor(memberId, id, photoSeconds.place, now).dueAt, ':uploading': 'uploading' },
    onConflict: changed,
  })

const dueFor = (memberId: string, id: string, seconds: number, now: Date) =>
  due('expirePhotos', new Date(now.getTime() + seconds * 1000), `${memberId}#${id}`)

/** Upload form of a photo's file, valid for ten minutes. */
export const uploadForm = (memberId: string, { id, type }: Photo, now: Date): Upload =>
  presignUpload(uploadKey(memberId, id), { type, maxBytes: photoFile.maxBytes, seconds: photoSeconds.form }, now)

const open = 'stage IN (:uploading, :inspecting)'
const openStages = { ':uploading': 'uploading', ':inspecting': 'inspecting' }

/**
 * Starts the inspection of the file whose ETag is `upload`. A repeated event succeeds again;
 * Conflict for another file from the same form and after the end of the inspection.
 */
export const markInspecting = (memberId: string, id: string, upload: string, now: Date): Write =>
  update(keys.photo(memberId, id), 'SET stage = :inspecting, upload = :upload, dueAt = :due', {
    condition: 'stage = :uploading OR (stage = :inspecting AND upload = :upload)',
    values: { ...openStages, ':upload': upload, ':due': dueFor(memberId, id, photoSeconds.inspection, now).dueAt },
    onConflict: changed,
  })

type Inspected = Required<Pick<Photo, 'imageHash' | 'thumbhash' | 'width' | 'height'>> &
  Pick<Photo, 'findings' | 'isAlike'>

/**
 * Ends the inspection of the file `upload`, after its renditions were stored in the bucket. The
 * photo then waits for staff, and later inspections find its image.
 */
export const markWaiting = (memberId: string, photo: Photo, upload: string, inspected: Inspected): Write[] => {
  const { dueJob, dueAt } = queue('photos', new Date(photo.uploadedAt), photo.id)
  const results = Object.entries(inspected).filter(([, value]) => value !== undefined)
  const waiting = update(
    keys.photo(memberId, photo.id),
    `SET stage = :waiting, dueJob = :job, dueAt = :at, ${results.map(([name]) => `${name} = :${name}`).join(', ')}`,
    {
      condition: 'stage = :inspecting AND upload = :upload',
      values: {
        ...Object.fromEntries(results.map(([name, value]) => [`:${name}`, value])),
        ':waiting': 'waiting',
        ':inspecting': 'inspecting',
        ':upload': upload,
        ':job': dueJob,
        ':at': dueAt,
      },
      onConflict: changed,
    },
  )
  return [waiting, ...addPicture(memberId, photo.id, inspected.imageHash)]
}

/**
 * Refuses an unfit file, or a file whose inspection did not complete. Its slot is free again, and
 * the owner sees the reason for some days.
 */
export const refuseUpload = (album: Album, id: string, reason: RefusalReason, now: Date): Write[] => [
  update(keys.photo(album.memberId, id), refused, {
    condition: open,
    names: refusedNames,
    values: { ...refusedValues(reason, now), ...openStages },
    onConflict: changed,
  }),
  ...settleAlbum(album, withoutPhoto(album, id)),
]
