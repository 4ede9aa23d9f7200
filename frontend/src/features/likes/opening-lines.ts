import { icebreakers } from '#frontend/domain/chats/icebreakers.ts'

/** Two icebreakers, always the same for a member, varied between members (LIKE-19). */
export function openingLinesFor(id: string): readonly (typeof icebreakers)[number][] {
  const start = id.charCodeAt(id.length - 1)
  return [0, 2].map((step) => icebreakers[(start + step) % icebreakers.length]!)
}
