const form = /^[\p{L}\d][\p{L}\d._-]{2,19}$/u
const webAddress = /^(www\.)|\.(com|net|org|info|biz|nl|be|de|at|fr|it|es|ie|pl|uk|ch|us|ca|au|nz|eu|io|me)$/i

/**
 * Whether a profile name may be used (OPEN-20, ACC-20, ACC-21): 3 to 20 letters, digits, dots, dashes, underscores; no address,
 * phone number (7 digits in all) or web address. It must differ from the e-mail address, which the form rules out as it has no @.
 */
export function isProfileName(name: string): boolean {
  return form.test(name) && (name.match(/\d/g)?.length ?? 0) < 7 && !webAddress.test(name)
}

/** The first character of a name that no name may have, or null (PROF-27). Space around it is trimmed, as the server does. */
export const findForbidden = (name: string): string | null => /[^\p{L}\d._-]/u.exec(name.trim())?.[0] ?? null

/** Names that differ only in case or in accents would be taken for each other: one claim for all of them. */
export const nameClaim = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
