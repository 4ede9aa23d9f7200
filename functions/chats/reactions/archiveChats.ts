import { keys, memberIn } from '#functions/data/keys.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { archiveOldest } from '../archive-store.ts'

const { prefix } = keys.chatsOfMember('')

/** Keeps the rows that every reading of the overview reads to about fifty, whenever one is added (CHAT-35). */
export const reaction: Reaction = {
  wants: ({ kind, SK }) => kind === 'INSERT' && SK.startsWith(prefix),
  run: ({ PK }) => archiveOldest(memberIn(PK)),
}
