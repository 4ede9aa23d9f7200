/** Who asks, as answers for members and visitors differ. */
type Asker = 'unknown' | 'visitor' | 'member'

/** The keys under which answers are kept, one list, so that a change in one screen finds what another has loaded. */
export const queryKeys = {
  user: ['user'],
  settings: ['settings'],
  chats: ['chats'],
  chat: (conversation: string) => ['chat', conversation],
  chatWithMember: (member: string) => ['chat-with', member],
  gifts: ['gifts'],
  likes: ['likes'],
  /** Whether the member likes somebody, beyond the likes that are loaded. */
  liked: (id: string) => ['liked', id],
  /** Visitors and members are answered differently, so who asks is part of what is kept. */
  search: (filters: Readonly<Record<string, string>>, asker: Asker) => ['search', filters, asker],
  /** Members like somebody; a state of its own beside the search (SEARCH-02). */
  similar: (id: string, asker: Asker) => ['similar', id, asker],
  /** What signup found. */
  matches: ['matches'],
  matchFinder: (ageGroup: string) => ['match-finder', ageGroup],
  /** The card of the swipe game that lies on top. */
  swipe: ['swipe'],
  member: (id: string) => ['member', id],
  /** The member's own photos. */
  album: ['album'],
  /** To whom the member opened their private photos. */
  openedTo: ['opened-to'],
  /** Whom the member blocked. */
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
  activation: (token: string) => ['activation', token],
} as const
