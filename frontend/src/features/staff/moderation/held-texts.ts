import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useReadCounts } from '#frontend/features/staff/counts.ts'
import { useIsAwake } from '#frontend/features/staff/use-awake.ts'
import { call, Refused } from '#frontend/lib/call.ts'
import * as moderation from '#shared/contract/moderation.ts'
import type { WaitingText } from '#shared/contract/moderation-items.ts'
import { useClaims } from './claims.ts'
import { claimedLast } from './queue.ts'

const queryKey = ['staff', 'texts'] as const
/** Refetch interval of the list, because colleagues decide on texts and members add new ones. */
const listMs = 30_000

/**
 * Queue of profile texts (MOD-11). The current text changes only when the moderator decides or
 * moves, never by a refetch: a key press must not decide on an unread text.
 */
export function useHeldTexts() {
  const [current, setCurrent] = useState<WaitingText | null>(null)
  const [settled, setSettled] = useState<readonly string[]>([])
  const client = useQueryClient()
  const readCounts = useReadCounts()
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(moderation.listTexts, {}, { signal }),
    refetchInterval: useIsAwake() && listMs,
    staleTime: 0,
  })
  const claims = useClaims('texts', current ? [current.text] : [])
  const waiting = (list.data?.texts ?? []).filter(({ text }) => !settled.includes(text))
  const texts = claimedLast(waiting, ({ text }) => claims.of(text) !== null)
  const first = claims.isReady ? texts[0] : undefined
  useEffect(() => {
    if (!current && first) setCurrent(first)
  }, [current, first])

  const neighbour = (by: 1 | -1) => {
    const others = texts.filter(({ text }) => text !== current?.text)
    const at = texts.findIndex(({ text }) => text === current?.text)
    return others[by === 1 ? Math.max(0, at) % Math.max(1, others.length) : (at <= 0 ? others.length : at) - 1] ?? null
  }
  /** Shows the next text after a decision by this moderator or a colleague. */
  const onSettled = ({ text }: WaitingText) => {
    setCurrent(neighbour(1))
    setSettled((known) => [...known, text])
    readCounts()
    return client.invalidateQueries({ queryKey })
  }
  return {
    current,
    onSettled,
    claim: claims.of(current?.text),
    // pending until the claims are loaded, so that the queue does not look empty meanwhile
    list: { isPending: list.isPending || !claims.isReady, error: list.error, refetch: list.refetch },
    left: list.data?.waiting.count ?? 0,
    move: (by: 1 | -1) => setCurrent((now) => neighbour(by) ?? now),
  }
}

/** Whether a call was refused because a colleague decided first or the member changed the text. */
const isDecidedElsewhere = (error: Error): boolean =>
  error instanceof Refused && ['already_decided', 'not_found'].includes(error.code)

/**
 * Approves a text. Calls `onElsewhere` if a colleague decided first or the member changed the text.
 */
export function useApproveText(callbacks: {
  onApproved: (text: WaitingText) => void
  onElsewhere: (text: WaitingText) => void
  onError: (error: Error) => void
}) {
  return useMutation({
    mutationFn: ({ member, field, text }: WaitingText) =>
      call(moderation.approveText, { body: { member: member.id, field, text } }),
    onSuccess: (_, text) => callbacks.onApproved(text),
    onError: (error, text) => {
      if (isDecidedElsewhere(error)) callbacks.onElsewhere(text)
      else callbacks.onError(error)
    },
  })
}
