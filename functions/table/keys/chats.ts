import { type Key, member, own, ownOf } from '../key.ts'

/** Keys of conversations, messages and the photos in them. */
export const chatKeys = {
  /**
   * Row of a conversation for one member: the other member, unread count, last message. Read for
   * every message, and by the overview, which reads and orders all such rows of a member. A member
   * has at most about fifty of these rows; the archive holds older conversations.
   */
  chat: (id: string, conversation: string): Key => own(id, 'CHAT', conversation),
  chatsOfMember: (id: string) => ownOf(id, 'CHAT'),
  /**
   * Row of a conversation in the archive, with the fields of `chat`. It is in the index `lists`
   * while the conversation is shown. Read by the further pages of the overview.
   */
  archivedChat: (id: string, conversation: string): Key => own(id, 'ARCHIVED_CHAT', conversation),
  archivedChatsOfMember: (id: string) => ownOf(id, 'ARCHIVED_CHAT'),
  /**
   * Number of archived conversations that are shown, and of their unread messages; also the time at
   * which the last `keptChat` expires. Read by the overview with the recent rows.
   */
  chatArchive: (id: string): Key => own(id, 'CHATS'),
  recentChats: (id: string) => ({ PK: member(id), prefix: 'CHAT' }),
  /**
   * Times and text hashes of the first messages with which a member started conversations in the
   * last day; expires by TTL. Read before every message, to limit first messages (CHAT-39).
   */
  openings: (id: string): Key => own(id, 'OPENINGS'),
  /** Message, sorted by the server's time. Read in pages, newest first. */
  message: (conversation: string, sentAt: string, id: string): Key => ({
    PK: `CONVERSATION#${conversation}`,
    SK: `MESSAGE#${sentAt}#${id}`,
  }),
  messages: (conversation: string) => ({ PK: `CONVERSATION#${conversation}`, prefix: 'MESSAGE#' }),
  /**
   * Claim of a host on a conversation with a fictional profile, and notes of hosts about the
   * conversation (CHAT-36). Read by the desk. Claim and notes are in the partition of the messages,
   * so that the purge of either member removes them together.
   */
  desk: (conversation: string): Key => ({ PK: `CONVERSATION#${conversation}`, SK: 'DESK' }),
  deskNote: (conversation: string, note: string): Key => ({
    PK: `CONVERSATION#${conversation}`,
    SK: `NOTE#${note}`,
  }),
  deskNotes: (conversation: string) => ({ PK: `CONVERSATION#${conversation}`, prefix: 'NOTE#' }),
  /**
   * Chat photo before and after it is sent, keyed by the id of its message. The row names no other
   * member. Read by the inspection, by the sender and by decisions about the photo.
   * `MESSAGE_PHOTOS` counts the pending photos. These kinds must not begin with CHAT: the overview
   * would read their rows as well (`recentChats`).
   */
  chatPhoto: (id: string, message: string): Key => own(id, 'MESSAGE_PHOTO', message),
  chatPhotosOfMember: (id: string) => ownOf(id, 'MESSAGE_PHOTO'),
  chatPhotos: (id: string): Key => own(id, 'MESSAGE_PHOTOS'),
}
