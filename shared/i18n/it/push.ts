import type { Translation } from '../languages.ts'
import type { push as source } from '../nl/push.ts'

export const push = {
  new_conversations: '{count, plural, one {# nuova conversazione} other {# nuove conversazioni}}',
  new_messages: '{count, plural, one {# nuovo messaggio} other {# nuovi messaggi}}',
  like: '{count, plural, one {# nuovo like} other {# nuovi like}}',
  unread_message_reminders:
    '{count, plural, one {Ti aspetta # messaggio non letto} other {Ti aspettano # messaggi non letti}}',
  promotions: 'C’è un’offerta per te',
  weekly_updates: 'Il tuo riepilogo della settimana è pronto',
  news: 'Ci sono novità',
  reminders: 'Qualcosa ti aspetta',
  test: 'Le notifiche push funzionano su questo dispositivo',
} as const satisfies Translation<typeof source>
