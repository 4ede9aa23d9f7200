import type * as z from 'zod/mini'
import type { Site } from '#functions/platform/site.ts'
import { type Account, addAccount, findAccount, isGone } from '#functions/stores/account/account.ts'
import { claimName, claimNumber } from '#functions/stores/account/claims.ts'
import { addFindableCard } from '#functions/stores/members/card-writes.ts'
import { addProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { queue } from '#functions/table/index-keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import type * as fictional from '#shared/contract/fictional.ts'
import { nameClaim } from '#shared/rules/name.ts'

type Form = z.output<typeof fictional.add.body>
type ChangeForm = z.output<typeof fictional.change.body>

/** Fictional profile by its id; undefined for a real member or a removed profile. */
export async function findFictional(id: string, now: Date): Promise<Account | undefined> {
  const account = await findAccount(id, { consistent: true })
  return account?.fictional && !isGone(account, now) ? account : undefined
}

const factsOf = ({ reason, hair, eyes, body, relationship, tattoos }: NonNullable<Form['facts']> = {}) => ({
  ...(reason !== undefined && { reason }),
  ...(hair !== undefined && { hair }),
  ...(eyes !== undefined && { eyes }),
  ...(body !== undefined && { body }),
  ...(relationship !== undefined && { relationship }),
  ...(tattoos !== undefined && { tattoos }),
})

type NewFictional = { number: string; insteadOf: string | undefined }

/**
 * New fictional profile. Nobody can sign in as it, because it has no password. Its email address
 * cannot exist and is not claimed, so no link is ever mailed. Account and card are marked as
 * fictional; every copy takes the mark from the card (TRAP-01), and nothing overwrites the mark in
 * the two rows.
 */
export function newFictional(form: Form, { country }: Site, { number, insteadOf }: NewFictional, now: Date): Write[] {
  const { id, name, gender, region } = form
  const at = now.toISOString()
  const account: Account = {
    id,
    email: `${id.toLowerCase()}@fictional.invalid`,
    passwordHash: 'none',
    status: 'active',
    site: country.code,
    language: country.languages[0]!,
    signupDate: at,
    credits: 0,
    premium: false,
    startedConversations: 0,
    invisible: false,
    fictional: true,
    notificationsDisabled: [],
    consentAt: at,
    confirmationMailsAt: [],
    confirmedAt: at,
  }
  const profile: Profile = {
    number,
    name,
    gender,
    wantedGender: form.wanted_gender,
    birthDate: form.date_of_birth,
    country: form.country,
    region,
    city: form.city || null,
    about: form.about || null,
    interests: form.interests ?? [],
    ...(form.prompts && { prompts: form.prompts }),
    reason: null,
    hair: null,
    eyes: null,
    body: null,
    relationship: null,
    tattoos: null,
    sexuality: null,
    ...factsOf(form.facts),
  }
  return [
    ...claimName(nameClaim(name), id, insteadOf),
    claimNumber(number, id),
    addAccount(account, queue('fictional', now, id)),
    addProfile(id, profile),
    addFindableCard(
      { id, n: name, b: form.date_of_birth, g: gender, r: region, ...(form.city && { c: form.city }), f: true },
      now,
    ),
  ]
}

/**
 * Profile fields that the form changes. `isMoving`: the place changes, which the card shows too.
 */
export function fictionChange(
  { wanted_gender, country, region, city, about, facts, interests, prompts }: ChangeForm,
  seen: Profile,
) {
  const place = { country: country ?? seen.country, region: region ?? seen.region }
  const isMoving = country !== undefined || region !== undefined || city !== undefined
  const fields = {
    ...(wanted_gender && { wantedGender: wanted_gender }),
    ...(isMoving && place),
    ...(city !== undefined && { city: city || null }),
    ...(about !== undefined && { about: about || null }),
    ...(interests && { interests }),
    ...(prompts && { prompts }),
    ...factsOf(facts),
  }
  return { fields, isMoving }
}
