import * as z from 'zod/mini'
import { refuseWith } from './input.ts'

/**
 * Placeholder of a template: `[[what to fill in]]`. A partly edited placeholder counts too: text in
 * any pair of square brackets, and a single `[[` or `]]`.
 */
const gap = /\[+[^[\]]*\]+|\[\[|\]\]/

/** Position of the first placeholder left in a text; null if there is none. */
export function findGap(text: string): { from: number; to: number } | null {
  const found = gap.exec(text)
  return found && { from: found.index, to: found.index + found[0].length }
}

/**
 * Text that staff write for a mail. Refused while a placeholder of the template is left, so that no
 * mail has an unfinished sentence (MOD-18).
 */
export const MailedText = ({ min, max }: { min: number; max: number }) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((text) => findGap(text) === null, refuseWith('placeholder_left')),
  )
