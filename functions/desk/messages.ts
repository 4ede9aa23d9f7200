import type { Site } from '#functions/platform/site.ts'
import { type ChatRow, conversationIn, seesFrom } from '#functions/stores/chats/conversation.ts'
import { listMessages, messageCursor } from '#functions/stores/chats/message.ts'
import { messageInChat } from '#functions/stores/chats/shown-message.ts'
import { pageSize } from '#shared/rules/limits.ts'

/**
 * Page of messages as the fictional profile sees them: only those within its history (`seesFrom`).
 * Received photos are blurred until a host opens them.
 */
export async function listShown(
  profile: string,
  row: ChatRow,
  { before }: { before: string | undefined },
  { country }: Site,
  now: Date,
) {
  const page = await listMessages(conversationIn(row), { before, limit: pageSize.messages })
  const from = seesFrom(row, country.historyDays, now)
  const messages = page.messages.filter(({ sentAt }) => sentAt > from)
  const isWhole = messages.length === page.messages.length
  return {
    messages: messages.map((message) => messageInChat(message, profile, now)).reverse(),
    older: isWhole && page.more ? messageCursor(messages.at(-1)!) : null,
  }
}
