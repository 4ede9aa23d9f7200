/** Length of an IBAN, keyed by country: the countries of SEPA, Turkey and Ukraine. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TR: 26,
  UA: 29,
  VA: 22,
}

/** Countries with an IBAN whose banks accept no SEPA direct debits. */
const outsideSepa = ['TR', 'UA']

export const ibanCountries: readonly string[] = Object.keys(lengths)

/** IBAN as typed, in its electronic form: in capitals, without spaces. */
export const plainIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/**
 * Whether the check digits are valid (ISO 7064, MOD 97-10): the first four characters are moved to
 * the end, and letters count from 10.
 */
const isChecked = (text: string): boolean => {
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

const countryOf = (iban: string): string => iban.slice(0, 2)

/** Whether a plain IBAN has the length of its country and valid check digits. */
const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) && iban.length === lengths[countryOf(iban)] && isChecked(iban)

/** Whether a plain IBAN is valid and its country's banks accept direct debits (TRAP-64). */
export const isSepaIban = (iban: string): boolean => isIban(iban) && !outsideSepa.includes(countryOf(iban))

/** Whether a text of plain letters and digits begins with an IBAN. */
export const startsWithIban = (text: string): boolean => isIban(text.slice(0, lengths[countryOf(text)]))

/**
 * Whether a SEPA creditor identifier has valid check digits, which do not cover its business code
 * in positions five to seven.
 */
export const isCreditorId = (id: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{3}[A-Z\d]{1,28}$/.test(id) && isChecked(id.slice(0, 4) + id.slice(7))
