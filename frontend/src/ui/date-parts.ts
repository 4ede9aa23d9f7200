export type DatePart = 'day' | 'month' | 'year'
export type TypedDate = Readonly<Record<DatePart, string>>

const lengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 }
const greatest: Readonly<Record<DatePart, number>> = { day: 31, month: 12, year: 9999 }

const yearLast = /^\s*(\d{1,2}\D+\d{1,2}\D+\d{4}|\d{8})\s*$/
const yearFirst = /^\s*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\s*$/

/** Whether a pasted text is a whole date, which then fills all parts. */
export const isWholeDate = (text: string): boolean => yearFirst.test(text) || yearLast.test(text)

/**
 * Whether the part accepts no further digit: it has its full length, or one more digit would exceed
 * its maximum. The day `4` is full, because no day begins with 4.
 */
const isFull = (part: DatePart, digits: string): boolean =>
  digits.length === lengths[part] || Number(digits) * 10 > greatest[part]

/**
 * State of a date field after `text` was typed into `part`. Digits that do not fit move to the next
 * part, so that none is lost (UI-17), and a separator ends a part. The result's `at` is the part to
 * focus. `order`: parts in the order of the language.
 */
export function typeDate(
  typed: TypedDate,
  order: readonly DatePart[],
  part: DatePart,
  text: string,
): { typed: TypedDate; at: DatePart } {
  const [, year, month, day] = yearFirst.exec(text) ?? []
  if (year && month && day) return { typed: { year, month, day }, at: order.at(-1) ?? part }
  const next = { ...typed, [part]: '' }
  let index = order.indexOf(part)
  const at = (): DatePart => order[index] ?? part
  const moveOn = (): boolean => {
    if (index >= order.length - 1) return false
    index += 1
    return true
  }
  let isStarted = true
  for (const char of text) {
    if (!/\d/.test(char)) {
      // a separator after a full part, or at the start, has no effect
      if (isStarted && next[at()] !== '' && moveOn()) isStarted = false
      continue
    }
    const digits = isStarted ? next[at()] + char : char
    const fits = digits.length <= lengths[at()] && Number(digits) <= greatest[at()]
    if (fits) next[at()] = digits
    else if (moveOn()) next[at()] = char
    else break
    isStarted = true
    if (isFull(at(), next[at()]) && moveOn()) isStarted = false
  }
  return { typed: next, at: at() }
}
