import * as z from 'zod/mini'

/** Length in characters of the reason that staff give for an action. */
export const reasonLength = { min: 3, max: 500 } as const

export const Reason = z.string().check(z.trim(), z.minLength(reasonLength.min), z.maxLength(reasonLength.max))
