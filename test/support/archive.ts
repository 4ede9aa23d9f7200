import { archiveChat } from '#functions/stores/chats/archive.ts'
import { conversationOf, findChat } from '#functions/stores/chats/conversation.ts'
import { commit } from '#functions/table/transaction.ts'

/**
 * Moves a member's row of a conversation to the archive. The site does the same with the oldest
 * rows of a member who has many.
 */
export async function archive(memberId: string, partnerId: string): Promise<void> {
  const row = await findChat(memberId, conversationOf(memberId, partnerId), { consistent: true })
  await commit(archiveChat(memberId, row!))
}
