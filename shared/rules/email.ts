import { countryCodes } from '../countries/country.ts'

/** Mail domains known in every country; domains of a single country are in its file (OPEN-80). */
export const worldwideMailDomains = ['gmail.com', 'hotmail.com', 'outlook.com', 'live.com', 'yahoo.com', 'icloud.com']

const maxEdits = 2
const endings = new Set([...countryCodes.map((code) => code.toLowerCase()), 'uk'])

/**
 * Address that was probably meant, or null: its domain is one or two edits away from a known domain
 * (ACC-19, OPEN-80). A known provider under another country's TLD, such as hotmail.fr, is no typing
 * error.
 */
export function suggestedEmail(email: string, countryDomains: readonly string[]): string | null {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const known = [...worldwideMailDomains, ...countryDomains]
  if (at < 1 || known.includes(domain) || isAbroad(domain, known)) return null
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: editsBetween(domain, candidate) }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort((a, b) => a.edits - b.edits)
  return nearest ? `${email.slice(0, at)}@${nearest.candidate}` : null
}

const isAbroad = (domain: string, known: readonly string[]): boolean => {
  const [name, ...ending] = domain.split('.')
  return endings.has(ending.at(-1) ?? '') && known.some((candidate) => candidate.split('.')[0] === name)
}

/** Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]!
}
