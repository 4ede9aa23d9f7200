import common from './data/common-passwords.json' with { type: 'json' }

const commonPasswords: ReadonlySet<string> = new Set(common)

/**
 * Whether a password is among the first that anybody would try: one of the common ones of at least 8 characters, or the member's own
 * address or profile name, however it is capitalised (OPEN-04).
 */
export function isTooCommon(password: string, { email, name }: { email?: string; name?: string }): boolean {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || lower === email?.toLowerCase() || lower === name?.toLowerCase()
}
