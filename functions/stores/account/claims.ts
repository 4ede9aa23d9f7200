import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { changed } from './account.ts'

const Claim = z.object({
  memberId: z.string(),
  /** An address that its member has given up: nobody signs in with it, and nobody else may have it before this moment. */
  until: z.optional(z.string()),
})

/** Whose address it is to sign in with. */
export const findMemberByEmail = async (
  email: string,
  options?: { consistent?: boolean },
): Promise<string | undefined> => {
  const claim = await find(Claim, keys.emailClaim(email), options)
  return claim?.until === undefined ? claim?.memberId : undefined
}

/** Who keeps others from taking the address: whose it is, or who gave it up and may still take it back. */
export const findEmailKeeper = async (
  email: string,
  now: Date,
  options?: { consistent?: boolean },
): Promise<string | undefined> => {
  const claim = await find(Claim, keys.emailClaim(email), options)
  return claim?.until === undefined || claim.until > now.toISOString() ? claim?.memberId : undefined
}

export const findMemberByName = async (claim: string): Promise<string | undefined> =>
  (await find(Claim, keys.nameClaim(claim)))?.memberId

/**
 * Takes the address for this member; refused with `email_taken` where it has an account, which makes addresses unique under any race. A claim stands
 * until the purge; of a member who is gone already it may be taken over, whom `insteadOf` names. One that was given up is free after its time.
 */
export const claimEmail = (
  email: string,
  memberId: string,
  { insteadOf, now }: { insteadOf?: string | undefined; now?: Date } = {},
): Write =>
  put(
    keys.emailClaim(email),
    { memberId },
    {
      condition: 'attribute_not_exists(PK) OR memberId = :gone OR #until <= :now',
      names: { '#until': 'until' },
      values: { ':gone': insteadOf ?? memberId, ':now': now?.toISOString() ?? '' },
      onConflict: refusing('email_taken'),
    },
  )

/** Gives an address up: it stays the member's own until then, so that they can take it back, and is anybody's afterwards. */
export const reserveEmail = (email: string, memberId: string, until: Date): Write =>
  put(
    keys.emailClaim(email),
    { memberId, until: until.toISOString(), ttl: Math.ceil(until.getTime() / 1000) },
    { condition: 'memberId = :own', values: { ':own': memberId }, onConflict: changed },
  )

export const releaseEmail = (email: string, memberId: string): Write =>
  remove(keys.emailClaim(email), {
    condition: 'attribute_not_exists(PK) OR memberId = :own',
    values: { ':own': memberId },
    onConflict: changed,
  })

/** A profile name, as an address above; of a member who is gone it may be taken over. */
export const claimName = (name: string, memberId: string, insteadOf?: string): Write =>
  put(
    keys.nameClaim(name),
    { memberId },
    {
      condition: 'attribute_not_exists(PK) OR memberId = :gone',
      values: { ':gone': insteadOf ?? memberId },
      onConflict: refusing('name_taken'),
    },
  )

/** Gives a profile name back; Conflict where it is another's by now. */
export const releaseName = (name: string, memberId: string): Write =>
  remove(keys.nameClaim(name), {
    condition: 'attribute_not_exists(PK) OR memberId = :own',
    values: { ':own': memberId },
    onConflict: changed,
  })
