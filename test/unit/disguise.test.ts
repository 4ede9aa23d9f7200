import { expect, test } from 'vitest'
import { withPlainWords } from '#shared/rules/disguise.ts'

test.each([
  ['v0gel', 'vogel'],
  ['h1er', 'hier'],
  ['g3ld', 'geld'],
  ['b4nk', 'bank'],
  ['5tuur', 'stuur'],
  ['be7aal', 'betaal'],
  ['p@ypal', 'paypal'],
  ['ca$h', 'cash'],
  ['vr00m', 'vroom'],
  ['gel7', 'gelt'],
  ['5oo euro', '500 euro'],
  ['l e n e n', 'lenen'],
  ['g.e.l.d', 'geld'],
])('MOD-12 "%s" is read as "%s"', (written, read) => {
  expect(withPlainWords(written)).toBe(read)
})

test.each(['4 jaar', '10 euro', 'de 7b', 'a b'])('MOD-12 "%s" is read as written', (written) => {
  expect(withPlainWords(written)).toBe(written)
})
