import { handle } from '#functions/auth/handle.ts'
import { conversationOf, findChat, unblockChat } from '#functions/stores/chats/conversation.ts'
import { returnBlocked } from '#functions/stores/chats/unanswered.ts'
import { checkBlockedBy, findBlock, removeBlock } from '#functions/stores/safety/block.ts'
import { Conflict, commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as safety from '#shared/contract/safety.ts'

/**
 * Blocks between the two members and their rows of the conversation, read consistently: a block
 * added just before must not be missed.
 */
async function readBetween(memberId: string, id: string) {
  const conversation = conversationOf(memberId, id)
  const consistent = { consistent: true }
  const [block, own, other] = await Promise.all([
    findBlock(memberId, id, consistent),
    findChat(memberId, conversation, consistent),
    findChat(id, conversation, consistent),
  ])
  const closed = [own?.state === 'blocked' && memberId, other?.state === 'blocked' && id].filter(
    (side) => side !== false,
  )
  return { ...block, conversation, closed, other }
}

const changed = () => new Conflict('the other member blocked or unblocked meanwhile')

/**
 * Lifts a block. The conversation stays closed while the other member also blocks the caller;
 * otherwise it may start again, without its old messages. Messages that a fictional profile did not
 * answer are refunded (CHAT-36).
 */
export const handler = handle(safety.unblock, {
  load: ({ memberId, query, body }) => {
    const id = body?.id ?? query.id
    return { between: id ? readBetween(memberId, id) : Promise.resolve(undefined) }
  },
  run: async ({ member, between, query, body, now, refuse }) => {
    const id = body?.id ?? query.id
    if (!id || !between) return refuse('not_found')
    await retryOnConflict(async (attempt) => {
      const { isOwn, isTheirs, conversation, closed, other } =
        attempt === 0 ? between : await readBetween(member.id, id)
      if (!isOwn) return
      await returnBlocked(id, other, now)
      const reopened = isTheirs ? [] : closed
      await commit([
        ...removeBlock(member.id, id),
        // Without this check, if two members unblock each other at the same time, neither call
        // would reopen the conversation.
        checkBlockedBy(member.id, id, isTheirs, changed),
        ...reopened.map((side) => unblockChat(side, conversation, now)),
      ])
    })
    return { blocked: false as const }
  },
})
