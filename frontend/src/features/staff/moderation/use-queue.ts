import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useReadCounts } from '#frontend/features/staff/counts.ts'
import { beforeSignOut } from '#frontend/features/staff/session.ts'
import { useIsAwake } from '#frontend/features/staff/use-awake.ts'
import { Refused, SessionEnded } from '#frontend/lib/call.ts'
import { createStore, useStore } from '#frontend/lib/store.ts'
import type { ClaimQueue } from '#shared/rules/queue-claims.ts'
import { useClaims } from './claims.ts'
import {
  type AnyDecision,
  emptyQueue,
  idsToClaim,
  nextQueue,
  type Queue,
  type QueueEvent,
  type Unconfirmed,
  type Waiting,
} from './queue.ts'

/** Number of loaded entries below which the list is refetched without waiting for the interval. */
const fewLeft = 3
/** Refetch interval of the list, because colleagues decide on entries as well. */
const listMs = 30_000

/** Result of a decision that the moderator must see. */
export type QueueNotice = 'elsewhere' | 'failed' | 'photosChanged'

/** Calls of one queue. */
export type QueueSource<Entry extends Waiting, Verdict extends AnyDecision> = {
  name: Extract<ClaimQueue, 'photos' | 'verifications'>
  list: (signal: AbortSignal) => Promise<{ entries: readonly Entry[]; count: number }>
  send: (entry: Entry, decision: Verdict, isLeaving: boolean) => Promise<unknown>
}

function createQueue<Entry extends Waiting, Verdict extends AnyDecision>(
  source: QueueSource<Entry, Verdict>,
  onNotice: (notice: QueueNotice) => void,
  onSettled: () => void,
) {
  const store = createStore<Queue<Entry, Verdict>>(emptyQueue)
  const tell = (event: QueueEvent<Entry, Verdict>): void => store.write(nextQueue(store.read(), event))

  async function send({ entry, decision }: Unconfirmed<Entry, Verdict>, isLeaving: boolean): Promise<void> {
    const { id } = entry
    tell({ type: 'sending', id })
    try {
      await source.send(entry, decision, isLeaving)
      tell({ type: 'settled', id })
      onSettled()
    } catch (error) {
      // a colleague decided first, or the entry was removed
      if (error instanceof Refused && (error.code === 'already_decided' || error.code === 'not_found')) {
        tell({ type: 'settled', id })
        return onNotice('elsewhere')
      }
      tell({ type: 'failed', id })
      if (error instanceof Refused && error.code === 'photos_changed') return onNotice('photosChanged')
      if (!(error instanceof SessionEnded)) onNotice('failed')
    }
  }

  const sendThose = (isDue: (decided: Unconfirmed<Entry, Verdict>) => boolean, isLeaving: boolean): Promise<unknown> =>
    Promise.all(
      store
        .read()
        .unconfirmed.filter((decided) => !decided.isSending && isDue(decided))
        .map((decided) => send(decided, isLeaving)),
    )
  return {
    store,
    tell,
    sendDue: (now: number) => sendThose(({ sendAt }) => sendAt <= now, false),
    /** Sends all unsent decisions at once with requests that outlive the page. */
    sendAll: () => sendThose(() => true, true),
  }
}

/**
 * Queue of photos or verifications with its requests. Decisions are sent after a delay, during
 * which they can be undone, or when the page closes.
 */
export function useQueue<Entry extends Waiting, Verdict extends AnyDecision>(
  source: QueueSource<Entry, Verdict>,
  onNotice: (notice: QueueNotice) => void,
) {
  const readCounts = useReadCounts()
  const [{ store, tell, sendDue, sendAll }] = useState(() => createQueue(source, onNotice, readCounts))
  const queue = useStore(store)
  const list = useQuery({
    queryKey: ['staff', source.name],
    queryFn: ({ signal }) => source.list(signal),
    refetchInterval: useIsAwake() && listMs,
    staleTime: 0,
    // each list has new signed URLs for the same photos
    structuralSharing: false,
  })
  const { data, dataUpdatedAt, refetch } = list
  const claims = useClaims(source.name, idsToClaim(queue))
  const { isReady } = claims
  const claimed = claims.colleagues.map(({ item }) => item).join(' ')
  useEffect(() => {
    tell({ type: 'claimed', ids: claimed.split(' ').filter(Boolean) })
  }, [claimed, tell])

  // waits for the claims, so that the first shown entry is one that no colleague has claimed
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once
  useEffect(() => {
    if (data && isReady) tell({ type: 'listed', entries: data.entries, count: data.count })
  }, [data, dataUpdatedAt, isReady, tell])

  // The server's list has a limited length and still contains entries whose decision is not sent
  // yet, so it may have too few new entries. It is refetched once per count and settled decision,
  // never in an endless loop.
  const shortOf = data && queue.entries.length < fewLeft && queue.left > queue.entries.length ? queue.left : 0
  const settled = queue.settled.size
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each settled decision
  useEffect(() => {
    if (shortOf > 0) void refetch()
  }, [shortOf, settled, refetch])

  const dueAt = Math.min(...queue.unconfirmed.filter(({ isSending }) => !isSending).map(({ sendAt }) => sendAt))
  useEffect(() => {
    if (!Number.isFinite(dueAt)) return
    const timer = setTimeout(() => void sendDue(Date.now()), Math.max(0, dueAt - Date.now()))
    return () => clearTimeout(timer)
  }, [dueAt, sendDue])

  useEffect(() => {
    const onLeave = () => void sendAll()
    const onHidden = () => document.visibilityState === 'hidden' && onLeave()
    beforeSignOut.add(sendAll)
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onLeave)
    return () => {
      beforeSignOut.delete(sendAll)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [sendAll])

  const read = useCallback(() => store.read(), [store])
  return {
    queue,
    tell,
    read,
    claim: claims.of(queue.currentId ?? undefined),
    // pending until the claims are loaded, so that the queue does not look empty meanwhile
    list: { isPending: list.isPending || !isReady, error: list.error, refetch },
  }
}
