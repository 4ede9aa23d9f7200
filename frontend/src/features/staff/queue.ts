import type { WaitingPhoto } from '#shared/contract/moderation-items.ts'
import type { Escalation, staffRefusalReasons } from '#shared/model/photo.ts'

/** Delay before a decision is sent, during which it can be undone. */
export const undoMs = 5000

export type Reason = (typeof staffRefusalReasons)[number]

export type Decision =
  | { verdict: 'main' | 'explicit' }
  | { verdict: 'refused'; reason: Reason }
  | { verdict: 'escalated'; suspicion: Escalation }

/** Fixed point of a magnification, in per cent of the photo's width and height. */
export type Zoom = { x: number; y: number }

/** Fields that every queue needs of an entry; each kind of queue has a more specific type. */
export type Waiting = { id: string; member: { id: string } }
export type AnyDecision = { verdict: string }

/** Decision not yet confirmed by the server. */
export type Held<Photo extends Waiting = WaitingPhoto, Verdict extends AnyDecision = Decision> = {
  photo: Photo
  decision: Verdict
  /** In unix milliseconds. */
  sendAt: number
  isSending: boolean
  wasOpened: boolean
}

/**
 * State of a queue of photos or verifications on this screen. An entry, here called photo, is
 * either in `photos` or in `held`; only the server's answer removes it.
 */
export type Queue<Photo extends Waiting = WaitingPhoto, Verdict extends AnyDecision = Decision> = {
  /** Undecided, oldest first. */
  photos: readonly Photo[]
  /** Id of the current photo; null if there is none. */
  at: string | null
  isOpened: boolean
  isChoosingReason: boolean
  /** Suspicion for which the moderator is asked whether to open a case; null if none. */
  asked: Escalation | null
  /** Null unless the opened photo is magnified. */
  zoom: Zoom | null
  /** Oldest decision first. */
  held: readonly Held<Photo, Verdict>[]
  /** Ids of photos decided since page load: a list requested earlier must not restore them. */
  settled: ReadonlySet<string>
  /** Ids of photos claimed by colleagues, which come last in `photos`, except the current photo. */
  claimed: ReadonlySet<string>
  /** Number of waiting photos of the whole site, without those already decided on this screen. */
  left: number
}

export const emptyQueue: Queue<never, never> = {
  photos: [],
  at: null,
  isOpened: false,
  isChoosingReason: false,
  asked: null,
  zoom: null,
  held: [],
  settled: new Set(),
  claimed: new Set(),
  left: 0,
}

export type QueueEvent<Photo extends Waiting = WaitingPhoto, Verdict extends AnyDecision = Decision> =
  | { type: 'listed'; photos: readonly Photo[]; count: number }
  | { type: 'claimed'; ids: readonly string[] }
  | { type: 'toggled' }
  | { type: 'zoomed' }
  | { type: 'panned'; to: Zoom }
  | { type: 'reasonsToggled' }
  | { type: 'asked'; suspicion: Escalation }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'decided'; decision: Verdict; now: number }
  | { type: 'undone' }
  | { type: 'sending'; id: string }
  | { type: 'settled'; id: string }
  | { type: 'failed'; id: string }

export const currentOf = <Photo extends Waiting>({
  photos,
  at,
}: Pick<Queue<Photo, AnyDecision>, 'photos' | 'at'>): Photo | null => photos.find(({ id }) => id === at) ?? null

/** Decision that "undo" reverts: the last decision that is not sent yet. */
export const undoable = <Photo extends Waiting, Verdict extends AnyDecision>({
  held,
}: Pick<Queue<Photo, Verdict>, 'held'>): Held<Photo, Verdict> | null =>
  held.findLast(({ isSending }) => !isSending) ?? null

/**
 * Whether this decision on the current photo is allowed. A photo must be opened before an approval,
 * but not before a refusal or escalation, so that nobody has to look at content that the findings
 * already describe.
 */
export const mayDecide = (queue: Pick<Queue, 'at' | 'isOpened'>, { verdict }: AnyDecision): boolean =>
  queue.at !== null && (queue.isOpened || verdict === 'refused' || verdict === 'escalated')

/** Entries of a queue in their order, with the entries claimed by colleagues last (MOD-14). */
export const colleaguesLast = <Entry>(entries: readonly Entry[], isClaimed: (entry: Entry) => boolean): Entry[] => [
  ...entries.filter((entry) => !isClaimed(entry)),
  ...entries.filter(isClaimed),
]

const inTurn = <Photo extends Waiting>(photos: readonly Photo[], claimed: ReadonlySet<string>): Photo[] =>
  colleaguesLast(photos, ({ id }) => claimed.has(id))

/** Number of photos after the current one that are claimed and loaded ahead (MOD-14). */
const ahead = 2

/** The current photo and the next ones, which the moderator is about to see. */
export function photosAhead<Photo extends Waiting>({ photos, at }: Pick<Queue<Photo, AnyDecision>, 'photos' | 'at'>) {
  const from = photos.findIndex(({ id }) => id === at)
  return from < 0 ? [] : photos.slice(from, from + 1 + ahead)
}

/**
 * Ids of the photos to claim: the current photo, the next photos without a claim of a colleague,
 * and the photos whose decision is not yet confirmed by the server.
 */
export const worked = <Photo extends Waiting, Verdict extends AnyDecision>(queue: Queue<Photo, Verdict>): string[] => [
  ...photosAhead(queue).flatMap(({ id }) => (id === queue.at || !queue.claimed.has(id) ? [id] : [])),
  ...queue.held.map(({ photo }) => photo.id),
]

const closed = { isOpened: false, isChoosingReason: false, asked: null, zoom: null }

function onListed<Photo extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Photo, Verdict>,
  listed: readonly Photo[],
  count: number,
): Queue<Photo, Verdict> {
  const isOurs = (id: string) => queue.settled.has(id) || queue.held.some(({ photo }) => photo.id === id)
  const current = currentOf(queue)
  const fresh = listed
    .filter(({ id }) => !isOurs(id))
    // an opened photo keeps its signed URL, because a new URL would
    // reload the visible picture; all other photos get the new URL
    .map((photo) => (photo.id === current?.id && queue.isOpened ? current : photo))
  const isKept = current !== null && !fresh.some(({ id }) => id === current.id)
  const photos = inTurn(isKept ? [current, ...fresh] : fresh, queue.claimed)
  const left = Math.max(photos.length, count - queue.held.length)
  return current ? { ...queue, photos, left } : { ...queue, ...closed, photos, left, at: photos[0]?.id ?? null }
}

function onDecided<Photo extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Photo, Verdict>,
  decision: Verdict,
  now: number,
): Queue<Photo, Verdict> {
  const photo = currentOf(queue)
  if (!photo || !mayDecide(queue, decision)) return queue
  const index = queue.photos.indexOf(photo)
  const photos = queue.photos.filter((one) => one !== photo)
  const held = { photo, decision, sendAt: now + undoMs, isSending: false, wasOpened: queue.isOpened }
  return {
    ...queue,
    ...closed,
    photos,
    at: (photos[index] ?? photos[0])?.id ?? null,
    held: [...queue.held, held],
    left: Math.max(photos.length, queue.left - 1),
  }
}

function onUndone<Photo extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Photo, Verdict>,
): Queue<Photo, Verdict> {
  const last = undoable(queue)
  if (!last) return queue
  const index = Math.max(
    0,
    queue.photos.findIndex(({ id }) => id === queue.at),
  )
  return {
    ...queue,
    photos: queue.photos.toSpliced(index, 0, last.photo),
    at: last.photo.id,
    ...closed,
    isOpened: last.wasOpened,
    held: queue.held.filter((one) => one !== last),
    left: queue.left + 1,
  }
}

/**
 * State after the server refused a decision or the call failed: the photo returns to the end of the
 * queue.
 */
function onFailed<Photo extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Photo, Verdict>,
  id: string,
): Queue<Photo, Verdict> {
  const failed = queue.held.find(({ photo }) => photo.id === id)
  if (!failed) return queue
  return {
    ...queue,
    photos: [...queue.photos, failed.photo],
    at: queue.at ?? failed.photo.id,
    held: queue.held.filter((one) => one !== failed),
    left: queue.left + 1,
  }
}

function onMoved<Photo extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Photo, Verdict>,
  by: 1 | -1,
): Queue<Photo, Verdict> {
  const { photos } = queue
  const next = photos[(photos.findIndex(({ id }) => id === queue.at) + by + photos.length) % photos.length]
  return next && next.id !== queue.at ? { ...queue, ...closed, at: next.id } : queue
}

const withinPhoto = (percent: number): number => Math.min(100, Math.max(0, percent))

export function nextQueue<Photo extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Photo, Verdict>,
  event: QueueEvent<Photo, Verdict>,
): Queue<Photo, Verdict> {
  switch (event.type) {
    case 'listed':
      return onListed(queue, event.photos, event.count)
    case 'claimed': {
      const claimed = new Set(event.ids)
      return { ...queue, claimed, photos: inTurn(queue.photos, claimed) }
    }
    case 'toggled':
      return queue.at ? { ...queue, isOpened: !queue.isOpened, zoom: null } : queue
    case 'zoomed':
      return queue.isOpened ? { ...queue, zoom: queue.zoom ? null : { x: 50, y: 50 } } : queue
    case 'panned':
      return queue.zoom ? { ...queue, zoom: { x: withinPhoto(event.to.x), y: withinPhoto(event.to.y) } } : queue
    case 'reasonsToggled':
      return queue.at ? { ...queue, isChoosingReason: !queue.isChoosingReason, asked: null } : queue
    case 'asked':
      return queue.isChoosingReason ? { ...queue, asked: event.suspicion } : queue
    case 'moved':
      return onMoved(queue, event.by)
    case 'decided':
      return onDecided(queue, event.decision, event.now)
    case 'undone':
      return onUndone(queue)
    case 'sending':
      return {
        ...queue,
        held: queue.held.map((one) => (one.photo.id === event.id ? { ...one, isSending: true } : one)),
      }
    case 'settled':
      return {
        ...queue,
        held: queue.held.filter(({ photo }) => photo.id !== event.id),
        settled: new Set([...queue.settled, event.id]),
      }
    case 'failed':
      return onFailed(queue, event.id)
  }
}
