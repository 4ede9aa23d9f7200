import { Refusal } from '#functions/platform/refusal.ts'
import { queue } from '#functions/table/index-keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { RemovableText } from '#shared/model/decision.ts'
import { changeProfile, type HeldTexts, type Profile, type ProfileFields } from './profile.ts'

/** Texts as their owner sees them: the held version if there is one (MOD-11). */
export const ownTexts = ({ about, prompts = [], held = {} }: Profile) => ({
  about: held.about?.value ?? about,
  prompts: held.prompts?.value ?? prompts,
})

const waitingIn = (held: HeldTexts = {}) =>
  [held.about, held.prompts].filter((text) => text !== undefined).filter(({ state }) => state === 'waiting')

const noPlace = { dueJob: undefined, dueAt: undefined }

/**
 * Profile attributes for held texts. The oldest text that waits determines the profile's place in
 * the queue of staff.
 */
export function heldFields(id: string, held: HeldTexts): ProfileFields {
  const [since] = waitingIn(held)
    .map(({ at }) => at)
    .toSorted()
  const isHeld = held.about !== undefined || held.prompts !== undefined
  return { held: isHeld ? held : undefined, ...(since ? queue('texts', new Date(since), id) : noPlace) }
}

const lockedFields = ['held'] as const

/** Held texts without this field: the key is removed, as undefined cannot be stored. */
export const withoutHeld = (held: HeldTexts, field: RemovableText): HeldTexts => {
  const { [field]: _, ...rest } = held
  return rest
}

/**
 * Writes that show a held text to others. Refused with `already_decided` if `text`, the id of the
 * version that staff saw, no longer waits.
 */
export const approveText = (id: string, profile: Profile, field: RemovableText, text: string): Write =>
  showHeld(id, profile, field, findWaiting(profile, field, text).value)

const showHeld = (id: string, seen: Profile, field: RemovableText, value: unknown): Write =>
  changeProfile(id, { [field]: value, ...heldFields(id, withoutHeld(seen.held!, field)) }, { seen, lockedFields })

/**
 * Writes that refuse a held text, which its owner still sees. Refused with `already_decided` like
 * `approveText`.
 */
export function refuseText(id: string, profile: Profile, field: RemovableText, text: string) {
  const held = findWaiting(profile, field, text)
  const fields = heldFields(id, { ...profile.held, [field]: { ...held, state: 'refused' } })
  return { write: changeProfile(id, fields, { seen: profile, lockedFields }), value: held.value }
}

/**
 * Writes that show a text whose refusal was reversed; none if the owner has changed the text since.
 */
export function unrefuseText(id: string, profile: Profile, field: RemovableText, text: string): Write[] {
  const held = profile.held?.[field]
  return held?.id === text ? [showHeld(id, profile, field, held.value)] : []
}

function findWaiting({ held = {} }: Profile, field: RemovableText, text: string) {
  const found = held[field]
  if (found?.id !== text || found.state !== 'waiting') throw new Refusal('already_decided')
  return found
}

/** Writes that take a banned or leaving member's texts out of the queue of staff. */
export const leaveTextQueue = (id: string, profile: Profile): Write[] =>
  waitingIn(profile.held).length > 0 ? [changeProfile(id, noPlace, { seen: profile, lockedFields })] : []

/** Writes that put a member's texts back into the queue, at their old position. */
export const enterTextQueue = (id: string, profile: Profile): Write[] =>
  waitingIn(profile.held).length > 0
    ? [changeProfile(id, heldFields(id, profile.held!), { seen: profile, lockedFields })]
    : []
