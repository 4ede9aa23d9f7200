import { describe, expect, test } from 'vitest'
import { randomOf } from '#infra/local/seed/random.ts'
import { PaymentReference, referenceSymbols } from '#shared/model/ids.ts'
import { newReference, readReference } from '#shared/rules/reference.ts'

const random = randomOf('references')
const references = Array.from({ length: 300 }, () => newReference((below) => random.int(0, below - 1)))
const spelled = (symbols: readonly string[]) => readReference(symbols.join(''))
const symbolsOf = (reference: string) => [...reference.replace('-', '')]

describe('PROF-28 a reference', () => {
  test('has eight symbols in two groups, none of which is mistaken for another', () => {
    for (const reference of references) {
      expect(reference).toMatch(/^[^-]{4}-[^-]{4}$/)
      expect(PaymentReference.parse(reference)).toBe(reference)
    }
    expect(new Set(references.flatMap(symbolsOf))).toEqual(new Set(referenceSymbols))
    for (const alike of ['0OQD', '1IL', '2Z', '5S', '6G', '8B', 'UV'])
      expect([...alike].filter((symbol) => referenceSymbols.includes(symbol)).length, alike).toBeLessThan(2)
  })

  test('is read as a person writes it', () => {
    for (const reference of references) {
      const symbols = symbolsOf(reference).join('')
      for (const text of [reference, symbols, reference.toLowerCase(), ` ${symbols.slice(0, 4)} ${symbols.slice(4)} `])
        expect(readReference(text)).toBe(reference)
    }
  })

  test('is none with one wrong symbol, whichever and wherever', () => {
    for (const symbols of references.slice(0, 30).map(symbolsOf))
      for (const at of symbols.keys())
        for (const wrong of referenceSymbols)
          if (wrong !== symbols[at]) expect(spelled(symbols.with(at, wrong))).toBeNull()
  })

  test('is none with two symbols exchanged, wherever they are', () => {
    for (const symbols of references.map(symbolsOf))
      for (const [at, one] of symbols.entries())
        for (const [other, two] of symbols.entries())
          if (one !== two) expect(spelled(symbols.with(at, two).with(other, one))).toBeNull()
  })

  test('is none with a symbol too many or too few, or one that it does not use', () => {
    const [reference] = references as [string]
    for (const text of [
      '',
      reference.slice(1),
      `${reference}3`,
      reference.replace(reference[0]!, 'O'),
      'NL-7F3K9-QD2XM',
    ])
      expect(readReference(text), text).toBeNull()
  })
})
