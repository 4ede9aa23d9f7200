import * as z from 'zod/mini'
import { idInToken, isTokenOf, tokenHash } from '#functions/platform/owner-token.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { putNew, update } from '#functions/table/write.ts'
import { languages } from '#shared/i18n/languages.ts'

/** Stored trusted flagger (MOD-17), with only a hash of the secret in its link. */
const Flagger = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  country: z.string(),
  language: z.enum(languages),
  until: z.string(),
  hash: z.string(),
  at: z.string(),
  byName: z.string(),
  revokedAt: z.optional(z.string()),
})
export type Flagger = z.infer<typeof Flagger>

export const findFlagger = (id: string) => find(Flagger, keys.flagger(id), { consistent: true })

/** Trusted flagger with this token, if valid and not revoked. */
export async function findFlaggerBy(token: string, now: Date): Promise<Flagger | undefined> {
  const flagger = await findFlagger(idInToken(token))
  const isSame = isTokenOf(token, flagger?.hash)
  const isValid = flagger?.revokedAt === undefined && (flagger?.until ?? '') > now.toISOString()
  return flagger && isSame && isValid ? flagger : undefined
}

/** Adds a trusted flagger; refused with `already_decided` if a flagger with this id exists. */
export const addFlagger = (flagger: Omit<Flagger, 'hash'>, token: string): Write =>
  putNew(keys.flagger(flagger.id), { ...flagger, hash: tokenHash(token) }, refusing('already_decided'))

/**
 * Revokes a trusted flagger, whose link then stops working; Conflict if the flagger was revoked
 * before.
 */
export const revokeFlagger = (id: string, now: Date): Write =>
  update(keys.flagger(id), 'SET revokedAt = :now', {
    condition: 'attribute_exists(PK) AND attribute_not_exists(revokedAt)',
    values: { ':now': now.toISOString() },
    onConflict: () => new Conflict('the flagger was revoked meanwhile'),
  })

/** All trusted flaggers, newest first; without pages, as a site has few. */
export const listFlaggers = async (): Promise<Flagger[]> =>
  (await list(Flagger, { ...keys.flaggers(), newestFirst: true }, { consistent: true })).items
