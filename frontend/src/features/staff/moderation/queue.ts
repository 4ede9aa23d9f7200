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
export type Unconfirmed<Entry extends Waiting = WaitingPhoto, Verdict extends AnyDecision = Decision> = {
  entry: Entry
  decision: Verdict
  /** In unix milliseconds. */
  sendAt: number
  isSending: boolean
  wasOpened: boolean
}

/**
 * State of a queue of photos or verifications on this screen. An entry is either in `entries` or in
 * `unconfirmed`; only the server's answer removes it.
 */
export type Queue<Entry extends Waiting = WaitingPhoto, Verdict extends AnyDecision = Decision> = {
  /** Undecided, oldest first. */
  entries: readonly Entry[]
  /** Id of the current entry; null if there is none. */
  currentId: string | null
  isOpened: boolean
  isChoosingReason: boolean
  /** Suspicion for which the moderator is asked whether to open a case; null if none. */
  asked: Escalation | null
  /** Null unless the opened photo is magnified. */
  zoom: Zoom | null
  /** Entries with a decision, oldest decision first. */
  unconfirmed: readonly Unconfirmed<Entry, Verdict>[]
  /** Ids of entries decided since page load: a list requested earlier must not restore them. */
  settled: ReadonlySet<string>
  /** Ids of entries claimed by colleagues; these entries come last in `entries`. */
  claimed: ReadonlySet<string>
  /** Number of waiting entries of the whole site, without those already decided on this screen. */
  left: number
}

export const emptyQueue: Queue<never, never> = {
  entries: [],
  currentId: null,
  isOpened: false,
  isChoosingReason: false,
  asked: null,
  zoom: null,
  unconfirmed: [],
  settled: new Set(),
  claimed: new Set(),
  left: 0,
}

export type QueueEvent<Entry extends Waiting = WaitingPhoto, Verdict extends AnyDecision = Decision> =
  | { type: 'listed'; entries: readonly Entry[]; count: number }
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

export const currentOf = <Entry extends Waiting>({
  entries,
  currentId,
}: Pick<Queue<Entry, AnyDecision>, 'entries' | 'currentId'>): Entry | null =>
  entries.find(({ id }) => id === currentId) ?? null

/** Decision that "undo" reverts: the last decision that is not sent yet. */
export const undoable = <Entry extends Waiting, Verdict extends AnyDecision>({
  unconfirmed,
}: Pick<Queue<Entry, Verdict>, 'unconfirmed'>): Unconfirmed<Entry, Verdict> | null =>
  unconfirmed.findLast(({ isSending }) => !isSending) ?? null

/**
 * Whether this decision on the current entry is allowed. An entry must be opened before an
 * approval, but not before a refusal or escalation, so that nobody has to look at content that the
 * findings already describe.
 */
export const mayDecide = (queue: Pick<Queue, 'currentId' | 'isOpened'>, { verdict }: AnyDecision): boolean =>
  queue.currentId !== null && (queue.isOpened || verdict === 'refused' || verdict === 'escalated')

/** Entries of a queue in their order, with the entries claimed by colleagues last (MOD-14). */
export const claimedLast = <Entry>(entries: readonly Entry[], isClaimed: (entry: Entry) => boolean): Entry[] => [
  ...entries.filter((entry) => !isClaimed(entry)),
  ...entries.filter(isClaimed),
]

/** Number of entries after the current one that are claimed and loaded ahead (MOD-14). */
const ahead = 2

/** The current entry and the next ones, which the moderator is about to see. */
export function entriesAhead<Entry extends Waiting>({
  entries,
  currentId,
}: Pick<Queue<Entry, AnyDecision>, 'entries' | 'currentId'>) {
  const from = entries.findIndex(({ id }) => id === currentId)
  return from < 0 ? [] : entries.slice(from, from + 1 + ahead)
}

/**
 * Ids of the entries to claim: the current entry, the next entries without a claim of a colleague,
 * and the entries whose decision is not yet confirmed by the server.
 */
export const idsToClaim = <Entry extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Entry, Verdict>,
): string[] => [
  ...entriesAhead(queue).flatMap(({ id }) => (id === queue.currentId || !queue.claimed.has(id) ? [id] : [])),
  ...queue.unconfirmed.map(({ entry }) => entry.id),
]

const closed = { isOpened: false, isChoosingReason: false, asked: null, zoom: null }

function onListed<Entry extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Entry, Verdict>,
  listed: readonly Entry[],
  count: number,
): Queue<Entry, Verdict> {
  const isOurs = (id: string) => queue.settled.has(id) || queue.unconfirmed.some(({ entry }) => entry.id === id)
  const current = currentOf(queue)
  const fresh = listed
    .filter(({ id }) => !isOurs(id))
    // an opened photo keeps its signed URL, because a new URL would
    // reload the visible picture; all other photos get the new URL
    .map((entry) => (entry.id === current?.id && queue.isOpened ? current : entry))
  const isKept = current !== null && !fresh.some(({ id }) => id === current.id)
  const entries = claimedLast(isKept ? [current, ...fresh] : fresh, ({ id }) => queue.claimed.has(id))
  const left = Math.max(entries.length, count - queue.unconfirmed.length)
  return current
    ? { ...queue, entries, left }
    : { ...queue, ...closed, entries, left, currentId: entries[0]?.id ?? null }
}

function onDecided<Entry extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Entry, Verdict>,
  decision: Verdict,
  now: number,
): Queue<Entry, Verdict> {
  const entry = currentOf(queue)
  if (!entry || !mayDecide(queue, decision)) return queue
  const index = queue.entries.indexOf(entry)
  const entries = queue.entries.filter((one) => one !== entry)
  const unconfirmed = { entry, decision, sendAt: now + undoMs, isSending: false, wasOpened: queue.isOpened }
  return {
    ...queue,
    ...closed,
    entries,
    currentId: (entries[index] ?? entries[0])?.id ?? null,
    unconfirmed: [...queue.unconfirmed, unconfirmed],
    left: Math.max(entries.length, queue.left - 1),
  }
}

function onUndone<Entry extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Entry, Verdict>,
): Queue<Entry, Verdict> {
  const last = undoable(queue)
  if (!last) return queue
  const index = Math.max(
    0,
    queue.entries.findIndex(({ id }) => id === queue.currentId),
  )
  return {
    ...queue,
    entries: queue.entries.toSpliced(index, 0, last.entry),
    currentId: last.entry.id,
    ...closed,
    isOpened: last.wasOpened,
    unconfirmed: queue.unconfirmed.filter((one) => one !== last),
    left: queue.left + 1,
  }
}

/**
 * State after the server refused a decision or the call failed: the entry returns to the end of the
 * queue.
 */
function onFailed<Entry extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Entry, Verdict>,
  id: string,
): Queue<Entry, Verdict> {
  const failed = queue.unconfirmed.find(({ entry }) => entry.id === id)
  if (!failed) return queue
  return {
    ...queue,
    entries: [...queue.entries, failed.entry],
    currentId: queue.currentId ?? failed.entry.id,
    unconfirmed: queue.unconfirmed.filter((one) => one !== failed),
    left: queue.left + 1,
  }
}

function onMoved<Entry extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Entry, Verdict>,
  by: 1 | -1,
): Queue<Entry, Verdict> {
  const { entries } = queue
  const next = entries[(entries.findIndex(({ id }) => id === queue.currentId) + by + entries.length) % entries.length]
  return next && next.id !== queue.currentId ? { ...queue, ...closed, currentId: next.id } : queue
}

const withinPhoto = (percent: number): number => Math.min(100, Math.max(0, percent))

export function nextQueue<Entry extends Waiting, Verdict extends AnyDecision>(
  queue: Queue<Entry, Verdict>,
  event: QueueEvent<Entry, Verdict>,
): Queue<Entry, Verdict> {
  switch (event.type) {
    case 'listed':
      return onListed(queue, event.entries, event.count)
    case 'claimed': {
      const claimed = new Set(event.ids)
      return { ...queue, claimed, entries: claimedLast(queue.entries, ({ id }) => claimed.has(id)) }
    }
    case 'toggled':
      return queue.currentId ? { ...queue, isOpened: !queue.isOpened, zoom: null } : queue
    case 'zoomed':
      return queue.isOpened ? { ...queue, zoom: queue.zoom ? null : { x: 50, y: 50 } } : queue
    case 'panned':
      return queue.zoom ? { ...queue, zoom: { x: withinPhoto(event.to.x), y: withinPhoto(event.to.y) } } : queue
    case 'reasonsToggled':
      return queue.currentId ? { ...queue, isChoosingReason: !queue.isChoosingReason, asked: null } : queue
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
        unconfirmed: queue.unconfirmed.map((one) => (one.entry.id === event.id ? { ...one, isSending: true } : one)),
      }
    case 'settled':
      return {
        ...queue,
        unconfirmed: queue.unconfirmed.filter(({ entry }) => entry.id !== event.id),
        settled: new Set([...queue.settled, event.id]),
      }
    case 'failed':
      return onFailed(queue, event.id)
  }
}
