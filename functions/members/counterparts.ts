import { conversationIn, listChatRows } from '#functions/chats/store.ts'
import { type Key, keys } from '#functions/data/keys.ts'
import { apply, Conflict, update, type Write } from '#functions/data/table.ts'
import { listLikeRows } from '#functions/likes/store.ts'
import { listOwners } from '#functions/photos/opened-store.ts'
import { listBlockRows } from '#functions/safety/block-store.ts'

/**
 * A row of another member that shows this one: their side of a conversation, a like or a block, or the leave to see their private photos. It holds a copy of this member's card and a
 * flag for their absence. They are reached through this member's own rows, as every such row has two sides.
 */
export type CounterpartRow = { key: Key; copy: 'partner' | 'card'; kind: 'chat' | 'like' | 'block' | 'leave' }

export async function listCounterpartRows(memberId: string): Promise<CounterpartRow[]> {
  const [chats, likes, blocks, owners] = await Promise.all([
    listChatRows(memberId),
    listLikeRows(memberId),
    listBlockRows(memberId),
    listOwners(memberId),
  ])
  return [
    ...chats.map((row) => ({
      key: keys.chat(row.partner.id, conversationIn(row)),
      copy: 'partner' as const,
      kind: 'chat' as const,
    })),
    ...likes.map(({ SK, card: { id } }) => ({
      key: SK.startsWith('LIKE#') ? keys.likedBy(id, memberId) : keys.like(id, memberId),
      copy: 'card' as const,
      kind: 'like' as const,
    })),
    ...blocks.map(({ SK, card: { id } }) => ({
      key: SK.startsWith('BLOCK#') ? keys.blockedBy(id, memberId) : keys.block(id, memberId),
      copy: 'card' as const,
      kind: 'block' as const,
    })),
    ...owners.map((owner) => ({ key: keys.opened(owner, memberId), copy: 'card' as const, kind: 'leave' as const })),
  ]
}

const gone = () => new Conflict('the row was removed meanwhile')

/** Changes a counterpart's row if it still stands: what they removed does not come back. */
export const updateRow = ({ key }: CounterpartRow, expression: string, values?: Record<string, unknown>): Write =>
  update(key, expression, { condition: 'attribute_exists(PK)', ...(values && { values }), otherwise: gone })

const atATime = 10

/** Applies writes that stand each for itself, a few at a time, and passes over rows that are gone. */
export async function applyEach(writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += atATime) {
    await Promise.all(
      writes.slice(start, start + atATime).map((write) =>
        apply(write).catch((error: unknown) => {
          if (!(error instanceof Conflict)) throw error
        }),
      ),
    )
  }
}
