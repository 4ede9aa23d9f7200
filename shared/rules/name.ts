import { folded } from './fold.ts'

/** Length of a profile name in characters. */
export const minNameLength = 3
export const maxNameLength = 20

const form = new RegExp(`^[\\p{L}\\d][\\p{L}\\d._-]{${minNameLength - 1},${maxNameLength - 1}}$`, 'u')
/** Top-level domains by which a web address is recognised. */
export const webEndings = 'com net org info biz nl be de at fr it es ie pl uk ch us ca au nz eu io me'.split(' ')
const webAddress = new RegExp(`^(www\\.)|\\.(${webEndings.join('|')})$`, 'i')

/**
 * Whether a profile name is valid (OPEN-20, ACC-20, ACC-21): letters, digits, dots, dashes,
 * underscores; no email address, phone number (7 or more digits in all) or web address. It cannot
 * equal the email address, as @ is not allowed.
 */
export function isProfileName(name: string): boolean {
  return form.test(name) && (name.match(/\d/g)?.length ?? 0) < 7 && !webAddress.test(name)
}

/**
 * First invalid character of a name, or null (PROF-27). A dot, dash or underscore is invalid only
 * at the start. Ignores surrounding spaces, which the server trims.
 */
export const findForbidden = (name: string): string | null => /^[._-]|[^\p{L}\d._-]/u.exec(name.trim())?.[0] ?? null

/** Whether a text can be part of a profile name; a search needs at least two characters. */
export const isNamePart = (text: string): boolean => new RegExp(`^[\\p{L}\\d._-]{2,${maxNameLength}}$`, 'u').test(text)

/** Key that makes a name unique: names that differ only in case or accents are easily confused. */
export const nameClaim = folded
