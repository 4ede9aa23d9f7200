import type { Language } from '../i18n/languages.ts'
import type { NotificationType } from './user.ts'

/** Kind of a push: a notification type, or a test push that the member requested. */
export type PushKind = NotificationType | 'test'

/**
 * Payload of a push: never a message text (TRAP-51, OPEN-63). The service worker
 * (frontend/src/worker) composes the notification text from kind and count.
 */
export type PushPayload = {
  kind: PushKind
  /**
   * Number of new conversations, unread messages (of one conversation, or of all) or likes; 1 for
   * kinds without a count.
   */
  count: number
  /** Page to open, such as /chats. */
  path: string
  language: Language
  /**
   * `chat-<conversation>` or the kind. A new notification replaces a visible one with the same tag.
   */
  tag: string
  /** Set if the member was notified of the same conversation before: no sound and no vibration. */
  silent?: true
  /**
   * Profile name of the other member; set only if the receiver switched on names in pushes
   * (OPEN-63), and never for a fictional profile.
   */
  name?: string
  /** New value of the app badge: unread messages plus new likes. */
  badge?: number
}
