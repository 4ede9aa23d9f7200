import type { QueryClient } from '@tanstack/react-query'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { changeChats, chatsQuery, rowOf, withLast } from '#frontend/domain/chats/chats.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call, Failed, Refused } from '#frontend/lib/call.ts'
import * as chats from '#shared/contract/chats.ts'
import type { GiftKind, Message } from '#shared/model/message.ts'
import { priceOf } from './message-price.ts'
import { isInOutbox, mayResend, type Unsent, withoutDelivered, withRefusal } from './outbox.ts'
import { type Thread, withSent } from './thread.ts'
import { outboxOf } from './use-kept.ts'

/**
 * `behind`: id of the previous pending message. If that message fails, this one is not sent either,
 * which preserves the order.
 */
type Sending = { item: Unsent; behind: string | null }

/**
 * Error of a message that is not sent because the previous one failed, or because its writer is no
 * longer signed in or has removed it.
 */
class HeldBack extends Error {}

/** Whether the server was out of reach or failed, so that a later attempt may succeed. */
const isTemporary = (error: unknown): boolean =>
  (error instanceof Failed || error instanceof Refused) && (error.status === null || error.status >= 500)

const kind = 'chat-send'
/** Mutation key of a member's messages, in one conversation or in all. */
export const sendingKey = (memberId: string, ...conversation: [] | [string]) => [kind, memberId, ...conversation]

/** Variables of a mutation found by `sendingKey`. */
export const sentItem = (variables: unknown): Unsent => (variables as Sending).item

const pendingIn = (client: QueryClient, memberId: string, conversation: string): readonly Unsent[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: sendingKey(memberId, conversation), status: 'pending' })
    .map(({ state }) => sentItem(state.variables))

/**
 * Delay before a fetch restarts: the server's reads may lag behind its writes, so that the message
 * could be missing in an earlier answer.
 */
const restartAfterMs = 500

async function onSent(client: QueryClient, item: Unsent, message: Message, credits: number) {
  const { conversation, member } = item
  const keys = [queryKeys.chat(conversation), queryKeys.chatWithMember(member)]
  // A fetch that began before the message was sent would remove the message from the cache again,
  // so it is cancelled. It is restarted later, as it may return other new messages.
  const fetching = keys.filter((queryKey) => client.isFetching({ queryKey }) > 0)
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
  const known = keys.map((queryKey) => client.getQueryData<Thread>(queryKey)).find(Boolean)
  if (known) {
    client.setQueryData<Thread>(queryKeys.chat(conversation), (own) => withSent(own ?? known, message, credits))
    client.setQueryData<Thread>(queryKeys.chatWithMember(member), (own) => own && withSent(own, message, credits))
  }
  const restart = () => fetching.forEach((queryKey) => void client.invalidateQueries({ queryKey }))
  if (fetching.length > 0) setTimeout(restart, restartAfterMs)
  const user = client.getQueryData(userQuery.queryKey)
  const settings = client.getQueryData(settingsQuery.queryKey)
  client.setQueryData(userQuery.queryKey, user && { ...user, credits })
  // The server read the returned balance before the debit, so another message or a payment of the
  // same moment may be missing in it. The balance then differs from the one expected here, and is
  // refetched.
  if (user && settings && credits !== user.credits - priceOf(item, settings))
    setTimeout(() => void client.invalidateQueries({ queryKey: userQuery.queryKey }), restartAfterMs)
  if (rowOf(client.getQueryData(chatsQuery.queryKey), conversation))
    changeChats(client, (known) => withLast(known, conversation, message))
  else void client.invalidateQueries({ queryKey: chatsQuery.queryKey })
}

/**
 * Sends a message of the outbox after the pending ones of its conversation. A
 * mutation outside React, so that it continues when the conversation is left.
 * On failure the outbox keeps the message and `onDelivered` is not called.
 */
export function startSending(client: QueryClient, memberId: string, item: Unsent, onDelivered?: () => void): void {
  const outbox = outboxOf(memberId)
  const { conversation } = item
  const mutationKey = sendingKey(memberId, conversation)
  const behind = pendingIn(client, memberId, conversation).at(-1)?.id ?? null
  // Another member may sign in before the message is sent, and their session would then send and
  // pay for it. After a sign-out in another tab, the outbox no longer contains the message.
  const maySend = () => client.getQueryData(userQuery.queryKey)?.id === memberId && isInOutbox(outbox.read(), item.id)
  const mutation = client.getMutationCache().build(client, {
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ item: { id, member, type, text }, behind }: Sending) => {
      if (!maySend() || (behind && isInOutbox(outbox.read(), behind))) throw new HeldBack()
      const content = type === 'gift' ? { gift: text as GiftKind } : { text }
      return call(chats.send, { body: { member, id, ...content } }, { mayRetry: maySend })
    },
    onSuccess: async ({ message, credits }) => {
      await onSent(client, item, message, credits)
      outbox.change((all) => withoutDelivered(all, item.id))
    },
    onError: (error: Error) => {
      if (!(error instanceof Refused) || isTemporary(error)) return
      const { until } = error.details
      const refused = { refusal: error.code, ...(typeof until === 'string' && { until }) }
      outbox.change((all) => withRefusal(all, item.id, refused))
      // the cached balance or the closed state is outdated
      void client.invalidateQueries({ queryKey: queryKeys.chat(conversation) })
      void client.invalidateQueries({ queryKey: queryKeys.chatWithMember(item.member) })
    },
  })
  mutation.execute({ item, behind }).then(onDelivered, () => {})
}

/**
 * Retries unsent messages that were not refused (CHAT-37),
 * each with its own id, so that it is idempotent (TRAP-37).
 */
export function resendUnsent(client: QueryClient, memberId: string, now: Date): void {
  for (const item of outboxOf(memberId).read()) {
    const isPending = pendingIn(client, memberId, item.conversation).some(({ id }) => id === item.id)
    if (!isPending && mayResend(item, now)) startSending(client, memberId, item)
  }
}

/**
 * Calls `onLost` when a message of the member got no answer, or a server error, after all retries.
 * Returns a cleanup function.
 */
export const watchLost = (client: QueryClient, memberId: string, onLost: () => void): (() => void) =>
  client.getMutationCache().subscribe(({ type, mutation }) => {
    const [first, member] = (mutation?.options.mutationKey ?? []) as readonly unknown[]
    if (type !== 'updated' || first !== kind || member !== memberId) return
    const { status, error } = mutation.state
    if (status === 'error' && isTemporary(error)) onLost()
  })
