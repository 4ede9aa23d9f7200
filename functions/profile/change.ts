import { ulid } from 'ulid'
import type * as z from 'zod/mini'
import type { Profile, ProfileFields } from '#functions/stores/profile/profile.ts'
import { mayLiveIn } from '#functions/stores/profile/towns.ts'
import type { ProfileChange } from '#shared/contract/profile.ts'
import type { Country } from '#shared/countries/country.ts'
import type { ProfileFacts } from '#shared/model/profile.ts'
import { factNames } from '#shared/model/profile-facts.ts'
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
  lockedFields: (keyof Profile)[]
  isMoving: boolean
}

/** Removes undefined fields. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

/** Text to store: null if it is empty, undefined if the change does not contain it. */
const lineOf = (text: string | null | undefined) => (text === undefined ? undefined : text || null)

/** Part of a change: fields to write, and fields on which they depend. */
type Part = Pick<Change, 'fields' | 'lockedFields'>

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
  const hasConsent = body.sensitive_consent ?? existing.sensitiveConsentAt !== undefined
  if (needsSensitiveConsent(body) && !hasConsent) return null
  const answers = answersOf(body, siteCountry)
  const texts = textsOf(memberId, existing, body, now)
  const consent = consentOf(answers.interests ?? existing.interests, body, now)
  const place = placeOf(existing, body)
  return {
    fields: { ...answers, ...texts.fields, ...consent.fields, ...place?.fields },
    lockedFields: [...texts.lockedFields, ...consent.lockedFields, ...(place?.lockedFields ?? [])],
    isMoving: place !== null,
  }
}

/** Fields that depend on nothing stored. */
function answersOf(body: Body, siteCountry: Country): ProfileFields {
  const facts: Partial<ProfileFacts> = Object.fromEntries(factNames.map((name) => [name, body[name]]))
  return {
    ...given({
      ...facts,
      wantedGender: body.wanted_gender,
      wantedAges: body.wanted_ages ?? undefined,
      interests: body.interests && offeredInterests(siteCountry, [...new Set(body.interests)]),
    }),
    // Null restores the default, which is ages around the member's own (SEARCH-24): undefined
    // removes the attribute.
    ...(body.wanted_ages === null && { wantedAges: undefined }),
  }
}

/** Text about the member and answers to prompts. */
function textsOf(memberId: string, existing: Profile, body: Body, now: Date): Part {
  const about = lineOf(body.about)
  const { prompts } = body
  const version = { id: ulid(now.getTime()), at: now.toISOString() }
  const lockedFields: Part['lockedFields'] = []
  if (about !== undefined) lockedFields.push('about')
  if (prompts) lockedFields.push('prompts')
  // Whether a text is held depends on stored texts, which staff may change at the same time.
  if (lockedFields.length > 0) lockedFields.push('held', 'removedTexts')
  return { fields: textFields(memberId, existing, { about, prompts }, version), lockedFields }
}

/**
 * Consent to sensitive facts, and the removal of these facts if it is withdrawn. `interests`:
 * interests that the member has after the other parts of the change.
 */
function consentOf(interests: Profile['interests'], body: Body, now: Date): Part {
  const { sensitive_consent: consent } = body
  if (consent === undefined)
    return { fields: {}, lockedFields: needsSensitiveConsent(body) ? ['sensitiveConsentAt'] : [] }
  if (consent) return { fields: { sensitiveConsentAt: now.toISOString(), sensitiveConsentVersion }, lockedFields: [] }
  return {
    fields: {
      sexuality: null,
      interests: interests.filter((tag) => !isSensitiveInterest(tag)),
      sensitiveConsentAt: undefined,
      sensitiveConsentVersion: undefined,
    },
    lockedFields: body.interests ? [] : ['interests'],
  }
}

/** Country, region and town; null if the change names none of them. */
function placeOf(existing: Profile, body: Body): Part | null {
  const city = lineOf(body.city)
  const isNewRegion = body.country !== undefined || body.region !== undefined
  if (!isNewRegion && city === undefined) return null
  // Country and region are written together, as a region is valid only with its country.
  const region = { country: body.country ?? existing.country, region: body.region ?? existing.region }
  const hasLeftTown =
    city === undefined && existing.city !== null && !mayLiveIn(existing.city, { ...existing, ...region }, existing)
  return {
    fields: {
      ...(isNewRegion && region),
      ...given({ city }),
      // A member who moves without naming a town no longer lives in the stored town.
      ...(hasLeftTown && { city: null }),
    },
    // The card is computed from region and town, so neither may have changed.
    lockedFields: ['region', 'city'],
  }
}

export const changedProfile = (existing: Profile, { fields }: Change): Profile =>
  ({ ...existing, ...fields }) as Profile
