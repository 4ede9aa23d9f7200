import { ulid } from 'ulid'
import type * as z from 'zod/mini'
import type { Profile, ProfileFields } from '#functions/stores/profile/profile.ts'
import { mayLiveIn } from '#functions/stores/profile/towns.ts'
import type { ProfileChange } from '#shared/contract/profile.ts'
import type { Country } from '#shared/countries/country.ts'
import { ProfileFacts } from '#shared/model/profile.ts'
import {
  isSensitiveInterest,
  needsSensitiveConsent,
  offeredInterests,
  sensitiveConsentVersion,
} from '#shared/rules/profile.ts'

import { textFields } from './held.ts'

type Body = z.output<typeof ProfileChange>

export type Change = {
  fields: ProfileFields
  /** Fields that the change depends on: the write conflicts if one of them has changed. */
  resting: (keyof Profile)[]
  isMoving: boolean
}

const factNames = Object.keys(ProfileFacts.shape) as (keyof ProfileFacts)[]

/** Removes undefined fields. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

/** Null is stored for an emptied line. */
const lineOf = (text: string | null | undefined) => (text === undefined ? undefined : text || null)

/**
 * Change of a profile; null if it would store sensitive facts without consent (TRAP-23).
 * Withdrawing the consent removes these facts in the same write. `isMoving`: the change may move
 * the member to another place, which the card shows too.
 */
export function changeOf(
  memberId: string,
  existing: Profile,
  body: Body,
  siteCountry: Country,
  now: Date,
): Change | null {
  const { sensitive_consent: consent, wanted_gender, country, region } = body
  const hadConsent = existing.sensitiveConsentAt !== undefined
  const hasConsent = consent ?? hadConsent
  if (needsSensitiveConsent(body) && !hasConsent) return null

  const facts: Partial<ProfileFacts> = Object.fromEntries(factNames.map((name) => [name, body[name]]))
  const city = lineOf(body.city)
  const about = lineOf(body.about)
  const texts = textFields(
    memberId,
    existing,
    { about, prompts: body.prompts },
    { id: ulid(now.getTime()), at: now.toISOString() },
  )
  const fields: ProfileFields = given({
    ...facts,
    wantedGender: wanted_gender,
    wantedAges: body.wanted_ages ?? undefined,
    city,
    interests: body.interests && offeredInterests(siteCountry, [...new Set(body.interests)]),
  })
  // Null restores the default, which is ages around the member's own (SEARCH-24).
  if (body.wanted_ages === null) fields.wantedAges = undefined
  // Not passed through `given`, which drops undefined: here undefined removes an attribute.
  Object.assign(fields, texts)
  const resting: Change['resting'] = []
  // Whether a text is held depends on stored texts, which staff may change at the same time.
  if (about !== undefined) resting.push('about')
  if (body.prompts) resting.push('prompts')
  if (about !== undefined || body.prompts) resting.push('held')
  if (needsSensitiveConsent(body) && consent === undefined) resting.push('sensitiveConsentAt')
  if (consent === true) {
    fields.sensitiveConsentAt = now.toISOString()
    fields.sensitiveConsentVersion = sensitiveConsentVersion
  }
  if (consent === false) {
    fields.sexuality = null
    fields.interests = (fields.interests ?? existing.interests).filter((tag) => !isSensitiveInterest(tag))
    if (!body.interests) resting.push('interests')
    fields.sensitiveConsentAt = undefined
    fields.sensitiveConsentVersion = undefined
  }
  if (country !== undefined || region !== undefined) {
    // Country and region are written together, as a region is valid only with its country.
    const place = { ...existing, country: country ?? existing.country, region: region ?? existing.region }
    fields.country = place.country
    fields.region = place.region
    // A member who moves without naming a town no longer lives in the stored town.
    if (city === undefined && existing.city && !mayLiveIn(existing.city, place, existing)) fields.city = null
  }
  const isMoving = fields.region !== undefined || city !== undefined
  // The card is computed from region and town, so neither may have changed.
  if (isMoving) resting.push('region', 'city')
  return { fields, resting, isMoving }
}

export const changedProfile = (existing: Profile, { fields }: Change): Profile =>
  ({ ...existing, ...fields }) as Profile
