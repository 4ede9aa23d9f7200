import type { Translation } from '../languages.ts'
import type { push as source } from '../nl/push.ts'

export const push = {
  new_conversations:
    '{count, plural, one {# nowa rozmowa} few {# nowe rozmowy} many {# nowych rozmów} other {# nowej rozmowy}}',
  new_messages:
    '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
  like: '{count, plural, one {# nowe polubienie} few {# nowe polubienia} many {# nowych polubień} other {# nowego polubienia}}',
  unread_message_reminders:
    '{count, plural, one {Czeka # nieprzeczytana wiadomość} few {Czekają # nieprzeczytane wiadomości} many {Czeka # nieprzeczytanych wiadomości} other {Czeka # nieprzeczytanej wiadomości}}',
  promotions: 'Jest oferta dla ciebie',
  weekly_updates: 'Twoje podsumowanie tygodnia jest gotowe',
  news: 'Są nowości',
  reminders: 'Coś na ciebie czeka',
  test: 'Push działa na tym urządzeniu',
} as const satisfies Translation<typeof source>
