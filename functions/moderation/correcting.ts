import { ulid } from 'ulid'
import type * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Site } from '#functions/platform/site.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { findEmailKeeper, findMemberByName, moveName } from '#functions/stores/account/claims.ts'
import { markMailChangeAsked } from '#functions/stores/account/credentials.ts'
import { nameRefusal } from '#functions/stores/account/reserved-name.ts'
import { correctCard } from '#functions/stores/members/card-writes.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { changeProfile, findProfile, type Profile } from '#functions/stores/profile/profile.ts'
import type { Write } from '#functions/table/transaction.ts'
import type * as handRequests from '#shared/contract/hand-requests.ts'
import type { CorrectableField } from '#shared/model/hand-request.ts'
import { civilDate } from '#shared/rules/age.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { birthDateRefusal } from '#shared/rules/signup.ts'
import { maySignIn } from '#shared/rules/user-status.ts'
import type { Subject } from './subject.ts'

export type Correction = z.output<typeof handRequests.correctMember.body>

/** Fields that a correction contains. */
export const fieldsOf = ({ name, gender, date_of_birth, email }: Correction): CorrectableField[] =>
  Object.entries({ name, gender, date_of_birth, email }).flatMap(([field, value]) =>
    value === undefined ? [] : [field as CorrectableField],
  )

/** Refusal code that signup would give for the new date of birth, or null. */
export const dateRefusal = ({ date_of_birth: date }: Correction, { country }: Site, now: Date) =>
  date === undefined ? null : birthDateRefusal(date, civilDate(now, country.timeZone), country.minimumAge)

/**
 * Writes of a correction by the rules of signup (MOD-19): profile and card, the claim on a new
 * name, the link that confirms a new address, and a mail to the member's current address.
 */
export async function correctionOf(
  body: Correction,
  { account, listing }: Subject,
  { country }: Site,
  now: Date,
): Promise<Write[]> {
  const profile = await findProfile(account.id, { consistent: true })
  if (!profile) throw new Refusal('not_found')
  const { name = profile.name, gender = profile.gender, date_of_birth: birthDate = profile.birthDate } = body
  const badName = body.name === undefined ? null : nameRefusal(name, country)
  if (badName) throw new Refusal(badName)
  const isProfile = body.name !== undefined || body.gender !== undefined || body.date_of_birth !== undefined
  // The mail names only fields whose value differs; a new address always differs.
  const isSame = { name: name === profile.name, gender: gender === profile.gender }
  const same = { ...isSame, date_of_birth: birthDate === profile.birthDate, email: false }
  const fields = fieldsOf(body).filter((field) => !same[field])
  return [
    ...(body.name === undefined ? [] : await nameWrites(account.id, profile, name, now)),
    ...(isProfile
      ? [
          changeProfile(
            account.id,
            // A corrected name replaces a neutral name, so the member may no longer choose one.
            { name, gender, birthDate, ...(!isSame.name && { nameRemovedBy: undefined }) },
            seenAs(profile),
          ),
          correctCard(listing, { n: name, b: birthDate, g: gender }),
        ]
      : []),
    ...(body.email === undefined ? [] : await emailWrites(account, body.email, now)),
    ...(fields.length > 0
      ? notify(account, { event: 'dataCorrected', props: { name, fields: fields.join(',') } }, now)
      : []),
  ]
}

const seenAs = (seen: Profile) => ({ seen, lockedFields: ['name', 'gender', 'birthDate'] as const })

/** Writes that move the claim on a name to the new one; refused with `name_taken`. */
async function nameWrites(id: string, profile: Profile, name: string, now: Date): Promise<Write[]> {
  const [claim, former] = [nameClaim(name), nameClaim(profile.name)]
  if (claim === former) return []
  const holder = await findMemberByName(claim)
  const account = holder === undefined ? undefined : await findAccount(holder, { consistent: true })
  const insteadOf = account && isGone(account, now) ? holder : undefined
  return moveName(former, claim, id, insteadOf)
}

/**
 * Writes that mail a confirmation link to a new address. Refused with `already_decided` if the
 * member cannot sign in, and with `email_taken`.
 */
async function emailWrites(account: Subject['account'], email: string, now: Date): Promise<Write[]> {
  if (!maySignIn(account.status)) throw new Refusal('already_decided')
  const [keeper, { isBanned }] = await Promise.all([findEmailKeeper(email, now), findAddressMarks(email, now)])
  const holder = keeper === undefined || keeper === account.id ? undefined : await findAccount(keeper)
  if (isBanned || email === account.email || (holder && !isGone(holder, now))) throw new Refusal('email_taken')
  const link = ulid(now.getTime())
  return [
    markMailChangeAsked(account, email, link),
    ...notify({ ...account, email }, { event: 'mailChangeRequested', id: link, props: { link } }, now),
  ]
}
