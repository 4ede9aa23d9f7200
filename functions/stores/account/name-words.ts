import * as z from 'zod/mini'
import { namesBy } from '#functions/table/index-keys.ts'
import { list } from '#functions/table/read.ts'
import { isNamePart, nameClaim } from '#shared/rules/name.ts'

/** Maximum number of members found by a part of a name. */
const maxFound = 20

/**
 * For each word of a claimed name after the first: its position, and the rest of the name from this
 * position on.
 */
export const laterWords = (claim: string): { at: number; rest: string }[] =>
  [...claim.matchAll(/(?<=[._-])[^._-]/gu)].map(({ index }) => ({ at: index, rest: claim.slice(index) }))

/**
 * Ids of members whose name has a word that begins with `text`, sorted by the name from that word
 * on. `more`: whether further members were left out.
 */
export async function listMembersNamed(text: string): Promise<{ ids: string[]; more: boolean }> {
  const part = nameClaim(text.normalize('NFC').replace(/^[._-]+/, ''))
  const letter = [...part][0]
  if (!letter || !isNamePart(text.normalize('NFC'))) return { ids: [], more: false }
  const range = { ...namesBy(letter), prefix: part, limit: maxFound }
  const { items, more } = await list(z.object({ dueAt: z.string() }), range, { index: 'due' })
  // A name may contain the same word twice; the member's id is then found twice.
  return { ids: [...new Set(items.map(({ dueAt }) => dueAt.slice(dueAt.lastIndexOf('#') + 1)))], more }
}
