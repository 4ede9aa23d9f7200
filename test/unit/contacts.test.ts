import { expect, test } from 'vitest'
import { contactsIn, plainText } from '#shared/rules/contacts.ts'

test.each([
  ['a long name with an ending that is also a word', 'kijk op zeilboot.net vandaag', true],
  ['a shorter one amid a sentence', 'kijk op zeilbot.net vandaag', false],
  ['a name of four letters', 'kijk op zeil.net vandaag', false],
  ['a shorter one with a digit', 'kijk op zei1.net vandaag', true],
  ['a short one at the end', 'kijk op zei.net', true],
  ['a shorter one at the end', 'kijk op ze.net', false],
  ['a long word without a space after the dot', 'dat was gisteravond.morgen meer', false],
])('MOD-12 in "%s" (%s) a link is found: %s', (_, text, isFound) => {
  expect(contactsIn(plainText(text)).has('link')).toBe(isFound)
})

test.each([
  ['an international number of 8 digits', '+31612345', true],
  ['an international number of 7 digits', '+3161234', false],
  ['an international number of 15 digits', '+316123456789012', true],
  ['an international number of 16 digits', '+3161234567890123', false],
  ['00 before 8 digits', '0031612345', true],
  ['00 before 15 digits', '00316123456789012', true],
  ['00 before 16 digits', '003161234567890123', false],
  ['a national number of 9 digits', '061234567', true],
  ['a national number of 8 digits', '06123456', false],
  ['a national number of 12 digits', '061234567890', true],
  ['a national number of 13 digits', '0612345678901', false],
  ['9 digits in groups of 3 without a leading zero', '612 345 678', true],
  ['8 digits', '6123 4567', false],
  ['11 digits', '612 345 67890', true],
  ['12 digits', '612 345 678901', false],
  ['a group of 2', '61 2345 6789', false],
  ['a 1 as the first group', '1 415 555 2671', true],
  ['another single digit as the first group', '2 415 555 2671', false],
  ['a 1 as a later group', '415 1 555 2671', false],
  ['hundreds', '100 200 300', false],
  ['not only hundreds', '100 200 345', true],
  ['digits in order', '123456789', false],
])('MOD-12 whether %s is a phone number: %s, %s', (_, text, isFound) => {
  expect(contactsIn(plainText(`tot dan ${text}`)).has('phone')).toBe(isFound)
})
