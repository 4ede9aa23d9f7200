import common from './data/common-passwords.json' with { type: 'json' }

/** Unpacks the list; the format is that of infra/build/passwords.ts. */
function unpack(): ReadonlySet<string> {
  let before = ''
  const passwords = common.split(' ').map((entry) => {
    before = before.slice(0, Number(entry[0])) + entry.slice(1)
    return before
  })
  return new Set(passwords)
}
const commonPasswords = unpack()

/**
 * Whether a password is too easy to guess: a common one of at least 8 characters,
 * or the member's own email address or profile name in any case (OPEN-04).
 */
export function isTooCommon(password: string, { email, name }: { email?: string; name?: string }): boolean {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || lower === email?.toLowerCase() || lower === name?.toLowerCase()
}
