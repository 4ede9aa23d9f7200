import { type Account, findAccount } from '#functions/stores/account/account.ts'
import { type ChatRow, newMessageOf } from '#functions/stores/chats/conversation.ts'
import type { LikeRow } from '#functions/stores/likes/like.ts'
import { findDigest, saveDigest } from '#functions/stores/notifications/digest.ts'
import { noteEvents } from '#functions/stores/notifications/digest-rule.ts'
import type { DigestEvent } from '#functions/stores/notifications/policy.ts'
import { keys, memberIn } from '#functions/table/keys.ts'
import type { Change, Reaction } from '#functions/table/stream.ts'
import { apply, retryOnConflict } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'

type Events = { [Event in DigestEvent]?: string }

const { prefix: chats } = keys.chatsOfMember('')
const { SK: likes } = keys.likedBy('', '')

const accountKey = keys.account('').SK

/** Events of a change, with their times. */
function eventsOf({ SK, kind, before, after }: Change): Events | undefined {
  if (SK === accountKey) return accountEvents(after as Account | undefined, before as Account | undefined)
  if (SK.startsWith(likes) && kind === 'INSERT') return likeEvents(after as LikeRow)
  return after && SK.startsWith(chats) ? messageEvents(after as Row, before as Row | undefined) : undefined
}

function accountEvents(account: Account | undefined, before: Account | undefined): Events | undefined {
  const at = account?.confirmedAt
  return at && before && !before.confirmedAt ? { photoMissing: at, profileIncomplete: at } : undefined
}

type Row = ChatRow & { isRestored?: true }

function messageEvents(row: Row, before: Row | undefined): Events | undefined {
  const message = newMessageOf(row, before)
  if (row.state !== 'open' || message?.from !== row.partner.id) return undefined
  const at = message.sentAt
  return { ...(row.startedAt === at ? { conversationStarted: at } : { messageReceived: at }), messageUnread: at }
}

/**
 * None for a fictional profile, whose like brings nobody back to the site (TRAP-02), nor for a like
 * that was given again (`isQuiet`).
 */
const likeEvents = ({ card, at, isQuiet }: LikeRow): Events | undefined =>
  card.f || isQuiet ? undefined : { likeReceived: at }

/**
 * Plans the mail about a message, a like or what a profile lacks, unless one is planned. The common
 * case, a further message while one waits, costs half a read unit.
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
