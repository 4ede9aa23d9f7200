import type { Language } from '../i18n/languages.ts'
import type { NotificationType } from './user.ts'

/** Kind of a push: a notification type, or the test that a member asks for. */
export type PushKind = NotificationType | 'test'

/**
 * Payload of a push. Type and count only, never a message text (TRAP-51, OPEN-63). The service
 * worker (frontend/src/worker) turns it into text.
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
   * A notification replaces the shown one with the same tag: `chat-<conversation>`, or the kind.
   */
  tag: string
  /**
   * Shown without sound or vibration, because the member has been notified of the same conversation
   * before.
   */
  silent?: true
  /**
   * Profile name of the other member, only if the receiver chose names (OPEN-63); never of a
   * fictional profile.
   */
  name?: string
  /** New value of the app badge: unread messages plus new likes. */
  badge?: number
}
