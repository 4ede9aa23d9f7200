import type { Session } from './session.ts'

/** The keys under which answers are kept, one list, so that a change in one screen finds what another has loaded. */
export const queryKeys = {
  user: ['user'],
  settings: ['settings'],
  chats: ['chats'],
  chat: (conversation: string) => ['chat', conversation],
  chatWithMember: (member: string) => ['chat-with', member],
  likes: ['likes'],
  /** Visitors and members are answered differently, so who asks is part of what is kept. */
  search: (filters: Readonly<Record<string, string>>, asker: Session['state']) => ['search', filters, asker],
  member: (id: string) => ['member', id],
  bundles: ['bundles'],
  payments: ['payments'],
  payment: (id: string) => ['payment', id],
  regions: ['regions'],
  interests: ['interests'],
  activation: (token: string) => ['activation', token],
} as const
