import type { Translation } from '../languages.ts'
import type { push as nlPush } from '../nl/push.ts'

export const push = {
  new_conversations: '{count, plural, one {# new conversation} other {# new conversations}}',
  new_messages: '{count, plural, one {# new message} other {# new messages}}',
  like: '{count, plural, one {# new like} other {# new likes}}',
  unread_message_reminders: '{count, plural, one {# unread message is waiting} other {# unread messages are waiting}}',
  promotions: 'You have an offer',
  weekly_updates: 'Your weekly summary is here',
  news: 'There’s news',
  reminders: 'Something is waiting for you',
  test: 'Push works on this device',
} satisfies Translation<typeof nlPush>
