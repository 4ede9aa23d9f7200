import { MemberId, referenceSymbols as symbols } from '../model/ids.ts'

/** Number of random symbols, without the check symbol: 3.4 billion references. */
const drawn = 7

/**
 * Sum of the symbols' values, each multiplied by its position, modulo the number of different
 * symbols. Because that number is a prime, one wrong symbol or two exchanged symbols change the
 * sum.
 */
const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * (at + 1), 0) % symbols.length

const written = (values: readonly number[]): string => {
  const text = values.map((value) => symbols[value]).join('')
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/**
 * New reference, such as `VK7M-3RDN`: seven random symbols and a check symbol. `random` returns a
 * whole number from 0 to below its argument.
 */
export function newReference(random: (below: number) => number): string {
  const values = Array.from({ length: drawn }, () => random(symbols.length))
  return written([...values, sumOf(values)])
}

/**
 * Reference in its standard form, from a typed text in upper or lower case, with spaces or without
 * the hyphen. Null if the text is no valid reference, for example because a symbol is wrong.
 */
export function readReference(text: string): string | null {
  const values = [...text.toUpperCase().replaceAll(/[\s-]/g, '')].map((symbol) => symbols.indexOf(symbol))
  const isWhole = values.length === drawn + 1 && !values.includes(-1)
  return isWhole && sumOf(values.slice(0, drawn)) === values[drawn] ? written(values) : null
}

/**
 * Member number or member id from a typed text, in the form that the API accepts; null if the text
 * is neither.
 */
export function readNamedMember(text: string): string | null {
  const id = text.replaceAll(/\s/g, '').toUpperCase()
  return readReference(text) ?? (MemberId.safeParse(id).success ? id : null)
}
