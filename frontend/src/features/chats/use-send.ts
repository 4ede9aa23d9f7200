import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { ulid } from 'ulid'
import { useSettings } from '#frontend/domain/account/session.ts'
import { isOffline } from '#frontend/lib/connection.ts'
import { useStore } from '#frontend/lib/store.ts'
import { priceOf } from './message-price.ts'
import { mayResend, showMessages, type Unsent, withoutDelivered, withoutGivenUp, withRefusal } from './outbox.ts'
import { sendingKey, sentItem, startSending } from './sending.ts'
import type { Thread } from './thread.ts'
import { outboxOf, useOutbox } from './use-kept.ts'

/**
 * Sends messages of one conversation, in order. A message is shown at once and stored on this
 * device until the server has it. The `credits` returned are the balance minus the price of pending
 * messages. `onDelivered` is called only while the conversation is mounted.
 */
export function useSend(
  memberId: string,
  thread: Thread,
  credits: number,
  onDelivered: (conversation: string) => void,
) {
  const client = useQueryClient()
  const settings = useSettings()
  const { conversation, messages, partner } = thread
  const unsent = useOutbox(memberId, conversation)
  const outbox = outboxOf(memberId)
  const isLost = useStore(isOffline)
  const whenDelivered = useWhileMounted(onDelivered)

  const onTheWay = useMutationState({
    filters: { mutationKey: sendingKey(memberId, conversation), status: 'pending' },
    select: ({ state }) => sentItem(state.variables).id,
  })
  const shown = useMemo(
    () => showMessages(messages, unsent, new Set(onTheWay), (item) => isLost && mayResend(item, new Date())),
    [messages, unsent, onTheWay, isLost],
  )

  // the message was delivered although its answer was lost
  const arrived = unsent.find(({ id }) => !onTheWay.includes(id) && messages.some((message) => message.id === id))?.id
  useEffect(() => {
    if (arrived) outboxOf(memberId).change((all) => withoutDelivered(all, arrived))
  }, [arrived, memberId])

  const start = (item: Unsent) => startSending(client, memberId, item, () => whenDelivered(conversation))

  return {
    shown,
    credits: unsent.reduce(
      (left, item) => (onTheWay.includes(item.id) ? left - priceOf(item, settings) : left),
      credits,
    ),
    send: (text: string, type: Unsent['type'] = 'text') => {
      const now = new Date()
      const item: Unsent = {
        id: ulid(now.getTime()),
        member: partner.id,
        conversation,
        type,
        text,
        at: now.toISOString(),
        after: shown.at(-1)?.id ?? null,
      }
      outbox.change((all) => [...all, item])
      start(item)
    },
    /** Retries a failed message and the failed messages below it, each with its own id. */
    retry: (id: string) => {
      const from = shown.findIndex((message) => message.id === id)
      const wanted = new Set(
        shown
          .slice(from)
          .filter(({ state }) => state !== 'sending')
          .map((message) => message.id),
      )
      for (const item of unsent) {
        if (!wanted.has(item.id)) continue
        outbox.change((all) => withRefusal(all, item.id, undefined))
        start(item)
      }
    },
    giveUp: (id: string) => outbox.change((all) => withoutGivenUp(all, id)),
  }
}

export type Sender = ReturnType<typeof useSend>

/** Callback that does nothing after unmount. */
function useWhileMounted<Value>(callback: (value: Value) => void): (value: Value) => void {
  const current = useRef<typeof callback | null>(null)
  useEffect(() => {
    current.current = callback
    return () => {
      current.current = null
    }
  }, [callback])
  return (value) => current.current?.(value)
}
