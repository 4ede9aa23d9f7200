import { Refusal } from '#functions/platform/refusal.ts'
import { queue } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { refusalGrounds } from '#shared/model/decision.ts'
import type { staffRefusalReasons } from '#shared/model/photo.ts'
import { changed, settleAlbum, withoutPhoto, withPhoto } from './album.ts'
import { type Album, findPhoto, type Photo, photoIn } from './photo.ts'
import { refused, refusedNames, refusedValues, rememberHash } from './refused.ts'

/** Photo in the queue of staff. */
export type WaitingPhoto = { memberId: string; photo: Photo }

/** Page of the photos that await staff, oldest first. */
export const listWaitingPhotos = (page: { limit: number; after?: string | undefined }) =>
  listQueued('photos', page, async (place): Promise<WaitingPhoto | undefined> => {
    const { memberId, id } = photoIn(place)
    const photo = await findPhoto(memberId, id)
    return photo?.stage === 'waiting' ? { memberId, photo } : undefined
  })

/**
 * Removes the photos of a banned or leaving member from the review queue of the staff; `enterQueue`
 * puts them back at their old position.
 */
export const leaveQueue = ({ memberId, photos }: Album): Write[] =>
  waitingIn(photos).map(({ id }) =>
    update(keys.photo(memberId, id), 'REMOVE dueJob, dueAt', {
      condition: 'stage = :waiting',
      values: { ':waiting': 'waiting' },
      onConflict: changed,
    }),
  )

export const enterQueue = ({ memberId, photos }: Album): Write[] =>
  waitingIn(photos).map(({ id, uploadedAt }) => {
    const { dueJob, dueAt } = queue('photos', new Date(uploadedAt), id)
    return update(keys.photo(memberId, id), 'SET dueJob = :job, dueAt = :at', {
      condition: 'stage = :waiting',
      values: { ':waiting': 'waiting', ':job': dueJob, ':at': dueAt },
      onConflict: changed,
    })
  })

const waitingIn = (photos: readonly Photo[]) => photos.filter(({ stage }) => stage === 'waiting')

export type PhotoVerdict =
  | { verdict: 'main' | 'explicit' }
  | { verdict: 'refused'; reason: (typeof staffRefusalReasons)[number] }

/**
 * Writes of a decision of staff about a photo. `main`: may be shown everywhere. `explicit`: never a
 * main photo and never shown to visitors. `refused`: its files are removed, its slot is free and
 * its image hash is stored. Refused with `already_decided` if the photo no longer waits. Conflict
 * if the owner changed the album since it was read, so call it in `retryOnConflict` with an album
 * read consistently.
 */
export function decidePhoto(album: Album, id: string, decision: PhotoVerdict, now: Date): Write[] {
  const photo = album.photos.find((one) => one.id === id)
  if (!photo) throw new Refusal('not_found')
  if (photo.stage !== 'waiting') throw new Refusal('already_decided')
  const key = keys.photo(album.memberId, id)
  const guard = { condition: 'stage = :waiting', onConflict: refusing('already_decided') }
  if (decision.verdict === 'refused') {
    const { reason } = decision
    return [
      update(key, refused, {
        ...guard,
        names: refusedNames,
        values: { ...refusedValues(reason, now), ':waiting': 'waiting' },
      }),
      ...settleAlbum(album, withoutPhoto(album, id)),
      ...(photo.imageHash ? rememberHash(photo.imageHash, refusalGrounds[reason], now) : []),
    ]
  }
  const isExplicit = decision.verdict === 'explicit'
  return [
    update(key, 'SET #status = :active, stage = :done, isExplicit = :explicit REMOVE dueJob, dueAt, upload', {
      ...guard,
      names: { '#status': 'status' },
      values: { ':active': 'active', ':done': 'done', ':explicit': isExplicit, ':waiting': 'waiting' },
    }),
    ...settleAlbum(album, withPhoto(album, { ...photo, status: 'active', stage: 'done', isExplicit })),
  ]
}
