import { ulid } from 'ulid'
import * as z from 'zod/mini'
import type { Account } from '#functions/account/store.ts'
import { due, type Key, keys, memberIn, queue } from '#functions/data/keys.ts'
import {
  apply,
  Changed,
  commit,
  decided,
  find,
  list,
  put,
  putNew,
  refusing,
  remove,
  update,
  type Write,
} from '#functions/data/table.ts'
import { presignUpload } from '#functions/lib/presign.ts'
import { Refusal } from '#functions/lib/refusal.ts'
import { siteFor } from '#functions/lib/site.ts'
import { addMail } from '#functions/mail/outbox.ts'
import { Card, setMainPhoto } from '#functions/members/store.ts'
import { photoTypes, RefusalReason, type staffRefusalReasons, type Upload } from '#shared/model/photo.ts'
import { photoStatuses } from '#shared/model/profile.ts'
import { photoFile, photoSeconds, refusedPhotoDays } from '#shared/rules/limits.ts'
import { isSameLook, isTelling, type LookHash, quartersOf } from './hash.ts'

export const Photo = z.object({
  id: z.string(),
  /** pending until staff decided, whatever its stage. */
  status: z.enum(photoStatuses),
  /** uploading: the file has not come. inspecting: it is being looked at. waiting: it has renditions and waits for staff. */
  stage: z.enum(['uploading', 'inspecting', 'waiting', 'done']),
  isPrivate: z.boolean(),
  /** Approved, but never as main photo and never for visitors (TRAP-24). */
  isExplicit: z.boolean(),
  type: z.enum(photoTypes),
  uploadedAt: z.string(),
  /** Of a refused one. */
  reason: z.optional(RefusalReason),
  /** Names the bytes that are being inspected: a second file under the same form is not looked at. */
  upload: z.optional(z.string()),
  /** What the automatic inspection found, such as `Explicit Nudity 93`; absent where it could not look. */
  findings: z.optional(z.array(z.string())),
  look: z.optional(z.string()),
  thumbhash: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** When something is due, or since when it waits for staff. */
  dueAt: z.optional(z.string()),
})
export type Photo = z.infer<typeof Photo>

const AlbumRow = z.object({ SK: z.literal(keys.album('').SK), ids: z.array(z.string()), rev: z.int() })

/** All photos of a member. `photos` are those that count, in their order, then refused ones, newest first. */
export type Album = { memberId: string; photos: Photo[]; ids: readonly string[]; rev: number }

/** Album and photos in one read. `consistent` for what decides about a change. */
export async function findAlbum(memberId: string, options?: { consistent?: boolean }): Promise<Album> {
  const { items } = await list(z.union([AlbumRow, Photo]), keys.photos(memberId), options)
  const row = items.find((item) => 'ids' in item)
  const photos = items.filter((item) => 'id' in item)
  const ids = row?.ids ?? []
  const counted = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
  const others = photos.filter(({ id }) => !ids.includes(id)).sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
  return { memberId, photos: [...counted, ...others], ids, rev: row?.rev ?? 0 }
}

/** The photos of a member in their order, refused ones at the end. */
export const listPhotos = async (memberId: string): Promise<Photo[]> => (await findAlbum(memberId)).photos

export const findPhoto = (memberId: string, id: string, options?: { consistent?: boolean }) =>
  find(Photo, keys.photo(memberId, id), options)

/** Where a browser puts the file of a photo; what lies there is inspected and then removed. */
export const uploadKey = (memberId: string, id: string): string => `quarantine/${memberId}/${id}`
/** Where all renditions of a photo lie. */
export const renditionsPrefix = (memberId: string, id: string): string => `photos/${memberId}/${id}/`

const canStand = ({ isPrivate, isExplicit, status }: Photo) => !isPrivate && !isExplicit && status !== 'rejected'

/** The photo that stands for the member to others: the first that is approved, public and not explicit. It is the `p` of their card. */
export const mainPhotoOf = (photos: readonly Photo[]): Photo | undefined =>
  photos.find((photo) => canStand(photo) && photo.status === 'active')

/** The one that stands for them in their own eyes, which may still wait for staff (TRAP-65). */
export const ownMainPhotoOf = (photos: readonly Photo[]): Photo | undefined =>
  photos.find((photo) => canStand(photo) && isPictured(photo))

/** Whether there are renditions of it. */
export const isPictured = ({ stage, status }: Photo): boolean =>
  stage === 'waiting' || (stage === 'done' && status !== 'rejected')

const changed = () => new Changed('the photos changed meanwhile')

/**
 * What every change of order, visibility or state writes beside the photo: the order, held to the album as it was read, and the card where another photo
 * stands for the member now. `next` are the photos that count afterwards, in order.
 */
function settleAlbum({ memberId, photos, rev }: Album, next: readonly Photo[]): Write[] {
  const main = mainPhotoOf(next)?.id
  return [
    update(keys.album(memberId), 'SET ids = :ids, rev = :next', {
      condition: rev === 0 ? 'attribute_not_exists(PK)' : 'rev = :seen',
      values: { ':ids': next.map(({ id }) => id), ':next': rev + 1, ...(rev > 0 && { ':seen': rev }) },
      otherwise: changed,
    }),
    ...(main === mainPhotoOf(photos)?.id ? [] : [setMainPhoto(memberId, main)]),
  ]
}

const countedIn = ({ photos, ids }: Album): Photo[] => photos.filter(({ id }) => ids.includes(id))
const withoutPhoto = (album: Album, id: string) => countedIn(album).filter((photo) => photo.id !== id)
const withPhoto = (album: Album, photo: Photo) => countedIn(album).map((one) => (one.id === photo.id ? photo : one))

/** Seconds of the table's own expiry. */
const expiryAfter = (now: Date, days: number) => ({ ttl: Math.floor(now.getTime() / 1000) + days * 86_400 })

/**
 * A place for a new photo at the end of the order, with the writes that go with it; where its file does not come it is given back after an hour. The same id
 * again is the same photo, whose place is kept for another hour. Refused with `photo_limit` where `most` are taken, under any race.
 */
export const placePhoto = (
  memberId: string,
  told: Pick<Photo, 'id' | 'type' | 'isPrivate'>,
  most: number,
  now: Date,
  beside: readonly Write[] = [],
): Promise<Photo> =>
  decided(async (attempt) => {
    // Written at once: only a repeated request finds the photo standing.
    const standing = attempt > 0 ? await findPhoto(memberId, told.id, { consistent: true }) : undefined
    if (standing?.stage === 'uploading') await apply(keepPlace(memberId, told.id, now))
    if (standing) return standing
    const photo: Photo = {
      ...told,
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
      otherwise: refusing('photo_limit', { max: most }),
    },
  ),
]

/** Where and with what the browser sends the file of a photo, for ten minutes. */
export const uploadForm = (memberId: string, { id, type }: Photo, now: Date): Upload =>
  presignUpload(
    uploadKey(memberId, id),
    { type, maximumBytes: photoFile.maximumBytes, seconds: photoSeconds.form },
    now,
  )

const dueFor = (memberId: string, id: string, seconds: number, now: Date) =>
  due('expirePhotos', new Date(now.getTime() + seconds * 1000), `${memberId}#${id}`)

const keepPlace = (memberId: string, id: string, now: Date): Write =>
  update(keys.photo(memberId, id), 'SET dueAt = :due', {
    condition: 'stage = :uploading',
    values: { ':due': dueFor(memberId, id, photoSeconds.place, now).dueAt, ':uploading': 'uploading' },
    otherwise: changed,
  })

/** Approved photos as they stand after inspection, with the order they have: for members who are made, not signed up. The first is the card's `p`. */
export const addApprovedPhotos = (memberId: string, photos: readonly Photo[]): Write[] => [
  ...photos.map((photo) => put(keys.photo(memberId, photo.id), photo)),
  put(keys.album(memberId), {
    ids: photos.filter(({ status }) => status !== 'rejected').map(({ id }) => id),
    rev: 1,
  }),
]

/** An approved photo as it stands, for `addApprovedPhotos`. */
export const approvedPhoto = (id: string, now: Date): Photo => ({
  id,
  status: 'active',
  stage: 'done',
  isPrivate: false,
  isExplicit: false,
  type: 'image/jpeg',
  uploadedAt: now.toISOString(),
})

/** What an owner's change writes, and the album as it is afterwards. */
export type AlbumChange = { writes: Write[]; album: Album }

const changeTo = (album: Album, counted: readonly Photo[], gone: readonly string[] = []): AlbumChange => {
  const ids = counted.map(({ id }) => id)
  const others = album.photos.filter(({ id }) => !ids.includes(id) && !gone.includes(id))
  return {
    writes: settleAlbum(album, counted),
    album: { ...album, photos: [...counted, ...others], ids, rev: album.rev + 1 },
  }
}

/** Puts the photos that count into this order; those it does not name stay behind, in theirs. */
export function orderPhotos(album: Album, order: readonly string[]): AlbumChange {
  const counted = countedIn(album)
  const named = [...new Set(order)].flatMap((id) => counted.find((photo) => photo.id === id) ?? [])
  return changeTo(album, [...named, ...counted.filter((photo) => !named.includes(photo))])
}

export function setPrivate(album: Album, photo: Photo, isPrivate: boolean): AlbumChange {
  const { writes, album: next } = changeTo(album, withPhoto(album, { ...photo, isPrivate }))
  const own = update(keys.photo(album.memberId, photo.id), 'SET isPrivate = :private', {
    condition: 'attribute_exists(PK)',
    values: { ':private': isPrivate },
    otherwise: changed,
  })
  return { writes: [own, ...writes], album: next }
}

/** Takes a photo out of the table; its files follow (functions/photos/reactions/removeFiles.ts). */
export function removePhoto(album: Album, id: string): AlbumChange {
  const { writes, album: next } = changeTo(album, withoutPhoto(album, id), [id])
  return { writes: [remove(keys.photo(album.memberId, id)), ...writes], album: next }
}

const open = 'stage IN (:uploading, :inspecting)'
const openStages = { ':uploading': 'uploading', ':inspecting': 'inspecting' }

/**
 * The bytes named `upload` are being inspected. A repeated event finds them so again; another file under the same form finds the photo taken, and so does what
 * comes after the end of an inspection: answered with Changed.
 */
export const markInspecting = (memberId: string, id: string, upload: string, now: Date): Write =>
  update(keys.photo(memberId, id), 'SET stage = :inspecting, upload = :upload, dueAt = :due', {
    condition: 'stage = :uploading OR (stage = :inspecting AND upload = :upload)',
    values: { ...openStages, ':upload': upload, ':due': dueFor(memberId, id, photoSeconds.inspection, now).dueAt },
    otherwise: changed,
  })

type Looks = Required<Pick<Photo, 'look' | 'thumbhash' | 'width' | 'height'>> & Pick<Photo, 'findings'>

/** The inspection of `upload` is through and its renditions lie in the bucket: the photo waits for staff. */
export const markWaiting = (memberId: string, photo: Photo, upload: string, looks: Looks): Write => {
  const { dueJob, dueAt } = queue('photos', new Date(photo.uploadedAt), photo.id)
  const told = Object.entries(looks).filter(([, value]) => value !== undefined)
  return update(
    keys.photo(memberId, photo.id),
    `SET stage = :waiting, dueJob = :job, dueAt = :at, ${told.map(([name]) => `${name} = :${name}`).join(', ')}`,
    {
      condition: 'stage = :inspecting AND upload = :upload',
      values: {
        ...Object.fromEntries(told.map(([name, value]) => [`:${name}`, value])),
        ':waiting': 'waiting',
        ':inspecting': 'inspecting',
        ':upload': upload,
        ':job': dueJob,
        ':at': dueAt,
      },
      otherwise: changed,
    },
  )
}

/** Takes what waits out of the queue of staff, as its owner is leaving or banned; `enterQueue` puts it back to its old place. */
export const leaveQueue = ({ memberId, photos }: Album): Write[] =>
  waitingIn(photos).map(({ id }) =>
    update(keys.photo(memberId, id), 'REMOVE dueJob, dueAt', {
      condition: 'stage = :waiting',
      values: { ':waiting': 'waiting' },
      otherwise: changed,
    }),
  )

export const enterQueue = ({ memberId, photos }: Album): Write[] =>
  waitingIn(photos).map(({ id, uploadedAt }) => {
    const { dueJob, dueAt } = queue('photos', new Date(uploadedAt), id)
    return update(keys.photo(memberId, id), 'SET dueJob = :job, dueAt = :at', {
      condition: 'stage = :waiting',
      values: { ':waiting': 'waiting', ':job': dueJob, ':at': dueAt },
      otherwise: changed,
    })
  })

const waitingIn = (photos: readonly Photo[]) => photos.filter(({ stage }) => stage === 'waiting')

const refused = 'SET #status = :rejected, stage = :done, reason = :reason, #ttl = :ttl REMOVE dueJob, dueAt, upload'
const refusedNames = { '#status': 'status', '#ttl': 'ttl' }
const refusedValues = (reason: RefusalReason, now: Date) => ({
  ':rejected': 'rejected',
  ':done': 'done',
  ':reason': reason,
  ':ttl': expiryAfter(now, refusedPhotoDays.listed).ttl,
})

/** The file of a photo is not fit, or no inspection came to its end: its place is free again, and the owner sees the reason for a while. */
export const refuseUpload = (album: Album, id: string, reason: RefusalReason, now: Date): Write[] => [
  update(keys.photo(album.memberId, id), refused, {
    condition: open,
    names: refusedNames,
    values: { ...refusedValues(reason, now), ...openStages },
    otherwise: changed,
  }),
  ...settleAlbum(album, withoutPhoto(album, id)),
]

export type Decision =
  | { verdict: 'main' | 'explicit' }
  | { verdict: 'refused'; reason: (typeof staffRefusalReasons)[number] }

/**
 * What staff decided about a photo that waits. main: fit for every place. explicit: never main, never for visitors. refused: its files go, its place is free, its look is
 * recognised, and the owner is told by mail. Refused with `already_decided` once it does not wait any more; answers Changed where the owner changed the album
 * meanwhile, so decide within `decided` from an album read consistently.
 */
export function decidePhoto(owner: Account, album: Album, id: string, decision: Decision, now: Date): Write[] {
  const photo = album.photos.find((one) => one.id === id)
  if (!photo) throw new Refusal('not_found')
  if (photo.stage !== 'waiting') throw new Refusal('already_decided')
  const key = keys.photo(album.memberId, id)
  const guard = { condition: 'stage = :waiting', otherwise: refusing('already_decided') }
  if (decision.verdict === 'refused') {
    const { reason } = decision
    return [
      update(key, refused, {
        ...guard,
        names: refusedNames,
        values: { ...refusedValues(reason, now), ':waiting': 'waiting' },
      }),
      ...settleAlbum(album, withoutPhoto(album, id)),
      ...(photo.look ? rememberLook(photo.look, now) : []),
      ...(owner.fictional ? [] : [refusalMail(owner, reason, now)]),
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

const refusalMail = ({ id, email, language, site }: Account, reason: RefusalReason, now: Date): Write =>
  addMail(
    ulid(now.getTime()),
    { mail: 'photoRefused', memberId: id, to: email, language, origin: siteFor(site).origin, props: { reason } },
    now,
  )

const rememberLook = (look: LookHash, now: Date): Write[] =>
  isTelling(look)
    ? quartersOf(look).map((quarter) =>
        put(keys.refusedLook(quarter, look), { look, ...expiryAfter(now, refusedPhotoDays.recognised) }),
      )
    : []

const RefusedLook = z.object({ look: z.string(), ttl: z.int() })

/** Whether staff refused this picture before, whoever sent it in: the same within a few bits. */
export async function wasRefused(look: LookHash, now: Date): Promise<boolean> {
  if (!isTelling(look)) return false
  const pages = await Promise.all(quartersOf(look).map((quarter) => list(RefusedLook, keys.refusedLooks(quarter))))
  return pages.some(({ items }) => items.some((item) => item.ttl > now.getTime() / 1000 && isSameLook(item.look, look)))
}

/** Of what key a photo is the item. */
export const photoIn = ({ PK, SK }: Key): { memberId: string; id: string } => ({
  memberId: memberIn(PK),
  id: SK.slice(keys.photo('', '').SK.length),
})

const Place = z.object({ PK: z.string(), SK: z.string(), dueAt: z.string() })

/** A photo that waits for staff; `at` is its place in the queue. */
export type WaitingPhoto = { memberId: string; photo: Photo; at: string }

/** Up to `limit` photos that wait for staff, the oldest first; `more` tells whether others follow. */
export async function listWaitingPhotos(
  limit: number,
  after?: string,
): Promise<{ waiting: WaitingPhoto[]; more: boolean }> {
  const { items, more } = await list(
    Place,
    { PK: queue('photos', new Date(0), '').dueJob, limit, after },
    { index: 'due' },
  )
  const found = await Promise.all(
    items.map(async (place): Promise<WaitingPhoto[]> => {
      const { memberId, id } = photoIn(place)
      const photo = await findPhoto(memberId, id)
      // The index follows the table with a delay.
      return photo?.stage === 'waiting' ? [{ memberId, photo, at: place.dueAt }] : []
    }),
  )
  return { waiting: found.flat(), more }
}

/** Leave to see the private photos of a member, on the owner's side, with the card of whom it was given to. */
const Leave = z.object({ card: Card, at: z.string(), isGone: z.optional(z.boolean()) })

/** Whether the owner opened their private photos to this viewer (OPEN-40). */
export const isOpened = async (ownerId: string, viewerId: string, options?: { consistent?: boolean }) =>
  (await find(Leave, keys.opened(ownerId, viewerId), options)) !== undefined

/** Whom a member opened their private photos to, the last first; who is leaving or banned is not among them. */
export const listOpened = async (ownerId: string): Promise<Card[]> =>
  (await list(Leave, keys.openedOfMember(ownerId))).items
    .filter(({ isGone }) => !isGone)
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ card }) => card)

export const openPhotos = (ownerId: string, viewer: Card, now: Date): Write[] => [
  put(keys.opened(ownerId, viewer.id), { card: viewer, at: now.toISOString() }),
  put(keys.openedBy(viewer.id, ownerId), { owner: ownerId }),
]

export const closePhotos = (ownerId: string, viewerId: string): Write[] => [
  remove(keys.opened(ownerId, viewerId)),
  remove(keys.openedBy(viewerId, ownerId)),
]

const OpenedBy = z.object({ owner: z.string() })

/** Who opened their private photos to this member: each holds a copy of this member's card. */
export const listOwners = async (viewerId: string): Promise<string[]> =>
  (await list(OpenedBy, keys.openedToMember(viewerId))).items.map(({ owner }) => owner)
