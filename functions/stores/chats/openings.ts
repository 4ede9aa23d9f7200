import * as z from 'zod/mini'
import { hashed } from '#functions/platform/hash.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { folded } from '#shared/rules/fold.ts'
import { firstMessages } from '#shared/rules/safety-limits.ts'

/** First message of a conversation; `at` is its time in milliseconds since 1970. */
const Opening = z.object({
  at: z.int(),
  /**
   * Hash of the text with the member's id; absent for a gift. Counts for an hour
   * (`firstMessages.sameText`); the next opening that is added after that removes it.
   */
  text: z.optional(z.string()),
})
type Opening = z.infer<typeof Opening>

/**
 * At most 20 openings, oldest first. The row is below 1 KB, so a write in a transaction costs two
 * units.
 */
const Openings = z.object({ openings: z.array(Opening) })
type Openings = z.infer<typeof Openings>

/** Openings of a member. Openings older than a day are removed only when the next one is added. */
export const findOpenings = (memberId: string, options?: { consistent?: boolean }): Promise<Openings | undefined> =>
  find(Openings, keys.openings(memberId), options)

/** Words of a text. Invisible characters, such as a zero-width space, do not split a word. */
const wordsOf = (text: string): string[] => folded(text.replace(/\p{Cf}/gu, '')).match(/\p{L}+/gu) ?? []

/**
 * Normalised text, by which two opening texts are compared (CHAT-39): the letters of its words,
 * without case, accents and the recipient's name. Differences in digits, punctuation, spaces and
 * emoji do not count; a text without words is compared as it is.
 */
export function openingText(text: string, recipientName: string): string {
  const name = new Set(wordsOf(recipientName))
  const words = wordsOf(text).filter((word) => !name.has(word))
  return words.length > 0 ? words.join('') : folded(text).trim()
}

const { sameText, started } = firstMessages
const within = (openings: readonly Opening[], windowSeconds: number, now: Date) =>
  openings.filter(({ at }) => at > now.getTime() - windowSeconds * 1000)

/**
 * Refusal of a further opening if `counted` has `most` openings or more; otherwise undefined.
 */
function refusalOf(
  code: 'same_opening_limit' | 'conversation_start_limit',
  counted: readonly Opening[],
  { most, windowSeconds }: { most: number; windowSeconds: number },
  now: Date,
): Refusal | undefined {
  const oldest = counted.at(-most)
  if (!oldest) return undefined
  const until = oldest.at + windowSeconds * 1000
  const minutes = Math.ceil((until - now.getTime()) / minuteMs)
  return new Refusal(code, {
    max: most,
    until: new Date(until).toISOString(),
    ...(code === 'same_opening_limit' ? { minutes } : { hours: Math.ceil(minutes / 60) }),
  })
}

const limitOf = (openings: readonly Opening[], text: string | undefined, now: Date): Refusal | undefined => {
  const lastHour = text === undefined ? [] : within(openings, sameText.windowSeconds, now)
  return (
    refusalOf('conversation_start_limit', within(openings, started.windowSeconds, now), started, now) ??
    refusalOf(
      'same_opening_limit',
      lastHour.filter((opening) => opening.text === text),
      sameText,
      now,
    )
  )
}

type Start = { memberId: string; recipientName: string; text: string | undefined; now: Date }

/**
 * Counts a started conversation in its transaction; refused beyond a limit (CHAT-39). Optimistic
 * lock on the openings read before, so that parallel starts cannot exceed a limit. If the openings
 * that were read already reach a limit, the condition requires that no row exists, so that the
 * write fails, and `onConflict` chooses the refusal by the stored openings. The refusal is not
 * thrown at once, so that refusals of earlier writes of the transaction take precedence.
 */
export function addOpening(known: Openings | undefined, { memberId, recipientName, text, now }: Start): Write {
  const hash = text === undefined ? undefined : hashed(`${memberId}#${openingText(text, recipientName)}`).slice(0, 16)
  const existing = known?.openings ?? []
  const recent = new Set(within(existing, sameText.windowSeconds, now))
  const openings = within(existing, started.windowSeconds, now).map((opening) =>
    recent.has(opening) ? opening : { at: opening.at },
  )
  const isLocked = known !== undefined && !limitOf(existing, hash, now)
  return put(
    keys.openings(memberId),
    {
      openings: [...openings, { at: now.getTime(), ...(hash !== undefined && { text: hash }) }],
      ttl: Math.ceil(now.getTime() / 1000) + started.windowSeconds,
    },
    {
      condition: isLocked ? 'openings = :known' : 'attribute_not_exists(PK)',
      ...(isLocked && { values: { ':known': existing } }),
      onConflict: (row) =>
        (row && limitOf(Openings.parse(row).openings, hash, now)) ??
        new Conflict('another conversation was started meanwhile'),
    },
  )
}
