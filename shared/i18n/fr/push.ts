import type { Translation } from '../languages.ts'
import type { push as nlPush } from '../nl/push.ts'

export const push = {
  new_conversations: '{count, plural, one {# nouvelle conversation} other {# nouvelles conversations}}',
  new_messages: '{count, plural, one {# nouveau message} other {# nouveaux messages}}',
  like: '{count, plural, one {# nouveau like} other {# nouveaux likes}}',
  unread_message_reminders: '{count, plural, one {# message non lu t’attend} other {# messages non lus t’attendent}}',
  promotions: 'Il y a une offre',
  weekly_updates: 'Ton résumé de la semaine est prêt',
  news: 'Il y a du nouveau',
  reminders: 'Quelque chose t’attend',
  test: 'Le push marche sur cet appareil',
} satisfies Translation<typeof nlPush>
