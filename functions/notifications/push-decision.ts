import { isPushSetUp } from '#functions/platform/push-api.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findCampaign, isSending } from '#functions/stores/campaigns/campaign.ts'
import { type ChatRow, conversationIn } from '#functions/stores/chats/conversation.ts'
import { findUnread } from '#functions/stores/chats/overview.ts'
import { findLikedBy, type LikeRow } from '#functions/stores/likes/like.ts'
import { listNewLikes } from '#functions/stores/likes/list.ts'
import { findSeen } from '#functions/stores/members/presence.ts'
import { type ListedDevice, listPushDevices } from '#functions/stores/notifications/devices.ts'
import { findChoices, quietHoursOf, type Switches, switchesOf } from '#functions/stores/notifications/preferences.ts'
import { chatTag, decidePushes, isStopped, type PushState } from '#functions/stores/notifications/push-rule.ts'
import {
  findPushes,
  type Outgoing,
  type Pushes,
  type PushMessage,
  removePushes,
  savePushes,
} from '#functions/stores/notifications/pushes.ts'
import { isNotified } from '#functions/stores/notifications/received.ts'
import { apply } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { NotificationType } from '#shared/model/user.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { quietEnd } from '#shared/rules/quiet-hours.ts'

/** Time after which another run may send a push again, in case this run died. */
const claimMs = minuteMs

export const later = (time: Date, ms: number): string => new Date(time.getTime() + ms).toISOString()

/** Pushes that this run sends, and the member's devices. */
type Decision = { devices: readonly ListedDevice[]; claimed: readonly Outgoing[] }
const nothing: Decision = { devices: [], claimed: [] }

/**
 * Decides which pushes a member gets, and commits the decision; Conflict if another run has changed
 * the row meanwhile.
 */
export async function decidePush({ to: memberId, liker, isDue }: PushMessage, now: Date): Promise<Decision> {
  const devices = isPushSetUp() ? await listPushDevices(memberId, { consistent: true }) : []
  const account = devices.length > 0 ? await findAccount(memberId, { consistent: true }) : undefined
  if (account?.status !== 'active') {
    if (isDue) await apply(removePushes(memberId))
    return nothing
  }
  const [row, choices, { chats, unread }, listed, newest, { seenAt, lookingUntil }] = await Promise.all([
    findPushes(memberId),
    findChoices(memberId),
    findUnread(memberId, { consistent: true }),
    listNewLikes(memberId),
    liker === undefined ? undefined : findLikedBy(memberId, liker, { consistent: true }),
    findSeen(memberId, now),
  ])
  const country = countryOf(account.site)
  const hours = quietHoursOf(choices, country)
  const quietUntil = hours ? quietEnd(now, hours, country.timeZone) : undefined
  const likes = withLike(listed, newest)
  const switches = switchesOf(choices, 'push', country)
  const stopped = await findStopped(row)
  const { state, notices } = decidePushes(
    row,
    chats.map((chat) => unreadChat(chat, choices.namesInPush ?? false)),
    likes.filter(isNotified),
    { now, seenAt, lookingUntil, quietUntil, switches, stopped },
  )
  // Sum of the two badges in the navigation: unread messages and new likes.
  const badge = unread + likes.length
  const targets = Object.fromEntries(devices.map(({ id }) => [id, { nextAt: now.toISOString(), tries: 0 }]))
  const added = notices.map(({ silent, campaign, ...notice }): Outgoing => {
    // Not silent if it replaces an unsent push that would have alerted the member.
    const isSilent = silent && !row.outgoing.some(({ payload }) => payload.tag === notice.tag && !payload.silent)
    const payload = { ...notice, language: account.language, ...(isSilent && { silent }), badge }
    return { payload, at: now.toISOString(), devices: targets, ...(campaign !== undefined && { campaign }) }
  })
  const kept = row.outgoing
    .filter((push) => push.at > seenAt && !added.some(({ payload }) => payload.tag === push.payload.tag))
    .filter((push) => isTrueStill(push, { switches, chats, likes, stopped }))
    .map((push) => (choices.namesInPush ? push : { ...push, payload: { ...push.payload, name: undefined } }))
  const claims = [...kept, ...added].map((push) => claim(push, quietUntil ?? lookingUntil, now))
  const isPast = row.dueAt !== undefined && row.dueAt <= later(now, 1)
  if (added.length === 0 && !isPast && isSame(row, state) && kept.length === row.outgoing.length) return nothing
  const outgoing = claims.map(({ push }) => push)
  await apply(savePushes(memberId, row, state, outgoing))
  return { devices, claimed: claims.map(({ own }) => own).filter((push) => Object.keys(push.devices).length > 0) }
}

/**
 * Claims a push for this run. `push`: the push to store; its due devices get a later time, at which
 * another run retries if this run dies. `own`: the push with only the devices to which this run
 * sends it: the due devices, or none while pushes are paused.
 */
function claim(push: Outgoing, pausedUntil: Date | undefined, now: Date): { push: Outgoing; own: Outgoing } {
  const devices = Object.entries(push.devices)
  const due = devices.filter(([, { nextAt }]) => nextAt <= now.toISOString())
  const nextAt = pausedUntil?.toISOString() ?? later(now, claimMs)
  const claimed = Object.fromEntries(due.map(([id, { tries }]) => [id, { tries, nextAt }]))
  return {
    push: { ...push, devices: { ...push.devices, ...claimed } },
    own: { ...push, devices: pausedUntil ? {} : Object.fromEntries(due) },
  }
}

const isSame = (...states: [PushState, PushState]): boolean => {
  const [one, other] = states.map(({ chats, likes, orders, isHeld, lookAt }) =>
    JSON.stringify([chats, likes, orders, isHeld, lookAt]),
  )
  return one === other
}

/**
 * Stopped campaigns to which waiting pushes of a member belong. Read for each decision, as a push
 * may have waited for hours; a member without pushes of campaigns costs nothing.
 */
async function findStopped({ orders, outgoing }: Pushes): Promise<string[]> {
  const ids = new Set([...orders, ...outgoing].flatMap(({ campaign }) => campaign ?? []))
  const found = await Promise.all([...ids].map(async (id) => (isSending(await findCampaign(id)) ? [] : [id])))
  return found.flat()
}

type Known = {
  switches: Switches
  chats: readonly ChatRow[]
  likes: readonly LikeRow[]
  stopped: readonly string[]
}

/**
 * Whether a push that waits for a retry still applies. It does not if its subject was read, taken
 * back, blocked or switched off since, or its campaign stopped.
 */
function isTrueStill(push: Outgoing, { switches, chats, likes, stopped }: Known): boolean {
  const { kind, tag } = push.payload
  if (!switches[kind] || isStopped(push, stopped)) return false
  if (kind === 'like') return likes.some(isNotified)
  if (tag.startsWith('chat-')) return chats.some((chat) => chatTag(conversationIn(chat)) === tag)
  return !isAboutChats(kind) || chats.length > 0
}

const isAboutChats = (kind: NotificationType): boolean =>
  ['new_conversations', 'new_messages', 'unread_message_reminders'].includes(kind)

/** Adds a just received like to the likes of the index, which may not contain it yet. */
const withLike = (listed: readonly LikeRow[], newest: LikeRow | undefined): readonly LikeRow[] =>
  newest?.isNew && !newest.isGone && !listed.some(({ SK }) => SK === newest.SK) ? [...listed, newest] : listed

const unreadChat = (row: ChatRow, isNamed: boolean) => ({
  id: conversationIn(row),
  lastAt: row.lastAt,
  unreadSince: row.unreadSince ?? row.lastAt,
  unread: row.unread,
  ...(row.startedBy === row.partner.id && { startedAt: row.startedAt }),
  ...(isNamed && !row.partner.f && { name: row.partner.n }),
})
