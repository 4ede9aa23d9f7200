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
