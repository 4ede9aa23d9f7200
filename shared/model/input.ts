import * as z from 'zod/mini'
import type { ErrorCode } from '../contract/errors.ts'

/** The text of a zod check is a code of the catalogue, so that the parser's refusal has the contract's words in every language. */
export const refuseWith = (code: ErrorCode): { error: ErrorCode } => ({ error: code })

/** A whole number that travels in a query string. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]),
      z.transform((value) => Number(value)),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  )

/** Trimmed, lower case: one address has one account, however it is typed (ACC-18). At most 254 characters (RFC 5321). */
export const Email = z
  .string(refuseWith('invalid_email'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, refuseWith('invalid_email')),
    z.regex(
      /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
      refuseWith('invalid_email'),
    ),
  )

/**
 * `1990-04-12`. Whether the day exists and is old enough is a rule (shared/rules/age.ts), as it needs today. Where none was given, the words of
 * the minimum age ask for it (ACC-14).
 */
export const BirthDate = z
  .string({ error: ({ input }) => (input == null ? 'minimum_age' : 'invalid_date_of_birth') satisfies ErrorCode })
  .check(z.minLength(1, refuseWith('minimum_age')), z.regex(/^\d{4}-\d{2}-\d{2}$/, refuseWith('invalid_date_of_birth')))

/** A mailed token. ASCII only: a part of it becomes a key, which may have 2,048 bytes. */
export const Token = z.string().check(z.regex(/^[\w.-]{20,1000}$/))
