import { expect, test } from 'vitest'
import { csvOf } from '#shared/rules/csv.ts'

test('FIN-05 an export is a CSV file by RFC 4180, with a byte order mark for Excel', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['Kim, "Bo"', 1.5],
      ['twee\r\nregels', null],
    ]),
  ).toBe('\uFEFFa,b\r\n"Kim, ""Bo""",1.5\r\n"twee\r\nregels",\r\n')
})

test.each(['=1+1', '+31', '-1+1', '@SUM(A1)', '\tx', '\r=1'])(
  'FIN-05 the text %j is no formula in a spreadsheet',
  (text) => {
    expect(
      csvOf([[text]])
        .replace('\uFEFF', '')
        .replace('"', '')
        .startsWith("'"),
    ).toBe(true)
  },
)

test('FIN-05 a negative number stays a number', () => expect(csvOf([[-21]])).toBe('\uFEFF-21\r\n'))
