import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { type ChatRow, conversationIn } from '#functions/stores/chats/conversation.ts'
import { listUnreadChats } from '#functions/stores/chats/overview.ts'
import { listNewLikes } from '#functions/stores/likes/list.ts'
import { mailCategories } from '#functions/stores/mail/mail-props.ts'
import { findSeenAt } from '#functions/stores/members/presence.ts'
import { findDigest, saveDigest } from '#functions/stores/notifications/digest.ts'
import { type DigestStates, decideDigests, digestEvents } from '#functions/stores/notifications/digest-rule.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import { type Choices, findChoices, switchesOf } from '#functions/stores/notifications/preferences.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import { findLacking } from '../lacking.ts'

/**
 * Mails members what they have not seen on the site (NOTIF-17, NOTIF-21). Decides from the table as
 * it is now: what was read, removed or blocked meanwhile is not told of.
 */
export const handler = job((now, isTimeLeft) => forEachDue('mailDigests', now, isTimeLeft, mailDigests(now)))

const mailDigests =
  (now: Date) =>
  async ({ PK, dueAt }: Due): Promise<void> => {
    const id = memberIn(PK)
    const [digest, account, choices, chats, likes, seenAt] = await Promise.all([
      findDigest(id, { consistent: true }),
      findAccount(id),
      findChoices(id),
      listUnreadChats(id),
      listNewLikes(id),
      findSeenAt(id, now),
    ])
    if (digest?.dueAt !== dueAt || !account) return
    const country = countryOf(account.site)
    const profile = isAboutProfile(digest.states) ? await findLacking(id, country) : []
    const unseen = {
      chats: chats.map(unreadChat),
      likes: likes.filter(({ card, isQuiet }) => !card.f && !isQuiet),
      profile,
    }
    const wanted = wantedStates(digest.states, account, choices)
    const { states, told } = decideDigests(wanted, unseen, { seenAt, now, country })
    const { conversationStarted, messageReceived, likeReceived, messageUnread, photoMissing, profileIncomplete } = told
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
    ])
  }

/** Row of an unread conversation as the rule needs it. */
const unreadChat = (row: ChatRow) => ({
  row,
  lastAt: row.lastAt,
  unreadSince: row.unreadSince ?? row.lastAt,
  ...(row.startedBy === row.partner.id && { startedAt: row.startedAt }),
})

const isAboutProfile = ({ photoMissing, profileIncomplete }: DigestStates): boolean =>
  (photoMissing?.since ?? profileIncomplete?.since) !== undefined

/** States without the events that the member gets no mail of. */
function wantedStates(states: DigestStates, account: Account, choices: Choices): DigestStates {
  const switches = switchesOf(choices, countryOf(account.site))
  const isMailed = account.status === 'active' && account.notificationsDisabled.length === 0
  return Object.fromEntries(
    digestEvents.map((event) => {
      const { since, ...rest } = states[event] ?? {}
      const category = mailCategories[policy[event].mail.digest]
      const isWanted = isMailed && category !== 'service' && switches[category]
      return [event, { ...rest, ...(isWanted && { since }) }]
    }),
  )
}

function propsOf(chats: readonly { row: ChatRow }[]) {
  const only = chats.length === 1 ? chats[0]?.row : undefined
  return {
    conversations: String(chats.length),
    conversation: only ? conversationIn(only) : '',
    name: only && !only.partner.f ? only.partner.n : '',
  }
}
