import * as z from 'zod/mini'
import type { ErrorCode } from '../contract/errors.ts'

/**
 * Zod error with an error code as its text, so that
 * the parser's refusal is translated like every other.
 */
export const refuseWith = (code: ErrorCode): { error: ErrorCode } => ({ error: code })

/** Integer in a query string. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]),
      z.transform((value) => Number(value)),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  )

/**
 * Trimmed and lower-cased, so that one address has one
 * account (ACC-18). At most 254 characters (RFC 5321).
 */
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
 * Date of birth, such as `1990-04-12`. shared/rules/signup.ts checks whether the date exists and
 * the age suffices. A missing date is refused with the text of the minimum age (ACC-14).
 */
export const BirthDate = z
  .string({ error: ({ input }) => (input == null ? 'minimum_age' : 'invalid_date_of_birth') satisfies ErrorCode })
  .check(z.minLength(1, refuseWith('minimum_age')), z.regex(/^\d{4}-\d{2}-\d{2}$/, refuseWith('invalid_date_of_birth')))

/**
 * Token of a mailed link. ASCII only, because a part of the token becomes a table key, which is
 * limited to 2,048 bytes.
 */
export const Token = z.string().check(z.regex(/^[\w.-]{20,1000}$/))
