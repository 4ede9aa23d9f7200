import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { findDigest, saveDigest } from '#functions/stores/notifications/digest.ts'
import { noteEvents } from '#functions/stores/notifications/digest-rule.ts'
import type { DigestEvent } from '#functions/stores/notifications/policy.ts'
import { receivedLike, receivedMessage } from '#functions/stores/notifications/received.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import type { Change, Reaction } from '#functions/table/stream.ts'
import { apply, retryOnConflict } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'

type Events = { [Event in DigestEvent]?: string }

const accountKey = keys.account('').SK

/** Events of a change, with their times. */
function eventsOf(change: Change): Events | undefined {
  const { SK, before, after } = change
  if (SK === accountKey) return accountEvents(after as Account | undefined, before as Account | undefined)
  const like = receivedLike(change)
  return like ? { likeReceived: like.at } : messageEvents(receivedMessage(change))
}

function accountEvents(account: Account | undefined, before: Account | undefined): Events | undefined {
  const at = account?.confirmedAt
  return at && before && !before.confirmedAt ? { photoMissing: at, profileIncomplete: at } : undefined
}

function messageEvents(received: ReturnType<typeof receivedMessage>): Events | undefined {
  if (!received) return undefined
  const at = received.message.sentAt
  const isFirst = received.row.startedAt === at
  return { ...(isFirst ? { conversationStarted: at } : { messageReceived: at }), messageUnread: at }
}

/**
 * Plans the mail about a message, a like or a missing part of the profile, unless such a mail is
 * planned already. The most common case, a further message while a mail is planned, costs half a
 * read unit.
 */
export const reaction: Reaction = {
  wants: (change) => eventsOf(change) !== undefined,
  run: (change) => plan(memberIn(change.PK), eventsOf(change) ?? {}),
}

const plan = (memberId: string, events: Events): Promise<void> =>
  retryOnConflict(async (attempt) => {
    const digest = await findDigest(memberId, { consistent: attempt > 0 })
    const states = noteEvents(digest?.states ?? {}, events)
    if (!states) return
    const account = await findAccount(memberId)
    // Nobody reads the mail of a fictional profile.
    if (!account || account.fictional) return
    await apply(saveDigest(memberId, digest, states, countryOf(account.site)))
  })
