import { keys } from '#functions/table/keys.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { check, update } from '#functions/table/write.ts'
import { conversationOf, findChat, isArchived } from './conversation.ts'
import { findMessage, type StoredMessage } from './message.ts'

// Removal of a message by a decision of staff (MOD-01). The text is removed from the message and
// from its copies in the rows of both members, so that no call can show it. A reversal of the
// decision restores the text.

type Named = { conversation: string; id: string; sentAt: string }

const changed = () => new Conflict('the conversation changed meanwhile')
const names = { '#text': 'text' }

/**
 * Writes that remove a message by the decision `number`; Conflict if the message is removed
 * already.
 */
export async function removeMessage(
  message: StoredMessage,
  { members, number }: { members: readonly [string, string]; number: string },
  now: Date,
): Promise<Write[]> {
  const { id, sentAt } = message
  const conversation = conversationOf(...members)
  return [
    update(keys.message(conversation, sentAt, id), 'SET removed = :number, #text = :text', {
      condition: 'attribute_exists(PK) AND attribute_not_exists(removed)',
      names,
      values: { ':number': number, ':text': '' },
      onConflict: changed,
    }),
    ...(await copyToRows({ ...message, text: '', removed: number }, members, now)),
  ]
}

/**
 * Writes that restore a message which the decision `number` removed. None if the message or the
 * member's row of the conversation no longer exists, or if this decision did not remove the
 * message.
 */
export async function restoreMessage(
  { conversation, id, sentAt }: Named,
  { member, number, text }: { member: string; number: string; text: string },
  now: Date,
): Promise<Write[]> {
  const [message, row] = await Promise.all([
    findMessage(conversation, sentAt, id),
    findChat(member, conversation, { consistent: true }),
  ])
  if (message?.removed !== number || !row) return []
  const { removed: _, ...restored } = message
  return [
    update(keys.message(conversation, sentAt, id), 'SET #text = :text REMOVE removed', {
      condition: 'removed = :number',
      names,
      values: { ':number': number, ':text': text },
      onConflict: changed,
    }),
    ...(await copyToRows({ ...restored, text }, [member, row.partner.id], now)),
  ]
}

/**
 * Conditions that a member has no row of a conversation, recent or archived. They are needed
 * because the read may have missed a row that another call was moving.
 */
const absentRow = (memberId: string, conversation: string): Write[] =>
  [keys.chat, keys.archivedChat].map((keyOf) =>
    check(keyOf(memberId, conversation), { condition: 'attribute_not_exists(PK)', onConflict: changed }),
  )

/**
 * Copies a changed message to the rows in which it is the last message. Also sets `moderatedAt` in
 * the rows of both members, so that their open pages get a hint. Conflict if a row moved or got
 * another message since it was read.
 */
async function copyToRows(
  { openedAt: _, returned: __, ...copy }: StoredMessage,
  members: readonly [string, string],
  now: Date,
): Promise<Write[]> {
  const conversation = conversationOf(...members)
  const rows = await Promise.all(members.map((id) => findChat(id, conversation, { consistent: true })))
  return rows.flatMap((row, side) => {
    if (!row) return absentRow(members[side]!, conversation)
    const key = (isArchived(row) ? keys.archivedChat : keys.chat)(members[side]!, conversation)
    const isLast = row.last?.id === copy.id
    return update(key, `SET moderatedAt = :now${isLast ? ', #last = :last' : ''}`, {
      condition: 'attribute_exists(PK) AND lastAt = :seen',
      ...(isLast && { names: { '#last': 'last' } }),
      values: { ':now': now.toISOString(), ':seen': row.lastAt, ...(isLast && { ':last': copy }) },
      onConflict: changed,
    })
  })
}
