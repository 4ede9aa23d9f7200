import common from './data/common-passwords.json' with { type: 'json' }

const commonPasswords: ReadonlySet<string> = new Set(common.split(' '))

/**
 * Whether a password is too easy to guess: a common one of at least 8 characters,
 * or the member's own email address or profile name in any case (OPEN-04).
 */
export function isTooCommon(password: string, { email, name }: { email?: string; name?: string }): boolean {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || lower === email?.toLowerCase() || lower === name?.toLowerCase()
}
