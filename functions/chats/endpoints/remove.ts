import { handle } from '#functions/auth/handle.ts'
import { removeChat } from '#functions/stores/chats/archive.ts'
import { findChat } from '#functions/stores/chats/conversation.ts'
import { retryOnConflict } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'

export const handler = handle(chats.remove, {
  load: ({ memberId, query, body }) => {
    const conversation = body?.conversation ?? query.conversation
    return { found: conversation ? findChat(memberId, conversation) : Promise.resolve(undefined) }
  },
  run: async ({ member, found, query, body, now, refuse }) => {
    const conversation = body?.conversation ?? query.conversation
    await retryOnConflict(async (attempt) => {
      const row = attempt === 0 ? found : await findChat(member.id, conversation!, { consistent: true })
      if (!row || row.state === 'blocked') return refuse('not_found')
      // A conversation that is already removed stays as it is: the call is idempotent.
      if (row.state === 'open') await removeChat(member.id, row, now)
    })
    return { removed: true as const }
  },
})
