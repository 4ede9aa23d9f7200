import { icebreakers } from '#frontend/domain/chats/icebreakers.ts'

/** Two icebreakers for a member, always the same, which differ from match to match (LIKE-19). */
export function openingLinesFor(id: string): readonly (typeof icebreakers)[number][] {
  const start = id.charCodeAt(id.length - 1)
  return [0, 2].map((step) => icebreakers[(start + step) % icebreakers.length]!)
}
