// Makes functions/stores/account/data/common-passwords.json: the 3,000 most common passwords of at
// least 8 characters (ASVS 6.2.4), and common passwords in the site's languages, from
// local-passwords.json. Run by hand after an update of @zxcvbn-ts/language-common, whose list is
// ordered by frequency:
//
//   node infra/build/passwords.ts
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { dictionary } from '@zxcvbn-ts/language-common'
import local from './local-passwords.json' with { type: 'json' }

/** Minimum length; shorter passwords are refused for their length. */
const shortest = 8
const mostCommon = 3000

const common = (dictionary['passwords-common'] as string[]).filter(({ length }) => length >= shortest)
const list = new Set([...common.slice(0, mostCommon), ...local].map((password) => password.toLowerCase()))
const file = new URL('../../functions/stores/account/data/common-passwords.json', import.meta.url)
/** Maximum length of a shared prefix, because the packed form has one digit for it. */
const longestShared = 9

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < longestShared && one[length] !== undefined && one[length] === other[length]) length += 1
  return length
}

// The list is packed into one text, because every function that takes a password includes it. The
// passwords are in alphabetical order; each is written as the number of characters that it shares
// with the previous password, followed by its other characters.
const sorted = [...list].sort()
const packed = sorted.map((password, at) => {
  const shared = sharedLength(password, sorted[at - 1] ?? '')
  return shared + password.slice(shared)
})
writeFileSync(file, `${JSON.stringify({ brotli: brotliCompressSync(packed.join(' ')).toString('base64') })}\n`)
console.log(`${list.size} passwords`)
