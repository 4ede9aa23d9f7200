import * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import { findAccount, isPresent } from '#functions/stores/account/account.ts'
import { type Key, memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { countQueued, listQueued, showQueue } from '#functions/table/staff-queue.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { check, putNew, update } from '#functions/table/write.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { desk } from '#shared/rules/limits.ts'
import { ChatRow, conversationIn, isArchived, isShown } from './conversation.ts'
import type { StoredMessage } from './message.ts'
import { asWaiting, expiryOf, isWaiting, type WaitingRow, waitingSince } from './unanswered.ts'

/**
 * Claim of a host on a conversation, and the last answer, by which a repeated answer is recognised.
 */
const DeskRow = z.object({
  claimBy: z.optional(z.string()),
  claimName: z.optional(z.string()),
  claimUntil: z.optional(z.string()),
  answer: z.optional(z.object({ id: z.string(), sentAt: z.string() })),
})
type DeskRow = z.infer<typeof DeskRow>

export const findDesk = (conversation: string): Promise<DeskRow | undefined> =>
  find(DeskRow, keys.desk(conversation), { consistent: true })

export type Host = { id: string; name: string }

/** Claim on a conversation as shown to a host; null if there is none or it has expired. */
export const shownClaim = (row: DeskRow | undefined, host: Pick<Host, 'id'>, now: Date) =>
  row?.claimUntil && row.claimUntil > now.toISOString()
    ? { by: row.claimName ?? '', mine: row.claimBy === host.id, until: row.claimUntil }
    : null

/** Refusal that names the host who has the claim. */
export const claimRefusal = (row: DeskRow | undefined): Refusal =>
  new Refusal('desk_claimed', { by: row?.claimName ?? '', until: row?.claimUntil ?? '' })

const claimed = (stored: Record<string, unknown> | undefined) => claimRefusal(DeskRow.parse(stored ?? {}))

/**
 * Claims a conversation, or extends the host's own claim; refused while another host has a claim.
 */
export const claimDesk = (conversation: string, { id, name }: Host, now: Date): Write =>
  update(keys.desk(conversation), 'SET claimBy = :me, claimName = :name, claimUntil = :until', {
    condition: 'attribute_not_exists(claimUntil) OR claimUntil <= :now OR claimBy = :me',
    values: {
      ':me': id,
      ':name': name,
      ':now': now.toISOString(),
      ':until': new Date(now.getTime() + desk.claimMinutes * minuteMs).toISOString(),
    },
    onConflict: claimed,
  })

/** Condition that the host still has a valid claim. */
export const checkClaim = (conversation: string, { id }: Pick<Host, 'id'>, now: Date): Write =>
  check(keys.desk(conversation), {
    condition: 'claimBy = :me AND claimUntil > :now',
    values: { ':me': id, ':now': now.toISOString() },
    onConflict: claimed,
  })

export const releaseDesk = (conversation: string, { id }: Pick<Host, 'id'>): Write =>
  update(keys.desk(conversation), 'REMOVE claimBy, claimName, claimUntil', {
    condition: 'claimBy = :me',
    values: { ':me': id },
    onConflict: () => new Conflict('another host has the conversation'),
  })

/**
 * Ends a host's claim and stores the answer's id, in the transaction of the answer. Succeeds even
 * if the claim has expired; refused if another host has claimed the conversation since.
 */
export const markAnswered = (conversation: string, host: Pick<Host, 'id'>, { id, sentAt }: StoredMessage): Write =>
  update(keys.desk(conversation), 'SET answer = :answer REMOVE claimBy, claimName, claimUntil', {
    condition: 'claimBy = :me',
    values: { ':me': host.id, ':answer': { id, sentAt } },
    onConflict: claimed,
  })

/**
 * Condition that the conversation still waits for an answer. Without this check, claiming a
 * conversation that was purged meanwhile would create a new desk row for it.
 */
export const checkWaiting = (profileId: string, row: WaitingRow): Write => {
  const key = isArchived(row) ? keys.archivedChat : keys.chat
  return check(key(profileId, conversationIn(row)), {
    condition: 'attribute_exists(dueAt)',
    onConflict: refusing('not_waiting'),
  })
}

/** Ends the wait for an answer: stores the answer in the row of the fictional profile. */
export const answerWaiting = (profileId: string, row: WaitingRow, message: StoredMessage): Write => {
  const { condition, values, onConflict } = asWaiting(row)
  return update(
    keys.chat(profileId, conversationIn(row)),
    'SET #last = :last, lastAt = :at, unread = :zero REMOVE dueJob, dueAt, waiting',
    {
      condition: `${condition} AND #state = :open AND attribute_not_exists(isGone)`,
      names: { '#last': 'last', '#state': 'state' },
      values: { ...values, ':last': message, ':at': message.sentAt, ':zero': 0, ':open': 'open' },
      onConflict,
    },
  )
}

/**
 * Whether a host may read and answer: a message waits for an answer, the oldest such message is
 * less than 24 hours old, the conversation is not blocked, and the member is neither banned nor
 * leaving. After 24 hours the job refunds the credits.
 */
export const isAnswerable = (row: ChatRow | undefined, now: Date): row is WaitingRow =>
  isWaiting(row) && isShown(row) && expiryOf(waitingSince(row)) > now

/** Number of waiting conversations, including those of blocked and banned members. */
export const countWaiting = (): Promise<number> => countQueued('desk')

/** Up to `limit` conversations that a host may answer, longest waiting first. */
export const listDesk = async (limit: number, now: Date): Promise<{ profileId: string; row: WaitingRow }[]> =>
  (
    await showQueue(
      limit,
      (page) => listQueued('desk', page, async (place) => place),
      (place) => findAnswerable(place, now),
    )
  ).slice(0, limit)

/**
 * Conversation at a place in the queue; empty if no host may answer it, or if its fictional profile
 * is removed or banned.
 */
async function findAnswerable({ PK, SK }: Key, now: Date) {
  const profileId = memberIn(PK)
  const [row, author] = await Promise.all([find(ChatRow, { PK, SK }), findAccount(profileId)])
  return isAnswerable(row, now) && isPresent(author) ? [{ profileId, row }] : []
}

const Note = z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() })
export type DeskNote = z.infer<typeof Note>

const shownNotes = 30

/** Newest notes of hosts about a conversation, newest first. */
export const listNotes = async (conversation: string): Promise<DeskNote[]> =>
  (await list(Note, { ...keys.deskNotes(conversation), newestFirst: true, limit: shownNotes })).items

export const findNote = (conversation: string, id: string): Promise<DeskNote | undefined> =>
  find(Note, keys.deskNote(conversation, id), { consistent: true })

export const addNote = (conversation: string, note: DeskNote, repeated: Write['onConflict']): Write =>
  putNew(keys.deskNote(conversation, note.id), note, repeated)
