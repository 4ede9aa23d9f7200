/** Kind of caller, as answers for members and visitors differ. */
type Asker = 'unknown' | 'visitor' | 'member'

type Key = readonly unknown[]

/**
 * Whether a query key belongs to a conversation, with the id of the conversation or of the other
 * member.
 */
export const isConversationKey = ([kind]: Key): boolean => kind === 'chat' || kind === 'chat-with'
/** Whether a key is of a chat photo that the member is sending. */
export const isChatPhotoKey = ([kind]: Key): boolean => kind === 'chat-photo'
/** Whether a key is of a payment itself, not of data below that key. */
export const isPaymentKey = ({ 0: kind, length }: Key): boolean => kind === 'payment' && length === 2

/** Whether a key is of the online members of a list. */
export const isOnlineKey = ([kind]: Key): boolean => kind === 'online'

/** Keys of the query cache, shared so that a change on one screen updates others. */
export const queryKeys = {
  user: ['user'],
  settings: ['settings'],
  chats: ['chats'],
  chat: (conversation: string) => ['chat', conversation],
  chatWithMember: (member: string) => ['chat-with', member],
  /** State of a photo that the member is sending to a conversation, by photo id. */
  chatPhoto: (id: string) => ['chat-photo', id],
  keptChats: ['kept-chats'],
  keptChat: (conversation: string) => ['kept-chat', conversation],
  gifts: ['gifts'],
  likes: ['likes'],
  favourites: ['favourites'],
  looks: ['looks'],
  /**
   * Whether the member likes the member `id`; used if that like is not in the loaded list of likes.
   */
  liked: (id: string) => ['liked', id],

  online: (ids: readonly string[]) => ['online', ids],
  /**
   * Results of a search. The key includes whether a visitor or a member asks, as they get different
   * answers.
   */
  search: (filters: Readonly<Record<string, string>>, asker: Asker) => ['search', filters, asker],
  /** Similar members, in a cache entry separate from the search (SEARCH-02). */
  similar: (id: string, asker: Asker) => ['similar', id, asker],
  /** Matches found by signup. */
  matches: ['matches'],
  matchFinder: (answers: Readonly<Record<string, string>>) => ['match-finder', answers],
  /** State of the swipe game: the top card, the card behind it, and the likes left. */
  swipe: ['swipe'],
  member: (id: string) => ['member', id],
  /** The member's own photos. */
  album: ['album'],
  /** Members to whom the member opened their private photos. */
  openedTo: ['opened-to'],
  blocked: ['blocked'],
  bundles: ['bundles'],
  payments: ['payments'],
  payment: (id: string) => ['payment', id],
  notifications: ['notifications'],
  regions: ['regions'],
  interests: ['interests'],
  towns: (country: string, text: string) => ['towns', country, text],
  page: (language: string, key: string) => ['page', language, key],
  sessions: ['sessions'],
  removedName: ['removed-name'],
  activation: (token: string) => ['activation', token],
} as const
