import { findAccount } from '#functions/stores/account/account.ts'
import { findCharges, returnCredits } from '#functions/stores/credits/ledger.ts'
import { listOwing, payDebts } from '#functions/stores/credits/returns.ts'
import { queue } from '#functions/table/index-keys.ts'
import { type Key, memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, commit, type Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { hourMs } from '#shared/rules/durations.ts'
import { desk } from '#shared/rules/limits.ts'
import { ChatRow, conversationIn } from './conversation.ts'
import { listMessagesFrom, markReturned } from './message.ts'

/** Row of a fictional profile whose conversation waits for an answer. */
export type WaitingRow = ChatRow & { dueAt: string }

export const isWaiting = (row: ChatRow | undefined): row is WaitingRow => row?.dueAt !== undefined

/** Time of the oldest message without an answer. */
export const waitingSince = ({ dueAt }: Pick<WaitingRow, 'dueAt'>): string => dueAt.split('#')[0]!

/** Time at which the credits of a message sent at `since` are refunded. */
export const expiryOf = (since: string): Date => new Date(Date.parse(since) + desk.answerHours * hourMs)

/** Latest send time of a message whose time limit for an answer has passed at `now`. */
export const overdueUntil = (now: Date): Date => new Date(now.getTime() - desk.answerHours * hourMs)

const changed = () => new Conflict('the conversation changed meanwhile')

/** Condition that nothing has been sent, answered or refunded since the row was read. */
export const asWaiting = ({ dueAt, lastAt }: WaitingRow) => ({
  condition: 'dueAt = :seenDue AND lastAt = :seenLast',
  values: { ':seenDue': dueAt, ':seenLast': lastAt },
  onConflict: changed,
})

/**
 * Ends the wait of the oldest `passed` messages. The row moves in the queue to `next`, the time of
 * the oldest message that still waits; without `next`, the row leaves the queue.
 */
const moveWait = (key: Key, row: WaitingRow, passed: number, next: string | undefined): Write => {
  const { values, ...guard } = asWaiting(row)
  return next
    ? update(key, 'SET dueAt = :next ADD waiting :less', {
        ...guard,
        values: {
          ...values,
          ':next': queue('desk', new Date(next), conversationIn(row)).dueAt,
          ':less': -passed,
        },
      })
    : update(key, 'REMOVE dueJob, dueAt, waiting', { ...guard, values })
}

/**
 * Maximum number of messages per transaction. With `debtsAtOnce` debts this makes 68 writes: two
 * for each message, three for each debt, and one each for row and account. DynamoDB allows 100.
 */
const messagesAtOnce = 30
/**
 * Maximum number of debts in a transaction of `messagesAtOnce` messages. If the member has more
 * debts, each transaction refunds one message.
 */
const debtsAtOnce = 2

/**
 * Refunds the credits of all waiting messages sent until `until` (CHAT-36). Because of the lock on
 * `dueAt`, a concurrent refund or answer causes a Conflict. A transaction of up to 30 messages
 * costs four write units for row and account, and four for each message with its ledger entry. An
 * answered message costs nothing here.
 */
export async function returnUnanswered({ PK, SK }: Key, until: Date, now: Date): Promise<void> {
  const key = { PK, SK }
  for (;;) {
    const row = await find(ChatRow, key, { consistent: true })
    if (!isWaiting(row) || waitingSince(row) > until.toISOString()) return
    await commit(await returnFirst(key, row, until, now))
  }
}

/**
 * Refunds the credits of messages that wait in a blocked conversation. Must run before the block is
 * lifted: afterwards no host would see these messages. No message can arrive during the block.
 */
export async function returnBlocked(profileId: string, row: ChatRow | undefined, now: Date): Promise<void> {
  if (row?.state !== 'blocked' || !isWaiting(row)) return
  await returnUnanswered(keys.chat(profileId, conversationIn(row)), new Date(row.lastAt), now)
}

/**
 * Account and debts of a member. The account is read first, so that a debt that arises between the
 * reads causes a Conflict.
 */
async function readOwing(memberId: string) {
  const member = await findAccount(memberId, { consistent: true })
  return { member, owing: member ? await listOwing(memberId) : [] }
}

async function returnFirst(key: Key, row: WaitingRow, until: Date, now: Date): Promise<Write[]> {
  const conversation = conversationIn(row)
  const memberId = row.partner.id
  const [waiting, { member, owing }] = await Promise.all([
    listMessagesFrom(
      conversation,
      waitingSince(row),
      messagesAtOnce + 1,
      ({ from, returned }) => from !== memberIn(key.PK) && returned === undefined,
    ),
    readOwing(memberId),
  ])
  const due = waiting
    .slice(0, owing.length > debtsAtOnce ? 1 : messagesAtOnce)
    .filter(({ sentAt }) => sentAt <= until.toISOString())
  const move = moveWait(key, row, due.length, waiting[due.length]?.sentAt)
  // After the purge there is no account to credit.
  if (!member || due.length === 0) return [move]
  const charges = await findCharges(
    memberId,
    due.map(({ id }) => id),
  )
  const charged = due.filter(({ id }) => charges.has(id))
  const returned = charged.map(({ id }) => ({ message: id, credits: charges.get(id)!, conversation }))
  const debts = payDebts(
    owing,
    returned.reduce((sum, { credits }) => sum + credits, 0),
    now,
  )
  return [
    move,
    ...returnCredits(member, returned, debts.paid, now),
    ...debts.writes,
    ...charged.map((message) => markReturned(conversation, message, charges.get(message.id)!)),
  ]
}
