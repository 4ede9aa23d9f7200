import type { Language } from '../i18n/languages.ts'
import type { NotificationType } from './user.ts'

/**
 * Payload for the browser's push service: type and count only, no names or message texts
 * (TRAP-51, OPEN-63). The service worker (frontend/src/worker) turns it into text.
 */
export type PushPayload = {
  kind: NotificationType
  count: number
  /** Page to open, such as /chats. */
  path: string
  language: Language
  /** New value of the app badge: unread messages plus new likes. */
  badge?: number
}
