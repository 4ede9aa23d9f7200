import { describe, expect, test } from 'vitest'
import { type DatePart, type TypedDate, typeDate } from '#frontend/ui/date-parts.ts'

const order = ['day', 'month', 'year'] as const
const empty: TypedDate = { day: '', month: '', year: '' }
const written = ({ day, month, year }: TypedDate): string => `${day}|${month}|${year}`

/** Types key by key as in a browser, each at the end of the focused field. */
function type(text: string): string {
  let now: { typed: TypedDate; at: DatePart } = { typed: empty, at: 'day' }
  for (const char of text) {
    // Appends: the browser selects the next field's content only if the key press did not change
    // it.
    now = typeDate(now.typed, order, now.at, now.typed[now.at] + char)
  }
  return written(now.typed)
}

describe('UI-17 a date typed key by key, or pasted, keeps every digit', () => {
  test.each([
    ['31021990', '31|02|1990'],
    ['31-02-1990', '31|02|1990'],
    ['31/02/1990', '31|02|1990'],
    ['31. 02. 1990', '31|02|1990'],
    ['03041990', '03|04|1990'],
    ['3-4-1990', '3|4|1990'],
    ['3 4 1990', '3|4|1990'],
    ['441990', '4|4|1990'],
    // There is no day 32 and no month 19.
    ['321990', '3|2|1990'],
    ['1121990', '11|2|1990'],
    ['319199', '31|9|199'],
    ['3102199099', '31|02|1990'],
    ['', '||'],
    ['x', '||'],
  ])('%s becomes %s', (text, expected) => {
    expect(type(text)).toBe(expected)
    expect(written(typeDate(empty, order, 'day', text).typed)).toBe(expected)
  })

  test('a pasted date may begin with the year', () => {
    expect(typeDate(empty, order, 'day', '1990-02-31')).toEqual({
      typed: { year: '1990', month: '02', day: '31' },
      at: 'year',
    })
    expect(written(typeDate(empty, order, 'month', ' 1990/2/3 ').typed)).toBe('3|2|1990')
  })

  test('parts are in the order of the language', () => {
    const monthFirst = ['month', 'day', 'year'] as const
    expect(written(typeDate(empty, monthFirst, 'month', '02311990').typed)).toBe('31|02|1990')
  })

  test('correcting one part leaves the others unchanged', () => {
    const typed = { day: '30', month: '02', year: '1990' }
    expect(typeDate(typed, order, 'month', '3')).toEqual({ typed: { ...typed, month: '3' }, at: 'year' })
    expect(typeDate(typed, order, 'day', '3')).toEqual({ typed: { ...typed, day: '3' }, at: 'day' })
  })
})

test('UI-17 a separator ends a part that could take another digit, and is skipped after a complete part', () => {
  expect(typeDate(empty, order, 'day', '1-2-1990').typed).toEqual({ day: '1', month: '2', year: '1990' })
  expect(typeDate(empty, order, 'day', '0').at).toBe('day')
  expect(typeDate(empty, order, 'day', '01').at).toBe('month')
})
