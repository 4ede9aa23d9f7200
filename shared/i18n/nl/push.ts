/**
 * Push notifications by type (NOTIF-01): type and count
 * only, as lock screens show them (TRAP-51, OPEN-63).
 */
export const push = {
  new_conversations: '{count, plural, one {# nieuw gesprek} other {# nieuwe gesprekken}}',
  new_messages: '{count, plural, one {# nieuw bericht} other {# nieuwe berichten}}',
  like: '{count, plural, one {# nieuwe like} other {# nieuwe likes}}',
  unread_message_reminders:
    '{count, plural, one {Er wacht # ongelezen bericht} other {Er wachten # ongelezen berichten}}',
  promotions: 'Er is een aanbieding',
  weekly_updates: 'Je weekoverzicht staat klaar',
  news: 'Er is nieuws',
  reminders: 'Er wacht iets op je',
  test: 'Push werkt op dit apparaat',
} as const
