import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ulid } from 'ulid'
import { call, Refused } from '#frontend/lib/call.ts'
import { changeChats, chatsQuery, withLast } from '#frontend/lib/chats.ts'
import { queryKeys } from '#frontend/lib/query-keys.ts'
import { useChangeUser, useSettings } from '#frontend/lib/session.ts'
import { chats } from '#shared/contract/chats.ts'
import type { GiftKind } from '#shared/model/message.ts'
import { isInOutbox, showMessages, type Unsent, withoutDelivered, withoutGivenUp, withRefusal } from './outbox.ts'
import { type Thread, withSent } from './thread.ts'
import { outboxOf, useOutbox } from './use-kept.ts'

/** `behind`: the message before it that is still on its way. When that one fails this one stays too, so that they keep their order. */
type Sending = { item: Unsent; behind: string | null }

/** The message before this one did not get through. */
class HeldBack extends Error {}

/**
 * Sending in one conversation. A message shows at once and is kept on this device until the server has it; several go one after the
 * other. `credits` is the balance with those on their way taken off. `onDelivered` comes only while the conversation is on screen.
 */
export function useSend(
  memberId: string,
  thread: Thread,
  credits: number,
  onDelivered: (conversation: string) => void,
) {
  const client = useQueryClient()
  const changeUser = useChangeUser()
  const { message_credits, gift_credits } = useSettings()
  const costOf = ({ type }: Pick<Unsent, 'type'>) => (type === 'gift' ? gift_credits : message_credits)
  const { conversation, messages, partner } = thread
  const unsent = useOutbox(memberId, conversation)
  const outbox = outboxOf(memberId)
  const mutationKey = ['chat-send', memberId, conversation]

  const onTheWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Sending).item.id,
  })
  const shown = useMemo(() => showMessages(messages, unsent, new Set(onTheWay)), [messages, unsent, onTheWay])

  // the answer of one was lost, yet it is there: nothing is left to send
  const arrived = unsent.find(({ id }) => !onTheWay.includes(id) && messages.some((message) => message.id === id))?.id
  useEffect(() => {
    if (arrived) outboxOf(memberId).change((all) => withoutDelivered(all, arrived))
  }, [arrived, memberId])

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ item: { id, member, type, text }, behind }: Sending) => {
      if (behind && isInOutbox(outbox.read(), behind)) throw new HeldBack()
      return call(chats.send, { body: { member, id, ...(type === 'gift' ? { gift: text as GiftKind } : { text }) } })
    },
    onSuccess: async ({ message, credits: left }, { item }) => {
      const keys = [queryKeys.chat(conversation), queryKeys.chatWithMember(item.member)]
      // a page read before the message was there would take it away again
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
      const known = keys.map((queryKey) => client.getQueryData<Thread>(queryKey)).find(Boolean)
      if (known) {
        client.setQueryData<Thread>(queryKeys.chat(conversation), (own) => withSent(own ?? known, message, left))
        client.setQueryData<Thread>(queryKeys.chatWithMember(item.member), (own) => own && withSent(own, message, left))
      }
      changeUser({ credits: left })
      outbox.change((all) => withoutDelivered(all, item.id))
      const isListed = client.getQueryData(chatsQuery.queryKey)?.some((row) => row.conversation === conversation)
      if (isListed) changeChats(client, (rows) => withLast(rows, conversation, message))
      else void client.invalidateQueries({ queryKey: chatsQuery.queryKey })
    },
    onError: (error, { item }) => {
      if (!(error instanceof Refused)) return
      outbox.change((all) => withRefusal(all, item.id, error.code))
      // the balance, or whether the conversation is closed, is not what was known here
      void client.invalidateQueries({ queryKey: queryKeys.chat(conversation) })
      void client.invalidateQueries({ queryKey: queryKeys.chatWithMember(item.member) })
    },
  })

  const pendingNow = (): readonly Sending[] =>
    client
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as Sending)
  const start = (item: Unsent) => {
    const behind = pendingNow().at(-1)?.item.id ?? null
    mutate({ item, behind }, { onSuccess: () => onDelivered(conversation) })
  }

  return {
    shown,
    credits: unsent.reduce((left, item) => (onTheWay.includes(item.id) ? left - costOf(item) : left), credits),
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
    /** Sends a failed message again under its own id, and those below it that failed too. */
    retry: (id: string) => {
      const isPending = new Set(pendingNow().map(({ item }) => item.id))
      const from = shown.findIndex((message) => message.id === id)
      const wanted = new Set(shown.slice(from).map((message) => message.id))
      for (const item of unsent) {
        if (!wanted.has(item.id) || isPending.has(item.id)) continue
        outbox.change((all) => withRefusal(all, item.id, undefined))
        start(item)
      }
    },
    giveUp: (id: string) => outbox.change((all) => withoutGivenUp(all, id)),
  }
}

export type Sender = ReturnType<typeof useSend>
