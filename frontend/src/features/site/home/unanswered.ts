import type { Settings } from '#shared/contract/site.ts'
import type { Conversation } from '#shared/model/message.ts'

/**
 * Conversations that wait for the member: first those with unread messages, then those whose last
 * message is read, is the other member's and can be answered.
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
