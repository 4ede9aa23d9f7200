import { describe, expect, test } from 'vitest'
import { findTowns } from '#functions/profile/town-search.ts'
import { isTown, townsOf } from '#functions/stores/profile/towns.ts'

const found = (country: 'NL' | 'DE' | 'PL' | 'FR' | 'US', text: string) =>
  findTowns(townsOf(country), text, 8).map(({ name }) => name)

describe('PROF-27 suggested towns', () => {
  test.each([
    ['NL', 'Rotterdam', 'Rotterdam'],
    ['NL', 'Rotterdm', 'Rotterdam'],
    ['NL', 'rotetrdam', 'Rotterdam'],
    ['NL', 'Utrehct', 'Utrecht'],
    ['NL', 'amstredam', 'Amsterdam'],
    ['NL', 'hertogenbosch', "'s-Hertogenbosch"],
    ['NL', 'den haa', 'Den Haag'],
    ['NL', 'zei', 'Zeist'],
    ['DE', 'Munchen', 'München'],
    ['DE', 'Nuernberg', 'Nürnberg'],
    ['PL', 'lodz', 'Łódź'],
    ['FR', 'saint etienne', 'Saint-Étienne'],
  ] as const)('begin in %s, for the text "%s", with %s', (country, text, first) => {
    expect(found(country, text)[0]).toBe(first)
  })

  test('are none for input that resembles no town', () => {
    expect(found('NL', 'qqqqqqq')).toEqual([])
    expect(found('NL', '-')).toEqual([])
  })

  test('are at most eight, and of the country only', () => {
    expect(found('US', 'san')).toHaveLength(8)
    expect(townsOf('NL').every(({ region }) => region.startsWith('NL-'))).toBe(true)
  })

  test('a town is valid only by its own name in its own country', () => {
    expect(isTown('NL', 'Rotterdam')).toBe(true)
    expect(isTown('NL', 'Rotterdm')).toBe(false)
    expect(isTown('BE', 'Rotterdam')).toBe(false)
    expect(isTown('XX', 'Rotterdam')).toBe(false)
  })
})
