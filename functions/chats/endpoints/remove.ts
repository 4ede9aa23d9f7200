import { apply, refusing } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { chats } from '#shared/contract/chats.ts'
import { conversationIn, findChat, removeChat } from '../store.ts'

export const handler = handle(chats.remove, {
  load: ({ memberId, query, body }) => {
    const conversation = body?.conversation ?? query.conversation
    return { row: conversation ? findChat(memberId, conversation) : Promise.resolve(undefined) }
  },
  run: async ({ member, row, now, refuse }) => {
    if (!row || row.state === 'blocked') refuse('not_found')
    // Removing what was removed is a repeat, and harmless.
    else if (row.state === 'open') await apply(removeChat(member.id, conversationIn(row), now, refusing('not_found')))
    return { removed: true as const }
  },
})
