import type { Settings } from '#shared/contract/site.ts'
import type { Conversation } from '#shared/model/message.ts'

/**
 * Conversations in which it is the member's turn: first those with unread messages, then those
 * without, if the other member wrote the last message and it can be answered.
 */
export function waitingIn(
  rows: readonly Conversation[],
  { fictional_chat }: Pick<Settings, 'fictional_chat'>,
): Conversation[] {
  const isUnread = ({ num_unread_messages }: Conversation) => num_unread_messages > 0
  const isUnanswered = ({ last_message, partner }: Conversation) =>
    last_message?.mine === false && !(partner.fictional && fictional_chat === 'off')
  return [...rows.filter(isUnread), ...rows.filter((row) => !isUnread(row) && isUnanswered(row))]
}
