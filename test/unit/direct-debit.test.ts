import { describe, expect, test } from 'vitest'
import type { PaymentStatus } from '#shared/model/money.ts'
import { bankDayAfter } from '#shared/rules/bank-day.ts'
import { isWithinDebitLimits } from '#shared/rules/direct-debit.ts'
import { isCreditorId, isSepaIban, plainIban } from '#shared/rules/iban.ts'
import { phoneNumber } from '#shared/rules/phone.ts'

describe('TRAP-64 an IBAN', () => {
  // Examples from the IBAN registry, one for each country.
  test.each([
    'NL91 ABNA 0417 1643 00',
    'de89 3704 0044 0532 0130 00',
    'AD1200012030200359100100',
    'AL47212110090000000235698741',
    'AT611904300234573201',
    'BE68539007547034',
    'BG80BNBG96611020345678',
    'CH9300762011623852957',
    'CY17002001280000001200527600',
    'CZ6508000000192000145399',
    'DE89370400440532013000',
    'DK5000400440116243',
    'EE382200221020145685',
    'ES9121000418450200051332',
    'FI2112345600000785',
    'FR1420041010050500013M02606',
    'GB29NWBK60161331926819',
    'GI75NWBK000000007099453',
    'GR1601101250000000012300695',
    'HR1210010051863000160',
    'HU42117730161111101800000000',
    'IE29AIBK93115212345678',
    'IS140159260076545510730339',
    'IT60X0542811101000000123456',
    'LI21088100002324013AA',
    'LT121000011101001000',
    'LU280019400644750000',
    'LV80BANK0000435195001',
    'MC5811222000010123456789030',
    'MD24AG000225100013104168',
    'ME25505000012345678951',
    'MK07250120000058984',
    'MT84MALT011000012345MTLCAST001S',
    'NL91ABNA0417164300',
    'NO9386011117947',
    'PL61109010140000071219812874',
    'PT50000201231234567890154',
    'RO49AAAA1B31007593840000',
    'RS35260005601001611379',
    'SE4550000000058398257466',
    'SI56263300012039086',
    'SK3112000000198742637541',
    'SM86U0322509800000000270100',
    'VA59001123000012345678',
  ])('%s is right', (iban) => expect(isSepaIban(plainIban(iban))).toBe(true))

  test.each([
    ['a wrong check digit', 'NL92ABNA0417164300'],
    ['two digits exchanged', 'NL91ABNA0417163400'],
    ['one digit less', 'NL91ABNA041716430'],
    ['the length of another country', 'BE685390075470340'],
    ['a country outside SEPA', 'TR330006100519786457841326'],
    ['an unknown country', 'BR1800360305000010009795493C1'],
    ['a letter for a check digit', 'NLX1ABNA0417164300'],
    ['small letters', 'nl91abna0417164300'],
    ['nothing', ''],
  ])('with %s is wrong', (_, iban) => expect(isSepaIban(iban)).toBe(false))

  test('OPEN-83 the check digits of a creditor id leave out its business code', () => {
    for (const id of ['DE98ZZZ09999999999', 'DE98ABC09999999999']) expect(isCreditorId(id)).toBe(true)
    for (const id of ['DE97ZZZ09999999999', 'DE98ZZZ0999999999', '']) expect(isCreditorId(id)).toBe(false)
  })
})

test.each([
  ['06 1234-5678', '+31612345678'],
  ['0031 612345678', '+31612345678'],
  ['+49 (151) 23456789', '+4915123456789'],
  ['612345678', '+31612345678'],
  ['+31 (0)6 12345678', '+31612345678'],
  ['0031 06 12345678', '+31612345678'],
  ['+31 (0) 06 12345678', '+31612345678'],
  ['+49 (0)151 23456789', '+4915123456789'],
  ['+39 06 12345678', '+390612345678'],
  ['+378 0549 123456', '+3780549123456'],
  ['+1 212 555 0100', null],
  ['+31 6', null],
  ['06 zes', null],
])('PAY-25 %s is the phone number %s', (typed, number) => expect(phoneNumber(typed, '31')).toBe(number))

test.each([
  ['a Monday', '2026-11-23T10:00:00Z', 1, '2026-11-24'],
  ['a Friday', '2026-11-20T10:00:00Z', 1, '2026-11-23'],
  ['a Friday late in the evening, which is Saturday in Amsterdam', '2026-11-20T23:30:00Z', 1, '2026-11-23'],
  ['Christmas Eve, before two holidays and a weekend', '2026-12-24T10:00:00Z', 1, '2026-12-28'],
  ['Maundy Thursday', '2026-04-02T10:00:00Z', 1, '2026-04-07'],
  ['Maundy Thursday of a late Easter', '2038-04-22T10:00:00Z', 1, '2038-04-27'],
  ['the day before Labour Day', '2026-04-30T10:00:00Z', 2, '2026-05-05'],
])('TRAP-64 the bank day after %s', (_, now, days, expected) =>
  expect(bankDayAfter(new Date(now), days, 'Europe/Amsterdam')).toBe(expected),
)

/** Published dates of Easter Sunday, including the two exceptions of Gauss's algorithm. */
const easters = [
  ...['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2031-04-13', '2032-03-28'],
  ...['2033-04-17', '2034-04-09', '2035-03-25', '2036-04-13', '2037-04-05', '2038-04-25', '2039-04-10'],
  ...['2040-04-01', '2041-04-21', '2042-04-06', '2043-03-29', '2044-04-17', '2045-04-09', '2046-03-25'],
  ...['2047-04-14', '2048-04-05', '2049-04-18', '2050-04-10', '2076-04-19'],
]

test.each(easters)('TRAP-64 banks are closed from Good Friday until the Monday after Easter of %s', (sunday) => {
  const days = (number: number) => new Date(Date.parse(`${sunday}T10:00:00Z`) + number * 86_400_000)
  const tuesday = days(2).toISOString().slice(0, 10)
  expect(bankDayAfter(days(-3), 1, 'Europe/Amsterdam')).toBe(tuesday)
})

describe('OPEN-53 the limits', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const debit = (priceCents: number, status: PaymentStatus, daysAgo: number) => ({
    priceCents,
    status,
    createdAt: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
  })
  const limits = { openCents: 10_000, monthCents: 20_000, days: 30 }
  test.each([
    ['nothing before', 10_000, [], true],
    ['more than may be open', 10_001, [], false],
    ['an open one, up to the cent', 4_000, [debit(6_000, 'pending', 1)], true],
    ['an open one, a cent above', 4_001, [debit(6_000, 'loading', 1)], false],
    ['collected ones', 10_000, [debit(10_000, 'completed', 1)], true],
    ['collected ones, a cent above', 9_999, [debit(10_000, 'completed', 1), debit(2, 'completed', 2)], false],
    ['collected ones of 30 days ago', 10_000, [debit(20_000, 'completed', 30)], true],
    ['collected ones of just less', 10_000, [debit(20_000, 'completed', 29.99)], false],
    ['failed ones', 10_000, [debit(20_000, 'failed', 1)], true],
    ['refunded and returned ones', 10_000, [debit(10_000, 'refunded', 1), debit(1, 'charged_back', 1)], false],
  ])('PAY-28 %s', (_, cents, debits, isWithin) =>
    expect(isWithinDebitLimits(cents, debits, limits, now)).toBe(isWithin),
  )

  test('OPEN-53 the days over which orders are added up are those of the country', () => {
    const isWithin = (days: number) =>
      isWithinDebitLimits(1, [debit(20_000, 'completed', 10)], { ...limits, days }, now)
    expect([9, 10, 11].map(isWithin)).toEqual([true, true, false])
  })
})
