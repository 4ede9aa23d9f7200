import { townKey } from '#shared/rules/town.ts'

/** Number of tolerated typing errors, by the length of the typed text. */
const borneErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Edits from `typed` to the nearest prefix of `name`: insertions, deletions, replacements and swaps
 * (optimal string alignment). Compared with prefixes, as suggestions are shown while a name is
 * being typed.
 */
function errorsIn(typed: string, name: string): number {
  const width = Math.min(name.length, typed.length + 2)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= width; column++) {
      const isSame = typed[row - 1] === name[column - 1]
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1]
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return Math.min(...last)
}

/**
 * Rank of a name, best first: 0 equal, 1 prefix, 2 substring, 3 and more with errors. Null if the
 * name does not match.
 */
function fitOf(typed: string, name: string): number | null {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (typed.length > 2 && name.includes(typed)) return 2
  const errors = errorsIn(typed, name)
  return errors > 0 && errors <= borneErrors(typed.length) ? 2 + errors : null
}

/**
 * Towns whose names match a typed text, best first, at most `most`. Among equally good matches, the
 * shorter name comes first, as it is closer to the text.
 */
export function findTowns<Town extends { name: string }>(towns: readonly Town[], text: string, most: number): Town[] {
  const typed = townKey(text)
  if (typed === '') return []
  return towns
    .flatMap((town) => {
      const fit = fitOf(typed, townKey(town.name))
      return fit === null ? [] : [{ town, fit }]
    })
    .sort((a, b) => a.fit - b.fit || a.town.name.length - b.town.name.length || a.town.name.localeCompare(b.town.name))
    .slice(0, most)
    .map(({ town }) => town)
}
