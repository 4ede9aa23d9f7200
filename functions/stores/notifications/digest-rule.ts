import type { Country } from '#shared/countries/country.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { type DigestEvent, type DigestTiming, policy } from './policy.ts'

/** Events that digests are about, in the order of their mails. */
export const digestEvents = [
  'conversationStarted',
  'messageReceived',
  'likeReceived',
  'messageUnread',
  'photoMissing',
  'profileIncomplete',
] as const satisfies readonly DigestEvent[]

/** State of the digest mails about one event. Times are ISO 8601. */
type DigestState = {
  /** Time of the earliest event that still needs a decision. */
  since?: string | undefined
  /** Time of the last mail. */
  mailedAt?: string | undefined
  /** Time of the first event that the last mail was about. */
  aboutFrom?: string | undefined
  /**
   * Earliest time of the next decision; set if the member was looking at a page when the last one
   * was made.
   */
  lookAgainAt?: string | undefined
}
export type DigestStates = { [Event in DigestEvent]?: DigestState | undefined }

/**
 * Unread conversation that the member's overview shows, and whose last message is the other
 * member's.
 */
export type UnreadChat = {
  /** Time of the first message, if the other member wrote it. */
  startedAt?: string | undefined
  /** Time of the last message. */
  lastAt: string
  /** Time of the oldest unread message. */
  unreadSince: string
}

export type NewLike = { at: string }

/** Events about the member's own profile; their time is that of the confirmation of the address. */
export type ProfileEvent = 'photoMissing' | 'profileIncomplete'

/** What the member has not read or opened, and what is missing in the profile. */
export type Unseen<Chat extends UnreadChat, Like extends NewLike> = {
  chats: readonly Chat[]
  likes: readonly Like[]
  profile: readonly ProfileEvent[]
}

/** Content of the mail about each event: conversations, likes, or the times of profile events. */
type DigestContents<Chat, Like> = {
  [Event in DigestEvent]: readonly (Event extends 'likeReceived' ? Like : Event extends ProfileEvent ? string : Chat)[]
}

const minutes = (event: DigestEvent, country: Country) => {
  const { afterMinutes, everyMinutes }: DigestTiming = policy[event].mail
  return { after: typeof afterMinutes === 'number' ? afterMinutes : afterMinutes(country), every: everyMinutes }
}

const later = (time: string, byMinutes: number): number => Date.parse(time) + byMinutes * minuteMs

/**
 * Minutes until the reminder of unread messages is decided again, if the member was looking at a
 * page when it was decided last.
 */
const lookAgainMinutes = 60

/**
 * Minutes from the confirmation of the address after which a visit counts as a return: only members
 * who returned are reminded of their profile (NOTIF-26).
 */
const backAfterMinutes = 24 * 60

/** Time of the next decision about an event, in ms; undefined if none is due. */
function dueTime(event: DigestEvent, state: DigestState, country: Country): number | undefined {
  const { since, mailedAt, lookAgainAt } = state
  if (since === undefined) return undefined
  const { after, every } = minutes(event, country)
  const notBefore = lookAgainAt === undefined ? 0 : Date.parse(lookAgainAt)
  return Math.max(later(since, after), mailedAt === undefined ? 0 : later(mailedAt, every), notBefore)
}

/** Time of the earliest decision about any event; undefined if no decision is needed. */
export function earliestDue(states: DigestStates, country: Country): Date | undefined {
  const times = digestEvents
    .map((event) => dueTime(event, states[event] ?? {}, country))
    .filter((time) => time !== undefined)
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/**
 * States with the times of these events added, or undefined if nothing changes. An event sets
 * `since` only if it is later than the last mail and no earlier event waits.
 */
export function noteEvents(
  states: DigestStates,
  events: { [Event in DigestEvent]?: string },
): DigestStates | undefined {
  const added = digestEvents.filter((event) => {
    const [at, { since, mailedAt = '' } = {}] = [events[event], states[event]]
    return at !== undefined && since === undefined && at > mailedAt
  })
  if (added.length === 0) return undefined
  return { ...states, ...Object.fromEntries(added.map((event) => [event, { ...states[event], since: events[event] }])) }
}

/**
 * Decides about the events that are due: which mails to send, their `contents`, and the new states.
 * `seenAt` is the time of the member's last visit. Events before this visit need no mail, except in
 * the reminder of unread messages. While the member is taken to be looking (`lookingUntil`), mails
 * about later events wait for the end of that time (NOTIF-16).
 */
export function decideDigests<Chat extends UnreadChat, Like extends NewLike>(
  states: DigestStates,
  unseen: Unseen<Chat, Like>,
  { seenAt, lookingUntil, now, country }: { seenAt: string; lookingUntil?: Date; now: Date; country: Country },
): { states: DigestStates; contents: Partial<DigestContents<Chat, Like>> } {
  const pending = pendingOf(states, unseen, seenAt)
  const next: DigestStates = { ...states }
  const contents: Partial<Record<DigestEvent, unknown>> = {}
  for (const event of digestEvents) {
    const state = states[event] ?? {}
    const isDue = (since: string | undefined) =>
      (dueTime(event, { ...state, since }, country) ?? Number.POSITIVE_INFINITY) <= now.getTime()
    if (!isDue(state.since)) continue
    // No reminder to a member who is looking; the decision is postponed (NOTIF-16).
    if (event === 'messageUnread' && lookingUntil) {
      next[event] = { ...state, lookAgainAt: new Date(now.getTime() + lookAgainMinutes * minuteMs).toISOString() }
      continue
    }
    const first = firstOf(event, pending, state, seenAt)
    if (first !== undefined && isDue(first) && lookingUntil && isOnPages(event)) {
      next[event] = { ...state, since: first, lookAgainAt: lookingUntil.toISOString() }
    } else if (first !== undefined && isDue(first)) {
      contents[event] = pending[event]
      next[event] = { mailedAt: now.toISOString(), aboutFrom: first }
    } else next[event] = { mailedAt: state.mailedAt, aboutFrom: state.aboutFrom, since: first }
  }
  return { states: next, contents: contents as Partial<DigestContents<Chat, Like>> }
}

/** Whether pages show an event when it happens. */
const isOnPages = (event: DigestEvent): boolean => event !== 'photoMissing' && event !== 'profileIncomplete'

/**
 * Content of each possible mail. Mails about conversations, messages and likes contain events after
 * both the last mail and the last visit; the reminders have rules of their own.
 */
function pendingOf<Chat extends UnreadChat, Like extends NewLike>(
  states: DigestStates,
  { chats, likes, profile }: Unseen<Chat, Like>,
  seenAt: string,
): DigestContents<Chat, Like> {
  const mailedAt = (event: DigestEvent) => states[event]?.mailedAt ?? ''
  const isAfter = (event: DigestEvent, at: string | undefined) =>
    at !== undefined && at > mailedAt(event) && at > seenAt
  const isNew = ({ startedAt }: UnreadChat) => isAfter('conversationStarted', startedAt)
  // The last mail about new conversations also covered their later messages, up to the time of that
  // mail.
  const { aboutFrom = '' } = states.conversationStarted ?? {}
  const isCovered = ({ startedAt, lastAt }: UnreadChat) =>
    startedAt !== undefined && startedAt >= aboutFrom && lastAt <= mailedAt('conversationStarted')
  const reminded = mailedAt('messageUnread')
  const lacking = (event: ProfileEvent): string[] => {
    const since = states[event]?.since
    const isBack = since !== undefined && Date.parse(seenAt) >= later(since, backAfterMinutes)
    return isBack && profile.includes(event) ? [since] : []
  }
  return {
    conversationStarted: chats.filter(isNew),
    messageReceived: chats.filter(
      (chat) => !isNew(chat) && isAfter('messageReceived', chat.lastAt) && !isCovered(chat),
    ),
    likeReceived: likes.filter(({ at }) => isAfter('likeReceived', at)),
    // Reminds once until the member comes back, and never twice about the same messages.
    messageUnread: seenAt > reminded || reminded === '' ? chats.filter((chat) => chat.unreadSince > reminded) : [],
    photoMissing: lacking('photoMissing'),
    profileIncomplete: lacking('profileIncomplete'),
  }
}

/** Time of the first event that a mail would be about. */
function firstOf<Chat extends UnreadChat, Like extends NewLike>(
  event: DigestEvent,
  pending: DigestContents<Chat, Like>,
  { since = '', mailedAt = '' }: DigestState,
  seenAt: string,
): string | undefined {
  const timesOf: Record<DigestEvent, () => readonly string[]> = {
    conversationStarted: () => pending.conversationStarted.map(({ startedAt = '' }) => startedAt),
    messageReceived: () => pending.messageReceived.map(({ lastAt }) => lastAt),
    likeReceived: () => pending.likeReceived.map(({ at }) => at),
    messageUnread: () => pending.messageUnread.map(({ unreadSince }) => unreadSince),
    photoMissing: () => pending.photoMissing,
    profileIncomplete: () => pending.profileIncomplete,
  }
  const times = timesOf[event]().toSorted()
  // A conversation has only the time of its last message; `since` is the time of the first new
  // message.
  const isFirst = event === 'messageReceived' && times.length > 0 && since > mailedAt && since > seenAt
  return isFirst ? since : times[0]
}
