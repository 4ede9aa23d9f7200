import type { Translation } from '../languages.ts'
import type { push as nlPush } from '../nl/push.ts'

export const push = {
  new_conversations: '{count, plural, one {# neues Gespräch} other {# neue Gespräche}}',
  new_messages: '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  like: '{count, plural, one {# neues Like} other {# neue Likes}}',
  unread_message_reminders:
    '{count, plural, one {# ungelesene Nachricht wartet} other {# ungelesene Nachrichten warten}}',
  promotions: 'Es gibt ein Angebot',
  weekly_updates: 'Dein Wochenüberblick ist da',
  news: 'Es gibt Neuigkeiten',
  reminders: 'Etwas wartet auf dich',
  test: 'Push funktioniert auf diesem Gerät',
} satisfies Translation<typeof nlPush>
