import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { type ChatRow, conversationIn } from '#functions/stores/chats/conversation.ts'
import { findUnread } from '#functions/stores/chats/overview.ts'
import { listNewLikes } from '#functions/stores/likes/list.ts'
import { mailCategories } from '#functions/stores/mail/mail-props.ts'
import { findSeen } from '#functions/stores/members/presence.ts'
import { findDigest, saveDigest } from '#functions/stores/notifications/digest.ts'
import { type DigestStates, decideDigests, digestEvents } from '#functions/stores/notifications/digest-rule.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { type DigestEvent, policy } from '#functions/stores/notifications/policy.ts'
import { type Choices, findChoices, switchesOf } from '#functions/stores/notifications/preferences.ts'
import { orderPushes } from '#functions/stores/notifications/pushes.ts'
import { isNotified } from '#functions/stores/notifications/received.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { commit } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { NotificationType } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { findLacking } from '../lacking.ts'

/**
 * Notifies members of what they have not seen on the site, by mail and, if they want it, by push
 * (NOTIF-17, NOTIF-21). Decides from the current state of the table, so events that have since been
 * read, removed or blocked are left out.
 */
export const handler = job((now, isTimeLeft) => forEachDue('mailDigests', now, isTimeLeft, mailDigests(now)))

const mailDigests =
  (now: Date) =>
  async ({ PK, dueAt }: Due): Promise<void> => {
    const id = memberIn(PK)
    const [digest, account, choices, { chats }, likes, seen] = await Promise.all([
      findDigest(id, { consistent: true }),
      findAccount(id),
      findChoices(id),
      findUnread(id),
      listNewLikes(id),
      findSeen(id, now),
    ])
    if (digest?.dueAt !== dueAt || !account) return
    const country = countryOf(account.site)
    const profile = isAboutProfile(digest.states) ? await findLacking(id, country) : []
    const unseen = {
      chats: chats.map(unreadChat),
      likes: likes.filter(isNotified),
      profile,
    }
    const isByMail = mailedEvents(account, choices)
    const isByPush = pushedEvents(account, choices)
    const wanted = wantedStates(digest.states, (event) => isByMail(event) || isByPush(event))
    const { states, contents } = decideDigests(wanted, unseen, { ...seen, now, country })
    const mailed: typeof contents = Object.fromEntries(
      Object.entries(contents).filter(([event]) => isByMail(event as DigestEvent)),
    )
    const { conversationStarted, messageReceived, likeReceived, messageUnread, photoMissing, profileIncomplete } =
      mailed
    const pushed = digestEvents.filter((event) => contents[event] && isByPush(event))
    await commit([
      saveDigest(id, digest, states, country),
      ...(conversationStarted
        ? notify(account, { event: 'conversationStarted', props: propsOf(conversationStarted) }, now)
        : []),
      ...(messageReceived ? notify(account, { event: 'messageReceived', props: propsOf(messageReceived) }, now) : []),
      ...(likeReceived
        ? notify(account, { event: 'likeReceived', props: { count: String(likeReceived.length) } }, now)
        : []),
      ...(messageUnread ? notify(account, { event: 'messageUnread', props: propsOf(messageUnread) }, now) : []),
      ...(photoMissing ? notify(account, { event: 'photoMissing', props: {} }, now) : []),
      ...(profileIncomplete ? notify(account, { event: 'profileIncomplete', props: {} }, now) : []),
      ...(await orderPushes(id, pushed.flatMap(orderOf), now)),
    ])
  }

/** Unread conversation with the times that the digest rule needs. */
const unreadChat = (row: ChatRow) => ({
  row,
  lastAt: row.lastAt,
  unreadSince: row.unreadSince ?? row.lastAt,
  ...(row.startedBy === row.partner.id && { startedAt: row.startedAt }),
})

const isAboutProfile = ({ photoMissing, profileIncomplete }: DigestStates): boolean =>
  (photoMissing?.since ?? profileIncomplete?.since) !== undefined

/** Returns a function that tells whether the member gets a mail about an event. */
function mailedEvents(account: Account, choices: Choices): (event: DigestEvent) => boolean {
  const switches = switchesOf(choices, 'mail', countryOf(account.site))
  const isMailed = account.status === 'active' && account.notificationsDisabled.length === 0
  return (event) => {
    const category = mailCategories[policy[event].mail.digest]
    return isMailed && category !== 'service' && switches[category]
  }
}

/**
 * Returns a function that tells whether the member gets a push about an event at the time of its
 * mail.
 */
function pushedEvents(account: Account, choices: Choices): (event: DigestEvent) => boolean {
  const switches = switchesOf(choices, 'push', countryOf(account.site))
  return (event) => {
    const { push } = policy[event]
    return account.status === 'active' && 'withMail' in push && switches[push.withMail]
  }
}

function orderOf(event: DigestEvent): { kind: NotificationType; path: string }[] {
  const { push } = policy[event]
  return 'withMail' in push ? [{ kind: push.withMail, path: pathTo(push.path) }] : []
}

/**
 * Removes the start (`since`) of each event that the member wants neither by mail nor by push, so
 * that the digest rule ignores the event.
 */
const wantedStates = (states: DigestStates, isWanted: (event: DigestEvent) => boolean): DigestStates =>
  Object.fromEntries(
    digestEvents.map((event) => {
      const { since, ...rest } = states[event] ?? {}
      return [event, { ...rest, ...(isWanted(event) && { since }) }]
    }),
  )

function propsOf(chats: readonly { row: ChatRow }[]) {
  const only = chats.length === 1 ? chats[0]?.row : undefined
  return {
    conversations: String(chats.length),
    conversation: only ? conversationIn(only) : '',
    name: only && !only.partner.f ? only.partner.n : '',
  }
}
