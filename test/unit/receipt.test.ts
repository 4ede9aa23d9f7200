import { describe, expect, test } from 'vitest'
import { readReceipt, receiptOf } from '#shared/model/complaint.ts'
import { newReference, readReference } from '#shared/rules/reference.ts'

const id = '01KAFM9F6H2JM5PR8TWY0B1E7K'

describe('MOD-03 a receipt number', () => {
  test('is read as a person writes it', () => {
    expect(receiptOf(id)).toBe('WY0B-1E7K')
    for (const text of ['WY0B-1E7K', 'wy0b1e7k', ' wy0b 1e7k ', 'w y 0 b - 1 e 7 k', 'WYOB-IE7K', 'wyob-le7k'])
      expect(readReceipt(text), text).toBe('WY0B-1E7K')
  })

  test('is none with a symbol too many or too few, or one that no id has', () => {
    for (const text of ['', '-', 'WY0B-1E7', 'WY0B-1E7KK', 'WYUB-1E7K', 'WY0B_1E7K', 'ÀY0B-1E7K', id])
      expect(readReceipt(text), text).toBeNull()
  })

  test('has all symbols of a decision number, so a search by either needs one check only', () => {
    for (let start = 0; start < 23; start++) {
      const reference = newReference((below) => start % below)
      expect(readReference(reference)).toBe(reference)
      expect(readReceipt(reference)).toBe(reference)
    }
  })
})
