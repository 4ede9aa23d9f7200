import { expect, test } from 'vitest'
import { withLatinSigns, withPlainWords } from '#shared/rules/disguise.ts'

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

test.each([
  ['٠١٩', '019', 'Arabic'],
  ['０６９', '069', 'full width'],
  ['𝟎𝟗𝟘𝟙𝟿', '09019', 'bold and double-struck'],
  ['𑛚𑛣', '09', 'a set of Myanmar digits right after another set'],
  ['❶сα', '1ca', 'in circles, Cyrillic and Greek'],
])('MOD-12 "%s" is read as "%s": %s', (written, read) => {
  expect(withLatinSigns(written)).toBe(read)
})
