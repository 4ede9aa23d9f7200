import { archiveOldest } from '#functions/stores/chats/archive.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'

/**
 * Archives the oldest conversations whenever a conversation is added: every overview reads the
 * recent rows, so their number must stay at about fifty (CHAT-35).
 */
export const reaction: Reaction = {
  run: ({ PK }) => archiveOldest(memberIn(PK)),
}
