import type { Site } from '#functions/platform/site.ts'
import { findCard } from '#functions/stores/members/card.ts'
import { smallCard } from '#functions/stores/members/shown-card.ts'
import { listWaitingProfiles } from '#functions/stores/profile/held-queue.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import { showQueue } from '#functions/table/staff-queue.ts'
import type { TextLines } from '#shared/contract/moderation-items.ts'
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
    return [
      {
        member,
        language: owner.language,
        field,
        text,
        at,
        reasons,
        lines: linesOf(value),
        seen: linesOf(profile[field]),
      },
    ]
  })
}

/**
 * At least `limit` texts, or all waiting texts if there are fewer. The longest waiting come first,
 * and banned and leaving members are left out. The texts of a member are shown together.
 */
export const findTextQueue = (limit: number, site: Site, now: Date) =>
  showQueue(limit, listWaitingProfiles, ({ id, profile }) => shownTexts(id, profile, site, now))
