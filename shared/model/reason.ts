import * as z from 'zod/mini'

/** Characters of the reason that staff give for what they do. */
export const reasonLength = { min: 3, max: 500 } as const

export const Reason = z.string().check(z.trim(), z.minLength(reasonLength.min), z.maxLength(reasonLength.max))
