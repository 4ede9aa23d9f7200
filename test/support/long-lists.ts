import { ulid } from 'ulid'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { addLike } from '#functions/stores/likes/change.ts'
import type { Card, ComparableCard } from '#functions/stores/members/card.ts'
import { listed } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { recentConversations } from '#shared/rules/limits.ts'
import type { Member } from './people.ts'

/** A card with a photo and a town, about as large as most cards. */
export const longCard = (name: string, at: Date): Card => ({
  id: ulid(at.getTime()),
  n: name,
  b: '1988-05-17',
  g: 'male',
  r: 'NL-NH',
  c: 'Heerhugowaard',
  p: ulid(at.getTime()),
})

/** Thirteen interests and an aim, as on the copy of a card in a like; most members have fewer. */
const manyInterests = 'ABDFHKMPSUXad0'

/** `longCard` as a like copies it, with interests and the cell of its town. */
export const likedCard = (name: string, at: Date): ComparableCard => ({
  ...longCard(name, at),
  i: manyInterests,
  k: '0st0m5',
})

/**
 * Adds conversations, with the rows that messages would write: one for each minute back from `now`,
 * the oldest in the archive. Each partner has a photo and a town, and each last message has a
 * hundred characters.
 */
export async function addConversations({ id }: Member, count: number, now: Date): Promise<void> {
  const rowOf = (index: number) => {
    const at = new Date(now.getTime() - index * 60_000)
    const partner = longCard(`Gesprekspartner${index}`, at)
    const sentAt = at.toISOString()
    const last = { id: ulid(at.getTime()), from: partner.id, type: 'text', text: 'x'.repeat(100), sentAt }
    const conversation = conversationOf(id, partner.id)
    const row = { partner, state: 'open', startedBy: partner.id, unread: 1, hasTheirs: true, last, lastAt: sentAt }
    return index < recentConversations.most
      ? put(keys.chat(id, conversation), row)
      : put(keys.archivedChat(id, conversation), { ...row, ...listed('ARCHIVED_CHATS', id, sentAt, conversation) })
  }
  for (let start = 0; start < count; start += 100)
    await commit(Array.from({ length: Math.min(100, count - start) }, (_, index) => rowOf(start + index)))
  const archived = count - recentConversations.most
  await commit([put(keys.chatArchive(id), { conversations: archived, unread: archived })])
}

/**
 * Adds received likes, one for each minute before `now`. The member likes every second sender, so
 * these are matches.
 */
export async function addLikes({ card }: Member, count: number, now: Date): Promise<void> {
  const add = async (index: number) => {
    const at = new Date(now.getTime() - index * 60_000)
    const other = likedCard(`Bewonderaar${index}`, at)
    await commit(addLike(other, card, at))
    const row = { SK: `LIKED_BY#${other.id}`, card: other, at: at.toISOString(), isNew: true }
    if (index % 2) await commit(addLike(card, other, at, row))
  }
  for (let start = 0; start < count; start += 20)
    await Promise.all(Array.from({ length: Math.min(20, count - start) }, (_, index) => add(start + index)))
}
