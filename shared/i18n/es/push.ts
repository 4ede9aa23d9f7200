import type { Translation } from '../languages.ts'
import type { push as source } from '../nl/push.ts'

export const push = {
  new_conversations: '{count, plural, one {# conversación nueva} other {# conversaciones nuevas}}',
  new_messages: '{count, plural, one {# mensaje nuevo} other {# mensajes nuevos}}',
  like: '{count, plural, one {# like nuevo} other {# likes nuevos}}',
  unread_message_reminders:
    '{count, plural, one {Te espera # mensaje sin leer} other {Te esperan # mensajes sin leer}}',
  promotions: 'Tienes una oferta',
  weekly_updates: 'Tu resumen de la semana está listo',
  news: 'Hay novedades',
  reminders: 'Algo te espera',
  test: 'Las notificaciones push funcionan en este dispositivo',
} as const satisfies Translation<typeof source>
