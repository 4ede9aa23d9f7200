import type { NotificationType } from '#shared/model/user.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { policy } from './policy.ts'

/** Content of a decided push, without its text, which depends on the member's language. */
export type PushNotice = {
  kind: NotificationType
  count: number
  path: string
  tag: string
  silent?: true | undefined
  name?: string | undefined
  /** Id of the campaign that the push belongs to. */
  campaign?: string | undefined
}

/**
 * Push that is about neither a message nor a like, such as a reminder. It is requested by the code
 * of the event. `campaign`: id of the campaign that the push belongs to.
 */
export type PushOrder = { kind: NotificationType; path: string; at: string; campaign?: string | undefined }

/** Pushes that a member received, and pushes that wait. Times are ISO 8601. */
export type PushState = {
  /**
   * State per conversation, until the member has read it: `lastAt` is the time of the last message
   * that a push was about, and `pushedAt` the time of that push.
   */
  chats: Record<string, LastPush>
  likes?: LastPush | undefined
  orders: readonly PushOrder[]
  /** Whether a push waits for the end of quiet hours. */
  isHeld?: true | undefined
  /** Time of the next decision; absent if no push waits. */
  lookAt?: string | undefined
}
type LastPush = { lastAt: string; pushedAt: string }

/** Unread conversation whose last message is the other member's. */
export type PushChat = {
  id: string
  /** Time of the first message, if the other member wrote it. */
  startedAt?: string | undefined
  lastAt: string
  /** Time of the oldest unread message. */
  unreadSince: string
  unread: number
  /**
   * Name of the other member. Absent if the recipient did not choose names in pushes, and for a
   * fictional profile.
   */
  name?: string | undefined
}

export type PushContext = {
  now: Date
  /** Latest time at which the member is known to have been on the site. */
  seenAt: string
  /** Time until which the member is taken to be looking at a page. */
  lookingUntil?: Date | undefined
  /** End of the current quiet hours. */
  quietUntil: Date | undefined
  switches: Readonly<Record<NotificationType, boolean>>
  /** Ids of campaigns whose pushes may no longer be sent, as staff stopped them (NOTIF-23). */
  stopped: readonly string[]
}

/** Whether a push belongs to a campaign that was stopped. */
export const isStopped = ({ campaign }: Pick<PushOrder, 'campaign'>, stopped: readonly string[]): boolean =>
  campaign !== undefined && stopped.includes(campaign)

/**
 * Possible push. `from`: earliest time at which it may be sent; `sent`: returns the state to store
 * once it is sent.
 */
type Candidate = { notice: PushNotice; from: number; sent: (state: PushState) => PushState }

const minutesMs = (minutes: number) => minutes * minuteMs
const chatMs = minutesMs(policy.messageReceived.push.everyMinutes)
const likesMs = minutesMs(policy.likeReceived.push.everyMinutes)

/** Tag of the push about a conversation. */
export const chatTag = (id: string): string => `chat-${id}`

const after = (last: LastPush | undefined, ms: number): number => (last ? Date.parse(last.pushedAt) + ms : 0)

/**
 * Decides which pushes to send now (NOTIF-15 to 19). No push is about an event before the member's
 * last visit. While the member is taken to be looking, pushes about later events wait: they are
 * decided again when that time ends. All pushes that waited for the end of quiet hours are combined
 * into one.
 */
export function decidePushes(
  before: PushState,
  chats: readonly PushChat[],
  likes: readonly { at: string }[],
  { now, seenAt, lookingUntil, quietUntil, switches, stopped }: PushContext,
): { state: PushState; notices: PushNotice[] } {
  const unreadIds = new Set(chats.map(({ id }) => id))
  const state: PushState = {
    ...before,
    chats: Object.fromEntries(Object.entries(before.chats).filter(([id]) => unreadIds.has(id))),
    // A reminder is dropped if no unread message is left: the messages may have been removed, or
    // their conversation blocked, since the push was requested (NOTIF-21).
    orders: before.orders
      .filter((order) => order.at > seenAt && switches[order.kind] && !isStopped(order, stopped))
      .filter((order) => chats.length > 0 || !isReminder(order)),
    isHeld: undefined,
    lookAt: undefined,
  }
  const pushedAt = now.toISOString()
  const candidates = [
    ...chats.flatMap((chat) => chatCandidate(state, chat, seenAt, switches, pushedAt)),
    ...likesCandidate(state, likes, seenAt, switches, pushedAt),
    ...orderCandidates(state, chats),
  ]
  if (candidates.length === 0) return { state, notices: [] }
  if (quietUntil) return { state: { ...state, isHeld: true, lookAt: quietUntil.toISOString() }, notices: [] }
  if (lookingUntil)
    return { state: { ...state, isHeld: before.isHeld, lookAt: lookingUntil.toISOString() }, notices: [] }
  const due = before.isHeld ? candidates : candidates.filter(({ from }) => from <= now.getTime())
  const waiting = candidates.filter((candidate) => !due.includes(candidate))
  const notices = due.map(({ notice }) => notice)
  return {
    state: {
      ...due.reduce((next, candidate) => candidate.sent(next), state),
      ...(waiting.length > 0 && { lookAt: new Date(Math.min(...waiting.map(({ from }) => from))).toISOString() }),
    },
    notices: before.isHeld && notices.length > 1 ? [collapsed(notices, chats)] : notices,
  }
}

function chatCandidate(
  state: PushState,
  { id, startedAt, lastAt, unreadSince, unread, name }: PushChat,
  seenAt: string,
  switches: PushContext['switches'],
  pushedAt: string,
): Candidate[] {
  const known = state.chats[id]
  // A push about messages that were read meanwhile no longer counts.
  const lastPush = known && unreadSince <= known.lastAt ? known : undefined
  if (lastAt <= seenAt || lastAt <= (lastPush?.lastAt ?? '')) return []
  const isFirst = !lastPush && startedAt !== undefined && startedAt > seenAt && unreadSince <= startedAt
  const kind = isFirst && switches.new_conversations ? 'new_conversations' : 'new_messages'
  // A first message is not a new message in an existing conversation: only the switch
  // `new_conversations` applies to it.
  if (!switches[kind] || (isFirst && kind === 'new_messages' && startedAt === lastAt)) return []
  const notice: PushNotice = {
    kind,
    count: kind === 'new_conversations' ? 1 : unread,
    path: pathTo('chats-id', { id }),
    tag: chatTag(id),
    ...(lastPush && { silent: true }),
    ...(name !== undefined && { name }),
  }
  return [
    {
      notice,
      from: after(lastPush, chatMs),
      sent: (before) => ({ ...before, chats: { ...before.chats, [id]: { lastAt, pushedAt } } }),
    },
  ]
}

/** One push about all likes since the last visit. */
function likesCandidate(
  state: PushState,
  likes: readonly { at: string }[],
  seenAt: string,
  switches: PushContext['switches'],
  pushedAt: string,
): Candidate[] {
  const unseen = likes.filter(({ at }) => at > seenAt).map(({ at }) => at)
  const lastAt = unseen.toSorted().at(-1)
  if (lastAt === undefined || lastAt <= (state.likes?.lastAt ?? '') || !switches.like) return []
  return [
    {
      notice: { kind: 'like', count: unseen.length, path: pathTo('likes'), tag: 'like' },
      from: after(state.likes, likesMs),
      sent: (before) => ({ ...before, likes: { lastAt, pushedAt } }),
    },
  ]
}

const orderCandidates = ({ orders }: PushState, chats: readonly PushChat[]): Candidate[] =>
  orders.map((order) => ({
    notice: {
      kind: order.kind,
      count: isReminder(order) ? unreadIn(chats) : 1,
      path: order.path,
      tag: order.kind,
      ...(order.campaign !== undefined && { campaign: order.campaign }),
    },
    from: 0,
    sent: (before) => ({ ...before, orders: before.orders.filter((one) => one !== order) }),
  }))

/** Whether a requested push is about unread messages. */
const isReminder = ({ kind }: PushOrder): boolean => kind === 'unread_message_reminders'

const unreadIn = (chats: readonly PushChat[]): number => chats.reduce((sum, { unread }) => sum + unread, 0)

/**
 * One push in place of several: about all messages together, or the first push if none is about
 * messages.
 */
function collapsed(notices: readonly PushNotice[], chats: readonly PushChat[]): PushNotice {
  const aboutChats = notices.filter(({ tag }) => tag.startsWith('chat-'))
  if (aboutChats.length < 2) return { ...(aboutChats[0] ?? notices[0]!), silent: undefined }
  const isNew = aboutChats.every(({ kind }) => kind === 'new_conversations')
  const kind = isNew ? 'new_conversations' : 'new_messages'
  const tags = new Set(aboutChats.map(({ tag }) => tag))
  const count = isNew ? aboutChats.length : unreadIn(chats.filter(({ id }) => tags.has(chatTag(id))))
  return { kind, count, path: pathTo('chats'), tag: kind }
}
