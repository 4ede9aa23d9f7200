import type { Language } from '../i18n/languages.ts'
import type { NotificationType } from './user.ts'

/**
 * What is sent to a browser's push service: kind and count only, no names and no words of anybody (TRAP-51, OPEN-63). The worker on the device
 * (frontend/src/worker) puts it into words.
 */
export type PushPayload = {
  kind: NotificationType
  count: number
  /** The page to open, such as /chats. */
  path: string
  language: Language
  /** What the app's badge shows from now on: unread messages and new likes together. */
  badge?: number
}
