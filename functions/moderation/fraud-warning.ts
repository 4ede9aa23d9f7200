import { type Account, findAccount, isGone } from '#functions/stores/account/account.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import { noteKept } from '#functions/stores/chats/archive.ts'
import { type ChatRow, conversationIn, historyStart } from '#functions/stores/chats/conversation.ts'
import { listMessages, messageCursor } from '#functions/stores/chats/message.ts'
import { listEveryChat } from '#functions/stores/chats/overview.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { type Decision, findDecision, isInForce } from '#functions/stores/safety/decision.ts'
import { endFraudWarning, findFraudWarning, saveFraudWarning } from '#functions/stores/safety/fraud-warning.ts'
import { addKeptChat, addKeptMessages, findKeptChat, type KeptMessage } from '#functions/stores/safety/kept-chats.ts'
import { apply, commit, ignoreConflict } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { keptChatDays } from '#shared/rules/safety-limits.ts'

/**
 * Number of conversations between two checks of the remaining time, and number of conversations
 * processed in parallel.
 */
const perStep = 20
const inParallel = 5

/**
 * Warns the members with whom a banned account exchanged messages, once per member and decision, as
 * long as the decision is in force. Resumes after the conversation that was processed last.
 */
export async function warnOfFraud(id: string, now: Date, isTimeLeft: () => boolean): Promise<void> {
  const warning = await findFraudWarning(id)
  if (!warning) return
  const { number } = warning
  let { after } = warning
  while (isTimeLeft()) {
    const decision = await findDecision(number, { consistent: true })
    const { rows, next } =
      decision && isInForce(decision) ? await listEveryChat(id, after, perStep) : { rows: [], next: undefined }
    for (let start = 0; start < rows.length; start += inParallel)
      await Promise.all(rows.slice(start, start + inParallel).map((row) => warnOne(decision!, row, now)))
    if (!next) return apply(endFraudWarning(id, number))
    await apply(saveFraudWarning(id, number, next))
    after = next
  }
}

/**
 * Whether a member is warned: members who are fictional, gone or banned are not, but suspended
 * members are.
 */
const mayWarn = (account: Account | undefined, now: Date): account is Account =>
  account !== undefined &&
  !account.fictional &&
  !isGone(account, now) &&
  (account.status !== 'banned' || isSuspended(account))

/**
 * Copies one conversation for the other member and warns that member, even if one of them blocked
 * the other or removed the conversation: the copy is evidence for the warned member.
 */
async function warnOne(decision: Decision, row: ChatRow, now: Date): Promise<void> {
  // The row belongs to the banned account, so `hasTheirs` means that the other member has written.
  if (!row.startedBy || !row.hasTheirs || row.partner.f) return
  const [memberId, conversation] = [row.partner.id, conversationIn(row)]
  const [account, profile, known] = await Promise.all([
    findAccount(memberId, { consistent: true }),
    findProfile(memberId),
    findKeptChat(memberId, conversation, now),
  ])
  const { number, name: other } = decision
  if (!mayWarn(account, now) || !profile || known?.number === number) return
  // Counted from the decision, not from now, so that a retry copies the same messages.
  const from = historyStart(countryOf(account.site).historyDays, new Date(decision.at))
  const pieces = await readPieces(conversation, memberId, from)
  if (!pieces.flat().some(({ mine }) => mine)) return
  const until = new Date(now.getTime() + keptChatDays * dayMs).toISOString()
  const copy = { conversation, number, name: other, at: now.toISOString(), until }
  await (async () => {
    for (const messages of pieces) await commit(addKeptMessages(memberId, copy, messages))
    await commit([
      ...addKeptChat(memberId, copy),
      noteKept(memberId, until),
      ...notify(account, { event: 'contactBanned', props: { name: profile.name, other, conversation, until } }, now),
    ])
  })().catch(ignoreConflict)
}

/** Maximum number and size of the messages in one item: DynamoDB allows 400 KB. */
const most = { messages: 100, bytes: 300_000 } as const

/** All messages since `from`, in pieces, latest piece first; within a piece, oldest first. */
async function readPieces(conversation: string, memberId: string, from: string): Promise<KeptMessage[][]> {
  const pieces: KeptMessage[][] = []
  let bytes = 0
  let before: string | undefined
  for (let hasMore = true; hasMore; ) {
    const page = await listMessages(conversation, { before, limit: most.messages })
    const seen = page.messages.filter(({ sentAt }) => sentAt > from)
    for (const { id, from: sender, type, text, sentAt, removed } of seen) {
      const size = Buffer.byteLength(text) + 200
      const piece = pieces.at(-1)
      const isFull = !piece || piece.length === most.messages || bytes + size > most.bytes
      bytes = isFull ? size : bytes + size
      const message = { id, mine: sender === memberId, type, text, sentAt, ...(removed && { removed: true as const }) }
      if (isFull) pieces.push([message])
      else piece.unshift(message)
    }
    hasMore = page.more && seen.length === page.messages.length && seen.length > 0
    before = hasMore ? messageCursor(seen.at(-1)!) : undefined
  }
  return pieces
}
