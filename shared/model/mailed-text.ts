import * as z from 'zod/mini'
import { refuseWith } from './input.ts'

/**
 * Gap of a template: `[[what to fill in]]`. What is left of one counts as a gap too: any pair of
 * square brackets, `[[` or `]]`.
 */
const gap = /\[+[^[\]]*\]+|\[\[|\]\]/

/** First gap that a text still has; null if it has none. */
export function findGap(text: string): { from: number; to: number } | null {
  const found = gap.exec(text)
  return found && { from: found.index, to: found.index + found[0].length }
}

/**
 * Text that staff write for a mail. Refused while a gap of its template is left, so that no mail
 * has an unfinished sentence (MOD-18).
 */
export const MailedText = ({ min, max }: { min: number; max: number }) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((text) => findGap(text) === null, refuseWith('placeholder_left')),
  )
