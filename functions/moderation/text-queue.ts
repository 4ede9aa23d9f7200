import type { Site } from '#functions/platform/site.ts'
import { findCard, smallCard } from '#functions/stores/members/card.ts'
import { listWaitingProfiles } from '#functions/stores/profile/held-queue.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import type { TextLines } from '#shared/contract/moderation.ts'
import { removableTexts } from '#shared/model/decision.ts'
import type { Prompts } from '#shared/model/profile.ts'
import { civilDate } from '#shared/rules/age.ts'
import { findOwner } from './photo-queue.ts'

const linesOf = (value: string | Prompts | null | undefined): TextLines =>
  typeof value === 'string'
    ? [{ prompt: null, text: value }]
    : (value ?? []).map(({ prompt, answer }) => ({ prompt, text: answer }))

/** Waiting texts of a profile; none if the member is banned or leaving. */
async function shownTexts(id: string, profile: Profile, { country }: Site, now: Date) {
  const [owner, card] = await Promise.all([findOwner(id, now), findCard(id)])
  if (!owner || !card) return []
  const member = smallCard(card, civilDate(now, country.timeZone), now)
  return removableTexts.flatMap((field) => {
    const held = profile.held?.[field]
    if (held?.state !== 'waiting') return []
    const { id: text, at, reasons, value } = held
    return [{ member, field, text, at, reasons, lines: linesOf(value), seen: linesOf(profile[field]) }]
  })
}

/**
 * Texts of at least `limit` members, or of all that wait, longest waiting first. Banned and leaving
 * members are skipped by reading on, so that they never hide the others.
 */
export async function findTextQueue(limit: number, site: Site, now: Date) {
  const texts: Awaited<ReturnType<typeof shownTexts>> = []
  let from: string | undefined
  for (;;) {
    const { waiting, after } = await listWaitingProfiles(limit, from)
    const shown = await Promise.all(waiting.map(({ id, profile }) => shownTexts(id, profile, site, now)))
    texts.push(...shown.flat())
    from = after
    if (!from || texts.length >= limit) return texts
  }
}
