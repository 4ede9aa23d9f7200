import { unpackText } from '#functions/platform/unpack.ts'
import packed from './data/common-passwords.json' with { type: 'json' }

let commonPasswords: ReadonlySet<string> | undefined

/**
 * Unpacks the list on first use, so that a cold start does not wait for it. The format is defined
 * by infra/build/passwords.ts.
 */
function unpack(): ReadonlySet<string> {
  let before = ''
  const passwords = unpackText(packed)
    .split(' ')
    .map((entry) => {
      before = before.slice(0, Number(entry[0])) + entry.slice(1)
      return before
    })
  return new Set(passwords)
}

/**
 * Whether a password is too easy to guess: a common password of at least 8 characters, or the
 * member's own email address or profile name. Upper and lower case make no difference (OPEN-04).
 */
export function isTooCommon(password: string, { email, name }: { email?: string; name?: string }): boolean {
  const lower = password.toLowerCase()
  commonPasswords ??= unpack()
  return commonPasswords.has(lower) || lower === email?.toLowerCase() || lower === name?.toLowerCase()
}
